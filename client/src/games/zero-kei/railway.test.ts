import { expect, it } from "vitest";
import { Chart } from "./railway";

it("upright, every city has a row of its own, Osaka below and Tokyo above", () => {
  const { cities } = new Chart(390, 536, true);
  const steps = cities.slice(1).map(([, y], place) => (cities[place]?.[1] ?? 0) - y);
  expect(new Set(steps.map((step) => step.toFixed(6))).size).toBe(1);
  expect(steps[0]).toBeCloseTo(44, 1);
  expect(cities.every(([x]) => x > 28 && x < 390 - 28)).toBe(true);
});

it.each([
  [844, 190],
  [1024, 424],
  [1366, 424],
])("on a panel of %i × %i all labels above and below the line have room", (width, height) => {
  for (const [x, y] of new Chart(width, height, false).cities) {
    expect(x).toBeGreaterThan(25);
    expect(x).toBeLessThan(width - 25);
    expect(y).toBeGreaterThanOrEqual(73);
    expect(y).toBeLessThanOrEqual(height - 73);
  }
});
