// A game's WebAssembly file with its description (`ekiben compile --wasm`): rules and random games. Nothing here
// needs a page, so a worker or Node.js can use it too. The bots are in wasm-bots.ts.

type NumberType = "i8" | "u8" | "i16" | "i32" | "i64" | "f32";

export interface Parameter {
  name: string;
  number?: "i64";
  record?: string;
  array?: string;
  dimensions?: number;
}

export interface Layout {
  size: number;
  fields: Record<string, { type: NumberType; offset: number; shape: number[] }>;
}

export interface Description {
  game: string;
  rules_version: number;
  made_from: string;
  memory: { first_free: number };
  entries: Record<string, { parameters: Parameter[]; returns: "i64" | null }>;
  layouts: Record<"state" | "box" | "scratch", Layout>;
  box: string;
  moves: string[];
  score_parts: string[];
  win_unit: number;
  seats: Record<string, number>;
  options: Record<string, { bit: number; players: number[] }>;
  streams: Record<"deal" | "play" | "sample" | "bot", number>;
  bots: {
    levels: Record<string, string>;
    policies: string[];
    casual_margin: number;
    positions: number;
    params: Record<string, number>;
    params_multiplayer: Record<string, number>;
  };
  tree: {
    columns: number;
    nodes: number;
    most_iterations: number;
    chunk: number;
    column: Record<"child" | "next" | "move" | "visits" | "prior" | "value" | "points", number>;
  };
}

/** An array in the memory of the rules. */
export interface Cells {
  address: number;
  type: string;
  shape: number[];
}

export type Position = Uint8Array<ArrayBuffer>;
type Argument = number | bigint | Cells;
type EntryPoint = (...args: (number | bigint)[]) => bigint | undefined;
type Row = Int8Array | Uint8Array | Int16Array | Int32Array | BigInt64Array | Float32Array;

const PAGE = 65536;
const ALIGNED = 16;
const SIZES: Record<NumberType, number> = { i8: 1, u8: 1, i16: 2, i32: 4, i64: 8, f32: 4 };
const ROWS = {
  i8: Int8Array,
  u8: Uint8Array,
  i16: Int16Array,
  i32: Int32Array,
  i64: BigInt64Array,
  f32: Float32Array,
};

export const fromBase64 = (text: string): Position =>
  Uint8Array.from(atob(text), (each) => each.charCodeAt(0));

/** The rules of a game, with a memory of their own. */
export class WasmEngine {
  readonly #exports: Record<string, EntryPoint | undefined>;
  readonly #memory: WebAssembly.Memory;
  #used: number;
  readonly description: Description;
  readonly position: number;
  readonly box: number;
  readonly rng: Cells;
  readonly moves: Cells;
  readonly #scores: Cells;

  constructor(module: WebAssembly.Module, description: Description) {
    this.description = description;
    const instance = new WebAssembly.Instance(module);
    this.#exports = instance.exports as Record<string, EntryPoint | undefined>;
    this.#memory = instance.exports.memory as WebAssembly.Memory;
    this.#used = description.memory.first_free;
    this.position = this.record("state");
    this.box = this.record("box");
    this.rng = this.array("i64", 2);
    this.moves = this.array("i16", description.moves.length);
    const seats = Math.max(...Object.values(description.seats));
    this.#scores = this.array("i32", seats, description.score_parts.length);
    this.setBox(fromBase64(description.box));
  }

  // --- memory -----------------------------------------------------------------------------------------

  #take(size: number): number {
    const address = this.#used;
    this.#used = Math.ceil((address + size) / ALIGNED) * ALIGNED;
    const missing = this.#used - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  /** The address of a blank record. */
  record(name: keyof Description["layouts"]): number {
    return this.#take(this.description.layouts[name].size);
  }

