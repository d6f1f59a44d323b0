import { expect, it } from "vitest";
import type { Legal } from "../../lib/messages";
import middle from "./fixtures/middle.json";
import type { Components } from "./model";
import { allowedForSets, leastMissed, setsMove } from "./sets";
import { sortMoves } from "./targets";

const components = middle.components as unknown as Components;

it("gives what there is least of, and locomotives last", () => {
  expect(leastMissed(components, { blue: 4, red: 1, loco: 2 }, 3)).toEqual({ red: 1, blue: 2 });
  expect(leastMissed(components, { red: 1, loco: 2 }, 3)).toEqual({ red: 1, loco: 2 });
});

it("leaves out what would be named too late", () => {
  const targets = sortMoves([
    { move: "set green", quote: null },
    { move: "set red", quote: null },
  ] as Legal[]);
  const hand = { purple: 2, green: 1, red: 2, loco: 1 };
  expect(allowedForSets(components, hand, targets)).toEqual({ green: 1, red: 2, loco: 1 });
});

it("names the cards in the order of the game", () => {
  expect(setsMove(components, { loco: 1, red: 1, purple: 2 })).toBe("set purple set purple set red set loco");
});
