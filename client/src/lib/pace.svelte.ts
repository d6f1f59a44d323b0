// What others do is shown step by step, at a pace that people can follow: what comes faster waits.

import { type PACES, settings } from "./settings.svelte";

const STEP: Record<(typeof PACES)[number], number> = { slow: 3000, normal: 1600, quick: 700, instant: 0 }; // ms
const MOST = 60; // steps that wait: more are not shown one by one

export class Pace<Step> {
  isPaused = $state(false);
  /** What waits to be shown. */
  #steps = $state.raw<Step[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = Number.NEGATIVE_INFINITY;
  #show: (step: Step) => void;

  constructor(show: (step: Step) => void) {
    this.#show = show;
  }

  get waiting(): number {
    return this.#steps.length;
  }

  /** `isDeed`: somebody else did this; anything else is shown as soon as all before it has been. */
  add(step: Step, isDeed: boolean): void {
    const waits = isDeed && STEP[settings.pace] > 0 && !globalThis.document?.hidden;
    if (!this.waiting && !waits) {
      this.#apply(step);
      return;
    }
    this.#steps = [...this.#steps, step];
    if (this.waiting > MOST || globalThis.document?.hidden) this.skip();
    else this.#schedule();
  }

  /** Show the next step now. */
  next(): void {
    const [first, ...rest] = this.#steps;
    this.#steps = rest;
    if (first !== undefined) this.#apply(first);
    this.#schedule();
  }

  /** Show everything. */
  skip(): void {
    this.isPaused = false;
    const steps = this.#steps;
    this.#steps = [];
    clearTimeout(this.#timer);
    for (const step of steps) this.#apply(step);
  }

  toggle(): void {
    this.isPaused = !this.isPaused;
    this.#schedule();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#steps = [];
  }

  #apply(step: Step): void {
    this.#shownAt = performance.now();
    this.#show(step);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (!this.waiting || this.isPaused) return;
    const wait = this.#shownAt + STEP[settings.pace] - performance.now();
    this.#timer = setTimeout(() => this.next(), Math.max(0, wait));
  }
}
