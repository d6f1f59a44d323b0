// What the page and its worker say to each other.

import type { AnyServerMessage, MoveMessage, Problem, UndoMessage } from "../lib/messages";

export type ToWorker =
  | { kind: "request"; id: number; path: string; data: unknown; language: string }
  | { kind: "watch"; id: number; table: string; language: string }
  | { kind: "unwatch"; id: number }
  | { kind: "play"; id: number; table: string; message: MoveMessage | UndoMessage; language: string }
  | { kind: "visible"; visible: boolean };

export type FromWorker =
  | { kind: "answer"; id: number; answer: unknown }
  | { kind: "problem"; id: number; problem: Problem }
  | { kind: "message"; id: number; message: AnyServerMessage }
  | { kind: "gone"; id: number }
  | { kind: "unkept" };
