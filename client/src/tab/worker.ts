// The worker of the page: tables in this browser, without a server.

import { Bots } from "./bots";
import { loadPython } from "./python-module";
import { siteFile } from "./site-files";
import { openStore } from "./store";
import { Tables, type Watcher } from "./tables";
import type { FromWorker, ToWorker } from "./talk";

const channel = new BroadcastChannel("ekiben-tables");
const watchers = new Map<number, { watcher: Watcher; end: Promise<() => void> }>();

function post(message: FromWorker): void {
  self.postMessage(message);
}

const ready = (async () => {
  const [python, store] = await Promise.all([loadPython(), openStore(() => post({ kind: "unkept" }))]);
  const tables = new Tables(python, store, { tell: (table) => channel.postMessage(table) });
  channel.onmessage = ({ data }: MessageEvent<string>) => void tables.onNews(data);
  const bots = new Bots(tables);
  tables.onChange = (...change) => bots.onChange(...change);
  return { tables, bots };
})();

self.onmessage = ({ data }: MessageEvent<ToWorker>) => void handle(data);

async function handle(message: ToWorker): Promise<void> {
  const { tables, bots } = await ready;
  if (message.kind === "visible") await bots.setVisible(message.visible);
  else if (message.kind === "request") {
    const { id, path, data, language } = message;
    try {
      const answer = (await siteFile(path, language)) ?? (await tables.request(path, data, language));
      post({ kind: "answer", id, answer });
    } catch (error) {
      post({ kind: "problem", id, problem: tables.problem(error) });
    }
  } else if (message.kind === "watch") {
    const { id, table, language } = message;
    const watcher: Watcher = { language, onMessage: (each) => post({ kind: "message", id, message: each }) };
    const end = tables.watch(table, watcher);
    watchers.set(id, { watcher, end });
    await end.catch((error) => {
      tables.problem(error);
      post({ kind: "gone", id });
    });
  } else if (message.kind === "unwatch") {
    const found = watchers.get(message.id);
    watchers.delete(message.id);
    await found?.end.then((end) => end()).catch(() => {});
  } else {
    const { id, table, message: sent, language } = message;
    const answer = await tables.answer(table, sent, language);
    post({ kind: "message", id, message: answer });
    const watcher = watchers.get(id)?.watcher;
    if (answer.type === "refused" && watcher) await tables.resend(table, watcher);
  }
}
