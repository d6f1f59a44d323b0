// The interface of where tables are. Screens and boards use it and don't know what stands behind it.

import type { AnyServerMessage, MoveMessage, Problem, UndoMessage } from "./messages";

export class Refusal extends Error {
  reason: string;
  arguments: Record<string, unknown>;

  constructor(problem: Problem) {
    super(problem.message);
    this.reason = problem.reason;
    this.arguments = problem.arguments;
  }
}

/** A message about a table; or the connection is lost for now, or closed for good. */
export type TableEvent = AnyServerMessage | { type: "lost" } | { type: "closed" };

/** A move or undo; the connection adds a request id, so that it counts once even if it is sent again. */
export type Sent = Omit<MoveMessage, "request"> | Omit<UndoMessage, "request">;

/** A table that is watched: its events come until it is closed. */
export interface TableConnection {
  send(message: Sent): void;
  /** Also needed after the guest's seats have changed. */
  reconnect(): void;
  close(): void;
}

export interface TableHost {
  /** Whether people on other devices can come to its tables. */
  isShared: boolean;
  /** Ask something, by its path in the API; with data, do something. Throws a `Refusal` if it is refused. */
  request<T>(path: string, data?: unknown): Promise<T>;
  connect(table: string, onEvent: (event: TableEvent) => void): TableConnection;
  /** The address of a text file, by its path in the API; undefined if it has none and must be asked for. */
  fileUrl(path: string): string | undefined;
  /** The text of such a file. */
  file(path: string): Promise<string>;
}

/** An id for a request. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");
}
