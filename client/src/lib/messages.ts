// Written by scripts/page_types.py from the types in Python: change those.

/** A part of a seat's score, item by item. */
export interface AccountPart {
  part: string; // one of `Game.score_parts`
  amount: number | null; // null where the viewer may not know it
  items: Item[];
  scored: boolean; // whether the points are scored already, not only at the end
}

/** A line of an account: an id in the language files, typed arguments, and points. */
export interface Item {
  id: string;
  args: Record<string, unknown>;
  amount: number;
}

/** Something that happened: an id in the language files, typed arguments, and who or what did it. */
export interface LogEntry {
  id: string;
  args: Record<string, unknown>;
  by: string; // the name of a seat, or "event", "round" or "rules" for what no seat did
}

/** A sentence to be made: an id in the language files and typed arguments, no prose. */
export interface Phrase {
  id: string;
  args: Record<string, unknown>;
}

/** How a seat looks everywhere: a colour never stands alone, a sign goes with it. */
export interface SeatLook {
  sign: Sign;
  light: string; // the colour on a light background, as CSS writes it
  dark: string; // and on a dark one
  style: string; // in a terminal, as Rich writes it
  named: boolean; // whether sentences put the sign before the name of the colour
}

export type Sign = "●" | "▲" | "■" | "◆" | "◇" | "★";

export type View = Record<string, unknown> & EveryView;

/** The keys that every view has. */
export interface EveryView {
  game: string;
  seats: string[]; // by name
  seat: string | null; // to move; null when the game is over
  decision: string | null; // which kind of choice the seat has
}

/** What a seat still lacks for a goal. */
export interface Way {
  goal: string;
  missing: string[] | null; // the routes to claim, in order; null if the goal is out of reach
  built: string[]; // the seat's own routes on the way
  spaces: number | null;
  cards: Record<string, number>; // what the missing routes cost, by kind
  lacking: Record<string, number>; // those the seat doesn't hold
  last: string[]; // routes that would each complete the goal alone
  alternatives: string[]; // routes beside a missing one that would do instead
}

/** A legal move: text, number, what it is about, and what it costs and brings. */
export interface LegalMove {
  move: string;
  number: number;
  verb: string;
  on: string[]; // the things it is about, as kind and id: "city:7"
  args: Record<string, unknown>;
  quote: Record<string, number> | null; // what it costs (negative) and brings
  parts: Phrase[]; // how that adds up
  total_change: [number, number] | null; // the seat's own now and after it, as far as it may know
  whole: Whole | null; // the same of its whole group, so far; null if there is no quote
  payments: Payment[]; // the ways to pay for it at once, the cheapest first
}

/** What a move group costs and brings, with one more move. */
export interface Whole {
  quote: Record<string, number> | null;
  total_change: [number, number] | null; // the seat's own before the group and after the move
  effect: Item[]; // how that change adds up
  others: Record<string, number>; // how the totals of other seats change, by name
}

/** A way to pay for a move: the text that makes the move and pays, and all cards laid, by kind. */
export interface Payment {
  move: string;
  cards: Record<string, number>;
}

/** How a game ended. */
export interface Result {
  places: number[]; // the seats, best first
  winners: number[]; // several if they share the win
  tie_broken: boolean; // whether another seat has as many points as the only winner
}

/** A seat of a new table: mine, open to others, a bot's, or the automa's. */
export interface SeatSpec {
  kind: "me" | "open" | "bot" | "automa";
  name?: string;
  bot?: string | null;
}

/** A new table. `away` says what happens when a player leaves: `wait`, or the name of a bot. */
export interface NewTable {
  game: string;
  seats: SeatSpec[];
  options?: string[];
  clock?: ClockSpec | null;
  away?: string;
  components?: string | null;
}

/** Seconds at the start and per turn, and the bot that takes over when they run out. */
export interface ClockSpec {
  bank: number;
  increment?: number;
  bot?: string;
}

/** Take a free seat: a certain one, or any. */
export interface Sit {
  name: string;
  seat?: number | null;
}

/** The host gives a seat to a bot, or frees it (no bot). */
export interface Replace {
  seat: number;
  bot?: string | null;
}

/** A record to import, with its components file if it wasn't played with the game's own. */
export interface NewRecord {
  record: string;
  components?: string | null;
}

/** A table that a browser keeps: its game as a record, over or not, with its components, and its seats. */
export interface KeptTable {
  id: string;
  record: string;
  seats: KeptSeat[];
  components?: string | null;
  away?: string;
  created?: number;
  changed?: number;
}

/** A seat of a table in a browser: of somebody in front of it (`guest`), of a bot or automa, or free. */
export interface KeptSeat {
  kind: SeatKind;
  name?: string;
  bot?: string | null;
}

export type SeatKind = "guest" | "bot" | "automa" | "free";

/** A move as text, with the entry number it answers and a request id, so that a retry counts once. */
export interface MoveMessage {
  type: "move";
  seat: number;
  number: number;
  move: string;
  request: string;
}

/** Undo the last move. */
export interface UndoMessage {
  type: "undo";
  seat: number;
  number: number;
  request: string;
}

/** Answered by `Pong`. */
export interface Ping {
  type: "ping";
}

/** A seat: its colour, its player, whether they are online, and whether it is yours. */
export interface SeatInfo {
  seat: number;
  colour: string;
  kind: SeatKind;
  name: string;
  bot: string | null;
  here: boolean;
  yours: boolean;
  look: SeatLook;
}