  /** A blank array of numbers, or of records. */
  array(type: string, ...shape: number[]): Cells {
    const layouts: Record<string, Layout | undefined> = this.description.layouts;
    const size = layouts[type]?.size ?? SIZES[type as NumberType];
    return { address: this.#take(shape.reduce((a, b) => a * b, size)), type, shape };
  }

  /** The bytes of a record or array, until more memory is taken. */
  bytes(address: number, size: number): Position {
    return new Uint8Array(this.#memory.buffer as ArrayBuffer, address, size);
  }

  /** The numbers of an array, until more memory is taken. */
  numbers(cells: Cells): Row {
    const count = cells.shape.reduce((a, b) => a * b, 1);
    return new ROWS[cells.type as NumberType](this.#memory.buffer as ArrayBuffer, cells.address, count);
  }

  /** A field of the record at an address; it must hold numbers of at most 32 bits. */
  field(address: number, layout: keyof Description["layouts"], name: string): Exclude<Row, BigInt64Array> {
    const field = this.description.layouts[layout].fields[name];
    if (!field) throw new Error(`unknown-field:${layout}.${name}`);
    const { type, offset, shape } = field;
    return this.numbers({ address: address + offset, type, shape }) as Exclude<Row, BigInt64Array>;
  }

  // --- rules ------------------------------------------------------------------------------------------

  /** Call an entry point: numbers, addresses of records, arrays. */
  call(name: string, ...args: Argument[]): number {
    const entry = this.description.entries[name];
    const run = this.#exports[name];
    if (!entry || !run) throw new Error(`unknown-entry:${name}`);
    const flat: (number | bigint)[] = [];
    entry.parameters.forEach((parameter, number) => {
      const value = args[number];
      if (typeof value === "object") flat.push(value.address, ...value.shape.map(BigInt));
      else if (value === undefined) throw new Error(`missing-argument:${name}.${parameter.name}`);
      else flat.push(parameter.number ? BigInt(value) : value);
    });
    return Number(run(...flat) ?? 0);
  }

  /** The printed values to play with. */
  setBox(box: Uint8Array): void {
    this.bytes(this.box, box.length).set(box);
  }

  put(position: Uint8Array): void {
    this.bytes(this.position, position.length).set(position);
  }

  /** A copy of the position that the rules have changed. */
  get(): Position {
    return this.bytes(this.position, this.description.layouts.state.size).slice();
  }

  seedRng(stream: keyof Description["streams"], seed: number | bigint, number: number | bigint = 0): void {
    this.call("seed_rng", this.rng, seed, number, this.description.streams[stream]);
  }

  newGame(players: number, options: number, seed: number | bigint, number: number | bigint = 0): Position {
    this.bytes(this.position, this.description.layouts.state.size).fill(0);
    this.seedRng("deal", seed, number);
    this.call("new_game", this.position, this.box, players, options, this.rng);
    return this.get();
  }

  /** The legal moves; none when the game is over. */
  legal(position: Uint8Array): number[] {
    this.put(position);
    const count = this.call("legal", this.position, this.box, this.moves);
    return Array.from(this.numbers(this.moves).subarray(0, count) as Int16Array);
  }

  /** The position after a legal move. */
  apply(position: Uint8Array, move: number): Position {
    this.put(position);
    this.call("apply", this.position, this.box, move);
    return this.get();
  }

  /** The final scoring, if the game ended now: a row per seat. */
  score(position: Uint8Array): number[][] {
    this.put(position);
    this.call("score", this.position, this.box, this.#scores);
    const [, parts = 1] = this.#scores.shape;
    const all = Array.from(this.numbers(this.#scores) as Int32Array);
    const players = this.field(this.position, "state", "players")[0] ?? 0;
    return Array.from({ length: players }, (_, seat) => all.slice(seat * parts, (seat + 1) * parts));
  }

  /** A random position that the seat can't tell from this one. */
  sample(position: Uint8Array, seat: number, seed: number | bigint, number: number | bigint = 0): Position {
    this.put(position);
    this.seedRng("sample", seed, number);
    this.call("sample", this.position, this.box, seat, this.rng);
    return this.get();
  }

  /** The seat to move; negative when the game is over. */
  seat(position: Uint8Array): number {
    this.put(position);
    return this.field(this.position, "state", "seat")[0] ?? -1;
  }
}
