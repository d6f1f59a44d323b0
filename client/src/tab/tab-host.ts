// Tables in this browser. A worker has the rules, the sentences and the store; this end talks with it.

import type { MoveMessage, UndoMessage } from "../lib/messages";
import {
  newRequestId,
  Refusal,
  type Sent,
  type TableConnection,
  type TableEvent,
  type TableHost,
} from "../lib/table-host";
import { language } from "../lib/texts.svelte";
import type { FromWorker, ToWorker } from "./talk";

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();
const watching = new Map<number, (event: TableEvent) => void>();
/** Called once it turns out that the browser keeps nothing. */
let onUnkept: () => void = () => {};

/** Be told when what happens from now on is lost with the page. */
export function whenUnkept(call: () => void): void {
  onUnkept = call;
}

function post(message: ToWorker): void {
  worker ??= start();
  worker.postMessage(message);
}

function start(): Worker {
  const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "ekiben" });
  const tellVisible = () =>
    started.postMessage({
      kind: "visible",
      visible: document.visibilityState === "visible",
    } satisfies ToWorker);
  document.addEventListener("visibilitychange", tellVisible);
  tellVisible();
  started.onmessage = ({ data }: MessageEvent<FromWorker>) => onMessage(data);
  started.onerror = ({ message }) => onDead(message);
  return started;
}

/** The worker could not be loaded; the next request tries again. */
function onDead(message: string): void {
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error(message));
  waiting.clear();
  for (const onEvent of watching.values()) onEvent({ type: "lost" });
}

function onMessage(message: FromWorker): void {
  if (message.kind === "unkept") onUnkept();
  else if (message.kind === "message") watching.get(message.id)?.(message.message);
  else if (message.kind === "gone") watching.get(message.id)?.({ type: "closed" });
  else {
    const found = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === "answer") found?.resolve(message.answer);
    else found?.reject(new Refusal(message.problem));
  }
}

function request<T>(path: string, data?: unknown): Promise<T> {
  const id = ++lastId;
  if (data !== undefined) void navigator.storage?.persist?.(); // in answer to a click
  return new Promise<T>((resolve, reject) => {
    waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
    post({ kind: "request", id, path, data, language: language() });
  });
}

class TabConnection implements TableConnection {
  #table: string;
  #onEvent: (event: TableEvent) => void;
  #id = 0;

  constructor(table: string, onEvent: (event: TableEvent) => void) {
    this.#table = table;
    this.#onEvent = onEvent;
    this.reconnect();
  }

  reconnect(): void {
    this.close();
    this.#id = ++lastId;
    watching.set(this.#id, this.#onEvent);
    post({ kind: "watch", id: this.#id, table: this.#table, language: language() });
  }

  send(sent: Sent): void {
    const message = { ...sent, request: newRequestId() } as MoveMessage | UndoMessage;
    post({ kind: "play", id: this.#id, table: this.#table, message, language: language() });
  }

  close(): void {
    if (watching.delete(this.#id)) post({ kind: "unwatch", id: this.#id });
  }
}

export const tab: TableHost = {
  isShared: false,
  request,
  connect: (table, onEvent) => new TabConnection(table, onEvent),
  fileUrl: () => undefined,
  file: (path) => request<string>(path),
};
