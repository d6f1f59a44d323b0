import { describe, expect, it } from "vitest";
import { citiesIn, minus, nextStation, reward, signed, tailIncome, whoStops, worth, years } from "./reading";
import type { Player, Printed, ZeroKeiView } from "./types";

const printed = {
  limits: { untracked_city: -3, final_station_values: [6, 3, 1] },
  costs: { tail_income: 5 },
  abilities: { "tail-8": { yen: 8 } },
  stations: { row_points: [6, 4, 2, 1] },
  carriage: [
    { id: "6a", cities: [6], cost: 2, counter: "gold", action: "track" },
    { id: "1b", cities: [1], cost: 4, counter: "white", ability: "tail-8" },
    { id: "3-4", cities: [3, 4], cost: 5, counter: "white", action: "participate" },
  ],
} as unknown as Printed;

const player = (train: string[], tokens: Player["tokens"] = {}) => ({ train, tokens }) as unknown as Player;

const view = {
  seats: ["green", "yellow"],
  green: player(["6a", "3-4"], { "6a": [4] }),
  yellow: player(["1b"]),
  tracks: [3, 4],
  stations: { "3": "black", "6": "gold" },
  ranking: ["white", "black", "gold"],
  stock: { gold: 4, white: 0, black: 2 },
} as unknown as ZeroKeiView;

describe("reading", () => {
  it.each([
    ["advance", { pay: 0, yen: 0, points: 0, venue: 0, other: "advance" }],
    ["2 yen", { pay: 0, yen: 2, points: 0, venue: 0, other: "" }],
    ["1 point", { pay: 0, yen: 0, points: 1, venue: 0, other: "" }],
    ["pay 1 yen for 2 points", { pay: 1, yen: 0, points: 2, venue: 0, other: "" }],
    ["venue 1, 2 points", { pay: 0, yen: 0, points: 2, venue: 1, other: "" }],
    ["venue 3", { pay: 0, yen: 0, points: 0, venue: 3, other: "" }],
    ["move a carriage", { pay: 0, yen: 0, points: 0, venue: 0, other: "move a carriage" }],
  ])("%s is understood", (text, found) => {
    expect(reward(text)).toEqual(found);
  });

  it("a city is worth what its colour ranks, if it has track", () => {
    expect([3, 4, 6].map((city) => worth(view, printed, city))).toEqual([3, 0, -3]);
  });

  it("cities are read in their order, tokens included", () => {
    expect(citiesIn(printed, "6a", [8, 4, 6])).toEqual([4, 6, 8]);
    expect(whoStops(view, printed, 4)).toEqual(["green", "green"]);
    expect(whoStops(view, printed, 1)).toEqual(["yellow"]);
  });

  it("the next station and the tail give what is printed", () => {
    expect(nextStation(view, printed, "gold")).toBe(6);
    expect(nextStation(view, printed, "black")).toBe(2);
    expect(nextStation(view, printed, "white")).toBeNull();
    expect(tailIncome(view.green.train, printed)).toBe(5);
    expect(tailIncome(view.yellow.train, printed)).toBe(8);
  });

  it("amounts and years are written as people write them", () => {
    expect([minus(-3), signed(2), signed(0), signed(-1)]).toEqual(["−3", "+2", "0", "−1"]);
    expect([years(1), years(5)]).toEqual(["1959–60", "1963–64"]);
  });
});
