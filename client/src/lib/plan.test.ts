import { expect, test } from "vitest";
import type { GameInfo } from "./messages";
import { companiesOf, countsOf, fitted, optionsOf, readPlan, seatsOf } from "./plan";

const LEVELS = ["easy", "medium"];
const solo: GameInfo = {
  game: "solo",
  rules: 1,
  players: [1, 2, 3, 4],
  options: { hard: [1] },
  seats: ["green", "yellow", "red", "blue"],
  automas: { "1": ["robot"], "2": [], "3": [], "4": [] },
  levels: LEVELS,
  tie_breaks: [],
};
const two: GameInfo = {
  ...solo,
  game: "tramway",
  players: [2, 3],
  options: {},
  automas: { "2": [], "3": [] },
};
const plan = readPlan(null);

test("the automa is offered where there is one, and only alone", () => {
  expect(companiesOf(solo)).toContain("automa");
  expect(companiesOf(two)).not.toContain("automa");
  expect(countsOf(solo, "automa")).toEqual([1]);
  expect(countsOf(solo, "bots")).toEqual([2, 3, 4]);
  expect(countsOf(solo, "mixed")).toEqual([1, 2, 3, 4]);
});

test("each company has its seats", () => {
  expect(seatsOf({ ...plan, players: 3 }, ["Ann"], "Guest")).toEqual([
    { kind: "me", name: "Ann" },
    { kind: "bot", bot: "easy" },
    { kind: "bot", bot: "easy" },
  ]);
  expect(seatsOf({ ...plan, company: "link" }, ["Ann"], "Guest")[1]).toEqual({ kind: "open" });
  expect(seatsOf({ ...plan, company: "automa", players: 1 }, ["Ann"], "Guest")).toHaveLength(1);
  const mixed = { ...plan, company: "mixed" as const, players: 3, kinds: ["me", "open", "bot medium", "me"] };
  expect(seatsOf(mixed, ["Ann"], "Guest").slice(1)).toEqual([
    { kind: "open" },
    { kind: "bot", bot: "medium" },
  ]);
});

test("who gives no name gets one, and no two the same", () => {
  const here = seatsOf({ ...plan, company: "here", players: 3 }, ["", " Ben "], "Guest");
  expect(here).toEqual([
    { kind: "me", name: "Guest" },
    { kind: "me", name: "Ben" },
    { kind: "me", name: "Guest 3" },
  ]);
});

test("a plan is fitted to another game", () => {
  const hard = { ...plan, company: "automa" as const, players: 1, options: ["hard"], level: "expert" };
  expect(fitted(hard, solo).options).toEqual(["hard"]);
  expect(fitted(hard, two)).toMatchObject({ company: "bots", players: 2, options: [], level: "easy" });
  expect(optionsOf(solo, 2)).toEqual([]);
});

test("a plan that can't be read is as good as none", () => {
  for (const text of [null, "", "{", "[]", '{"company": "cats", "kinds": [1]}'])
    expect(readPlan(text)).toEqual(plan);
  expect(readPlan(JSON.stringify({ ...plan, players: 3 })).players).toBe(3);
});
