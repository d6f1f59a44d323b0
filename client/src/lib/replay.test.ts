import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Playback } from "./playback.svelte";
import { PositionLoader } from "./position-loader";
import { parseReplayUrl, replayUrl } from "./replay-url";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose answers come when the test says so. */
class Slow {
  asked: number[] = [];
  shown: number[] = [];
  again = true;
  errors = 0;
  #answers = new Map<number, { resolve: (found: number) => void; reject: (error: Error) => void }>();
  positions = new PositionLoader<number>(100, {
    load: (number) => {
      this.asked.push(number);
      return new Promise((resolve, reject) => this.#answers.set(number, { resolve, reject }));
    },
    show: (number) => this.shown.push(number),
    onError: () => {
      this.errors += 1;
      return this.again;
    },
  });

  async answer(...numbers: number[]): Promise<void> {
    for (const number of numbers) this.#answers.get(number)?.resolve(number);
    await vi.advanceTimersByTimeAsync(0);
  }

  async fail(number: number): Promise<void> {
    this.#answers.get(number)?.reject(new Error("lost"));
    await vi.advanceTimersByTimeAsync(0);
  }
}

describe("positions", () => {
  it("asks for what is wanted first, then for its neighbours, which are shown at once", async () => {
    const slow = new Slow();
    void slow.positions.request(10);
    expect(slow.asked).toEqual([10]);
    await slow.answer(10);
    await vi.advanceTimersByTimeAsync(300);
    expect(slow.asked).toEqual([10, 11, 12, 13, 9]);
    await slow.answer(11, 12, 13);
    void slow.positions.request(11);
    await slow.answer();
    expect(slow.asked).toEqual([10, 11, 12, 13, 9, 14]);
    expect(slow.shown).toEqual([10, 11]);
  });

  it("never shows an older position after a newer one", async () => {
    const slow = new Slow();
    void slow.positions.request(10);
    void slow.positions.request(50);
    await vi.advanceTimersByTimeAsync(100);
    expect(slow.asked).toEqual([10, 50]);
    await slow.answer(50);
    await slow.answer(10);
    expect(slow.shown).toEqual([50]);
  });

  it("asks for few at a time while the slider is drawn, and for the last one wanted", async () => {
    const slow = new Slow();
    for (let number = 0; number <= 90; number += 3) {
      void slow.positions.request(number);
      await vi.advanceTimersByTimeAsync(10);
      await slow.answer(...slow.asked);
    }
    await vi.advanceTimersByTimeAsync(100);
    await slow.answer(90);
    expect(slow.shown.at(-1)).toBe(90);
    expect(slow.asked.length).toBeGreaterThan(3);
    expect(slow.asked.length).toBeLessThan(7);
  });

  it("looks ahead in the direction of the last step, and not past the ends", async () => {
    const slow = new Slow();
    void slow.positions.request(100);
    await slow.answer(100);
    await vi.advanceTimersByTimeAsync(300);
    expect(slow.asked).toEqual([100, 99]);
    await slow.answer(99);
    void slow.positions.request(99);
    expect(slow.asked).toEqual([100, 99, 98, 97, 96]);
  });

  it("asks again after a failure, unless that is of no use", async () => {
    const slow = new Slow();
    void slow.positions.request(100);
    await slow.fail(100);
    await vi.advanceTimersByTimeAsync(600);
    expect(slow.asked.filter((each) => each === 100)).toHaveLength(2);
    await slow.answer(100);
    expect(slow.shown).toEqual([100]);
    slow.again = false;
    void slow.positions.request(50);
    await slow.fail(50);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(slow.asked.filter((each) => each === 50)).toHaveLength(1);
  });

  it("shows nothing when it is closed", async () => {
    const slow = new Slow();
    void slow.positions.request(5);
    slow.positions.close();
    await slow.answer(5);
    expect(slow.shown).toEqual([]);
  });
});

describe("playback", () => {
  /** A playback whose positions are shown after some milliseconds. */
  function start(last: number, late = 0): { playback: Playback; wanted: number[] } {
    const wanted: number[] = [];
    const made: Playback = new Playback((number) => {
      wanted.push(number);
      setTimeout(() => made.onShown(number), late);
    });
    made.last = last;
    return { playback: made, wanted };
  }

  it("stays within the game", () => {
    const { playback: made, wanted } = start(9);
    for (const number of [-1, 3, 10, Number.NaN, 4.7]) made.goAndPause(number);
    expect(wanted).toEqual([0, 3, 9, 0, 4]);
  });

  it("goes on by itself, at its speed, and stops at the end", () => {
    const { playback: made, wanted } = start(4);
    made.go(0);
    vi.advanceTimersByTime(0);
    made.play();
    vi.advanceTimersByTime(2100);
    expect(wanted).toEqual([0, 1, 2]);
    made.speed = 4;
    vi.advanceTimersByTime(600);
    expect(wanted).toEqual([0, 1, 2, 3, 4]);
    expect(made.isPlaying).toBe(false);
  });

  it("passes over nothing, however late it is seen", () => {
    const { playback: made, wanted } = start(100, 5000);
    made.speed = 8;
    made.go(0);
    made.play();
    vi.advanceTimersByTime(12_000);
    expect(wanted).toEqual([0, 1, 2]);
  });

  it("starts over at the end, and stops when somebody steps", () => {
    const { playback: made, wanted } = start(3);
    made.go(3);
    vi.advanceTimersByTime(0);
    made.play();
    expect(made.number).toBe(0);
    vi.advanceTimersByTime(1100);
    made.goAndPause(0);
    vi.advanceTimersByTime(9000);
    expect(wanted).toEqual([3, 0, 1, 0]);
    expect(made.isPlaying).toBe(false);
  });
});

describe("the URL", () => {
  it.each([
    ["?seat=1", "#37", { number: 37, seat: 1 }],
    ["?move=12", "", { number: 12, seat: undefined }],
    ["?seat=spectator&move=12", "#3", { number: 3, seat: null }],
    ["?seat=x", "#-4", { number: 0, seat: undefined }],
    ["", "#99999999", { number: 0, seat: undefined }],
  ])("%s%s is read", (search, hash, place) => {
    expect(parseReplayUrl({ search, hash })).toEqual(place);
  });

  it("leads back to where it was made", () => {
    for (const seat of [null, 0, 2]) {
      const made = new URL(replayUrl("abc", 37, seat), "http://ekiben.example");
      expect(made.pathname).toBe("/t/abc/replay");
      expect(parseReplayUrl(made)).toEqual({ number: 37, seat });
    }
  });
});
