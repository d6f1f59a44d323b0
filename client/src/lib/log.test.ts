import { expect, test } from "vitest";
import { LogAnnouncer, latestOfOthers, rounds, spliceFrom } from "./log";
import type { NarratedGroup } from "./messages";

const say = (number: number, seat: number, ...all: string[]): NarratedGroup => ({
  number,
  seat,
  move: `move ${number}`,
  deed: "",
  facts: [{ seat, texts: ["done"] }, ...(all.length ? [{ seat: null, texts: all }] : [])],
});
const entry = (move: number, id: string, args: Record<string, unknown> = {}) => ({
  move,
  entries: [{ id, args, by: "" }],
});

test("what comes replaces what followed the same moves", () => {
  const groups = [say(1, 0), say(2, 0), say(3, 1)];
  expect(spliceFrom(groups, 2, [say(4, 1)]).map(({ number }) => number)).toEqual([1, 2, 4]);
  const log = [entry(1, "one"), entry(2, "two")];
  expect(spliceFrom(log, 1, [entry(2, "other")])).toEqual([entry(1, "one"), entry(2, "other")]);
  expect(spliceFrom(log, 0, [])).toEqual([]);
  expect(spliceFrom(undefined, 0, log)).toEqual(log);
});

test("a game that names its rounds is grouped by them", () => {
  const groups = [say(1, 1), say(2, 0, "token up", "round 1"), say(3, 0), say(5, 1, "round 2")];
  const log = [entry(2, "new-round"), entry(6, "new-round")];
  const found = rounds(groups, log, ["green", "yellow"]);
  expect(found.map(({ round, title }) => [round, title])).toEqual([
    [0, ""],
    [1, "round 1"],
    [2, "round 2"],
  ]);
  expect(found.map((each) => each.groups.map(({ number }) => number))).toEqual([[1, 2], [3, 5], []]);
  expect(found[0]?.groups[1]?.facts.at(-1)?.texts).toEqual(["token up"]);
  expect(found[1]?.groups[1]?.facts.at(-1)?.texts).toEqual([]);
});

test("a game of turns is grouped by when the first seat comes again", () => {
  const groups = [say(1, 0), say(2, 1), say(3, 1), say(4, 1), say(5, 0), say(6, 1)];
  const found = rounds(groups, [entry(2, "begins", { seat: "red" })], ["white", "red"]);
  expect(found.map((each) => each.groups.map(({ number }) => number))).toEqual([[1, 2], [3, 4, 5], [6]]);
  expect(found.map(({ round }) => round)).toEqual([0, 1, 2]);
});

test("nothing happened: no rounds", () => {
  expect(rounds([], [], ["white"])).toEqual([]);
});

test("the latest of others ends with a move of one's own", () => {
  const groups = [say(1, 0), say(2, 1), say(3, 2), say(4, 2)];
  expect(latestOfOthers(groups, 0).map(({ number }) => number)).toEqual([3, 4]);
  expect(latestOfOthers(groups, 2)).toEqual([]);
  expect(latestOfOthers([say(1, 1)], 0)).toHaveLength(1);
  expect(latestOfOthers([], 0)).toEqual([]);
});

test("everything is told once", () => {
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
