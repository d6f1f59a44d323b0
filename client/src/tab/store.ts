// The tables that this browser keeps, in IndexedDB. The number of an entry is the lock: of two tabs that store
// the same one, the second learns of it. Where the browser keeps nothing (a private window, a full disk), tables
// live as long as the page, and the page says so.

import type { EntryRow, SeatRow, StoredTable, TableRow } from "./python";

const NAME = "ekiben";
const VERSION = 1;

/** A table without its entries. */
export type KeptTable = Omit<StoredTable, "entries">;

/** What to store at once: rows of one table. */
export interface Change {
  table: TableRow;
  seats?: SeatRow[];
  entries?: EntryRow[];
}

interface KeptEntry extends EntryRow {
  game_table: string;
}

export interface Store {
  /** Whether what is stored outlives the page. */
  isKept: boolean;
  tables(): Promise<KeptTable[]>;
  find(id: string): Promise<StoredTable | undefined>;
  entriesSince(id: string, number: number): Promise<EntryRow[]>;
  /** Add tables with all that belongs to them. */
  add(...tables: StoredTable[]): Promise<void>;
  /** Store a change; false if an entry with one of its numbers is there already. */
  change(change: Change): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** The browser's database; in memory only, if it has none. `onLost` is called when something could not be kept. */
export async function openStore(onLost: () => void): Promise<Store> {
  const memory = new MemoryStore();
  try {
    return new FallbackStore(await open(), memory, onLost);
  } catch {
    onLost();
    return memory;
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves when a transaction is on the disk. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

async function open(): Promise<DatabaseStore> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("tables", { keyPath: "table.id" });
    request.result.createObjectStore("entries", { keyPath: ["game_table", "number"] });
  };
  const database = await done(request);
  database.onversionchange = () => database.close(); // a newer page wants to change it
  return new DatabaseStore(database);
}

const after = (id: string, number: number): IDBKeyRange =>
  IDBKeyRange.bound([id, number], [id, Number.POSITIVE_INFINITY], true);

class DatabaseStore implements Store {
  isKept = true;
  #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  #write(work: (tables: IDBObjectStore, entries: IDBObjectStore) => void): Promise<void> {
    const transaction = this.#database.transaction(["tables", "entries"], "readwrite", {
      durability: "strict",
    });
    work(transaction.objectStore("tables"), transaction.objectStore("entries"));
    return committed(transaction);
  }

  tables(): Promise<KeptTable[]> {
    return done(this.#database.transaction("tables").objectStore("tables").getAll());
  }

  async find(id: string): Promise<StoredTable | undefined> {
    const kept: KeptTable | undefined = await done(
      this.#database.transaction("tables").objectStore("tables").get(id),
    );
    return kept && { ...kept, entries: await this.entriesSince(id, 0) };
  }

  async entriesSince(id: string, number: number): Promise<EntryRow[]> {
    const found: KeptEntry[] = await done(
      this.#database.transaction("entries").objectStore("entries").getAll(after(id, number)),
    );
    return found.map(({ game_table: _, ...entry }) => entry);
  }

  add(...added: StoredTable[]): Promise<void> {
    return this.#write((tables, entries) => {
      for (const { entries: all, ...kept } of added) {
        tables.put(kept);
        for (const entry of all) entries.put({ ...entry, game_table: kept.table.id });
      }
    });
  }

  async change({ table, seats, entries: added = [] }: Change): Promise<boolean> {
    let isFirst = true;
    try {
      await this.#write((tables, entries) => {
        for (const entry of added) {
          entries.add({ ...entry, game_table: table.id }).onerror = ({ target }) => {
            isFirst = (target as IDBRequest).error?.name !== "ConstraintError";
          };
        }
        const request: IDBRequest<KeptTable> = tables.get(table.id);
        request.onsuccess = () => tables.put({ ...request.result, table, ...(seats && { seats }) });
      });
    } catch (error) {
      if (isFirst) throw error;
    }
    return isFirst;
  }

  remove(id: string): Promise<void> {
    return this.#write((tables, entries) => {
      tables.delete(id);
      entries.delete(after(id, 0));
    });
  }
}

export class MemoryStore implements Store {
  isKept = false;
  #tables = new Map<string, StoredTable>();

  async tables(): Promise<KeptTable[]> {
    return [...this.#tables.values()];
  }

  async find(id: string): Promise<StoredTable | undefined> {
    return this.#tables.get(id);
  }

  async entriesSince(id: string, number: number): Promise<EntryRow[]> {
    return this.#tables.get(id)?.entries.slice(number) ?? [];
  }

  async add(...added: StoredTable[]): Promise<void> {
    for (const each of added) this.#tables.set(each.table.id, each);
  }

  async change({ table, seats, entries = [] }: Change): Promise<boolean> {
    const found = this.#tables.get(table.id);
    if (!found) throw new Error(table.id);
    if (entries[0] && entries[0].number !== found.entries.length + 1) return false;
    const changed = { ...found, table, entries: [...found.entries, ...entries] };
    this.#tables.set(table.id, seats ? { ...changed, seats } : changed);
    return true;
  }

  async remove(id: string): Promise<void> {
    this.#tables.delete(id);
  }
}

/** The database until it fails; a table that it can no longer keep goes on in memory. */
export class FallbackStore implements Store {
  isKept = true;
  #database: Store;
  #memory: MemoryStore;
  #onLost: () => void;

  constructor(database: Store, memory: MemoryStore, onLost: () => void) {
    this.#database = database;
    this.#memory = memory;
    this.#onLost = onLost;
  }

  #lost(): void {
    this.isKept = false;
    this.#onLost();
  }

  async tables(): Promise<KeptTable[]> {
    const inMemory = await this.#memory.tables();
    const known = new Set(inMemory.map(({ table }) => table.id));
    const kept = await this.#database.tables().catch(() => []);
    return [...inMemory, ...kept.filter(({ table }) => !known.has(table.id))];
  }

  async find(id: string): Promise<StoredTable | undefined> {
    return (await this.#memory.find(id)) ?? (await this.#database.find(id));
  }

  async entriesSince(id: string, number: number): Promise<EntryRow[]> {
    const isInMemory = await this.#memory.find(id);
    return isInMemory ? this.#memory.entriesSince(id, number) : this.#database.entriesSince(id, number);
  }

  async add(...added: StoredTable[]): Promise<void> {
    try {
      await this.#database.add(...added);
    } catch {
      this.#lost();
      await this.#memory.add(...added);
    }
  }

  async change(change: Change): Promise<boolean> {
    const { id } = change.table;
    if (!(await this.#memory.find(id))) {
      try {
        return await this.#database.change(change);
      } catch {
        const found = await this.#database.find(id);
        if (!found) throw new Error(id);
        this.#lost();
        await this.#memory.add(found);
      }
    }
    return await this.#memory.change(change);
  }

  async remove(id: string): Promise<void> {
    await this.#memory.remove(id);
    await this.#database.remove(id);
  }
}
