import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
// The real map, for its bends are made for it.
import { cities, drawnAt, routes } from "../../../scripts/nordic-map";
import { filesOf, languages } from "../../../scripts/texts";
import { BOARD, neighbour, placeOf, SIZE, WIDTH } from "./geometry";
import { placeLabels, widthOf } from "./labels";
import type { NordicPrinted } from "./types";

const STRETCHES = [1.1, 1.25, 1.45];
const drawn = drawnAt(1.25);

/** The names of the cities in a language. */
function namesIn(language: string): Map<string, string> {
  const text = filesOf(language).map((file) => readFileSync(file, "utf8"));
  const found = text.join("\n").matchAll(/^nordic-city-(\S+) = (.*)$/gm);
  return new Map([...found].map(([, id = "", name = ""]) => [id, name]));
}

describe.each(STRETCHES)("the board, drawn %f times as broad", (stretch) => {
  const all = drawnAt(stretch);

  it("has every space of every route", () => {
    expect(all).toHaveLength(81);
    for (const line of all) expect(line.spaces).toHaveLength(routes[line.route]?.length ?? 0);
  });

  it("has no spaces on top of each other", () => {
    const spaces = all.flatMap((line) => line.spaces.map((space) => ({ ...space, route: line.route })));
    for (const [i, a] of spaces.entries()) {
      for (const b of spaces.slice(i + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.route} and ${b.route}`).toBeGreaterThan(WIDTH * 0.9);
      }
    }
  });

  it.each(languages)("has a place for every city's name (%s)", (language) => {
    const names = namesIn(language);
    const places = Object.keys(cities).map((id): [string, [number, number]] => [
      id,
      placeOf({ cities } as NordicPrinted, id, stretch),
    ]);
    const within = {
      left: BOARD.x * stretch,
      right: (BOARD.x + BOARD.width) * stretch,
      top: BOARD.y,
      bottom: BOARD.y + BOARD.height,
    };
    const wanted = places.map(([id, at]) => ({
      id,
      name: names.get(id.replaceAll("_", "-")) ?? "",
      letters: "",
      size: SIZE,
      at,
    }));
    const boxes = placeLabels(wanted, places, all, within).map(({ name, x, y }) => ({
      name,
      left: x,
      right: x + widthOf(name),
      top: y - SIZE * 0.74,
      bottom: y,
    }));
    for (const [i, a] of boxes.entries()) {
      expect(a.name).not.toBe("");
      for (const b of boxes.slice(i + 1)) {
        const apart = a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
        expect(apart, `${a.name} and ${b.name}`).toBe(true);
      }
      const covered = all.flatMap((line) =>
        line.spaces.filter((s) => s.x > a.left && s.x < a.right && s.y > a.top && s.y < a.bottom),
      );
      expect(covered, `${a.name} covers the sign of a space`).toEqual([]);
    }
  });
});

describe("arrow keys", () => {
  const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

  it("lead to every route", () => {
    const found = new Set([drawn[0]?.route ?? ""]);
    for (const route of found) {
      for (const key of KEYS) {
        const next = neighbour(drawn, route, key);
        if (next) found.add(next);
      }
    }
    expect(drawn.map(({ route }) => route).filter((route) => !found.has(route))).toEqual([]);
  });

  it("lead where they point", () => {
    const middle = (route: string) => drawn.find((line) => line.route === route)?.middle ?? [0, 0];
    const up = neighbour(drawn, "bergen-oslo-red", "ArrowUp") ?? "";
    expect(middle(up)[1]).toBeLessThan(middle("bergen-oslo-red")[1]);
    expect(neighbour(drawn, "bergen-oslo-red", "Tab")).toBeUndefined();
  });
});
