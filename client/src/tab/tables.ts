// The tables of the tab, in its worker: what is asked of them, and who watches. What happens at a table is
// planned, stored, then accepted and shown, one thing after the other.

import type {
  Accepted,
  AnyServerMessage,
  MoveMessage,
  NewRecord,
  NewTable,
  Problem,
  TableInfo,
  TableRef,
  UndoMessage,
} from "../lib/messages";
import type { EntryRow, Plan, Python, PythonTable, StoredTable } from "./python";
import type { Store } from "./store";

/** Tells the other tabs of this browser that something was stored of a table. */
export interface Neighbours {
  tell(table: string): void;
}

/** Someone who looks at a table: gets all that is sent about it. */
export interface Watcher {
  language: string;
  onMessage: (message: AnyServerMessage) => void;
}

const now = (): number => Date.now() / 1000;
/** The content of a JSON file; null if it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const seatOf = (query: URLSearchParams): number | null =>
  query.has("seat") ? Number(query.get("seat")) : null;

/** A table in memory, with its watchers. */
class LiveTable {
  id: string;
  python: PythonTable;
  /** By watcher: the number of moves it was sent, and the table's description. */
  watchers = new Map<Watcher, { moves: number; info: string }>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(id: string, python: PythonTable) {
    this.id = id;
    this.python = python;
  }

  /** Do something when all that was begun before is done. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }
}

export class Tables {
  #python: Python;
  #store: Store;
  #neighbours: Neighbours;
  #live = new Map<string, Promise<LiveTable>>();
  /** Called after every change, for the bots. */
  onChange: (id: string, table: PythonTable, isWatched: boolean) => void = () => {};

  constructor(python: Python, store: Store, neighbours: Neighbours) {
    this.#python = python;
    this.#store = store;
    this.#neighbours = neighbours;
  }

  // --- requests -------------------------------------------------------------------------------------------------

