// What has just changed on a board, as long as it is marked.

const LASTS = 4500; // ms

export class Marks<T> {
  now: T;
  #none: T;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** To be made while a board is set up; `none` is what is there when nothing is marked. */
  constructor(none: T) {
    this.#none = none;
    this.now = $state.raw(none);
    $effect(() => () => clearTimeout(this.#timer));
  }

  show(found: T): void {
    this.now = found;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), LASTS);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.now = this.#none;
  }
}
