import { expect, it } from "vitest";
import type { View } from "../../lib/messages";
import middle from "./fixtures/middle.json";
import { type Components, readView } from "./model";
import { byLength } from "./scored";

it("adds up to what the routes scored", () => {
  const view = readView(middle.view as unknown as View);
  const box = middle.components as unknown as Components;
  expect(view.players.some(({ points }) => points > 0)).toBe(true);
  view.players.forEach(({ points }, seat) => {
    const rows = byLength(view, box, seat);
    expect(rows.reduce((sum, row) => sum + row.count * row.points, 0)).toBe(points);
    expect(rows.map(({ length }) => length)).toEqual(rows.map(({ length }) => length).sort((a, b) => a - b));
  });
});
