// The tables of a guest: which of them wait for them, and which come first in a list.

import type { TableInfo } from "./messages";

/** Whether this guest is asked at a table, and can answer. */
export function isMyTurn(table: TableInfo): boolean {
  const asked = table.seats.find(({ seat }) => seat === table.decides);
  return table.state === "running" && table.differs === null && asked?.kind === "guest" && asked.yours;
}

const rank = (table: TableInfo): number => (isMyTurn(table) ? 0 : table.state === "over" ? 2 : 1);

/** What waits for somebody first, then what can be gone on with, then what is over; else as it came. */
export function ordered(tables: TableInfo[]): TableInfo[] {
  return tables.toSorted((a, b) => rank(a) - rank(b));
}

/** The tables where one's turn has begun since they were looked at before. */
export function begun(before: TableInfo[], now: TableInfo[]): TableInfo[] {
  const known = new Set(before.filter(isMyTurn).map(({ id }) => id));
  return now.filter((table) => isMyTurn(table) && !known.has(table.id));
}
