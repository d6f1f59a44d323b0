// The interface of boards: what the `Board.svelte` of a game gets.

import type { Component, Snippet } from "svelte";
import type { Round } from "./log";
import type {
  AccountPart,
  LegalMove,
  LoggedMove,
  Phrase,
  Result,
  SeatLook,
  SeatSnapshot,
  TableInfo,
  View,
  Way,
} from "./messages";

/** A legal move with its texts. */
export interface OfferedMove extends LegalMove {
  /** The move as a sentence, without its price. */
  words: string;
  /** How the price adds up, part by part. */
  priceParts: string[];
}

/**
 * What the page puts beside a board, the same for every game. A board hands it on to `board/Areas.svelte`, which gives
 * the areas of a table their places at every size of a window: map, question, offer, mine, goals, others, log.
 */
export interface Frame {
  /** What is asked, and Take back: the band where map and desk meet. Its argument is the board's note below. */
  question?: Snippet<[note: string]> | undefined;
  /** Beside the band, or at the end of a phone's desk: moves that are about no thing of the board, as buttons. */
  moves?: Snippet<[moves: OfferedMove[], move: Snippet<[OfferedMove]> | undefined]> | undefined;
  log?: Snippet | undefined;
  /** What the desk begins with in special times: the invitation before the game, the scores after it. */
  lead?: Snippet | undefined;
  /** Another object whenever something else is asked: then the first lit thing comes into view. */
  asked: unknown;
}

/**
 * The verbs of ways out: of moves that end a turn or a step, or take nothing. Such a move, about no thing of the
 * board, stands last among the buttons; it is filled once nothing else can be done.
 */
const WAYS_OUT = ["done", "decline", "give-up", "pass"];
export const isWayOut = ({ verb, on }: OfferedMove): boolean => !on.length && WAYS_OUT.includes(verb);

export interface BoardProps {
  frame: Frame;
  game: string;
  /** Everything this seat may see. */
  view: View;
  /** The values printed on this table's components, as `Game.printed` gives them. */
  printed: Record<string, unknown>;
  /** The legal moves; empty when it is another seat's turn. */
  legal: OfferedMove[];
  /** The question to this seat and its arguments; null when it is another seat's turn. */
  question: Phrase | null;
  /** How the scores come about, by seat. */
  accounts: AccountPart[][];
  /** By seat; while the game runs, as if it ended now. */
  scores: SeatSnapshot["scores"];
  /** The winners; null before the end. */
  result: Result | null;
  /** What this seat still needs for its goals. */
  ways: Way[];
  /** The seat whose view it is; null for a spectator. */
  seat: number | null;
  /** The players' names, by seat. */
  names: string[];
  /** How the seats look, by their names in views. */
  looks: Record<string, SeatLook>;
  /** Play one of the `legal` moves by its text, or several one after the other, by texts that the server gave. */
  play: (...moves: string[]) => void;
  /** Ask the server why a move is illegal, or why no move is about a thing. */
  why?: (about: { move: string } | { on: string }) => Promise<string>;
  /** The log since the previous view. */
  log?: LoggedMove[];
  /** Replace the server's question, where the board lets several moves be chosen together; empty: undo that. */
  setQuestion?: (question: string) => void;
  /** While a board counts the scores itself: the totals so far, by seat; null when it has counted. */
  setTotals?: (totals: number[] | null) => void;
  /** This view does not follow the previous one: nothing is marked as new or animated. */
  isJump?: boolean;
}

export type Board = Component<BoardProps>;

/** What is drawn: a table, or the replay of one. */
export interface TableModel {
  readonly info: TableInfo | undefined;
  readonly printed: BoardProps["printed"] | undefined;
  readonly snapshot: SeatSnapshot | undefined;
  readonly decides: number | null;
  readonly names: string[];
  readonly rounds: Round[];
}
