// What every board gets, and what a game's folder exports.

import type { Component } from "svelte";
import type { AccountPart, LegalMove, SeatSnapshot, View, Way } from "./messages";

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
  log?: SeatSnapshot["log"];
  /** Ask in other words than the server's, where the board has several steps answered at once; empty: in its words. */
  ask?: (question: string) => void;
  /** This view does not follow the one before: nothing of it is marked as new, or acted out. */
  leap?: boolean;
}

export type Board = Component<BoardProps>;

/** An action of the past, in the notation of its moves. */
export interface Deed {
  move: string;
  mover: number;
  printed: Record<string, unknown>;
  names: string[];
  /** The seats by their colours, as the notation calls them. */
  seats: string[];
}

/** The moves of an action that is not finished, and the board on which they were made. */
export type Begun = Pick<BoardProps, "view" | "printed" | "names"> & { moves: string };

export interface Game {
  default: Board;
  /** How somebody acted, in other words than the server's; empty where what came of it says all. */
  deed?: (deed: Deed) => string;
  /** What has been begun, in other words than the server's. */
  begun?: (begun: Begun) => string;
}
