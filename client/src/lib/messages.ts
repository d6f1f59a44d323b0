// Written by scripts/page_types.py from the types in Python: change those.

/** A seat of a new table: mine, open to others, for a bot of a level, or for the automa of the rules. */
export interface SeatSpec {
  kind: "me" | "open" | "bot" | "automa";
  name?: string;
  bot?: string | null;
}

/** Seconds at the start and for every turn, and the level of the bot that plays on when they are spent. */
export interface ClockSpec {
  bank: number;
  increment?: number;
  bot?: string;
}

/** A table to be made. `away` is what happens to a seat that is left: `wait`, or the level of a bot. */
export interface NewTable {
  game: string;
  seats: SeatSpec[];
  options?: string[];
  clock?: ClockSpec | null;
  away?: string;
  components?: string | null;
}

/** Sit down: at a certain free seat, or at any. */
export interface Sit {
  name: string;
  seat?: number | null;
}

/** A seat of mine: to be left, or to be given a new private link. */
export interface MySeat {
  seat: number;
}

/** The host lets a bot of a level play for a seat, or frees the seat for somebody else (no bot). */
export interface Replace {
  seat: number;
  bot?: string | null;
}

/** The secret of a seat's private link. */
export interface TakeOver {
  secret: string;
}

/** The record of a finished game, and the components file it was played with, if not the game's own. */
export interface NewRecord {
  record: string;
  components?: string | null;
}

/** A move: what it answers, the move as text, and the sender's own name for it. */
export interface MoveMessage {
  type: "move";
  seat: number;
  number: number;
  move: string;
  request: string;
}

