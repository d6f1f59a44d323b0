import { expect, test } from "vitest";
import { needsServer } from "./lobby";
import type { GameInfo, NewTable, SeatSpec } from "./messages";

const game = { game: "tramway", own_components: false } as GameInfo;
const IN_TAB = { tramway: ["easy"] };
const me: SeatSpec = { kind: "me" };
const table = (...seats: SeatSpec[]): NewTable => ({ game: "tramway", seats });
const needs = (wanted: NewTable, info = game, hasComponents = false) =>
  needsServer(wanted, info, hasComponents, IN_TAB);

test("a table for one screen stays in the browser", () => {
  expect(needs(table(me))).toBe(false);
  expect(needs(table(me, me, { kind: "bot", bot: "easy" }))).toBe(false);
});

test("people far away, clocks, the server's own bots, cards and games need the server", () => {
  expect(needs(table(me, { kind: "open" }))).toBe(true);
  expect(needs({ ...table(me), clock: { bank: 600 } })).toBe(true);
  expect(needs(table(me, { kind: "bot", bot: "club.bots:clever" }))).toBe(true);
  expect(needs(table(me), { ...game, game: "monorail" })).toBe(true);
  expect(needs(table(me), { ...game, own_components: true })).toBe(true);
  expect(needs(table(me), { ...game, own_components: true }, true), "cards of a guest's own").toBe(false);
});
