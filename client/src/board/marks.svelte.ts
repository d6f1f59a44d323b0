// What has just changed on a board: names, and for amounts the difference. Marks disappear after a while.

const LASTS = 4500; // ms
const NOTHING: ReadonlyMap<string, number> = new Map();

export class Marks {
  now = $state.raw(NOTHING);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** To be created while a board is initialized. */
  constructor() {
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** If nothing has changed, the old marks stay. */
  show(found: ReadonlyMap<string, number>): void {
    if (!found.size) return;
    this.now = found;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), LASTS);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.now = NOTHING;
  }
}
