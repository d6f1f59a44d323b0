// Requests to the server, and the connection to a table. Knows no game.

import type { AnyServerMessage, MoveMessage, Ping, Problem, UndoMessage } from "./messages";
import { language } from "./texts.svelte";

const FIRST_PAUSE = 250; // ms before reconnecting, doubled after each failure
const LONGEST_PAUSE = 10_000;
const PING_AFTER = 25_000; // ms without a message
const PONG_WITHIN = 10_000; // ms, else the connection counts as broken
/** Close codes after which reconnecting is pointless: not allowed, no such table. */
const FINAL_CODES = [4403, 4404];

export class Refusal extends Error {
  reason: string;
  arguments: Record<string, unknown>;

  constructor(problem: Problem) {
    super(problem.message);
    this.reason = problem.reason;
    this.arguments = problem.arguments;
  }
}

/** Fetch JSON from the API; with data, by POST. Throws a `Refusal` if the server refuses. */
export async function request<T>(path: string, data?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (data !== undefined) headers["Content-Type"] = "application/json";
  const method = data === undefined ? "GET" : "POST";
  const response = await fetch(`/api/1${path}`, { method, headers, body: JSON.stringify(data) });
  const found = await response.json();
  if (!response.ok && found.shown === undefined) throw new Refusal(found as Problem);
  return found as T;
}

export type SocketEvent = AnyServerMessage | { type: "lost" } | { type: "closed"; code: number };

/** The WebSocket of a table; reconnects whenever it breaks. */
export class ReconnectingSocket {
  #table: string;
  #language: string;
  #onEvent: (event: SocketEvent) => void;
  #socket: WebSocket | undefined;
  #pause = FIRST_PAUSE;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #unanswered = new Map<string, string>();
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, language: string, onEvent: (event: SocketEvent) => void) {
    this.#table = table;
    this.#language = language;
    this.#onEvent = onEvent;
    this.#connect();
    addEventListener("online", this.#onOnline);
    addEventListener("offline", this.#onOffline);
  }

  #onOnline = (): void => this.reconnect();
  #onOffline = (): void => this.#onEvent({ type: "lost" });

  /** Ping after a silence: a broken connection is not always reported. */
  #watchSilence(socket: WebSocket): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify({ type: "ping" } satisfies Ping));
      this.#silenceTimer = setTimeout(() => {
        this.#onEvent({ type: "lost" });
        this.reconnect();
      }, PONG_WITHIN);
    }, PING_AFTER);
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(
      `${scheme}//${location.host}/api/1/tables/${this.#table}/live?words=${this.#language}`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      for (const text of this.#unanswered.values()) socket.send(text);
      this.#watchSilence(socket);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#watchSilence(socket);
      const message = JSON.parse(data) as AnyServerMessage;
      if (message.type !== "refused") this.#pause = FIRST_PAUSE;
      if ("request" in message && message.request) this.#unanswered.delete(message.request);
      this.#onEvent(message);
    };
    socket.onclose = ({ code }) => {
      if (this.#isClosed || socket !== this.#socket) return;
      if (FINAL_CODES.includes(code)) {
        this.#onEvent({ type: "closed", code });
        return;
      }
      this.#onEvent({ type: "lost" });
      this.#reconnectTimer = setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    };
  }

  /** Also needed after the guest's seats or their language have changed. */
  reconnect(language: string = this.#language): void {
    this.#language = language;
    const before = this.#socket;
    clearTimeout(this.#reconnectTimer);
    this.#connect();
    before?.close();
  }

  /** A request id goes with the message, so that it counts once even if it is sent again. */
  send(message: Omit<MoveMessage, "request"> | Omit<UndoMessage, "request">): void {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    const request = Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");
    const text = JSON.stringify({ ...message, request });
    this.#unanswered.set(request, text);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#reconnectTimer);
    clearTimeout(this.#silenceTimer);
    removeEventListener("online", this.#onOnline);
    removeEventListener("offline", this.#onOffline);
    this.#socket?.close();
  }
}
