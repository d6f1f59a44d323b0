import { expect, test } from "vitest";
import type { AnyServerMessage, MoveMessage, SeatSnapshot, TableInfo } from "../lib/messages";
import type { EntryRow, Plan, Python, PythonTable, StoredTable } from "./python";
import { FallbackStore, MemoryStore, type Store } from "./store";
import { Tables, type Watcher } from "./tables";

// A game as small as can be: every move is one more entry.
class Counting implements Partial<PythonTable> {
  #id: string;
  entries: (EntryRow & { request: string })[];

  constructor(stored: StoredTable) {
    this.#id = stored.table.id;
    this.entries = stored.entries as Counting["entries"];
  }

  number = () => this.entries.length;
  moveCount = () => this.entries.length;
  info = () => ({ type: "table", id: this.#id, state: "running", changed: 0, decides: 0 }) as TableInfo;
  snapshots = (since: number) => [{ type: "shown", number: this.number(), log_from: since } as SeatSnapshot];

  planMove = ({ number, request }: { number: number; request: string }): Plan | null => {
    if (this.entries[number]?.request === request) return null;
    if (number !== this.number()) throw new Error("stale");
    return planOf(this.#id, number + 1, request);
  };

  accept = ({ entries = [] }: Plan) => {
    this.entries = [...this.entries, ...(entries as Counting["entries"])];
  };
  catchUp = (_: StoredTable, entries: EntryRow[]) => this.accept({ entries } as Plan);
}

const table = { id: "tab-1", game: "counting", changed: 0, follower: null };
const empty: StoredTable = { table, seats: [], entries: [], components_text: null };
const planOf = (id: string, number: number, request: string): Plan =>
  ({ table: { ...table, id }, entries: [{ number, request } as EntryRow], plan: null }) as Plan;
const python = {
  useLanguage: async () => {},
  loadGames: async () => {},
  open: (stored: StoredTable) => new Counting(stored) as unknown as PythonTable,
  noTable: () => new Error("refused-no-table"),
  refusal: (error: unknown, request: string | null) =>
    ({ type: "refused", reason: (error as Error).message, message: "", arguments: {}, request }) as const,
} as unknown as Python;

const move = (number: number, request: string): MoveMessage => ({
  type: "move",
  seat: 0,
  number,
  move: "one more",
  request,
});

function watcher(): Watcher & { got: AnyServerMessage[]; numbers: () => number[] } {
  const got: AnyServerMessage[] = [];
  const numbers = () => got.filter((each) => each.type === "shown").map(({ number }) => number);
  return { language: "fr", onMessage: (message) => got.push(message), got, numbers };
}

async function tab(store: Store, tell: (id: string) => void = () => {}) {
  const tables = new Tables(python, store, { tell });
  const seen = watcher();
  await tables.watch(table.id, seen);
  return { tables, seen };
}

async function kept(): Promise<MemoryStore> {
  const store = new MemoryStore();
  await store.add(empty);
  return store;
}

test("a move is stored before it is shown, and then told to the other tabs", async () => {
  const store = await kept();
  const order: string[] = [];
  const change = store.change.bind(store);
  store.change = async (plan) => {
    await new Promise((done) => setTimeout(done, 5));
    order.push(`stored, shown: ${seen.numbers()}`);
    return change(plan);
  };
  const { tables, seen } = await tab(store, (id) => order.push(`told ${id}`));
  expect(seen.got.map(({ type }) => type)).toEqual(["table", "shown"]);
  expect(await tables.answer(table.id, move(0, "a"), "fr")).toMatchObject({
    type: "accepted",
    repeated: false,
  });
  expect(seen.numbers()).toEqual([0, 1]);
  expect(order).toEqual(["stored, shown: 0", "told tab-1"]);
});

test("a request counts once, and one that is too late is refused", async () => {
  const { tables } = await tab(await kept());
  const twice = [tables.answer(table.id, move(0, "a"), "fr"), tables.answer(table.id, move(0, "a"), "fr")];
  expect(await Promise.all(twice)).toMatchObject([{ repeated: false }, { repeated: true }]);
  expect(await tables.answer(table.id, move(0, "b"), "fr")).toMatchObject({
    type: "refused",
    reason: "stale",
    request: "b",
  });
});

test("of two tabs that move at once, one is too late, and both show the same", async () => {
  const store = await kept();
  const others: Tables[] = [];
  const first = await tab(store, (id) => others[1]?.onNews(id));
  const second = await tab(store, (id) => others[0]?.onNews(id));
  others.push(first.tables, second.tables);
  const answers = await Promise.all([
    first.tables.answer(table.id, move(0, "a"), "fr"),
    second.tables.answer(table.id, move(0, "b"), "fr"),
  ]);
  expect(answers.map(({ type }) => type).sort()).toEqual(["accepted", "refused"]);
  await first.tables.answer(table.id, move(1, "c"), "fr");
  await expect.poll(() => second.seen.numbers().at(-1)).toBe(2);
  expect(await store.entriesSince(table.id, 0)).toHaveLength(2);
});

test("a table goes on in memory when the disk is full", async () => {
  const disk = await kept();
  let lost = 0;
  const store = new FallbackStore(disk, new MemoryStore(), () => {
    lost += 1;
  });
  const { tables, seen } = await tab(store);
  await tables.answer(table.id, move(0, "a"), "fr");
  disk.change = async () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  await tables.answer(table.id, move(1, "b"), "fr");
  await tables.answer(table.id, move(2, "c"), "fr");
  expect(seen.numbers().at(-1)).toBe(3);
  expect(lost).toBe(1);
  expect(store.isKept).toBe(false);
  expect((await store.find(table.id))?.entries).toHaveLength(3);
  expect((await disk.find(table.id))?.entries).toHaveLength(1);
});

test("there is no such table", async () => {
  const tables = new Tables(python, new MemoryStore(), { tell: () => {} });
  await expect(tables.watch("tab-2", watcher())).rejects.toThrow();
  expect(tables.problem(await tables.watch("tab-2", watcher()).catch((error) => error))).toMatchObject({
    reason: "refused-no-table",
  });
});
