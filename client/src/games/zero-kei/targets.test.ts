import { describe, expect, it } from "vitest";
import type { Legal } from "../../lib/messages";
// All texts there are, by scripts/page_fixtures.py.
import texts from "./move-texts.json";
import { byTarget, type Kind, targetOf, wishes } from "./targets";

const BUTTONS = ["accept", "decline", "done"];

describe("targets", () => {
  it("every move is about a thing, but for three that are buttons", () => {
    expect(texts.length).toBe(255);
    const buttons = texts.filter((text) => targetOf(text) === "bar:");
    expect(buttons.toSorted()).toEqual(BUTTONS);
  });

  it("every thing is named, but for those of which there is one", () => {
    for (const text of texts.filter((text) => !BUTTONS.includes(text))) {
      const [kind, thing] = targetOf(text).split(":") as [Kind, string];
      expect(Boolean(thing), text).toBe(kind !== "tail" && kind !== "event");
      expect(text).toContain(thing);
    }
  });

  it.each([
    ["buy 6a", "offer:6a"],
    ["order 2", "tile:2"],
    ["engine yellow", "engine:yellow"],
    ["prepare 7", "city:7"],
    ["station 7 white", "city:7"],
    ["space a", "space:a"],
    ["from red", "tokens:red"],
    ["on 3-4", "carriage:3-4"],
    ["tail", "tail:"],
    ["done", "bar:"],
    ["something new", "bar:"],
  ])("%s is about %s", (text, target) => {
    expect(targetOf(text)).toBe(target);
  });

  it("moves about one thing come together, in their order", () => {
    const legal = ["station 7 gold", "done", "station 7 black", "prepare 3"].map(
      (move) => ({ move, quote: null }) as Legal,
    );
    const found = byTarget(legal);
    expect(found.get("city:7")?.map(({ move }) => move)).toEqual(["station 7 gold", "station 7 black"]);
    expect([...found.keys()]).toEqual(["city:7", "bar:", "city:3"]);
  });

  it("a wish is a move of the game about the same thing", () => {
    const decisions = [
      "engine",
      "carriage",
      "counter",
      "order",
      "action",
      "repeat",
      "work",
      "space",
      "lender",
    ];
    const works = { works: ["prepare", "track-1", "station"] };
    for (const target of new Set(texts.map(targetOf))) {
      for (const decision of [...decisions, "move", "place", "token", "token-carriage", "discard", "score"]) {
        for (const wished of wishes(target, decision, works)) {
          expect(texts).toContain(wished);
          expect(targetOf(wished)).toBe(target);
        }
      }
    }
    expect(wishes("city:3", "action")).toEqual([]);
    expect(wishes("city:3", "work", works)).toEqual(["prepare 3", "track 3", "station 3 gold"]);
    expect(wishes("carriage:red 3a", "action")).toEqual([]);
    expect(wishes("event:track", "action")).toEqual([]);
  });
});
