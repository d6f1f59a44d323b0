import { expect, test } from "vitest";
import { duration, partsOf, timetable, totalAt, valueAt } from "./score-animation";

const scores = [
  { routes: 41, connected: 12, unconnected: -7, tickets: 2, total: 46, win: 1 },
  { routes: 40, connected: 0, unconnected: -20, tickets: 0, total: 20, win: 0 },
];
const { added, tieBreaks } = partsOf(scores, ["tickets"]);
const steps = timetable(scores, added);

test("what tells ties apart is not added", () => {
  expect(added).toEqual(["routes", "connected", "unconnected"]);
  expect(tieBreaks).toEqual(["tickets"]);
  expect(partsOf([], [])).toEqual({ added: [], tieBreaks: [] });
});

test("one part after the other", () => {
  steps.forEach((step, place) => {
    expect(step.ends).toBeGreaterThan(step.begins);
    if (place) expect(step.begins).toBeGreaterThan(steps[place - 1]?.ends ?? 0);
  });
});

test("a number grows point by point, and ends exactly", () => {
  const step = { part: "routes", begins: 100, ends: 200 };
  expect([0, 100, 150, 199, 200, 999].map((time) => valueAt(10, step, time))).toEqual([0, 0, 5, 9, 10, 10]);
  expect([150, 300].map((time) => valueAt(-7, step, time))).toEqual([-3, -7]);
});

test("in the end the sum is the total", () => {
  for (const row of scores) {
    expect(totalAt(row, steps, 0)).toBe(0);
    expect(totalAt(row, steps, duration(steps))).toBe(row.total);
  }
});
