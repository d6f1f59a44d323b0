import { describe, expect, it } from "vitest";
import type { Legal } from "../../lib/messages";
// All texts there are, by scripts/page_fixtures.py.
import moves from "./fixtures/moves.json";
import { readShape, sortMoves, targetOf } from "./targets";

describe("every move has a target", () => {
  it.each(moves)("%s", (move) => {
    const target = targetOf(move);
    if (target.on === "bar") expect(["give-up", "pass"]).toContain(move);
    if (target.on === "payment") expect(target.shape.every((part) => /^[a-z]+$/.test(part.kind))).toBe(true);
    if (target.on === "route") expect(target.route.split("-").length).toBeGreaterThanOrEqual(3);
    if (target.on === "ticket") expect(target.ticket.split("-")).toHaveLength(2);
  });

  it("and none is lost when they are sorted", () => {
    const found = sortMoves(moves.map((move) => ({ move, quote: null }) as Legal));
    const { cards, routes, answers, payments, hand, bar } = found;
    const single = Number(Boolean(found.deck)) + Number(Boolean(found.tickets));
    expect(cards.size + routes.size + answers.size + payments.length + hand.size + bar.length + single).toBe(
      moves.length,
    );
  });
});

it("reads the shape of a payment", () => {
  expect(readShape("red+loco1+set2")).toEqual([
    { kind: "red", count: null },
    { kind: "loco", count: 1 },
    { kind: "set", count: 2 },
  ]);
});
