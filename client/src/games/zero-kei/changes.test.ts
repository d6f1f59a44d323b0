import { describe, expect, it } from "vitest";
import { changes } from "./changes";
import type { ZeroKeiPlayer, ZeroKeiView } from "./types";

const had: ZeroKeiPlayer = {
  yen: 5,
  points: 12,
  engine: 1,
  engine_actions: ["prepare", "track"],
  train: ["6a", "3-4"],
  tokens: { "6a": [8] },
  covered: [],
  track_tokens: 1,
  cauldrons: [0, 1, 0],
  cauldrons_left: 4,
};
const hidden = { A1: 3, A2: null, B1: null, B2: null, B3: null, B4: null, C1: null, C2: null };
const before = {
  seats: ["green", "red"],
  year: 2,
  counters: { gold: 3, white: 4, black: 2 },
  prepared: [1],
  tracks: [1],
  stations: { "1": "white" },
  closed: [],
  tile: ["red", null],
  row: [{ carriage: "7b", chosen: null, price: 3 }, null],
  green: had,
  red: had,
  hideo: hidden,
} as unknown as ZeroKeiView;

const player = (parts: Partial<ZeroKeiPlayer>): ZeroKeiView => ({ ...before, red: { ...had, ...parts } });

const CASES: [string, ZeroKeiView, string, number?][] = [
  ["ground", { ...before, prepared: [1, 7] }, "city:7"],
  ["track", { ...before, tracks: [1, 7] }, "city:7"],
  ["a station", { ...before, stations: { "1": "white", "7": "gold" } }, "city:7"],
  ["a counter", { ...before, counters: { gold: 4, white: 4, black: 2 } }, "counter:gold"],
  ["a closed venue", { ...before, closed: [2] }, "venue:2"],
  ["a place on the tile", { ...before, tile: ["red", "green"] }, "tile:2"],
  ["a year", { ...before, year: 3 }, "year:3"],
  ["a chosen carriage", { ...before, row: [{ carriage: "7b", chosen: "red", price: 3 }] }, "carriage:7b"],
  ["a token of Hideo", { ...before, hideo: { ...hidden, B1: 7 } }, "hideo:B1"],
  ["an engine", player({ engine: 2 }), "engine:red"],
  ["yen", player({ yen: 2 }), "yen:red", -3],
  ["points", player({ points: 18 }), "points:red", 6],
  ["track tokens", player({ track_tokens: 2 }), "tokens:red", 1],
  ["a carriage", player({ train: ["6a", "3-4", "1b"] }), "carriage:1b"],
  ["a covered card", player({ covered: ["3-4"] }), "carriage:3-4"],
  ["a city token", player({ tokens: { "6a": [8, 9] } }), "carriage:6a"],
  ["cauldrons", player({ cauldrons: [0, 3, 0] }), "venue:2"],
];

describe("changes", () => {
  it("the same position has none", () => {
    expect(changes(before, structuredClone(before)).size).toBe(0);
  });

  it.each(CASES)("%s is the only change", (_, after, name, amount = 0) => {
    expect([...changes(before, after)]).toEqual([[name, amount]]);
  });

  it("carriages in another order have moved", () => {
    expect([...changes(before, player({ train: ["3-4", "6a"] })).keys()]).toEqual([
      "carriage:3-4",
      "carriage:6a",
    ]);
  });

  it("a carriage that leaves, and a row that is new, are none", () => {
    expect(changes(player({ train: ["6a", "3-4", "1b"] }), before).size).toBe(0);
    const row: ZeroKeiView["row"] = [{ carriage: "9a", chosen: "red", price: 3 }];
    expect(changes(before, { ...before, row }).size).toBe(0);
  });
});
