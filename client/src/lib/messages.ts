// What the server sends and is sent: the same names as in ekiben/protocol.py.

export type SeatKind = "guest" | "bot" | "automa" | "free";
export type TableState = "open" | "running" | "over";

export interface SeatInfo {
  seat: number;
  colour: string;
  kind: SeatKind;
  name: string;
  bot: string | null;
  here: boolean;
  yours: boolean;
}

export interface ClockInfo {
  bank: number;
  increment: number;
  bot: string;
}

export interface TableInfo {
  type: "table";
  id: string;
  game: string;
  players: number;
  options: string[];
  state: TableState;
  /** Who is asked; at a table that is open, what is shown says so. */
  decides: number | null;
  secrets: boolean;
  host: boolean;
  seats: SeatInfo[];
  clock: ClockInfo | null;
  away: string;
  preparing: boolean;
  watching: number;
  follower: string | null;
  differs: number | null;
  /** The digest of what is printed on the components. */
  components: string;
  /** Whether they are not the game's own. */
  own_components: boolean;
  created: number;
  changed: number;
}

/** What a seat may see, named piece by piece; each game has its own shape. */
export type View = Record<string, unknown> & {
  seats: string[];
  seat: string | null;
  decision: string | null;
};

type Args = Record<string, unknown>;

/** Something to be said: an id of the language files, and its arguments. */
export interface Phrase {
  id: string;
  args: Args;
}

/** Something that happened; `by` is a seat, or "event", "round" or "rules". */
export interface LogEntry extends Phrase {
  by: string;
}

/** A legal move: what it is about, what it costs (negative) and brings, and what it does to the seat's total. */
export interface Legal {
  move: string;
  number: number;
  verb: string;
  /** The things to point at, each a kind and which one: "city:7". */
  on: string[];
  args: Args;
  quote: Record<string, number> | null;
  /** How that comes about. */
  parts: Phrase[];
  effect: number | null;
}

/** A part of a seat's score, item by item; null where it is secret; `scored` if it has been scored already. */
export interface AccountPart {
  part: string;
  amount: number | null;
  items: (Phrase & { amount: number })[];
  scored: boolean;
}

/** What a seat still lacks for a goal: the routes to claim (null: no way is left), and their cards. */
export interface Way {
  goal: string;
  missing: string[] | null;
  built: string[];
  spaces: number | null;
  cards: Record<string, number>;
  lacking: Record<string, number>;
}

/** What happened in words: the moves of one action, and what they did to whom (null: to all). */
export interface Told {
  number: number;
  seat: number;
  move: string;
  facts: { seat: number | null; texts: string[] }[];
  /** How the seat acted; empty where the facts say all. */
  deed: string;
}

/** What is asked, what has been begun, what happened, and each legal move with how its quote comes about. */
export interface Words {
  question: string;
  begun: string;
  told_from: number;
  told: Told[];
  moves: string[];
  parts: string[][];
}

export interface Shown {
  type: "shown";
  seat: number | null;
  number: number;
  decides: number | null;
  over: boolean;
  view: View;
  question: Phrase | null;
  legal: Legal[];
  log_from: number;
  log: { move: number; entries: LogEntry[] }[];
  scores: Record<string, number | null>[];
  /** By seat: how the scores come about. */
  accounts: AccountPart[][];
  ways: Way[];
  undo: string | null;
  clock: number[] | null;
  words: Words | null;
}

export interface Refused {
  type: "refused";
  reason: string;
  message: string;
  arguments: Record<string, unknown>;
  request: string | null;
}

/** Why something can't be done now: as an id with its arguments and as a sentence; nothing if it can. */
export interface Why {
  reason: { id: string; args: Record<string, unknown> } | null;
  why: string;
}

export interface Accepted {
  type: "accepted";
  request: string;
  number: number;
  repeated: boolean;
}

export type News = TableInfo | Shown | Refused | Accepted | { type: "pong" };

export interface GameInfo {
  game: string;
  rules: number;
  players: number[];
  options: Record<string, number[]>;
  seats: string[];
  automas: Record<string, string[]>;
  levels: string[];
  tie_breaks: string[];
}

export interface RulesSection {
  id: string;
  level: number;
  title: string;
  html: string;
}

/** The rules of a game in words; `html` is what comes before the sections. */
export interface RulesPage {
  game: string;
  language: string;
  title: string;
  html: string;
  sections: RulesSection[];
}

export interface MoveList {
  moves: number;
  told: Told[];
  log: Shown["log"];
}

/** A game that is over, as it was after `number` of its `moves`; `move` is the last of these. */
export interface Past {
  number: number;
  moves: number;
  move: Told | null;
  shown: Shown;
}
