import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import bends from "./bends.json";
import { lines, neighbour, WIDTH } from "./geometry";
import { placeLabels, SIZE } from "./labels";
import type { Printed, PrintedCity, PrintedRoute } from "./types";

// The real map, for its bends are made for it: cities and routes as the components file has them, line by line.
const FILE = readFileSync(
  `${import.meta.dirname}/../../../../src/ekiben/games/nordic/components.toml`,
  "utf8",
);
const lineOf = (name: string): RegExp => new RegExp(`^${name} = \\{(.*)\\}`, "gm");
const cities = Object.fromEntries(
  [...FILE.matchAll(lineOf("(\\w+)"))].flatMap(([, id = "", text = ""]): [string, PrintedCity][] => {
    const [, name = "", ru = "", country = "", at] =
      /name = "(.*?)", ru = "(.*?)", country = "(.*?)", at = (.*?\])/.exec(text) ?? [];
    return at ? [[id, { name, ru, country, at: JSON.parse(at) } as PrintedCity]] : [];
  }),
);
const found = [...FILE.matchAll(lineOf("((\\w+)-(\\w+)-[a-z]+(?:-\\d)?)"))];
const routes = Object.fromEntries(
  found.map(([, id = "", one = "", other = "", text = ""]): [string, PrintedRoute] => {
    const twin = found.find(([, name, a, b]) => name !== id && a === one && b === other)?.[1] ?? null;
    const length = Number(/length = (\d+)/.exec(text)?.[1]);
    return [id, { ends: [one, other], twin, length } as PrintedRoute];
  }),
);
const printed = { cities, routes } as Printed;

describe("the board", () => {
  const drawn = lines(printed, bends);

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

  it.each(["name", "ru"] as const)("has a place for every city's name (%s)", (which) => {
    const all = Object.entries(cities).map(([id, city]) => ({ id, name: city[which], at: city.at }));
    const labels = placeLabels(all, drawn);
    expect(labels.map((label) => label.city)).toEqual(all.map((city) => city.id));
    const boxes = labels.map(({ name, x, y, anchor }) => {
      const wide = name.length * SIZE * 0.54;
      const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
      return { name, left, right: left + wide, top: y - SIZE * 0.74, bottom: y };
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
  const drawn = lines(printed, bends);
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
