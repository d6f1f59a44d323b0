// The positions of a game that is looked at again: each is asked for once, neighbours ahead of time. Whatever
// comes late, only the position wanted last is shown.

const AHEAD = 3; // neighbours in the direction of the last step; and one behind
const MOST = 4; // asked for at a time; one place is kept for what is wanted
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

export class Positions<T> {
  #last: number;
  #source: Source<T>;
  #known = new Map<number, T>();
  #asked = new Set<number>();
  #wanted = Number.NEGATIVE_INFINITY;
  #step = 1;
  #far = true; // the last step was no step but a leap
  #leapt = Number.NEGATIVE_INFINITY; // when something was last asked for after a leap
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(last: number, source: Source<T>) {
    this.#last = last;
    this.#source = source;
  }

  /** Show a position as soon as it is there, unless another one is wanted by then. */
  want(number: number): void {
    this.#step = number < this.#wanted ? -1 : 1;
    this.#far = Math.abs(number - this.#wanted) > 1;
    this.#wanted = number;
    clearTimeout(this.#timer);
    const known = this.#known.get(number);
    if (known !== undefined) this.#source.show(known);
    if (!this.#far) this.#askMore();
    else if (known !== undefined) this.#later(() => this.#askMore(), CALM);
    else this.#leap();
  }

  /** Nothing is shown any more. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #wishes(): number[] {
    const ahead = Array.from({ length: AHEAD }, (_, n) => this.#wanted + this.#step * (n + 1));
    const all = [this.#wanted, ...ahead, this.#wanted - this.#step];
    return all.filter((number) => number >= 0 && number <= this.#last);
  }

  /** Whoever leaps from place to place is asked for one after another, and only for where they are then. */
  #leap(): void {
    const now = performance.now();
    if (now < this.#leapt + PACE) {
      this.#later(() => this.#leap(), this.#leapt + PACE - now);
      return;
    }
    this.#leapt = now;
    if (!this.#asked.has(this.#wanted)) void this.#ask(this.#wanted);
  }

  #later(work: () => void, pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, pause);
  }

  #askMore(): void {
    for (const number of this.#wishes()) {
      const most = number === this.#wanted ? MOST : MOST - 1;
      if (this.#asked.size >= most) return;
      if (!this.#known.has(number) && !this.#asked.has(number)) void this.#ask(number);
    }
  }

  async #ask(number: number): Promise<void> {
    this.#asked.add(number);
    try {
      const found = await this.#source.ask(number);
      this.#asked.delete(number);
      this.#pause = FIRST_PAUSE;
      this.#known.set(number, found);
      if (this.#closed) return;
      this.#received(number, found);
    } catch (error) {
      this.#asked.delete(number);
      if (!this.#closed && this.#source.failed(error)) this.#askLater();
    }
  }

  #received(number: number, found: T): void {
    if (number === this.#wanted) this.#source.show(found);
    if (!this.#far) this.#askMore();
    else if (number === this.#wanted) this.#later(() => this.#askMore(), CALM);
  }

  #askLater(): void {
    this.#later(() => this.#askMore(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }
}
