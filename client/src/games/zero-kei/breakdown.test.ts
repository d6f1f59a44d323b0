import { describe, expect, it } from "vitest";
import type { Legal } from "../../lib/messages";
import { breakdown } from "./breakdown";
import components from "./fixtures/components.json";
import positions from "./fixtures/positions.json";
import { carriageOf } from "./reading";
import type { Printed, ZeroKeiView } from "./types";

const printed = components as unknown as Printed;
const base = positions.running.buy4.view as unknown as ZeroKeiView;

/** A position in which yellow has this train, and stations stand in these cities. */
function position(train: string[], stations: ZeroKeiView["stations"] = {}): ZeroKeiView {
  return { ...base, seat: "yellow", stations, yellow: { ...base.yellow, train, track_tokens: 0 } };
}
const able = (ability: string): string => printed.carriage.find((each) => each.ability === ability)?.id ?? "";
const said = (view: ZeroKeiView, move: string, yen: number, points = 0) =>
  breakdown(view, printed, { move, quote: { yen, points } } as unknown as Legal).map(({ id, args }) => [
    id.replace("zero-kei-page-part-", ""),
    args,
  ]);

describe("breakdown", () => {
  it("a carriage costs more for each station, and the printed price needs no words", () => {
    const { cost } = carriageOf(printed, "3-4");
    expect(said(position([]), "buy 3-4", -cost)).toEqual([]);
    const [[id, args] = []] = said(position([], { "3": "gold", "4": "white" }), "buy 3-4", -cost - 4);
    expect(id).toBe("surcharge");
    expect(args).toMatchObject({ sum: `${cost} + 2 + 2` });
  });

  it("every price of the row is explained: printed and surcharges are what the server asks", () => {
    for (const place of base.row) {
      if (!place) continue;
      const { cost, cities } = carriageOf(printed, place.carriage);
      const built = cities.filter((city) => base.stations[String(city)]).length;
      expect(cost + built * (printed.costs.station_surcharge ?? 0)).toBe(place.price);
      const parts = said(base, `buy ${place.carriage}`, -place.price);
      expect(parts.length).toBe(built ? 1 : 0);
    }
  });

  it("what yen do not pay is paid in points, and the rest is waived", () => {
    const { cost } = carriageOf(printed, "3-4");
    expect(said(position([]), "buy 3-4", -cost + 3, -1)).toEqual([
      ["in-points", { count: 1 }],
      ["waived", { count: 2 }],
    ]);
  });

  it("an ability and a card lower a price", () => {
    const ground = printed.city.find(({ number }) => number === 1)?.ground.cost ?? 0;
    expect(ground).toBeGreaterThan(1);
    expect(said(position([]), "prepare 1", -ground)).toEqual([["token", {}]]);
    expect(said(position([]), "prepare 1", 1 - ground)[0]).toEqual(["discount", { base: ground, off: 1 }]);
    expect(said(position([able("ground-1")]), "prepare 1", 0)).toEqual([
      ["ability", { was: ground, now: 1 }],
      ["discount", { base: 1, off: 1 }],
      ["token", {}],
    ]);
    expect(said(position([able("engine-1")]), "engine red", -1)).toEqual([["ability", { was: 2, now: 1 }]]);
    expect(said(position([able("station-bonus")]), "station 2 gold", -2).map(([id]) => id)).toEqual([
      "ability",
      "bonus",
    ]);
  });

  it("borrowed track, unused actions and a scored city say how", () => {
    const { cost } = printed.track_cost[base.track_cost] ?? { cost: 0 };
    expect(said(position([]), "track 2", -cost)).toEqual([["lent", {}]]);
    expect(said({ ...base, actions_left: 3 }, "done", 3)).toEqual([["unused", { count: 3 }]]);
    expect(said(position(["3a", "3-4"]), "score 3", 0)[0]?.[1]).toMatchObject({ count: 2 });
  });
});
