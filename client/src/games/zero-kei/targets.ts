// Which thing on the board a move is about. A move is only ever read here, never judged.

import type { Legal } from "../../lib/messages";

/** Things that can be pointed at: a kind, a colon, and which one. */
export type Target = `${Kind}:${string}`;
export type Kind =
  | "draft" // an engine on offer
  | "offer" // a carriage of the row or the discard
  | "counter"
  | "tile"
  | "engine"
  | "carriage" // one of a train
  | "tail"
  | "event"
  | "city"
  | "venue"
  | "space" // of the track cost marker
  | "tokens" // the track tokens of a player
  | "place" // of the own train
  | "token" // a city token that nobody uses
  | "seat" // what a player has; no move is about it
  | "track" // a section of the line; the moves are about its city
  | "hideo" // a place of Hideo's board; no move is about it
  | "bar"; // no thing at all: a button

const KINDS: Record<string, Kind> = {
  draft: "draft",
  buy: "offer",
  advance: "counter",
  order: "tile",
  engine: "engine",
  use: "carriage",
  tail: "tail",
  event: "event",
  prepare: "city",
  track: "city",
  station: "city",
  score: "city",
  participate: "venue",
  space: "space",
  from: "tokens",
  move: "carriage",
  on: "carriage",
  to: "place",
  token: "token",
  accept: "bar",
  decline: "bar",
  done: "bar",
};

export interface Move {
  verb: string;
  thing: string;
  colour: string;
}

export function parts(text: string): Move {
  const [verb = "", thing = "", colour = ""] = text.split(" ");
  return { verb, thing, colour };
}

/** Whether a word of the notation begins a move. */
export const isVerb = (word: string): boolean => Object.hasOwn(KINDS, word);

/** The thing a move is about; a move that is not known here gets a button. */
export function targetOf(text: string): Target {
  const { verb, thing } = parts(text);
  const kind = KINDS[verb] ?? "bar";
  return `${kind}:${kind === "bar" ? "" : thing}`;
}

export function byTarget(legal: Legal[]): Map<Target, Legal[]> {
  const found = new Map<Target, Legal[]>();
  for (const move of legal) {
    const target = targetOf(move.move);
    found.set(target, [...(found.get(target) ?? []), move]);
  }
  return found;
}

const MEANT: Partial<Record<Kind, Record<string, string>>> = {
  draft: { engine: "draft" },
  offer: { carriage: "buy", discard: "buy" },
  counter: { counter: "advance" },
  tile: { order: "order" },
  engine: { action: "engine", repeat: "engine" },
  carriage: { action: "use", repeat: "use", move: "move", "token-carriage": "on" },
  tail: { action: "tail", repeat: "tail" },
  event: { action: "event", repeat: "event" },
  city: { score: "score" },
  venue: { work: "participate" },
  space: { space: "space" },
  tokens: { lender: "from" },
  place: { place: "to" },
  token: { token: "token" },
};

/** What somebody might mean who points at a thing that is not legal now, to be told why not. */
export function wishes(
  target: Target,
  decision: string | null,
  { works = [] }: { works?: string[] } = {},
): string[] {
  const [kind, thing] = target.split(":") as [Kind, string];
  // A thing of another train, or an event of another year, is named with whose it is: none of mine.
  if (thing.includes(" ") || (["tail", "event"].includes(kind) && thing)) return [];
  if (kind === "city" && decision === "work")
    return works
      .map((work) => /^(prepare|track|station)/.exec(work)?.[0])
      .flatMap((work) => (work ? [work === "station" ? `station ${thing} gold` : `${work} ${thing}`] : []));
  const verb = MEANT[kind]?.[decision ?? ""];
  return verb ? [`${verb} ${thing}`.trim()] : [];
}
