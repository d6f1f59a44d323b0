import { expect, it } from "vitest";
import type { Shown, View } from "../../lib/messages";
import middle from "./fixtures/middle.json";
import { type Nordic, readView } from "./model";
import { countingColour, revealed } from "./reveal";

const view = (change: (view: Nordic) => void): Nordic => {
  const found = readView(structuredClone(middle.view) as unknown as View);
  delete found.routes["bergen-oslo-red"];
  change(found);
  return found;
};
const paying = view((one) => {
  one.pending = { route: "bergen-oslo-red" };
});
const due = view((one) => {
  one.pending = { route: "bergen-oslo-red", laid: { red: 4 }, turned_up: ["red", "blue", "loco"], extra: 2 };
});
const mine = view((one) => {
  one.pending = {};
  one.routes["bergen-oslo-red"] = "white";
});
const told = [
  {
    move: 9,
    entries: [
      { id: "laid", args: { seat: 0, cards: { red: 4 } } },
      { id: "turned-up", args: { cards: ["blue", "blue", "green"], extra: 0 } },
      { id: "claimed", args: { seat: 0, route: "bergen-oslo-red", points: 7 } },
    ],
  },
] as unknown as Shown["log"];

it("finds the cards that cost more", () => {
  expect(revealed(paying, due, [])?.cards).toEqual(["red", "blue", "loco"]);
});

it("finds the cards that cost nothing in what happened", () => {
  expect(revealed(paying, mine, told)).toEqual({
    route: "bergen-oslo-red",
    laid: { red: 4 },
    cards: ["blue", "blue", "green"],
    extra: 0,
  });
});

it("tells of no cards twice", () => {
  expect(revealed(due, due, [])).toBeUndefined();
  expect(revealed(due, mine, told)).toBeUndefined();
  expect(revealed(mine, mine, told)).toBeUndefined();
});

it("knows which colour counts", () => {
  expect(countingColour({ loco: 1, red: 2 })).toBe("red");
  expect(countingColour({ loco: 3 })).toBe("loco");
});
