import { describe, expect, it } from "vitest";
// Positions of real games and what the server scored: four at the end, one against Hideo, three under way.
import components from "./fixtures/components.json";
import positions from "./fixtures/positions.json";
import { account } from "./outcome";
import type { Printed, ZeroKeiView } from "./types";

const printed = components as unknown as Printed;
const games = Object.entries({ ...positions.ended, ...positions.running });

describe("outcome", () => {
  it.each(games)("what is listed adds up to what the server scored: %s", (_, { view, scores }) => {
    const seen = view as unknown as ZeroKeiView;
    expect(seen.seats.length).toBe(scores.length);
    seen.seats.forEach((seat, place) => {
      const found = account(seen, printed, seat);
      const sum = (scored: { amount: number }[]) => scored.reduce((all, { amount }) => all + amount, 0);
      expect({
        points: found.points,
        cities: sum(found.cities),
        venues: sum(found.venues),
        connected: found.run.amount,
        ...found.left,
        total: found.total,
        win: scores[place]?.win,
      }).toEqual(scores[place]);
    });
  });

  it("a run names its cities, once each", () => {
    const view = {
      seats: ["green"],
      solo: false,
      venues: [],
      tracks: [5, 6, 7, 8],
      stations: {},
      ranking: ["gold", "white", "black"],
      green: {
        train: ["5a", "5-6", "7a", "9a"],
        tokens: { "9a": [8] },
        points: 0,
        yen: 0,
        cauldrons: [],
        cauldrons_left: 0,
        track_tokens: 0,
      },
    } as unknown as ZeroKeiView;
    const { run } = account(view, printed, "green");
    expect(run).toEqual({ cities: [5, 6, 7, 8], amount: 12 });
  });
});
