import { describe, expect, it } from "vitest";
import type { AccountPart } from "../../lib/messages";
import { stepsOf, totalsAfter } from "./count";

const ticket = (name: string, amount: number) => ({
  id: "ticket",
  args: { ticket: name, routes: [] },
  amount,
});
const part = (name: string, items: AccountPart["items"], amount = 0): AccountPart => ({
  part: name,
  amount,
  items,
  scored: name === "routes",
});
const accounts = [
  [
    part("routes", [], 30),
    part("connected", [ticket("a", 12), ticket("b", 4)]),
    part("unconnected", [ticket("c", -6)]),
  ],
  [part("routes", [], 20), part("connected", [ticket("d", 9)]), part("globetrotter", [], 10)],
];

describe("the count", () => {
  const steps = stepsOf(accounts);

  it("takes a ticket of each in turn, small ones first, and the Globetrotter last", () => {
    expect(steps.map((step) => [step.seat, step.ticket])).toEqual([
      [0, "b"],
      [1, "d"],
      [0, "c"],
      [0, "a"],
      [1, null],
    ]);
  });

  it("has totals that know no more than has been shown", () => {
    expect(totalsAfter(accounts, steps, 0)).toEqual([30, 20]);
    expect(totalsAfter(accounts, steps, 3)).toEqual([28, 29]);
    expect(totalsAfter(accounts, steps, 5)).toEqual([40, 39]);
  });
});
