// The positions of a game that is looked at again: each is asked for once, neighbours ahead of time. Whatever
// comes late, only the position wanted last is shown.

const NEIGHBOURS = [1, 2, 3, -1]; // in the direction of the last step
const PACE = 70; // ms between asking for positions far apart, as while a slider is drawn
const CALM = 200; // ms at one of these before its neighbours are asked for
const FIRST_PAUSE = 500; // ms before what failed is asked for again; twice as long after each failure
const LONGEST_PAUSE = 8000;

export interface Source<T> {
  ask: (number: number) => Promise<T>;
  show: (position: T) => void;
  /** Something went wrong; whether it is worth another try. */
  failed: (error: unknown) => boolean;
}

const passed = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Positions<T> {
  #last: number;
  #source: Source<T>;
  #asked = new Map<number, Promise<T>>();
  #wanted = Number.NEGATIVE_INFINITY;
  #wish = 0; // grows with each: what an older one waited for is not done any more
  #paced = Number.NEGATIVE_INFINITY; // when something was last asked for after a leap

  constructor(last: number, source: Source<T>) {
    this.#last = last;
    this.#source = source;
  }

  /** Show a position as soon as it is there, unless another one is wanted by then; then ask for its neighbours. */
  async want(number: number): Promise<void> {
    const wish = ++this.#wish;
    const step = number < this.#wanted ? -1 : 1;
    const leap = Math.abs(number - this.#wanted) > 1;
    this.#wanted = number;
    if (leap && !this.#asked.has(number)) {
      const pause = this.#paced + PACE - performance.now();
      if (pause > 0) await passed(pause);
      if (wish !== this.#wish) return;
      this.#paced = performance.now();
    }
    const shown = this.#show(number, wish);
    if (leap) await shown.then(() => passed(CALM));
    for (const each of NEIGHBOURS.map((far) => number + step * far))
      if (wish === this.#wish && each >= 0 && each <= this.#last) this.#ask(each).catch(() => {});
  }

  async #show(number: number, wish: number): Promise<void> {
    for (let pause = FIRST_PAUSE; wish === this.#wish; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        const found = await this.#ask(number);
        if (wish === this.#wish) this.#source.show(found);
        return;
      } catch (error) {
        if (wish !== this.#wish || !this.#source.failed(error)) return;
        await passed(pause);
      }
    }
  }

  /** What fails is forgotten, and asked for again when it is wanted. */
  #ask(number: number): Promise<T> {
    const asked = this.#asked.get(number) ?? this.#source.ask(number);
    this.#asked.set(number, asked);
    asked.catch(() => this.#asked.delete(number));
    return asked;
  }

  /** Nothing is shown any more. */
  close(): void {
    this.#wish += 1;
  }
}
