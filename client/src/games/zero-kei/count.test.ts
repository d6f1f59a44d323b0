import { expect, it } from "vitest";
import type { AccountPart } from "../../lib/messages";
import { Count } from "./count.svelte";

const city = (number: number, amount: number) => ({
  id: "city",
  args: { carriage: "1a", city: number },
  amount,
});
const account = (points: number, cities: [number, number][], yen: number): AccountPart[] => [
  { part: "points", amount: points, items: [], scored: true },
  {
    part: "cities",
    amount: cities.reduce((sum, [, amount]) => sum + amount, 0),
    items: cities.map(([number, amount]) => city(number, amount)),
    scored: false,
  },
  { part: "yen", amount: yen, items: [], scored: false },
];

it("cities are counted from west to east, and no total knows more than was shown", () => {
  const count = new Count([
    account(20, [[7, 6], [2, -3], [7, 6]], 1), // biome-ignore format: pairs
    account(30, [[10, 3]], 0),
  ]);
  expect(count.beats.map(({ part, city }) => [part, city])).toEqual([
    ["cities", 2],
    ["cities", 7],
    ["cities", 10],
    ["yen", 0],
  ]);
  expect([count.totals, count.amount(0, "cities"), count.amount(0, "yen")]).toEqual([[20, 30], null, null]);
  count.at = 2;
  expect([count.totals, count.amount(0, "cities")]).toEqual([[29, 30], 9]);
  expect(count.ofCity(7)).toEqual([{ seat: 0, amount: 12 }]);
  count.at = 4;
  expect(count.totals).toEqual([30, 33]);
});
