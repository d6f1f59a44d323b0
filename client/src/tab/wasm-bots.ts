// The bots of a game, as its WebAssembly file plays them: the same moves as those of the server (ekiben.bots),
// with the same random numbers. A bot thinks in steps, so that a worker can be told to stop.

import type { Cells, Position, WasmEngine } from "./wasm-engine.ts";

const CHUNK_SECONDS = 0.004;
const MOST_CONSIDERED = 5;
const TENTHS = 10;
const WHOLE = 1000; // a win, in values of the tree

export interface Budget {
  seconds: number | null;
  iterations: number | null;
  iterationsMultiplayer: number | null;
}

export interface Considered {
  move: number;
  visits: number;
  points: number;
  share: number | null;
}

export interface Choice {
  move: number;
  considered: Considered[];
}

/** A bot at work. Call `step` until it gives a choice; or stop calling it. */
export interface Thought {
  step(): Choice | null;
}

/** `1s`, a number of iterations, or both: `2000+0.2s`; `100/2000`: 100 with two players, 2000 with more. */
export function readBudget(text: string): Budget {
  const found = /^(?:(\d{1,9})(?:\/(\d{1,9}))?(?:\+(?=\d)|$))?(?:(\d{1,4}(?:\.\d{1,3})?)s)?$/.exec(text);
  const [iterations, iterationsMultiplayer, seconds] = [1, 2, 3].map((n) => Number(found?.[n]) || null);
  if (!iterations && !seconds) throw new Error(`bad-budget:${text}`);
  return {
    seconds: seconds ?? null,
    iterations: iterations ?? null,
    iterationsMultiplayer: iterationsMultiplayer ?? null,
  };
}

/** A bot's own random numbers; its words lie in the memory of the rules. */
export class BotRng {
  readonly engine: WasmEngine;
  readonly #words: Cells;

