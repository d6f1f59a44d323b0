import { describe, expect, it } from "vitest";
// The real map, for its bends are made for it.
import { cities, drawn, routes } from "../../../scripts/nordic-map";
import { neighbour, SIZE, WIDE, WIDTH } from "./geometry";
import labels from "./labels.json";

describe("the board", () => {
  it("has every space of every route", () => {
    expect(drawn).toHaveLength(81);
    for (const line of drawn) expect(line.spaces).toHaveLength(routes[line.route]?.length ?? 0);
  });

  it("has no spaces on top of each other", () => {
    const spaces = drawn.flatMap((line) => line.spaces.map((space) => ({ ...space, route: line.route })));
    for (const [i, a] of spaces.entries()) {
      for (const b of spaces.slice(i + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.route} and ${b.route}`).toBeGreaterThan(WIDTH);
      }
    }
  });

  it.each(Object.entries(labels))("has a place for every city's name (%s)", (_, all) => {
    expect(Object.keys(all)).toEqual(Object.keys(cities));
    const boxes = Object.entries(all).map(([city, [name, dx, dy, anchor]]) => {
      const [x, y] = cities[city]?.at ?? [0, 0];
      const wide = `${name}`.length * SIZE * WIDE;
      const left = x + Number(dx) - wide * (anchor === "start" ? 0 : anchor === "end" ? 1 : 0.5);
      const bottom = y + Number(dy);
      return { name, left, right: left + wide, top: bottom - SIZE * 0.74, bottom };
    });
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        const apart = a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
        expect(apart, `${a.name} and ${b.name}`).toBe(true);
      }
      const covered = drawn.flatMap((line) =>
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
