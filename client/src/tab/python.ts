// The types of `ekiben/tab.py`, which the page is built with as JavaScript. Everything that goes in or comes out
// is plain data; `python-module.ts` sees to that.

import type {
  GameList,
  KeptTable,
  MoveList,
  MoveMessage,
  NewRecord,
  NewTable,
  PastSnapshot,
  Problem,
  SeatSnapshot,
  TableInfo,
  TableSnapshot,
  UndoMessage,
  Why,
} from "../lib/messages";

/** Rows as `ekiben/tables/rows.py` declares them; the page looks into these fields only. */
export interface TableRow {
  id: string;
  game: string;
  changed: number;
  follower: string | null;
}

export interface SeatRow {
  number: number;
  kind: string;
  bot: string | null;
}

export interface EntryRow {
  number: number;
}

export interface StoredTable {
  table: TableRow;
  seats: SeatRow[];
  entries: EntryRow[];
  components_text: string | null;
}

/** What is to be stored; `plan` is the planned change itself, to be accepted afterwards. */
export interface Plan {
  table: TableRow;
  seats?: SeatRow[];
  entries?: EntryRow[];
  plan: unknown;
}

/** A bot's turn: `sample` is a position that its seat can't tell from the true one, `box` the printed values. */
export interface BotTurn {
  game: string;
  seat: number;
  bot: string;
  number: number;
  sample: Uint8Array<ArrayBuffer>;
  box: Uint8Array<ArrayBuffer>;
  secrets: boolean;
  turn: unknown;
}

/** `TabTable`. What is refused is thrown, for `Python.refusal`. */
export interface PythonTable {
  /** The number of the last entry. */
  number(): number;
  moveCount(): number;
  info(): TableInfo;
  tableSnapshot(): TableSnapshot;
  snapshots(since: number): SeatSnapshot[];
  printed(): Record<string, unknown>;
  componentsText(): string;
  why(seat: number, move: string | null, on: string | null): Why;
  moves(seat: number | null): MoveList;
  past(number: number, seat: number | null): PastSnapshot;
  record(): string;
  kept(): KeptTable;
  /** Null if this request was answered before. */
  planMove(message: MoveMessage | UndoMessage, now: number): Plan | null;
  planBotMove(turn: BotTurn, move: number, request: string, now: number): Plan;
  planSeats(kind: "sit" | "leave" | "replace", data: unknown, now: number): Plan;
  planClose(to: string, now: number): Plan;
  planRematch(now: number): { stored: StoredTable; plan: Plan };
  accept(plan: Plan): void;
  catchUp(stored: StoredTable, entries: EntryRow[]): void;
  botTurn(): BotTurn | null;
  randomMove(): number;
}

export interface Python {
  /** From now on refusals are in this one. */
  useLanguage(language: string): Promise<void>;
  /** Load games before anything else is asked about them; all of them, if none is named. */
  loadGames(...names: string[]): Promise<void>;
  games(): GameList;
  newTable(spec: NewTable, now: number): StoredTable;
  imported(record: NewRecord, now: number): StoredTable;
  /** Tables as one file. */
  tablesFile(tables: PythonTable[]): string;
  /** The tables of a file, by its content; throws if something is wrong with one of them. */
  brought(data: unknown, now: number): StoredTable[];
  /** Such a table, to be stored beside the one that is here with the same id; null if there is nothing new in it. */
  beside(stored: StoredTable, here: StoredTable | undefined): StoredTable | null;
  listed(table: TableRow, seats: SeatRow[]): TableInfo;
  open(stored: StoredTable): PythonTable;
  /** The error for a table that this browser doesn't have. */
  noTable(): unknown;
  /** The message for an error; undefined if it is none of Ekiben's. */
  refusal(error: unknown, request: string | null): Problem | undefined;
}