  constructor(engine: WasmEngine, seed: number | bigint, number: number | bigint = 0) {
    this.engine = engine;
    this.#words = engine.array("i64", 2);
    engine.call("seed_rng", this.#words, seed, number, engine.description.streams.bot);
  }

  /** From 0 to limit - 1. */
  below(limit: number): number {
    return this.engine.call("random_below", this.#words, limit);
  }

  seed(): number {
    return this.below(2 ** 31);
  }
}

/** What bots think in; one bot thinks at a time. */
export class WasmBots {
  readonly engine: WasmEngine;
  readonly #positions: Cells;
  readonly #scratch: number;
  readonly #inner: Cells;
  #tree: Cells | null = null;

  constructor(engine: WasmEngine) {
    this.engine = engine;
    this.#positions = engine.array("state", engine.description.bots.positions);
    this.#scratch = engine.record("scratch");
    this.#inner = engine.array("i16", engine.description.moves.length);
  }

  /** Think for the seat that decides in a position: a bot's name (`greedy`, `search:1s`) or a level. */
  begin(bot: string, position: Position, rng: BotRng): Thought {
    const { description } = this.engine;
    const [name = "", budget = "1s"] = (description.bots.levels[bot] ?? bot).split(":");
    const seen = this.engine.sample(position, this.engine.seat(position), rng.seed());
    if (name === "search") return this.#search(seen, readBudget(budget), rng);
    if (name === "random") {
      const legal = this.engine.legal(seen);
      return { step: () => ({ move: legal[rng.below(legal.length)] ?? -1, considered: [] }) };
    }
    if (name === "casual") return { step: () => this.#casual(seen, rng) };
    if (!description.bots.policies.includes(name)) throw new Error(`unknown-bot:${bot}`);
    return { step: () => this.#policy(name, seen, rng) };
  }

  #load(position: Position, seed: number): void {
    const { engine } = this;
    const { bots, layouts } = engine.description;
    engine.bytes(this.#positions.address, position.length).set(position);
    engine.bytes(this.#scratch, layouts.scratch.size).fill(0);
    const players = engine.field(this.#positions.address, "state", "players")[0] ?? 0;
    for (const [name, value] of Object.entries(players > 2 ? bots.params_multiplayer : bots.params))
      engine.field(this.#scratch, "scratch", name)[0] = value;
    engine.field(this.#scratch, "scratch", "me")[0] = engine.seat(position);
    engine.seedRng("bot", seed);
  }

  #policy(name: string, position: Position, rng: BotRng): Choice {
    this.#load(position, rng.seed());
    const { engine } = this;
    const { box, moves } = engine;
    const move = engine.call(name, this.#positions, box, this.#scratch, engine.rng, moves, this.#inner);
    return { move, considered: this.#considered(move) };
  }

  #rated(): { move: number; points: number }[] {
    const { engine } = this;
    const count = engine.field(this.#scratch, "scratch", "rated_count")[0] ?? 0;
    const ratings = engine.field(this.#scratch, "scratch", "ratings");
    const moves = engine.numbers(engine.moves) as Int16Array;
    return Array.from({ length: count }, (_, i) => ({ move: moves[i] ?? -1, points: ratings[i] ?? 0 }));
  }

  #considered(chosen: number): Considered[] {
    const rated = this.#rated().sort(
      (a, b) =>
        Number(a.move !== chosen) - Number(b.move !== chosen) || b.points - a.points || a.move - b.move,
    );
    return rated
      .slice(0, MOST_CONSIDERED)
      .map(({ move, points }) => ({ move, visits: 1, points: points / TENTHS, share: null }));
  }

  /** Greedy, but careless where that can be made up for. */
  #casual(position: Position, rng: BotRng): Choice {
    const best = this.#policy("greedy", position, rng);
    const rated = this.#rated();
    this.engine.put(position);
    if (!rated.length || !this.engine.call("forgiving", this.engine.position)) return best;
    const enough = Math.max(...rated.map((each) => each.points)) - this.engine.description.bots.casual_margin;
    const good = rated.filter((each) => each.points >= enough);
    const move = good[rng.below(good.length)]?.move ?? best.move;
    return { move, considered: this.#considered(move) };
  }

  #search(position: Position, budget: Budget, rng: BotRng): Thought {
    const legal = this.engine.legal(position);
    const [only] = legal;
    if (only !== undefined && legal.length === 1) return { step: () => ({ move: only, considered: [] }) };
    const { engine } = this;
    const { tree } = engine.description;
    const cells = this.#tree ?? engine.array("i32", tree.nodes, tree.columns);
    this.#tree = cells;
    this.#load(position, rng.seed());
    const rows = engine.numbers(cells) as Int32Array;
    rows.fill(0, 0, tree.columns);
    rows[tree.column.move] = 1;
    const { box, moves } = engine;
    const seat = engine.field(this.#positions.address, "state", "seat")[0] ?? 0;
    const players = engine.field(this.#positions.address, "state", "players")[0] ?? 0;
    const iterations = (players > 2 && budget.iterationsMultiplayer) || budget.iterations;
    const grow = (count: number): void => {
      const given = [
        this.#positions,
        box,
        this.#scratch,
        seat,
        count,
        engine.rng,
        moves,
        this.#inner,
        cells,
      ] as const;
      engine.call("search", ...given);
    };
    return new Search(engine, cells, seat, legal, iterations, budget.seconds, grow);
  }
}

interface RootMove {
  move: number;
  visits: number;
  value: number;
  points: number;
}

/** A search tree that grows a little with every step. */
class Search implements Thought {
  readonly #engine: WasmEngine;
  readonly #tree: Cells;
  readonly #seat: number;
  readonly #legal: number[];
  readonly #most: number;
  readonly #seconds: number | null;
  readonly #grow: (count: number) => void;
  readonly #begin = performance.now();
  #last = this.#begin;
  #count: number;
  #done = 0;

  constructor(
    engine: WasmEngine,
    tree: Cells,
    seat: number,
    legal: number[],
    iterations: number | null,
    seconds: number | null,
    grow: (count: number) => void,
  ) {
    this.#engine = engine;
    this.#tree = tree;
    this.#seat = seat;
    this.#legal = legal;
    const { chunk, most_iterations } = engine.description.tree;
    this.#most = Math.min(iterations ?? most_iterations, most_iterations);
    this.#seconds = seconds;
    this.#count = chunk;
    this.#grow = grow;
  }

  step(): Choice | null {
    const { chunk } = this.#engine.description.tree;
    this.#count = Math.min(this.#count, this.#most - this.#done);
    this.#grow(this.#count);
    this.#done += this.#count;
    const now = performance.now();
    let left = this.#most - this.#done;
    if (this.#seconds !== null) {
      const until = this.#begin + 1000 * this.#seconds;
      left = Math.min(left, (this.#done * (until - now)) / Math.max(now - this.#begin, 1e-6));
    }
    const found = this.#rootMoves();
    if (left <= 0 || (this.#done > left && lead(found) > left)) return this.#choice(found);
    if (this.#seconds !== null) {
      const took = (now - this.#last) / 1000;
      if (took < CHUNK_SECONDS / 2) this.#count *= 2;
      else if (took > CHUNK_SECONDS && this.#count > chunk) this.#count = Math.floor(this.#count / 2);
      this.#last = now;
    }
    return null;
  }

  #rootMoves(): RootMove[] {
    const { columns, column } = this.#engine.description.tree;
    const rows = this.#engine.numbers(this.#tree) as Int32Array;
    const cell = (row: number, at: number): number => rows[row * columns + at] ?? 0;
    const found: RootMove[] = [];
    for (let child = cell(0, column.child); child; child = cell(child, column.next))
      found.push({
        move: cell(child, column.move),
        visits: cell(child, column.visits),
        value: cell(child, column.value + this.#seat),
        points: cell(child, column.points),
      });
    return found;
  }

  /** The move that was tried most often. */
  #choice(found: RootMove[]): Choice {
    const tried = new Map(found.map((each) => [each.move, each]));
    const best = this.#legal
      .map((move) => tried.get(move) ?? { move, visits: 0, value: 0, points: 0 })
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
    const considered = best.slice(0, MOST_CONSIDERED).map(({ move, visits, value, points }) => {
      const often = Math.max(visits, 1);
      return { move, visits, points: points / often / TENTHS, share: value / often / WHOLE };
    });
    return { move: best[0]?.move ?? -1, considered };
  }
}

/** By how many visits the first of the moves is ahead of the second. */
function lead(found: RootMove[]): number {
  const [first = 0, second = 0] = found.map((each) => each.visits).sort((a, b) => b - a);
  return first - second;
}
