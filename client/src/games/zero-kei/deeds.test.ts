import { describe, expect, it, vi } from "vitest";

vi.mock("../../lib/texts.svelte", () => ({
  t: (id: string, args: Record<string, unknown> = {}) =>
    [id.replace("zero-kei-", ""), ...Object.values(args)].join(" "),
  named: (_: string, printed: string) => printed,
  language: () => "en",
}));

import { begun, deed, movesIn } from "./deeds";
import printed from "./fixtures/components.json";
import positions from "./fixtures/positions.json";
import { Words } from "./words";

const names = ["Ann", "Ben"];
const told = (move: string, mover = 0) => deed({ move, mover, printed, names, seats: ["green", "yellow"] });

describe("notation", () => {
  it("is taken apart by its verbs", () => {
    expect(movesIn("use 9a participate 3 move 8b to 2")).toEqual([
      "use 9a",
      "participate 3",
      "move 8b",
      "to 2",
    ]);
    expect(movesIn("done")).toEqual(["done"]);
    expect(movesIn("engine green station 9 black")).toEqual(["engine green", "station 9 black"]);
  });

  it("becomes what somebody acted with", () => {
    expect(told("engine green station 9 black")).toBe("page-did-own-engine");
    expect(told("engine green station 9 black", 1)).toBe("page-did-engine Ann");
    expect(told("order 1 advance gold advance white")).toBe("page-do-order 1");
    expect(told("event track 8")).toBe("page-did-event");
    expect(told("decline")).toBe("page-did-decline");
    expect(told("tail advance gold")).toBe("page-did-tail");
    expect(told("advance gold")).toBe("");
  });

  it("becomes words where a reason quotes it", () => {
    const view = positions.ended.over4.view as never;
    const words = new Words(() => ({ view, printed, names }));
    expect(words.reason("“tail” was used this turn.")).toBe("“move-tail” was used this turn.");
    expect(words.reason("« done »")).toBe("« move-done »");
    expect(words.reason("it costs 4 yen.")).toBe("it costs 4 yen.");
  });

  it("becomes the steps that were begun", () => {
    const view = positions.ended.over4.view as never;
    const said = begun({ moves: "event track 8", view, printed, names });
    expect(said).not.toMatch(/(^|· )(event|track) /);
    expect(said).toContain("page-do-track 8 Shizuoka");
  });
});
