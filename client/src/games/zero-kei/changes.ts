// What is different between two views of a game: the things to mark, by name, and by how much an amount has changed.

import type { Player, ZeroKeiView } from "./types";

export type Marked = Map<string, number>;

/** Everything that came, went or moved; in no case what has only become possible. */
export function changes(before: ZeroKeiView, after: ZeroKeiView): Marked {
  const found: Marked = new Map();
  const mark = (kind: string, things: (string | number)[]): void => {
    for (const thing of things) found.set(`${kind}:${thing}`, 0);
  };
  const places = <T>(all: T[], isNew: (each: T, place: number) => boolean): number[] =>
    all.flatMap((each, place) => (isNew(each, place) ? [place + 1] : []));

  mark("city", [...added(before.prepared, after.prepared), ...added(before.tracks, after.tracks)]);
  mark("city", added(Object.keys(before.stations), Object.keys(after.stations)));
  mark("counter", differing(before.counters, after.counters));
  mark("venue", added(before.closed, after.closed));
  mark(
    "tile",
    places(after.tile, (seat, place) => seat !== null && before.tile[place] !== seat),
  );
  const free = before.row.flatMap((place) => (place && !place.chosen ? [place.carriage] : []));
  const taken = after.row.flatMap((place) => (place?.chosen ? [place.carriage] : []));
  mark(
    "carriage",
    taken.filter((id) => free.includes(id)),
  );
  if (after.year !== before.year) mark("year", [after.year]);
  mark("hideo", differing(before.hideo ?? {}, after.hideo ?? {}));
  for (const seat of after.seats) {
    const [had, has] = [before[seat], after[seat]];
    if (!had || !has) continue;
    if (had.engine !== has.engine) mark("engine", [seat]);
    mark("carriage", carriages(had, has));
    mark(
      "venue",
      places(has.cauldrons, (count, place) => count > (had.cauldrons[place] ?? 0)),
    );
    for (const [kind, field] of AMOUNTS)
      if (has[field] !== had[field]) found.set(`${kind}:${seat}`, has[field] - had[field]);
  }
  return found;
}

const AMOUNTS = [
  ["yen", "yen"],
  ["points", "points"],
  ["tokens", "track_tokens"],
] as const;

const added = <T>(before: T[], after: T[]): T[] => after.filter((each) => !before.includes(each));

function differing(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

/** The carriages that joined a train, were covered, got a token or have moved. */
function carriages(had: Player, has: Player): string[] {
  const joined = added(had.train, has.train);
  const stayed = has.train.filter((id) => !joined.includes(id));
  const moved =
    stayed.length === had.train.length ? stayed.filter((id, place) => had.train[place] !== id) : [];
  const extended = Object.keys(has.tokens).filter((id) => has.tokens[id]?.length !== had.tokens[id]?.length);
  return [...joined, ...moved, ...extended, ...added(had.covered, has.covered)];
}
