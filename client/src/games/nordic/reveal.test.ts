import { expect, it } from "vitest";
import type { LoggedMove } from "../../lib/messages";
import { pendingReveal, revealed } from "./reveal";
import type { NordicView } from "./types";

const cost = { extra: 2, counting: [true, false, true], colour: "red" };
const tunnel = { route: "bergen-oslo-red", laid: { red: 4 } };
const turnedUp = ["red", "blue", "loco"];
const moved = (...entries: object[]) => [{ move: 9, entries }] as unknown as LoggedMove[];

it("finds the cards in what happened", () => {
  const entry = { id: "turned-up", args: { cards: turnedUp, ...cost, ...tunnel } };
  const claimed = { id: "claimed", args: { seat: "white", route: tunnel.route, points: 7 } };
  expect(revealed(moved(entry, claimed))).toEqual({
    ...tunnel,
    ...cost,
    turned_up: turnedUp,
    turning: false,
  });
  expect(revealed(moved(claimed))).toBeUndefined();
  expect(revealed([])).toBeUndefined();
});

it("finds the cards that are still being paid for", () => {
  const { extra, ...now } = cost;
  const pending = { ...tunnel, turned_up: turnedUp, extra };
  const view = { pending, now } as unknown as NordicView;
  expect(pendingReveal(view)).toEqual({ ...tunnel, ...cost, turned_up: turnedUp, turning: false });
  expect(pendingReveal({ ...view, pending: {} })).toBeUndefined();
});
