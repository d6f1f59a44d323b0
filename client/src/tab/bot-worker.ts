// A bot at work. It is asked one thing at a time, and ended when nobody wants the answer any more.

import type { BotAnswer, BotQuestion } from "./bot-talk";
import { BotRng, WasmBots } from "./wasm-bots";
import { type Description, WasmEngine } from "./wasm-engine";

const CODE = import.meta.glob<string>("../../python/bots/*.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});
const ABOUT = import.meta.glob<string>("../../python/bots/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});
const loaded = new Map<string, Promise<WasmBots>>();

async function load(game: string): Promise<WasmBots> {
  const fetched = async (url = "") => await fetch(new URL(url, import.meta.url));
  const [module, description] = await Promise.all([
    fetched(CODE[`../../python/bots/${game}.wasm`]).then(async (response) =>
      WebAssembly.compile(await response.arrayBuffer()),
    ),
    fetched(ABOUT[`../../python/bots/${game}.json`]).then(
      (response) => response.json() as Promise<Description>,
    ),
  ]);
  return new WasmBots(new WasmEngine(module, description));
}

async function choose({ game, bot, sample, box, seed }: BotQuestion): Promise<number> {
  const loading = loaded.get(game) ?? load(game);
  loaded.set(game, loading);
  const bots = await loading;
  bots.engine.setBox(box);
  const thought = bots.begin(bot, sample, new BotRng(bots.engine, seed));
  for (;;) {
    const choice = thought.step();
    if (choice) return choice.move;
  }
}

self.onmessage = async ({ data }: MessageEvent<BotQuestion>) => {
  self.postMessage({ move: await choose(data) } satisfies BotAnswer);
};
