// What differs between two views of a game: the things to mark, by name, and by how much an amount has changed.

import type { ZeroKeiPlayer, ZeroKeiView } from "./types";

const AMOUNTS = { yen: "yen", points: "points", tokens: "track_tokens" } as const;

/** Everything that came, went or moved; not what has only become possible. */
export function changes(before: ZeroKeiView, after: ZeroKeiView): Map<string, number> {
  const found = new Map<string, number>();
  const mark = (kind: string, things: (string | number)[]): void => {
    for (const thing of things) found.set(`${kind}:${thing}`, 0);
  };
  mark("city", added(before.prepared, after.prepared));
  mark("city", added(before.tracks, after.tracks));
  mark("city", added(Object.keys(before.stations), Object.keys(after.stations)));
  mark("counter", differing(before.counters, after.counters));
  mark("venue", added(before.closed, after.closed));
  for (const [place, seat] of after.tile.entries())
    if (seat && seat !== before.tile[place]) mark("tile", [place + 1]);
  const free = before.row.map((place) => (place?.chosen ? null : place?.carriage));
  for (const place of after.row)
    if (place?.chosen && free.includes(place.carriage)) mark("carriage", [place.carriage]);
  if (after.year !== before.year) mark("year", [after.year]);
  mark("hideo", differing(before.hideo ?? {}, after.hideo ?? {}));
  for (const seat of after.seats) {
    const [had, has] = [before[seat], after[seat]];
    if (!had || !has) continue;
    if (had.engine !== has.engine) mark("engine", [seat]);
    mark("carriage", carriages(had, has));
    for (const [place, count] of has.cauldrons.entries())
      if (count > (had.cauldrons[place] ?? 0)) mark("venue", [place + 1]);
    for (const [kind, field] of Object.entries(AMOUNTS))
      if (has[field] !== had[field]) found.set(`${kind}:${seat}`, has[field] - had[field]);
  }
  return found;
}

const added = <T>(before: T[], after: T[]): T[] => after.filter((each) => !before.includes(each));

const differing = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  Object.keys(after).filter((name) => after[name] !== before[name]);

/** The carriages that joined a train, were covered, got a token or have moved. */
function carriages(had: ZeroKeiPlayer, has: ZeroKeiPlayer): string[] {
  const joined = added(had.train, has.train);
  const stayed = has.train.filter((id) => had.train.includes(id));
  const moved = stayed.length < had.train.length ? [] : stayed.filter((id, place) => had.train[place] !== id);
  const extended = Object.keys(has.tokens).filter((id) => has.tokens[id]?.length !== had.tokens[id]?.length);
  return [...joined, ...moved, ...extended, ...added(had.covered, has.covered)];
}
