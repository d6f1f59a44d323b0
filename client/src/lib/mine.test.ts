import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "./messages";
import { begun, isMyTurn, ordered } from "./mine";

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  colour: "red",
  kind: "guest",
  name: `seat ${number}`,
  bot: null,
  here: true,
  yours: false,
  ...more,
});

const table = (id: string, more: Partial<TableInfo> = {}): TableInfo => ({
  type: "table",
  id,
  game: "tramway",
  players: 2,
  options: [],
  state: "running",
  decides: 0,
  secrets: true,
  host: true,
  seats: [seat(0, { yours: true }), seat(1)],
  clock: null,
  away: "wait",
  preparing: false,
  watching: 0,
  follower: null,
  differs: null,
  components: "e7a72eb9c394",
  own_components: false,
  created: 0,
  changed: 0,
  ...more,
});

test("it is my turn where my seat is asked and I play it myself", () => {
  expect(isMyTurn(table("a"))).toBe(true);
  expect(isMyTurn(table("a", { decides: 1 }))).toBe(false);
  expect(isMyTurn(table("a", { decides: null }))).toBe(false);
  expect(isMyTurn(table("a", { state: "over" }))).toBe(false);
  expect(isMyTurn(table("a", { differs: 3 }))).toBe(false);
  expect(isMyTurn(table("a", { seats: [seat(0, { yours: true, kind: "bot" }), seat(1)] }))).toBe(false);
});

test("what waits for me comes first, what is over last, else nothing changes its place", () => {
  const tables = [
    table("over", { state: "over" }),
    table("theirs", { decides: 1 }),
    table("mine"),
    table("open", { state: "open", decides: null }),
    table("mine, too"),
  ];
  expect(ordered(tables).map(({ id }) => id)).toEqual(["mine", "mine, too", "theirs", "open", "over"]);
});

test("a turn begins once", () => {
  const theirs = [table("a", { decides: 1 }), table("b")];
  const mine = [table("a"), table("b")];
  expect(begun(theirs, mine).map(({ id }) => id)).toEqual(["a"]);
  expect(begun(mine, mine)).toEqual([]);
});
