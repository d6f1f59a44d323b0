import { expect, it } from "vitest";
import type { View } from "../../lib/messages";
import { anything, changes } from "./changes";
import middle from "./fixtures/middle.json";
import { type Nordic, readView } from "./model";

const copy = (): Nordic => readView(structuredClone(middle.view) as unknown as View);

function player(view: Nordic, seat: number) {
  const found = view.players[seat];
  if (!found) throw new Error("no such seat");
  return found;
}

it("finds nothing where nothing happened", () => {
  expect(anything(changes(copy(), copy(), 0))).toBe(false);
});

it("finds a route that was claimed, what it scored, and its double closed", () => {
  const [before, after] = [copy(), copy()];
  delete before.routes["bergen-oslo-red"];
  delete before.routes["bergen-oslo-blue"];
  after.routes["bergen-oslo-red"] = "red";
  after.routes["bergen-oslo-blue"] = "closed";
  player(after, 1).points += 7;
  player(after, 1).trains -= 4;
  const found = changes(before, after, 0);
  expect(found.claimed).toEqual([{ route: "bergen-oslo-red", owner: "red" }]);
  expect(found.closed).toEqual(["bergen-oslo-blue"]);
  expect(found.points).toEqual([0, 7]);
  expect(found.trains).toEqual([0, -4]);
  expect(anything(found)).toBe(true);
});

it("takes back what was taken back", () => {
  const [before, after] = [copy(), copy()];
  before.routes["bergen-oslo-red"] = "red";
  delete after.routes["bergen-oslo-red"];
  expect(changes(before, after, 0).claimed).toEqual([]);
});

it("tells a face-up card that another took from one that nobody saw", () => {
  const [before, after] = [copy(), copy()];
  before.face_up = ["blue", "red", "green", "loco", "white"];
  after.face_up = ["blue", "yellow", "green", "loco", "white"];
  before.players[1] = { ...player(before, 1), hand: undefined, cards: 5, known: { red: 1 } } as never;
  after.players[1] = { ...player(after, 1), hand: undefined, cards: 7, known: { red: 2 } } as never;
  const found = changes(before, after, 0);
  expect(found.drawn).toEqual([
    { seat: 1, kind: "red", space: 1 },
    { seat: 1, kind: null, space: null },
  ]);
  expect(found.spaces).toEqual([1]);
});

it("knows the own card that came unseen from the deck", () => {
  const [before, after] = [copy(), copy()];
  before.players[0] = { ...player(before, 0), hand: { blue: 1 }, cards: 1, known: {} };
  after.players[0] = { ...player(after, 0), hand: { blue: 2 }, cards: 2, known: {} };
  const found = changes(before, after, 0);
  expect(found.drawn).toEqual([{ seat: 0, kind: "blue", space: null }]);
  expect(found.hand).toEqual({ blue: 1 });
});

it("finds cards paid, and no card drawn by who paid", () => {
  const [before, after] = [copy(), copy()];
  before.players[0] = { ...player(before, 0), hand: { blue: 4 }, cards: 4, known: {} };
  after.players[0] = { ...player(after, 0), hand: { blue: 1 }, cards: 1, known: {} };
  const found = changes(before, after, 0);
  expect(found.hand).toEqual({ blue: -3 });
  expect(found.drawn.filter(({ seat }) => seat === 0)).toEqual([]);
});

it("finds a ticket connected just now, and only an own one", () => {
  const [before, after] = [copy(), copy()];
  const ticket = { points: 5, connected: false, missing: 2 };
  player(before, 0).tickets = { "oslo-stockholm": ticket };
  player(after, 0).tickets = { "oslo-stockholm": { ...ticket, connected: true, missing: 0 } };
  expect(changes(before, after, 0).connected).toEqual(["oslo-stockholm"]);
  expect(changes(before, after, null).connected).toEqual([]);
});

it("takes cards that come back from a tunnel for no draw", () => {
  const [before, after] = [copy(), copy()];
  before.seat = "white";
  before.pending = { route: "bergen-oslo-red", laid: { red: 4 } };
  before.players[0] = { ...player(before, 0), hand: {}, cards: 0, known: {} };
  after.players[0] = { ...player(after, 0), hand: { red: 4 }, cards: 4, known: { red: 4 } };
  expect(changes(before, after, 0).drawn).toEqual([]);
});