/** Take the last move back. */
export interface UndoMessage {
  type: "undo";
  seat: number;
  number: number;
  request: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

export type AnyClientMessage = MoveMessage | UndoMessage | Ping;

/** A seat: its colour, who sits there, whether they are there now, and whether it is yours. */
export interface SeatInfo {
  seat: number;
  colour: string;
  kind: SeatKind;
  name: string;
  bot: string | null;
  here: boolean;
  yours: boolean;
}

export type SeatKind = "guest" | "bot" | "automa" | "free";

/** A table, as everybody sees it. */
export interface TableInfo {
  type: "table";
  id: string;
  game: string;
  players: number;
  options: string[];
  state: TableState;
  decides: number | null; // the seat that is asked while it is running; over a connection, `shown` has it
  secrets: boolean; // whether seats see different things
  host: boolean; // whether you are
  seats: SeatInfo[];
  clock: ClockSpec | null;
  away: string;
  preparing: boolean; // the bots are not ready yet on this machine
  watching: number; // how many look on without a seat
  follower: string | null;
  differs: number | null;
  components: string; // the digest of what is printed on them, as records name it
  own_components: boolean; // whether they are not the game's own, but those of somebody's box
  created: number;
  changed: number;
}

export type TableState = "open" | "running" | "over";

/** What a move did. */
export interface LoggedMove {
  move: number;
  entries: LogEntry[];
}

/** Something that happened: an id of the language files, its typed arguments, and who or what did it. */
export interface LogEntry {
  id: string;
  args: Record<string, unknown>;
  by: string; // the name of a seat, or "event", "round" or "rules" for what no seat did
}

/** What a move did to a seat, or to all (null), in words. */
export interface SeatEffects {
  seat: number | null;
  texts: string[];
}

/** The steps of one action, by the number of the first, and what they did. */
export interface NarratedGroup {
  number: number;
  seat: number;
  move: string;
  facts: SeatEffects[];
  moves: Meaning[];
  deed: string; // how the seat acted; empty where the effects say all
}

/** A move as data, so that nobody has to read its notation. */
export type Meaning = [verb: string, on: string[], args: Record<string, unknown>];

/** What is asked, what has been begun, and what happened after the first `told_from` moves, in words. */
export interface Narration {
  question: string;
  begun: string;
  told_from: number;
  told: NarratedGroup[];
  moves: string[]; // each legal move as a sentence; empty where its text says it best
  parts: string[][]; // of each legal move: how its quote comes about
}

/** All that a seat (null: a spectator) may see. `log` has what follows the first `log_from` moves. */
export interface SeatSnapshot {
  type: "shown";
  seat: number | null;
  number: number;
  decides: number | null;
  over: boolean;
  view: View;
  question: Phrase | null;
  legal: LegalMove[];
  log_from: number;
  log: LoggedMove[];
  scores: Record<string, number | null>[];
  accounts: AccountPart[][]; // by seat: how the scores come about
  ways: Way[];
  undo: string | null; // why you can't; null if you can
  clock: number[] | null; // seconds left, by seat
  words: Narration | null; // for who asked for a language
}

export type View = Record<string, unknown> & EveryView;

/** What the views of all games have. */
export interface EveryView {
  game: string;
  seats: string[]; // by name
  seat: string | null; // who decides; null when the game is over
  decision: string | null; // what is asked
}

/** Something to be said: an id of the language files, and its typed arguments. Never prose. */
export interface Phrase {
  id: string;
  args: Record<string, unknown>;
}

/** A legal move: its text, its number, what it is about, and what it costs and brings by itself. */
export interface LegalMove {
  move: string;
  number: number;
  verb: string;
  on: string[]; // the things to point at, each a kind and which one: "city:7"
  args: Record<string, unknown>;
  quote: Record<string, number> | null; // what it costs (negative) and brings by itself
  parts: Phrase[]; // how that comes about
  total: [number, number] | null; // the seat's own now and after it, as far as it may know
}

/** A part of a seat's score, item by item. */
export interface AccountPart {
  part: string; // one of `Game.score_parts`
  amount: number | null; // null where the viewer may not know it
  items: Item[];
  scored: boolean; // whether the points have been scored already; the others come at the end
}

/** A line of an account: an id of the language files, its typed arguments, and the points. */
export interface Item {
  id: string;
  args: Record<string, unknown>;
  amount: number;
}

/** What a seat still lacks for a goal. */
export interface Way {
  goal: string;
  missing: string[] | null; // the routes to claim, in their order; null if no way is left
  built: string[]; // the seat's own routes on the way
  spaces: number | null;
  cards: Record<string, number>; // what the missing routes cost, by kind
  lacking: Record<string, number>; // those of them that the seat does not hold
  last: string[]; // the routes each of which would reach the goal by itself
}

/** It has happened, and is on disk; `repeated` if it had before. */
export interface Accepted {
  type: "accepted";
  request: string;
  number: number;
  repeated: boolean;
}

/** It has not happened: why, as an id, its arguments, and a sentence in the language of the request. */
export interface Problem {
  type: "refused";
  reason: string;
  message: string;
  arguments: Record<string, unknown>;
  request: string | null;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

export type AnyServerMessage = TableInfo | SeatSnapshot | Accepted | Problem | Pong;

/** A section of a game's rules: its name in links, its level (2, or 3 inside one of 2), what it says. */
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

/** A table, and what each of your seats sees; or what a spectator sees. */
export interface TableSnapshot {
  table: TableInfo;
  shown: SeatSnapshot[];
}

/** The moves of a game that is over: how many, all of them, action by action; what happened, by ids. */
export interface MoveList {
  moves: number;
  told: NarratedGroup[];
  log: LoggedMove[];
}

/** A game that is over, as it was after `number` of its `moves`; `move` is the last of these. */
export interface PastSnapshot {
  number: number;
  moves: number;
  move: NarratedGroup | null;
  shown: SeatSnapshot;
}

/** A table in plain text: the board, what you are asked, the steps begun, what happened lately. */
export interface TextBoard {
  board: string;
  question: string;
  begun: string;
  news: string;
}

/** Why something can't be done now: as an id with its arguments and as a sentence; nothing if it can. */
export interface Why {
  reason: Phrase | null;
  why: string;
}

/** What became of a move, and what is to be seen now. */
export interface Answer {
  accepted: Accepted | null;
  problem: Problem | null;
  shown: SeatSnapshot;
}

/** A table: where the same people play again, or where a record is. */
export interface TableRef {
  table: string;
}

/** The seat that is yours now. */
export interface SeatRef {
  table: string;
  seat: number;
}

/** A seat's secret. It is told once; only a hash is kept. */
export interface SeatSecret {
  table: string;
  seat: number;
  secret: string;
}

/** A link to a table, how far it reaches, and an image of its QR code, as a `data:` address. */
export interface Invitation {
  link: string;
  reach: Reach;
  qr_code: string;
}

export type Reach = "computer" | "network" | "internet";

/** Your tables, the newest first. */
export interface TableList {
  tables: TableInfo[];
}

/** A game of the box: what a table may be made with. */
export interface GameInfo {
  game: string;
  rules: number;
  players: number[];
  options: Record<string, number[]>; // by name: the numbers of players that each is for
  seats: string[];
  automas: Record<string, string[]>; // by the number of players: who sits there besides
  levels: string[];
  tie_breaks: string[]; // parts of the score that are not added to the total
}

/** The games of the box. */
export interface GameList {
  games: GameInfo[];
}
