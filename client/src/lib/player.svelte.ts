// Steps through the moves of a game: one at a time, anywhere, or by itself at a pace.

export const SPEEDS = [0.5, 1, 2, 4, 8]; // moves a second

export class Player {
  /** The move that is wanted; what is seen may be a moment behind. */
  number = $state(0);
  last = $state(0);
  playing = $state(false);
  #speed = $state(1);
  #seen = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wants: (number: number) => void;

  constructor(wants: (number: number) => void) {
    this.#wants = wants;
  }

  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#speed = speed;
    this.#wait();
  }

  /** To a move, or to the nearest that there is. */
  go(number: number): void {
    clearTimeout(this.#timer);
    this.number = Math.max(0, Math.min(this.last, Math.trunc(number) || 0));
    this.#wants(this.number);
  }

  /** By hand: whoever steps wants to look, so nothing goes on by itself. */
  step(number: number): void {
    this.pause();
    this.go(number);
  }

  play(): void {
    this.playing = true;
    if (this.number >= this.last) this.go(0);
    else this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** A position is seen: only then the time until the next begins, so that none is passed over. */
  saw(number: number): void {
    this.#seen = number;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.playing || this.#seen !== this.number) return;
    if (this.number >= this.last) this.pause();
    else this.#timer = setTimeout(() => this.go(this.number + 1), 1000 / this.#speed);
  }
}
