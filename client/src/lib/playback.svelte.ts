// Moving through a replay: step by step, to any move, or automatically at a chosen speed.

export const SPEEDS = [0.5, 1, 2, 4, 8]; // moves a second

export class Playback {
  /** The move asked for; the position on the screen may lag behind. */
  number = $state(0);
  last = $state(0);
  isPlaying = $state(false);
  #speed = $state(1);
  #shown = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #load: (number: number) => void;

  /** `load` gets a position and calls `onShown` when it is on the screen. */
  constructor(load: (number: number) => void) {
    this.#load = load;
  }

  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#speed = speed;
    this.#scheduleNext();
  }

  /** Go to a move; a number out of range means the first or the last one. */
  go(number: number): void {
    clearTimeout(this.#timer);
    this.number = Math.max(0, Math.min(this.last, Math.trunc(number) || 0));
    this.#load(this.number);
  }

  /** Go to a move that somebody chose: the automatic replay pauses. */
  goAndPause(number: number): void {
    this.pause();
    this.go(number);
  }

  play(): void {
    this.isPlaying = true;
    if (this.number >= this.last) this.go(0);
    else this.#scheduleNext();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** The time until the next move starts only once the position is shown, so that none is skipped. */
  onShown(number: number): void {
    this.#shown = number;
    this.#scheduleNext();
  }

  #scheduleNext(): void {
    clearTimeout(this.#timer);
    if (!this.isPlaying || this.#shown !== this.number) return;
    if (this.number >= this.last) this.pause();
    else this.#timer = setTimeout(() => this.go(this.number + 1), 1000 / this.#speed);
  }
}
