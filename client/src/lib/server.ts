// Talks to the server. Nothing here knows a game.

import type { AnyServerMessage, MoveMessage, Ping, Problem, UndoMessage } from "./messages";
import { language } from "./texts.svelte";

const FIRST_PAUSE = 250; // ms
const PING = 25_000; // ms of silence after which we ask whether anybody is there
const SILENCE = 10_000; // ms after which no answer means no
/** Why the server hangs up for good: not allowed, no such table. */
const FOR_GOOD = [4403, 4404];

export class Refusal extends Error {
  reason: string;
  arguments: Record<string, unknown>;

  constructor(problem: Problem) {
    super(problem.message);
    this.reason = problem.reason;
    this.arguments = problem.arguments;
  }
}

/** Ask for something; with data, by POST. What is refused is thrown. */
export async function ask<T>(path: string, data?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (data !== undefined) headers["Content-Type"] = "application/json";
  const method = data === undefined ? "GET" : "POST";
  const answer = await fetch(`/api/1${path}`, { method, headers, body: JSON.stringify(data) });
  const found = await answer.json();
  if (!answer.ok && found.shown === undefined) throw new Refusal(found as Problem);
  return found as T;
}

type Hear = (news: AnyServerMessage | { type: "lost" } | { type: "closed"; code: number }) => void;

/** A connection to a table that is made again whenever it breaks. */
export class Live {
  #table: string;
  #language: string;
  #hear: Hear;
  #socket: WebSocket | undefined;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #unanswered = new Map<string, string>();
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, language: string, hear: Hear) {
    this.#table = table;
    this.#language = language;
    this.#hear = hear;
    this.#connect();
    addEventListener("online", this.#online);
    addEventListener("offline", this.#offline);
  }

  #online = (): void => this.again();
  #offline = (): void => this.#hear({ type: "lost" });

  /** A line that is dead without anybody having said so is noticed by its silence. */
  #listen(socket: WebSocket): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify({ type: "ping" } satisfies Ping));
      this.#silence = setTimeout(() => {
        this.#hear({ type: "lost" });
        this.again();
      }, SILENCE);
    }, PING);
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(
      `${scheme}//${location.host}/api/1/tables/${this.#table}/live?words=${this.#language}`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      for (const text of this.#unanswered.values()) socket.send(text);
      this.#listen(socket);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#listen(socket);
      const news = JSON.parse(event.data) as AnyServerMessage;
      if (news.type !== "refused") this.#pause = FIRST_PAUSE;
      if ("request" in news && news.request) this.#unanswered.delete(news.request);
      this.#hear(news);
    };
    socket.onclose = (event) => {
      if (this.#ended || socket !== this.#socket) return;
      if (FOR_GOOD.includes(event.code)) {
        this.#hear({ type: "closed", code: event.code });
        return;
      }
      this.#hear({ type: "lost" });
      this.#timer = setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, 10_000);
    };
  }

  /** Who you are or which language you read has changed: connect anew. */
  again(language: string = this.#language): void {
    this.#language = language;
    const before = this.#socket;
    clearTimeout(this.#timer);
    this.#connect();
    before?.close();
  }

  /** What is sent has a name of its own: sent again after a break it counts once. */
  send(message: Omit<MoveMessage, "request"> | Omit<UndoMessage, "request">): void {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    const request = Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");
    const text = JSON.stringify({ ...message, request });
    this.#unanswered.set(request, text);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    removeEventListener("online", this.#online);
    removeEventListener("offline", this.#offline);
    this.#socket?.close();
  }
}
