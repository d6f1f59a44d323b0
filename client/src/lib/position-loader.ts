// Loads the positions of a replay, each once and its neighbours ahead of time. However late an answer arrives,
// only the position requested last is shown.

const NEIGHBOURS = [1, 2, 3, -1]; // to load ahead, in the direction of the last step
const JUMP_INTERVAL = 70; // ms between loading positions far apart, as while a slider is dragged
const PRELOAD_AFTER = 200; // ms at such a position before its neighbours are loaded
const FIRST_PAUSE = 500; // ms before retrying, doubled after each failure
const LONGEST_PAUSE = 8000;

export interface PositionSource<T> {
  load: (number: number) => Promise<T>;
  show: (position: T) => void;
  /** Called after a failure; returns whether to retry. */
  onError: (error: unknown) => boolean;
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class PositionLoader<T> {
  #last: number;
  #source: PositionSource<T>;
  #loaded = new Map<number, Promise<T>>();
  #wanted = Number.NEGATIVE_INFINITY;
  #request = 0; // the number of the newest request; older ones stop where they are
  #lastJump = Number.NEGATIVE_INFINITY; // when a position was last loaded after a jump

  constructor(last: number, source: PositionSource<T>) {
    this.#last = last;
    this.#source = source;
  }

  /** Show a position as soon as it is loaded, unless another one is requested meanwhile; then load its neighbours. */
  async request(number: number): Promise<void> {
    const request = ++this.#request;
    const step = number < this.#wanted ? -1 : 1;
    const isJump = Math.abs(number - this.#wanted) > 1;
    this.#wanted = number;
    if (isJump && !this.#loaded.has(number)) {
      const pause = this.#lastJump + JUMP_INTERVAL - performance.now();
      if (pause > 0) await sleep(pause);
      if (request !== this.#request) return;
      this.#lastJump = performance.now();
    }
    const shown = this.#show(number, request);
    if (isJump) await shown.then(() => sleep(PRELOAD_AFTER));
    for (const each of NEIGHBOURS.map((distance) => number + step * distance))
      if (request === this.#request && each >= 0 && each <= this.#last) this.#load(each).catch(() => {});
  }

  async #show(number: number, request: number): Promise<void> {
    for (let pause = FIRST_PAUSE; request === this.#request; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        const found = await this.#load(number);
        if (request === this.#request) this.#source.show(found);
        return;
      } catch (error) {
        if (request !== this.#request || !this.#source.onError(error)) return;
        await sleep(pause);
      }
    }
  }

  /** From the cache, which does not hold failures. */
  #load(number: number): Promise<T> {
    const loaded = this.#loaded.get(number) ?? this.#source.load(number);
    this.#loaded.set(number, loaded);
    loaded.catch(() => this.#loaded.delete(number));
    return loaded;
  }

  /** Show nothing from now on. */
  close(): void {
    this.#request += 1;
  }
}
