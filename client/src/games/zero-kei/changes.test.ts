import { describe, expect, it } from "vitest";
import { type Change, changes, marks } from "./changes";
import positions from "./fixtures/positions.json";
import type { Player, ZeroKeiView } from "./types";

const before = positions.running.late4.view as unknown as ZeroKeiView;
const seat = "red";
const had = before[seat];
const player = (parts: Partial<Player>): ZeroKeiView => ({ ...before, [seat]: { ...had, ...parts } });
const bare = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find((city) => !before.stations[String(city)]) ?? 0;

const CASES: [string, ZeroKeiView, Change][] = [
  ["ground", { ...before, prepared: [...before.prepared, 99] }, { kind: "prepared", city: 99 }],
  ["track", { ...before, tracks: [...before.tracks, 99] }, { kind: "track", city: 99 }],
  [
    "a station",
    { ...before, stations: { ...before.stations, [bare]: "white" } },
    { kind: "station", city: bare, colour: "white" },
  ],
  [
    "a counter",
    { ...before, counters: { ...before.counters, gold: 19 } },
    { kind: "counter", colour: "gold", space: 19 },
  ],
  ["a closed venue", { ...before, closed: [2] }, { kind: "closed", venue: 2 }],
  [
    "a place on the tile",
    { ...before, tile: ["red", "blue", null, null] },
    { kind: "tile", space: 2, seat: "blue" },
  ],
  ["a year", { ...before, year: 6 }, { kind: "year", year: 6 }],
  ["yen", player({ yen: had.yen - 3 }), { kind: "yen", seat, amount: -3 }],
  ["points", player({ points: had.points + 6 }), { kind: "points", seat, amount: 6 }],
  ["track tokens", player({ track_tokens: had.track_tokens + 1 }), { kind: "track-tokens", seat, amount: 1 }],
  ["a carriage", player({ train: [...had.train, "3a"] }), { kind: "joined", seat, carriage: "3a" }],
  ["a covered card", player({ covered: ["1b"] }), { kind: "covered", seat, carriage: "1b" }],
  ["a city token", player({ tokens: { "1b": [4] } }), { kind: "token", seat, carriage: "1b", city: 4 }],
  [
    "cauldrons",
    player({ cauldrons: had.cauldrons.map((count, place) => count + (place === 1 ? 2 : 0)) }),
    { kind: "cauldrons", seat, venue: 2, count: 2 },
  ],
  [
    "carriages in another order",
    player({ train: [had.train[1] ?? "", had.train[0] ?? "", ...had.train.slice(2)] }),
    { kind: "moved", seat, carriages: [had.train[1] ?? "", had.train[0] ?? ""] },
  ],
];

describe("changes", () => {
  it("the same position has none", () => {
    expect(changes(before, structuredClone(before))).toEqual([]);
  });

  it.each(CASES)("%s is the only change", (_, after, change) => {
    expect(before.tile).toEqual(["red", null, null, null]);
    expect(changes(before, after)).toEqual([change]);
    expect(marks([change]).size).toBe(change.kind === "moved" ? 2 : 1);
  });

  it("a chosen carriage of the row is one; a new row is none", () => {
    const row = positions.running.buy4.view as unknown as ZeroKeiView;
    const first = row.row[0];
    if (!first) throw new Error("no row");
    const after = { ...row, row: [{ ...first, chosen: "blue" as const }, ...row.row.slice(1)] };
    expect(changes(row, after)).toEqual([{ kind: "chosen", carriage: first.carriage, seat: "blue" }]);
    expect(changes({ ...row, row: [] }, after)).toEqual([]);
  });

  it("an engine of the draft and a token of Hideo turn up", () => {
    const draft = player({ engine: null });
    expect(changes(draft, before)).toEqual([{ kind: "engine", seat }]);
    const down = { ...before, hideo: { B1: null, A1: 3 } };
    expect(changes(down, { ...before, hideo: { B1: 7, A1: 3 } })).toEqual([
      { kind: "turned-up", position: "B1" },
    ]);
  });

  it("marks tell by how much an amount has changed", () => {
    const found = marks([
      { kind: "yen", seat, amount: -3 },
      { kind: "station", city: 7, colour: "gold" },
    ]);
    expect([...found]).toEqual([
      ["yen:red", -3],
      ["city:7", 0],
    ]);
  });
});
