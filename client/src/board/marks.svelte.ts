// What has just changed on a board, by name, and by how much where it is an amount; as long as it is marked.

const LASTS = 4500; // ms
const NOTHING: ReadonlyMap<string, number> = new Map();

export class Marks {
  now = $state.raw(NOTHING);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** To be made while a board is set up. */
  constructor() {
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Where nothing has changed, what was marked before stays so. */
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
