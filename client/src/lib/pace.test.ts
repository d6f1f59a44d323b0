import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "./pace.svelte";
import { settings } from "./settings.svelte";

let shown: number[];
let pace: Pace<number>;
beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "normal";
  shown = [];
  pace = new Pace((step) => shown.push(step));
});
afterEach(() => {
  pace.end();
  settings.pace = "normal";
  vi.useRealTimers();
});

test("my own step is shown at once, the deeds of others one after another", () => {
  pace.add(1, false);
  for (const step of [2, 3]) pace.add(step, true);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1700);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(1700);
  expect(shown).toEqual([1, 2, 3]);
});

test("nothing overtakes what waits", () => {
  pace.add(1, false);
  pace.add(2, true);
  pace.add(3, false);
  expect(shown).toEqual([1]);
  pace.next();
  expect(shown).toEqual([1, 2]);
  pace.skip();
  expect(shown).toEqual([1, 2, 3]);
});

test("a pause holds, and a press still shows the next step", () => {
  pace.add(1, false);
  pace.add(2, true);
  pace.add(3, true);
  pace.toggle();
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([1]);
  pace.next();
  expect(shown).toEqual([1, 2]);
  pace.toggle();
  vi.advanceTimersByTime(1700);
  expect(shown).toEqual([1, 2, 3]);
});

test("at once means at once, and so does a great deal", () => {
  settings.pace = "instant";
  for (const step of [1, 2, 3]) pace.add(step, true);
  expect(shown).toEqual([1, 2, 3]);
  settings.pace = "slow";
  pace.add(4, false);
  for (let step = 5; step < 80; step++) pace.add(step, true);
  expect(shown.length).toBeGreaterThan(60);
});
