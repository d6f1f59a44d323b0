import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "./messages";
import { isMyTurn, newlyMyTurn, sortTables } from "./my-tables";

const seat = (number: number, more: Partial<SeatInfo> = {}) =>
  ({ seat: number, kind: "guest", yours: false, ...more }) as SeatInfo;

const table = (id: string, more: Partial<TableInfo> = {}) =>
  ({
    id,
    state: "running",
    decides: 0,
    seats: [seat(0, { yours: true }), seat(1)],
    differs: null,
    ...more,
  }) as TableInfo;

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
  expect(sortTables(tables).map(({ id }) => id)).toEqual(["mine", "mine, too", "theirs", "open", "over"]);
});

test("a turn begins once", () => {
  const theirs = [table("a", { decides: 1 }), table("b")];
  const mine = [table("a"), table("b")];
  expect(newlyMyTurn(theirs, mine).map(({ id }) => id)).toEqual(["a"]);
  expect(newlyMyTurn(mine, mine)).toEqual([]);
});