/** What everybody may know of a table. */
export interface TableInfo {
  type: "table";
  id: string;
  game: string;
  players: number;
  options: string[];
  state: TableStatus;
  decides: number | null; // the seat to move while the game runs; over a connection, `shown` says it
  secrets: boolean; // whether seats see different things
  host: boolean; // whether you are the host
  seats: SeatInfo[];
  clock: ClockSpec | null;
  away: string;
  preparing: boolean; // the bots are still being compiled on this machine
  watching: number; // the number of spectators
  follower: string | null;
  differs: number | null;
  components: string; // their digest, as in records
  own_components: boolean; // whether they differ from the game's own
  created: number;
  changed: number;
  brought: boolean; // whether the game began in somebody's browser
  moved: string | null; // in a browser: the server's table where the game goes on
  standing: Standing | null; // over a connection, `shown` says it
}

export type TableStatus = "open" | "running" | "over";

/** How a game stands, as far as everybody knows. */
export interface Standing {
  round: number | null; // 0 before the first; null in a game without rounds
  totals: number[]; // by seat; without the parts that are secret
  winners: number[]; // when the game is over
}

/** A move that was made, and what it did, as far as the viewer may know it. */
export interface LoggedMove {
  move: number; // its number, from 1
  entries: LogEntry[];
  seat: number;
  text: string; // as the viewer may know it
  verb: string | null; // null if it is secret what the move was
  on: string[]; // the things it was about, as in a legal move
  args: Record<string, unknown>;
  begins_group: boolean;
  round: number | null; // in which it was made; 0 before the first, null in a game without rounds
}

/** What a move did to a seat, or to all (null), as sentences. */
export interface SeatEffects {
  seat: number | null;
  texts: string[];
  round: number | null; // the round that the sentences announce
}

/** A move group as sentences; `number` is that of its first move. */
export interface NarratedGroup {
  number: number;
  seat: number;
  move: string;
  facts: SeatEffects[];
  deed: string; // what the seat did, as a headline; empty if `facts` say it all
  round: number | null; // in which it began; 0 before the first
}

/** The question, unfinished moves, and what happened after the first `told_from` moves, as sentences. */
export interface Narration {
  question: string;
  begun: string;
  told_from: number;
  told: NarratedGroup[];
  moves: string[]; // each legal move as a sentence; empty if its text is clear enough
  parts: string[][]; // of each legal move: how its quote adds up
}

/** All that a seat (null: a spectator) may see. `log` starts after the first `log_from` moves. */
export interface SeatSnapshot {
  type: "shown";
  seat: number | null;
  number: number;
  decides: number | null;
  over: boolean;
  view: View;
  question: Phrase | null;
  legal: LegalMove[];
  begun: LegalMove[]; // the moves of the group that you have begun and not finished
  log_from: number;
  log: LoggedMove[];
  scores: Record<string, number | null>[];
  accounts: AccountPart[][]; // by seat: the scores item by item
  ways: Way[];
  why_no_undo: string | null; // an id; null if you can undo
  taken_back: TakenBack[]; // what others have seen and is undone
  early: string | null; // what you have answered before your turn; it is made then, and secret until then
  clock: number[] | null; // seconds left, by seat
  words: Narration | null; // if the client asked for a language
  result: Result | null; // when the game is over
}

/** An action that was undone after others had seen it; `after` is the number of moves before it. */
export interface TakenBack {
  after: number;
  seat: number;
  move: string;
}

/** The move is made and durable; `repeated` if an earlier request with this id had made it. */
export interface Accepted {
  type: "accepted";
  request: string;
  number: number;
  repeated: boolean;
}

/** A refusal: why, as an id with arguments, and a sentence in the language of the request. */
export interface Problem {
  type: "refused";
  reason: string;
  message: string;
  arguments: Record<string, unknown>;
  request: string | null;
}

export type AnyServerMessage = TableInfo | SeatSnapshot | Accepted | Problem | Pong;

/** The answer to `Ping`. */
export interface Pong {
  type: "pong";
}

/** A section of a game's written rules; `id` is its anchor, `level` 2 or 3. */
export interface RulesSection {
  id: string;
  level: number;
  title: string;
  html: string;
}

/** The written rules of a game; `html` is the text before the first section. */
export interface RulesPage {
  game: string;
  language: string;
  title: string;
  html: string;
  sections: RulesSection[];
}

/** A table, and what each of your seats, or a spectator, sees. */
export interface TableSnapshot {
  table: TableInfo;
  shown: SeatSnapshot[];
}

/** A finished game: the number of its moves, the groups as sentences, and the log as data. */
export interface MoveList {
  moves: number;
  told: NarratedGroup[];
  log: LoggedMove[];
}

/** A finished game as it was after `number` of its `moves`; `move` is the last of these. */
export interface PastSnapshot {
  number: number;
  moves: number;
  move: NarratedGroup | null;
  shown: SeatSnapshot;
}

/** Why something can't be done now, as an id with arguments and as a sentence; empty if it can. */
export interface Why {
  reason: Phrase | null;
  why: string;
}

/** A table: of a rematch, or of an imported record. */
export interface TableRef {
  table: string;
}

/** A seat that became yours. */
export interface SeatRef {
  table: string;
  seat: number;
}

/** The secret of a seat's private link. Sent once; the server stores only a hash. */
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

/** A game, and what a new table may choose. */
export interface GameInfo {
  game: string;
  rules: number;
  players: number[];
  options: Record<string, number[]>; // name → the numbers of players it is for
  seats: string[];
  automas: Record<string, string[]>; // number of players → the automas that join
  levels: string[];
  bots: BotInfo[]; // the server's custom bots
  tie_breaks: string[]; // parts of the score that don't count towards the total
  own_components: boolean; // whether tables made without a file have other values than the game's own
  looks: SeatLook[]; // of the seats
}

/** A custom bot of the server: what to send to give it a seat, and its name for people. */
export interface BotInfo {
  bot: string;
  name: string;
}

/** All games. */
export interface GameList {
  games: GameInfo[];
}