  /** Answer a request by its path, as the server's API does. */
  async request(path: string, data: unknown, language: string): Promise<unknown> {
    const { pathname, searchParams: query } = new URL(path, "https://tab.invalid");
    const [kind, id, page, number] = pathname.slice(1).split("/").map(decodeURIComponent);
    await this.#python.useLanguage(language);
    if (kind === "games" || kind === "records" || kind === "kept") await this.#python.loadGames();
    if (kind === "games" && !id) return this.#python.games();
    if (kind === "records")
      return { table: await this.#add(this.#python.imported(data as NewRecord, now())) };
    if (kind === "kept") return data === undefined ? await this.#save() : await this.#bring(data as string);
    if (kind === "tables" && !id) return data === undefined ? await this.#list() : await this.#make(data);
    if (kind !== "tables" || !id) throw new Error(path);
    if (page === "forget") return await this.#forget(id);
    const live = await this.#find(id);
    const { python } = live;
    if (!page) return python.tableSnapshot();
    if (page === "printed") return python.printed();
    if (page === "components") return python.componentsText();
    if (page === "record") return python.record();
    if (page === "kept") return python.kept();
    if (page === "file") return this.#python.tablesFile([python]);
    if (page === "why") return python.why(seatOf(query) ?? -1, query.get("move"), query.get("on"));
    if (page === "moves" && number === undefined) return python.moves(seatOf(query));
    if (page === "moves") return python.past(Number(number), seatOf(query));
    if (page === "again") return { table: await live.inTurn(() => this.#rematch(live)) };
    if (page === "close") {
      const { table } = data as TableRef;
      await live.inTurn(() => this.#commit(live, () => python.planClose(table, now())));
      return python.tableSnapshot();
    }
    if (page === "sit" || page === "leave" || page === "replace") {
      await live.inTurn(() => this.#commit(live, () => python.planSeats(page, data, now())));
      return python.tableSnapshot();
    }
    throw new Error(path);
  }

  /** All tables as one file, but for those that were closed, and those that can't be continued. */
  async #save(): Promise<string> {
    const found = await Promise.all(
      (await this.#store.tables()).map(({ table }) => this.#store.find(table.id)),
    );
    const tables = found.flatMap((stored) => (stored ? [this.#python.open(stored)] : []));
    return this.#python.tablesFile(
      tables.filter((table) => !table.info().moved && table.info().differs === null),
    );
  }

  /** Add the tables of a file: all that are new, or none. */
  async #bring(text: string): Promise<{ added: number; known: number }> {
    const brought = this.#python.brought(parsed(text), now());
    const added: StoredTable[] = [];
    for (const stored of brought) {
      const fresh = this.#python.beside(stored, await this.#store.find(stored.table.id));
      if (fresh) added.push(fresh);
    }
    if (added.length) await this.#store.add(...added);
    return { added: added.length, known: brought.length - added.length };
  }

  async #list(): Promise<{ tables: TableInfo[] }> {
    const kept = (await this.#store.tables()).toSorted((a, b) => b.table.changed - a.table.changed);
    if (kept.length) await this.#python.loadGames(...kept.map(({ table }) => table.game));
    return { tables: kept.map(({ table, seats }) => this.#python.listed(table, seats)) };
  }

  async #forget(id: string): Promise<void> {
    this.#live.delete(id);
    await this.#store.remove(id);
    this.#neighbours.tell(id);
  }

  async #make(data: unknown): Promise<unknown> {
    const spec = data as NewTable;
    await this.#python.loadGames(spec.game);
    const id = await this.#add(this.#python.newTable(spec, now()));
    return (await this.#find(id)).python.tableSnapshot();
  }

  async #add(stored: StoredTable): Promise<string> {
    await this.#store.add(stored);
    return stored.table.id;
  }

  async #rematch(live: LiveTable): Promise<string> {
    const { follower } = live.python.info();
    if (follower) return follower;
    const { stored, plan } = live.python.planRematch(now());
    await this.#store.add(stored);
    await this.#commit(live, () => plan);
    return stored.table.id;
  }

  // --- watching -------------------------------------------------------------------------------------------------

  /** Send all about a table from now on; returns what ends that. */
  async watch(id: string, watcher: Watcher): Promise<() => void> {
    await this.#python.useLanguage(watcher.language);
    const live = await this.#find(id);
    await live.inTurn(() => this.#catchUp(live));
    live.watchers.set(watcher, { moves: 0, info: "" });
    this.#show(live);
    this.onChange(id, live.python, live.watchers.size > 0);
    return () => {
      live.watchers.delete(watcher);
      this.onChange(id, live.python, live.watchers.size > 0);
    };
  }

  /** Call something for every table that somebody looks at. */
  async forEachWatched(call: (id: string, table: PythonTable) => void): Promise<void> {
    const all = await Promise.allSettled(this.#live.values());
    for (const each of all)
      if (each.status === "fulfilled" && each.value.watchers.size) call(each.value.id, each.value.python);
  }

  /** A move or undo of a person; the answer is for the one who sent it. */
  async answer(
    id: string,
    message: MoveMessage | UndoMessage,
    language: string,
  ): Promise<Accepted | Problem> {
    const { request } = message;
    await this.#python.useLanguage(language);
    try {
      const live = await this.#find(id);
      return await live.inTurn(async () => {
        const isNew = await this.#commit(live, () => live.python.planMove(message, now()));
        return { type: "accepted", request, number: live.python.number(), repeated: !isNew };
      });
    } catch (error) {
      return this.problem(error, request);
    }
  }

  /** Send a watcher everything again, after a problem. */
  async resend(id: string, watcher: Watcher): Promise<void> {
    const live = await this.#find(id);
    if (!live.watchers.has(watcher)) return;
    live.watchers.set(watcher, { moves: 0, info: "" });
    this.#show(live);
  }

  problem(error: unknown, request: string | null = null): Problem {
    const found = this.#python.refusal(error, request);
    if (!found) console.error(error);
    return (
      found ?? { type: "refused", reason: "refused-broken", message: String(error), arguments: {}, request }
    );
  }

  /** Change a table from here, as bots do. */
  async act(id: string, plan: (table: PythonTable) => Plan | null): Promise<void> {
    const live = await this.#find(id);
    await live.inTurn(() => this.#commit(live, () => plan(live.python)));
  }

  /** Another tab has stored something. */
  async onNews(id: string): Promise<void> {
    const live = await this.#live.get(id);
    if (!live) return;
    await live.inTurn(() => this.#catchUp(live));
    this.#show(live);
    this.onChange(id, live.python, live.watchers.size > 0);
  }

  #find(id: string): Promise<LiveTable> {
    let found = this.#live.get(id);
    if (!found) {
      found = this.#open(id);
      this.#live.set(id, found);
      found.catch(() => this.#live.delete(id));
    }
    return found;
  }

  async #open(id: string): Promise<LiveTable> {
    const stored = await this.#store.find(id);
    if (stored) {
      await this.#python.loadGames(stored.table.game);
      return new LiveTable(id, this.#python.open(stored));
    }
    throw this.#python.noTable();
  }

  /** Store a plan, then accept and show it; false if there was nothing to do. */
  async #commit(live: LiveTable, plan: () => Plan | null): Promise<boolean> {
    const planned = plan();
    if (!planned) return false;
    if (!(await this.#store.change(planned))) {
      await this.#catchUp(live); // another tab was faster
      this.#show(live);
      if (!plan()) return false; // else this throws: the number is too old
    }
    live.python.accept(planned);
    this.#neighbours.tell(live.id);
    this.#show(live);
    this.onChange(live.id, live.python, live.watchers.size > 0);
    return true;
  }

  /** Take what other tabs have stored. */
  async #catchUp(live: LiveTable): Promise<void> {
    const stored = await this.#store.find(live.id);
    if (!stored) return;
    const entries: EntryRow[] = stored.entries.slice(live.python.number());
    live.python.catchUp(stored, entries);
  }

  /** Send every watcher what it does not know yet. */
  #show(live: LiveTable): void {
    const { python } = live;
    const info = python.info();
    const moves = python.moveCount();
    // moves are sent as snapshots
    const known = JSON.stringify({ ...info, changed: 0, decides: null, standing: null });
    for (const [watcher, sent] of live.watchers) {
      if (sent.info !== known) watcher.onMessage(info);
      const since = info.state === "over" ? 0 : Math.min(sent.moves, moves);
      for (const each of python.snapshots(since)) watcher.onMessage(each);
      live.watchers.set(watcher, { moves, info: known });
    }
  }
}
