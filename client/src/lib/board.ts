// What every board gets: the `Board.svelte` in the folder of a game.

import type { Component } from "svelte";
import type { Round } from "./log";
import type {
  AccountPart,
  LegalMove,
  LoggedMove,
  Phrase,
  SeatSnapshot,
  TableInfo,
  View,
  Way,
} from "./messages";

/** A legal move with its words: as a sentence without its price, and how its price comes about. */
export interface Offer extends LegalMove {
  words: string;
  because: string[];
}

export interface BoardProps {
  game: string;
  /** All that this seat may see. */
  view: View;
  /** What is printed on this table's components, as `Game.printed` gives it. */
  printed: Record<string, unknown>;
  /** The moves that may be made now; empty when this seat is not asked. */
  legal: Offer[];
  /** What this seat is asked, with what its answers depend on; null if it is not asked. */
  question: Phrase | null;
  /** How the scores come about, by seat. */
  accounts: AccountPart[][];
  /** The scores, by seat; while the game runs, as if it ended now. */
  scores: SeatSnapshot["scores"];
  /** What this seat still lacks for its goals. */
  ways: Way[];
  /** Through whose eyes; null for a spectator. */
  seat: number | null;
  /** How the seats are called, by seat. */
  names: string[];
  /** Make a move: one of the texts of `legal`, or several steps in one text. */
  play: (move: string) => void;
  /** Why something can't be done: asked of the server, answered in words. */
  why?: (asked: { move: string } | { on: string }) => Promise<string>;
  /** What has happened since the view before this one. */
  log?: LoggedMove[];
  /** Ask in other words than the server's, where the board has several steps answered at once; empty: in its words. */
  ask?: (question: string) => void;
  /** This view does not follow the one before: nothing of it is marked as new, or acted out. */
  leap?: boolean;
}

export type Board = Component<BoardProps>;

/** A table, or one of the past, as its page draws it. */
export interface Seen {
  readonly info: TableInfo | undefined;
  readonly printed: BoardProps["printed"] | undefined;
  readonly shown: SeatSnapshot | undefined;
  readonly decides: number | null;
  readonly names: string[];
  readonly rounds: Round[];
}
