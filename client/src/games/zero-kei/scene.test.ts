import { expect, it } from "vitest";
import { patched, stepsOf } from "./scene.svelte";
import type { ZeroKeiView } from "./types";

const entry = (by: string, id: string, args: Record<string, unknown> = {}) => ({ by, id, args });
const LOG = [
  {
    entries: [
      entry("green", "played"),
      entry("green", "yen", { seat: "green", amount: 3 }),
      entry("yellow", "carriage-joined", { seat: "yellow", carriage: "4a" }),
      entry("yellow", "tile", { seat: "yellow", space: 1 }),
      entry("yellow", "points", { seat: "yellow", amount: 2 }),
      entry("yellow", "turned-up", { position: "B1", token: "11" }),
      entry("yellow", "prepared", { city: 11 }),
      entry("yellow", "points", { seat: "yellow", amount: 4 }),
      entry("yellow", "track-laid", { city: 8 }),
      entry("round", "yen", { seat: "green", amount: 1 }),
    ],
  },
];

it("what the automa does comes step by step, each with what it brought", () => {
  expect(stepsOf(LOG, "yellow").map((step) => step.map(({ id }) => id))).toEqual([
    ["carriage-joined"],
    ["tile", "points"],
    ["turned-up", "prepared", "points"],
    ["track-laid"],
  ]);
});

it("the board shows what was done so far, and the position before stays as it was", () => {
  const player = { points: 5, yen: 0, train: ["1a"], cauldrons: [0, 0, 0], cauldrons_left: 7 };
  const view = { prepared: [2], tracks: [], tile: [null, null], hideo: { B1: null }, yellow: player };
  const before = view as unknown as ZeroKeiView;
  const after = patched(before, stepsOf(LOG, "yellow").slice(0, 3).flat());
  expect([after.prepared, after.tracks, after.tile, after.hideo?.B1]).toEqual([
    [2, 11],
    [],
    ["yellow", null],
    11,
  ]);
  expect([after.yellow?.points, after.yellow?.train]).toEqual([11, ["1a", "4a"]]);
  expect(before.prepared).toEqual([2]);
});
