import { expect, test } from "vitest";

import { LogAnnouncer, latestOfOthers, rounds, sinceTurnOf, spliceLog } from "./log";
import type { LoggedMove, NarratedGroup, SeatEffects } from "./messages";

const say = (number: number, seat: number, round: number | null = null, ...facts: SeatEffects[]) => ({
  number,
  seat,
  move: `move ${number}`,
  deed: "",
  round,
  facts: [{ seat, texts: ["done"], round: null }, ...facts],
});
const toAll = (text: string, round: number | null = null) => ({ seat: null, texts: [text], round });
const numbers = (groups: NarratedGroup[]) => groups.map(({ number }) => number);

test("what comes replaces what followed the same moves", () => {
  const log = [1, 2, 3].map((move) => ({ move }) as LoggedMove);
  const [first, second] = log;
  const fresh = { move: 3 } as LoggedMove;
  expect(spliceLog(log, 2, [fresh])).toEqual([first, second, fresh]);
  expect(spliceLog(log, 0, [])).toEqual([]);
  expect(spliceLog(undefined, 0, log)).toEqual(log);
});

test("an announced round has a title, even before anybody moves in it", () => {
  const groups = [
    say(1, 1, 0),
    say(2, 0, 0, toAll("token up"), toAll("first round", 1)),
    say(3, 0, 1),
    say(5, 1, 1, toAll("second round", 2)),
  ];
  const found = rounds(groups);
  expect(found.map(({ round, title }) => [round, title])).toEqual([
    [0, ""],
    [1, "first round"],
    [2, "second round"],
  ]);
  expect(found.map((each) => numbers(each.groups))).toEqual([[1, 2], [3, 5], []]);
  expect(found[0]?.groups[1]?.facts.at(-1)?.texts).toEqual(["token up"]);
  expect(found[1]?.groups[1]?.facts).toHaveLength(1);
});

test("rounds that nobody announces are told apart by their numbers", () => {
  const found = rounds([say(1, 0, 1), say(2, 1, 1), say(3, 0, 2)]);
  expect(found.map(({ round, title }) => [round, title])).toEqual([
    [1, ""],
    [2, ""],
  ]);
  expect(found.map((each) => numbers(each.groups))).toEqual([[1, 2], [3]]);
});

test("a game without rounds has one list; before the first move there is none", () => {
  expect(rounds([say(1, 0), say(2, 1)])).toMatchObject([{ round: null, title: "" }]);
  expect(rounds([])).toEqual([]);
});

test("the latest of others ends with a move of one's own", () => {
  const groups = [say(1, 0), say(2, 1), say(3, 2), say(4, 2)];
  expect(latestOfOthers(groups, 0).map(({ number }) => number)).toEqual([3, 4]);
  expect(latestOfOthers(groups, 2)).toEqual([]);
  expect(latestOfOthers([say(1, 1)], 0)).toHaveLength(1);
  expect(latestOfOthers([], 0)).toEqual([]);
});

test("everything is announced once", () => {
  const announcer = new LogAnnouncer();
  const first = [say(1, 0), say(2, 1)];
  expect(announcer.next(first)).toEqual([]);
  const third = say(3, 0);
  expect(announcer.next([...first, third])).toEqual([third]);
  expect(announcer.next([...first, third])).toEqual([]); // sent again after a break
  const longer = { ...third, move: "move 3 and more" };
  expect(announcer.next([...first, longer])).toEqual([longer]); // an action that goes on
  announcer.next(first); // taken back
  expect(announcer.next([...first, third])).toEqual([third]);
  announcer.reset();
  expect(announcer.next([...first, third])).toEqual([]);
});

test("since my last turn, what others did, whether I have begun or not", () => {
  const group = (number: number, seat: number, deed = "did it"): NarratedGroup => ({
    number,
    seat,
    move: "",
    facts: [],
    deed,
    round: null,
  });
  const before = [group(1, 0), group(2, 1), group(3, 0), group(4, 1), group(5, 2), group(6, 2, "")];
  expect(sinceTurnOf(before, 0).map(({ number }) => number)).toEqual([4, 5]);
  expect(sinceTurnOf([...before, group(7, 0)], 0).map(({ number }) => number)).toEqual([4, 5]);
  expect(sinceTurnOf(before, null).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(sinceTurnOf([group(1, 0)], 0)).toEqual([]);
});
