import { expect, it } from "vitest";
import type { LoggedMove } from "../../lib/messages";
import { revealed } from "./reveal";
import type { NordicView, Pending } from "./types";

const ROUTE = "bergen-oslo-red";
const now = { counting: [true, false, true], colour: "red" };
const view = (pending: Pending, routes: NordicView["routes"] = {}) =>
  ({ pending, routes, now }) as NordicView;
const paying = view({ route: ROUTE });
const due = view({ route: ROUTE, laid: { red: 4 }, turned_up: ["red", "blue", "loco"], extra: 2 });
const mine = view({}, { [ROUTE]: "white" });
const told = [
  {
    move: 9,
    entries: [
      { id: "laid", args: { seat: "white", cards: { red: 4 } } },
      { id: "turned-up", args: { cards: ["blue", "blue", "green"], extra: 0 } },
      { id: "claimed", args: { seat: "white", route: ROUTE, points: 7 } },
    ],
  },
] as unknown as LoggedMove[];

it("finds the cards that cost more", () => {
  expect(revealed(paying, due, [])).toEqual({ ...due.pending, ...now, turning: false });
});

it("finds the cards that cost nothing in what happened", () => {
  const found = revealed(paying, mine, told);
  expect(found).toMatchObject({
    route: ROUTE,
    laid: { red: 4 },
    turned_up: ["blue", "blue", "green"],
    extra: 0,
  });
});

it("tells of no cards twice", () => {
  expect(revealed(due, due, [])).toBeUndefined();
  expect(revealed(due, mine, told)).toBeUndefined();
  expect(revealed(mine, mine, told)).toBeUndefined();
});
