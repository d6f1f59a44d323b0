import { expect, test } from "vitest";
import type { GameInfo, NewTable, SeatSpec } from "./messages";
import { countsOf, fitToGame, modesOf, needsServer, optionsOf, parseSetup, seatsOf } from "./table-setup";

const LEVELS = ["easy", "medium"];
const solo: GameInfo = {
  game: "solo",
  rules: 1,
  players: [1, 2, 3, 4],
  options: { hard: [1] },
  seats: ["green", "yellow", "red", "blue"],
  automas: { "1": ["robot"], "2": [], "3": [], "4": [] },
  levels: LEVELS,
  bots: [],
  tie_breaks: [],
  own_components: false,
  looks: [],
};
const two: GameInfo = {
  ...solo,
  game: "tramway",
  players: [2, 3],
  options: {},
  automas: { "2": [], "3": [] },
};
const setup = parseSetup(null);

test("the automa is offered where there is one, and only alone", () => {
  expect(modesOf(solo)).toContain("automa");
  expect(modesOf(two)).not.toContain("automa");
  expect(countsOf(solo, "automa")).toEqual([1]);
  expect(countsOf(solo, "bots")).toEqual([2, 3, 4]);
  expect(countsOf(solo, "mixed")).toEqual([1, 2, 3, 4]);
});

test("without a server nobody comes by link, and without bots nobody plays against them", () => {
  expect(modesOf(solo, false)).toEqual(["bots", "automa", "here", "mixed"]);
  expect(modesOf({ ...two, levels: [] }, false)).toEqual(["here"]);
  const open = { ...setup, mode: "link" as const, kinds: ["me", "open", "me", "bot medium"] };
  expect(fitToGame(open, solo, false)).toMatchObject({
    mode: "bots",
    kinds: ["me", "bot easy", "me", "bot medium"],
  });
  expect(fitToGame(open, { ...two, levels: [] }, false).mode).toBe("here");
});

test("each mode has its seats", () => {
  expect(seatsOf({ ...setup, players: 3 }, ["Ann"], "Guest")).toEqual([
    { kind: "me", name: "Ann" },
    { kind: "bot", bot: "easy" },
    { kind: "bot", bot: "easy" },
  ]);
  expect(seatsOf({ ...setup, mode: "link" }, ["Ann"], "Guest")[1]).toEqual({ kind: "open" });
  expect(seatsOf({ ...setup, mode: "automa", players: 1 }, ["Ann"], "Guest")).toHaveLength(1);
  const mixed = { ...setup, mode: "mixed" as const, players: 3, kinds: ["me", "open", "bot medium", "me"] };
  expect(seatsOf(mixed, ["Ann"], "Guest").slice(1)).toEqual([
    { kind: "open" },
    { kind: "bot", bot: "medium" },
  ]);
});

test("who gives no name gets one, and no two the same", () => {
  const here = seatsOf({ ...setup, mode: "here", players: 3 }, ["", " Ben "], "Guest");
  expect(here).toEqual([
    { kind: "me", name: "Guest" },
    { kind: "me", name: "Ben" },
    { kind: "me", name: "Guest 3" },
  ]);
});

test("a setup is fitted to another game", () => {
  const hard = { ...setup, mode: "automa" as const, players: 1, options: ["hard"], level: "expert" };
  expect(fitToGame(hard, solo).options).toEqual(["hard"]);
  expect(fitToGame(hard, two)).toMatchObject({ mode: "bots", players: 2, options: [], level: "easy" });
  expect(optionsOf(solo, 2)).toEqual([]);
});

test("a setup that can't be read is as good as none", () => {
  for (const text of [null, "", "{", "[]", '{"mode": "cats", "kinds": [1]}'])
    expect(parseSetup(text)).toEqual(setup);
  expect(parseSetup(JSON.stringify({ ...setup, players: 3 })).players).toBe(3);
});

test("a server's own bots get seats, and give way to a level where they are missing", () => {
  const own = "mine:Last:a b";
  const game = { ...solo, bots: [{ bot: own, name: "Last" }] };
  const chosen = { ...setup, level: own, kinds: ["me", `bot ${own}`, "bot easy", "open"] };
  expect(fitToGame(chosen, game)).toEqual(chosen);
  expect(seatsOf(chosen, ["Ann"], "Guest")[1]).toEqual({ kind: "bot", bot: own });
  expect(seatsOf({ ...chosen, mode: "mixed" }, ["Ann"], "Guest")[1]).toEqual({ kind: "bot", bot: own });
  const elsewhere = fitToGame(chosen, solo);
  expect(elsewhere.level).toBe("easy");
  expect(elsewhere.kinds).toEqual(["me", "bot easy", "bot easy", "open"]);
});

const tramway = { game: "tramway", own_components: false } as GameInfo;
const IN_TAB = { tramway: ["easy"] };
const me: SeatSpec = { kind: "me" };
const table = (...seats: SeatSpec[]): NewTable => ({ game: "tramway", seats });
const needs = (wanted: NewTable, info = tramway, hasComponents = false) =>
  needsServer(wanted, info, hasComponents, IN_TAB);

test("a table for one screen stays in the browser", () => {
  expect(needs(table(me))).toBe(false);
  expect(needs(table(me, me, { kind: "bot", bot: "easy" }))).toBe(false);
});

test("people far away, clocks, the server's own bots, cards and games need the server", () => {
  expect(needs(table(me, { kind: "open" }))).toBe(true);
  expect(needs({ ...table(me), clock: { bank: 600 } })).toBe(true);
  expect(needs(table(me, { kind: "bot", bot: "club.bots:clever" }))).toBe(true);
  expect(needs(table(me), { ...tramway, game: "monorail" })).toBe(true);
  expect(needs(table(me), { ...tramway, own_components: true })).toBe(true);
  expect(needs(table(me), { ...tramway, own_components: true }, true), "cards of a guest's own").toBe(false);
});
