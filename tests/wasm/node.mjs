// What tests/wasm asks of a game's WebAssembly file in Node.js: tasks as JSON on stdin, the answers on stdout.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { BotRng, WasmBots } from "../../client/src/tab/wasm-bots.ts";
import { WasmEngine } from "../../client/src/tab/wasm-engine.ts";

const [folder, name] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(`${folder}/${name}.wasm`));
const description = JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8"));
const engine = new WasmEngine(module, description);
const bots = new WasmBots(engine);
const bytes = (text) => Uint8Array.from(Buffer.from(text, "base64"));

/** A digest of the positions, lengths and results of random games. */
function games({ players, options, seed, first, count }) {
  const fresh = new WasmEngine(module, description);
  const seats = Math.max(...Object.values(description.seats));
  const positions = fresh.array("state", count);
  const [lengths, results] = [
    fresh.array("i32", count),
    fresh.array("i32", count, seats, description.score_parts.length),
  ];
  const scores = fresh.array("i32", seats, description.score_parts.length);
  const arrays = [positions, fresh.rng, fresh.moves, scores, lengths, results];
  fresh.call("play_games", ...arrays, fresh.box, players, options, seed, first);
  const hash = createHash("sha256");
  hash.update(fresh.bytes(positions.address, count * description.layouts.state.size));
  for (const cells of [lengths, results]) {
    const { buffer, byteOffset, byteLength } = fresh.numbers(cells);
    hash.update(new Uint8Array(buffer, byteOffset, byteLength));
  }
  return hash.digest("hex");
}

/** What a bot chooses in a position. */
function choice({ bot, position, seed }) {
  const thought = bots.begin(bot, bytes(position), new BotRng(engine, seed));
  let found = null;
  while (!found) found = thought.step();
  return found;
}

/** The rules one by one, through a game of the first, second, … legal move. */
function moves({ players, options, seed }) {
  const found = [];
  let position = engine.newGame(players, options, seed);
  for (let number = 0; engine.legal(position).length; number += 1) {
    const legal = engine.legal(position);
    found.push(legal);
    position = engine.apply(position, legal[number % legal.length]);
  }
  return { legal: found, scores: engine.score(position), end: Buffer.from(position).toString("base64") };
}

const tasks = { games, choice, moves };
const asked = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(asked.map(({ task, ...about }) => tasks[task](about))));
