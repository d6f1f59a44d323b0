// The URL of a replay: the seat whose view is shown, and the number of moves played. /t/NAME/replay?seat=1#37

import { href } from "./route";

export interface ReplayPoint {
  number: number;
  /** Null for a spectator, undefined if the URL does not say. */
  seat: number | null | undefined;
}

const parseNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

export function parseReplayUrl(url: { hash: string; search: string }): ReplayPoint {
  const query = new URLSearchParams(url.search);
  const number = parseNumber(url.hash.slice(1)) ?? parseNumber(query.get("move")) ?? 0;
  return { number, seat: query.get("seat") === "spectator" ? null : parseNumber(query.get("seat")) };
}

export function replayUrl(table: string, number: number, seat: number | null): string {
  return href(`/t/${table}/replay?seat=${seat ?? "spectator"}#${number}`);
}
