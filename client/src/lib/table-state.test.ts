import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LoggedMove, SeatSnapshot, TableInfo } from "./messages";
import { TableState } from "./table-state.svelte";
import { setLanguage } from "./texts.svelte";

/** A WebSocket on which the test speaks. */
class FakeSocket {
  static last: FakeSocket;
  static readonly OPEN = 1;
  readyState = FakeSocket.OPEN;
  onmessage: (event: { data: string }) => void = () => {};

  constructor() {
    FakeSocket.last = this;
  }

  say(news: Partial<TableInfo> | Partial<SeatSnapshot>): void {
    this.onmessage({ data: JSON.stringify(news) });
  }

  close(): void {}
}

const SEATS = [0, 1].map((seat) => ({ seat, kind: "guest", name: `${seat}`, yours: true, look: {} }));
const INFO = { type: "table", game: "tramway", state: "running", seats: SEATS } as unknown as TableInfo;
const view = (turn: number) => ({ seats: ["white", "lilac"], turn, deck: { left: 40 } });

const made = (move: number): LoggedMove => ({
  move,
  entries: [],
  seat: 0,
  text: `move ${move}`,
  verb: "move",
  on: [],
  args: {},
  begins_group: true,
  round: null,
});

/** What a seat is sent when it knows all moves but the last one. */
function shown(seat: number, number: number, decides: number): Partial<SeatSnapshot> {
  const now = view(number) as unknown as SeatSnapshot["view"];
  const log = { log_from: number - 1, log: [made(number)] };
  const asked = { question: { id: "where", args: {} }, legal: [], begun: [] };
  return { type: "shown", seat, number, decides, view: now, ...asked, ...log, scores: [] };
}

let table: TableState;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => ({}), text: async () => "" }));
  table = new TableState("abc");
  FakeSocket.last.say(INFO);
  while (!table.info) {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1);
  }
  FakeSocket.last.say(shown(0, 1, 0));
  FakeSocket.last.say(shown(1, 1, 0));
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what several seats of a guest are sent is seen when all of it has come", () => {
  expect([table.snapshot?.number, table.seat]).toEqual([1, 0]);
  FakeSocket.last.say(shown(0, 2, 1));
  expect([table.snapshot?.number, table.decides, table.seat]).toEqual([1, 0, 0]);
  FakeSocket.last.say(shown(1, 2, 1));
  expect([table.snapshot?.number, table.decides, table.seat]).toEqual([2, 1, 1]);
});

test("nobody waits for ever for what does not come", () => {
  FakeSocket.last.say(shown(0, 2, 0));
  FakeSocket.last.say(shown(0, 3, 0));
  expect(table.snapshot?.number).toBe(1);
  vi.advanceTimersByTime(300);
  expect(table.snapshot?.number).toBe(3);
  expect(table.groups.map((each) => each.number)).toEqual([1, 2, 3]);
});

test("what stays as it was stays the same object", () => {
  const before = table.view;
  FakeSocket.last.say(INFO);
  FakeSocket.last.say(shown(0, 2, 0));
  FakeSocket.last.say(shown(1, 2, 0));
  expect(table.view).not.toBe(before);
  expect(table.view?.deck).toBe(before?.deck);
});

test("another language needs neither a connection nor anything about the table again", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return { ok: true, text: async () => "" };
  });
  const socket = FakeSocket.last;
  const before = table.snapshot?.words?.question;
  expect(before).toBeTruthy();
  await setLanguage("fr");
  table.narrateAgain();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1);
  const now = table.snapshot?.words?.question;
  expect([now === before, now, FakeSocket.last]).toEqual([false, expect.any(String), socket]);
  expect(asked.filter((path) => !path.endsWith("/texts?language=fr"))).toEqual([]);
});
