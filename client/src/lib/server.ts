// Tables on a server: requests, and the connection to a table. Knows no game.

import type { AnyServerMessage, Ping, Problem } from "./messages";
import {
  newRequestId,
  Refusal,
  type Sent,
  type TableConnection,
  type TableEvent,
  type TableHost,
} from "./table-host";
import { language } from "./texts.svelte";

const API = "/api/1";
const FIRST_PAUSE = 250; // ms before reconnecting, doubled after each failure
const LONGEST_PAUSE = 10_000;
const PING_AFTER = 25_000; // ms without a message
const PONG_WITHIN = 10_000; // ms, else the connection counts as broken
/** Close codes after which reconnecting is pointless: not allowed, no such table. */
const FINAL_CODES = [4403, 4404];

/** Fetch JSON from the API; with data, by POST. Throws a `Refusal` if the server refuses. */
async function request<T>(path: string, data?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (data !== undefined) headers["Content-Type"] = "application/json";
  const method = data === undefined ? "GET" : "POST";
  const response = await fetch(`${API}${path}`, { method, headers, body: JSON.stringify(data) });
  const found = await response.json();
  if (!response.ok && found.shown === undefined) throw new Refusal(found as Problem);
  return found as T;
}

/** The WebSocket of a table; reconnects whenever it breaks. */
class ReconnectingSocket implements TableConnection {
  #table: string;
  #onEvent: (event: TableEvent) => void;
  #socket: WebSocket | undefined;
  #pause = FIRST_PAUSE;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #unanswered = new Map<string, string>();
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, onEvent: (event: TableEvent) => void) {
    this.#table = table;
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
    const scheme = location.protocol === "https:" ? "wss://" : "ws://";
    const socket = new WebSocket(`${scheme}${location.host}${API}/tables/${this.#table}/live`);
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
        this.#onEvent({ type: "closed" });
        return;
      }
      this.#onEvent({ type: "lost" });
      this.#reconnectTimer = setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    };
  }

  reconnect(): void {
    const before = this.#socket;
    clearTimeout(this.#reconnectTimer);
    this.#connect();
    before?.close();
  }

  /** A request id goes with the message, so that it counts once even if it is sent again. */
  send(message: Sent): void {
    const request = newRequestId();
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

export const server: TableHost = {
  isShared: true,
  request,
  connect: (table, onEvent) => new ReconnectingSocket(table, onEvent),
  fileUrl: (path) => `${API}${path}`,
  file: async (path) => {
    const response = await fetch(`${API}${path}`);
    if (!response.ok) throw new Refusal((await response.json()) as Problem);
    return await response.text();
  },
};
