import { expect, it } from "vitest";
import { anything, changes } from "./changes";
import type { NordicView, Player } from "./types";

const PLAYER = { trains: 40, points: 0, cards: 0, known: {}, ticket_count: 2, hand: {} };
const SEATS = ["white", "red"] as const;

function copy(): NordicView {
  const [white, red] = [structuredClone(PLAYER), structuredClone(PLAYER)];
  const open = ["blue", "red", "green", "loco", "white"];
  return {
    seats: [...SEATS],
    seat: "red",
    face_up: open,
    routes: {},
    pending: {},
    white,
    red,
  } as unknown as NordicView;
}

const player = (view: NordicView, seat: 0 | 1): Player => view[SEATS[seat]] as Player;

function give(view: NordicView, seat: 0 | 1, changed: Partial<Player>): void {
  view[SEATS[seat]] = { ...player(view, seat), ...changed };
}

it("finds nothing where nothing happened", () => {
  expect(anything(changes(copy(), copy(), 0))).toBe(false);
});

it("finds a route that was claimed, what it scored, and its double closed", () => {
  const [before, after] = [copy(), copy()];
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
  delete before.red?.hand;
  delete after.red?.hand;
  after.face_up = ["blue", "yellow", "green", "loco", "white"];
  give(before, 1, { cards: 5, known: { red: 1 } });
  give(after, 1, { cards: 7, known: { red: 2 } });
  const found = changes(before, after, 0);
  expect(found.drawn).toEqual([
    { seat: 1, kind: "red", space: 1 },
    { seat: 1, kind: null, space: null },
  ]);
  expect(found.spaces).toEqual([1]);
});

it("knows the own card that came unseen from the deck", () => {
  const [before, after] = [copy(), copy()];
  give(before, 0, { hand: { blue: 1 }, cards: 1, known: {} });
  give(after, 0, { hand: { blue: 2 }, cards: 2, known: {} });
  const found = changes(before, after, 0);
  expect(found.drawn).toEqual([{ seat: 0, kind: "blue", space: null }]);
  expect(found.hand).toEqual({ blue: 1 });
});

it("finds cards paid, and no card drawn by who paid", () => {
  const [before, after] = [copy(), copy()];
  give(before, 0, { hand: { blue: 4 }, cards: 4, known: {} });
  give(after, 0, { hand: { blue: 1 }, cards: 1, known: {} });
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
  give(before, 0, { hand: {}, cards: 0, known: {} });
  give(after, 0, { hand: { red: 4 }, cards: 4, known: { red: 4 } });
  expect(changes(before, after, 0).drawn).toEqual([]);
});
