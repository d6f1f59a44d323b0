// What is different between two views of a game, in one place: what the board marks and moves.

import type { Colour, Player, Seat, ZeroKeiView } from "./types";

export type Change =
  | { kind: "prepared" | "track"; city: number }
  | { kind: "station"; city: number; colour: Colour }
  | { kind: "counter"; colour: Colour; space: number }
  | { kind: "cauldrons"; seat: Seat; venue: number; count: number }
  | { kind: "closed"; venue: number }
  | { kind: "tile"; space: number; seat: Seat }
  | { kind: "chosen"; carriage: string; seat: Seat }
  | { kind: "engine"; seat: Seat }
  | { kind: "joined" | "covered"; seat: Seat; carriage: string }
  | { kind: "moved"; seat: Seat; carriages: string[] }
  | { kind: "token"; seat: Seat; carriage: string; city: number }
  | { kind: "yen" | "points" | "track-tokens"; seat: Seat; amount: number }
  | { kind: "year"; year: number }
  | { kind: "turned-up"; position: string };

const COLOURS: Colour[] = ["gold", "white", "black"];
const added = <T>(before: T[], after: T[]): T[] => after.filter((each) => !before.includes(each));

/** Everything that came, went or moved; in no case what has only become possible. */
export function changes(before: ZeroKeiView, after: ZeroKeiView): Change[] {
  return [...onTheLine(before, after), ...aroundIt(before, after), ...ofPlayers(before, after)];
}

function onTheLine(before: ZeroKeiView, after: ZeroKeiView): Change[] {
  return [
    ...added(before.prepared, after.prepared).map((city): Change => ({ kind: "prepared", city })),
    ...added(before.tracks, after.tracks).map((city): Change => ({ kind: "track", city })),
    ...Object.entries(after.stations)
      .filter(([city]) => !before.stations[city])
      .map(([city, colour]): Change => ({ kind: "station", city: Number(city), colour })),
  ];
}

function aroundIt(before: ZeroKeiView, after: ZeroKeiView): Change[] {
  const found: Change[] = [];
  for (const colour of COLOURS) {
    const space = after.counters[colour];
    if (space !== before.counters[colour]) found.push({ kind: "counter", colour, space });
  }
  for (const venue of added(before.closed, after.closed)) found.push({ kind: "closed", venue });
  after.tile.forEach((seat, place) => {
    if (seat && before.tile[place] !== seat) found.push({ kind: "tile", space: place + 1, seat });
  });
  const bought = new Map(before.row.flatMap((place) => (place ? [[place.carriage, place.chosen]] : [])));
  for (const place of after.row) {
    if (place?.chosen && bought.get(place.carriage) === null)
      found.push({ kind: "chosen", carriage: place.carriage, seat: place.chosen });
  }
  if (after.year !== before.year) found.push({ kind: "year", year: after.year });
  for (const [position, token] of Object.entries(after.hideo ?? {})) {
    if (token !== null && before.hideo?.[position] === null) found.push({ kind: "turned-up", position });
  }
  return found;
}

function ofPlayers(before: ZeroKeiView, after: ZeroKeiView): Change[] {
  return after.seats.flatMap((seat) => {
    const [had, has] = [before[seat], after[seat]];
    return had && has ? ofPlayer(seat, had, has) : [];
  });
}

function ofPlayer(seat: Seat, had: Player, has: Player): Change[] {
  const found: Change[] = [];
  if (had.engine === null && has.engine !== null) found.push({ kind: "engine", seat });
  const joined = added(had.train, has.train);
  for (const carriage of joined) found.push({ kind: "joined", seat, carriage });
  const stayed = has.train.filter((id) => !joined.includes(id));
  const carriages = stayed.filter((id, place) => had.train[place] !== id);
  if (carriages.length && stayed.length === had.train.length) found.push({ kind: "moved", seat, carriages });
  for (const carriage of added(had.covered, has.covered)) found.push({ kind: "covered", seat, carriage });
  for (const [carriage, tokens] of Object.entries(has.tokens)) {
    for (const city of added(had.tokens[carriage] ?? [], tokens))
      found.push({ kind: "token", seat, carriage, city });
  }
  has.cauldrons.forEach((count, place) => {
    const more = count - (had.cauldrons[place] ?? 0);
    if (more > 0) found.push({ kind: "cauldrons", seat, venue: place + 1, count: more });
  });
  const sums: ["yen" | "points" | "track-tokens", number][] = [
    ["yen", has.yen - had.yen],
    ["points", has.points - had.points],
    ["track-tokens", has.track_tokens - had.track_tokens],
  ];
  for (const [kind, amount] of sums) if (amount) found.push({ kind, seat, amount });
  return found;
}

/** The things that a change is about, by name. */
function touched(change: Change): string[] {
  switch (change.kind) {
    case "prepared":
    case "track":
    case "station":
      return [`city:${change.city}`];
    case "counter":
      return [`counter:${change.colour}`];
    case "cauldrons":
    case "closed":
      return [`venue:${change.venue}`];
    case "tile":
      return [`tile:${change.space}`];
    case "chosen":
      return [`offer:${change.carriage}`];
    case "engine":
      return [`engine:${change.seat}`];
    case "joined":
    case "covered":
    case "token":
      return [`carriage:${change.seat} ${change.carriage}`];
    case "moved":
      return change.carriages.map((id) => `carriage:${change.seat} ${id}`);
    case "yen":
    case "points":
      return [`${change.kind}:${change.seat}`];
    case "track-tokens":
      return [`tokens:${change.seat}`];
    case "year":
      return [`year:${change.year}`];
    case "turned-up":
      return [`hideo:${change.position}`];
  }
}

/** The things to mark, by name, and by how much an amount has changed. */
export function marks(found: Change[]): Map<string, number> {
  const named = new Map<string, number>();
  for (const change of found) {
    for (const name of touched(change)) named.set(name, "amount" in change ? change.amount : 0);
  }
  return named;
}
