// The tables of this guest: where it is their turn, and the order in which they are listed.

import type { TableInfo } from "./messages";

/** Whether a seat that this guest plays is to move. */
export function isMyTurn(table: TableInfo): boolean {
  const toMove = table.seats.find(({ seat }) => seat === table.decides);
  return table.state === "running" && table.differs === null && toMove?.kind === "guest" && toMove.yours;
}

const rank = (table: TableInfo): number => (isMyTurn(table) ? 0 : table.state === "over" ? 2 : 1);

/** My turn first, then other unfinished tables, then finished ones; otherwise in the order given. */
export function sortTables(tables: TableInfo[]): TableInfo[] {
  return tables.toSorted((a, b) => rank(a) - rank(b));
}

/** The tables where it is my turn now, and was not before. */
export function newlyMyTurn(before: TableInfo[], now: TableInfo[]): TableInfo[] {
  const known = new Set(before.filter(isMyTurn).map(({ id }) => id));
  return now.filter((table) => isMyTurn(table) && !known.has(table.id));
}
