// The map of Nordic as it is printed: cities and routes as the components file has them, line by line.

import { readFileSync } from "node:fs";
import bends from "../src/games/nordic/bends.json" with { type: "json" };
import { lines } from "../src/games/nordic/geometry.ts";
import type { NordicPrinted, PrintedCity, PrintedRoute } from "../src/games/nordic/types.ts";

const FILE = readFileSync(`${import.meta.dirname}/../../src/ekiben/games/nordic/components.toml`, "utf8");
const lineOf = (name: string): RegExp => new RegExp(`^${name} = \\{(.*)\\}`, "gm");
export const cities = Object.fromEntries(
  [...FILE.matchAll(lineOf("(\\w+)"))].flatMap(([, id = "", text = ""]): [string, PrintedCity][] => {
    const [, name = "", ru = "", country = "", at] =
      /name = "(.*?)", ru = "(.*?)", country = "(.*?)", at = (.*?\])/.exec(text) ?? [];
    return at ? [[id, { name, ru, country, at: JSON.parse(at) } as PrintedCity]] : [];
  }),
);
const found = [...FILE.matchAll(lineOf("((\\w+)-(\\w+)-[a-z]+(?:-\\d)?)"))];
export const routes = Object.fromEntries(
  found.map(([, id = "", one = "", other = "", text = ""]): [string, PrintedRoute] => {
    const twin = found.find(([, name, a, b]) => name !== id && a === one && b === other)?.[1] ?? null;
    const length = Number(/length = (\d+)/.exec(text)?.[1]);
    return [id, { ends: [one, other], twin, length } as PrintedRoute];
  }),
);

export const drawnAt = (stretch: number) => lines({ cities, routes } as NordicPrinted, bends, stretch);
