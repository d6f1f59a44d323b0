import { expect, it } from "vitest";
import { actionSign, eventSigns } from "./icons";
import type { Event, ZeroKeiPrinted } from "./types";

const does = { work: null, discount: 0, cost: 0, points: 0, yen: 0 };
const printed = {
  track_cost: { A: { cost: 2, points: 1 }, C: { cost: 4, points: 3 } },
  does: {
    "prepare-1": { ...does, work: "prepare", discount: 1 },
    "station-bonus": { ...does, cost: 2, points: 3 },
    "free-track-space": does,
  },
} as unknown as ZeroKeiPrinted;

it.each([
  ["prepare-1", "prepare", "−1"],
  ["station-bonus", "station", "+3"],
  ["free-track-space", "track", "A–C"],
] as const)("%s has its icon", (name, icon, badge) => {
  expect(actionSign(printed, name)).toEqual({ icon, badge });
});

it("an event is drawn by what it does, whatever it is called", () => {
  const event = { works: [], fee: 0, gain: 0, lose: 0, discount: 0 } as unknown as Event;
  const drawn = (parts: Partial<Event>) =>
    eventSigns({ ...event, ...parts }).map(({ icon, badge }) => `${icon} ${badge}`.trim());
  expect(drawn({ effect: "works", works: ["prepare", "track"], fee: 2 })).toEqual([
    "coin −2",
    "prepare",
    "track",
  ]);
  expect(drawn({ effect: "works", works: ["track"], discount: 2 })).toEqual(["track −2"]);
  expect(drawn({ effect: "trade", lose: 3, gain: 5 })).toEqual(["points −3", "coin +5"]);
  expect(drawn({ effect: "gain", gain: 7 })).toEqual(["coin +7"]);
  expect(drawn({ effect: "score" })).toEqual(["token", "points"]);
});
