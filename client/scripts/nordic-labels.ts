// Writes src/games/nordic/labels.json: where the name of each city stands, in each language of the page, on the side
// where it covers neither spaces nor other names.

import { readFileSync, writeFileSync } from "node:fs";
import { BOARD, CITY, type Line, SIZE, WIDE, WIDTH } from "../src/games/nordic/geometry.ts";
import { cities, drawn } from "./nordic-map.ts";
import { filesOf, languages } from "./texts.ts";

type Point = [number, number];

interface Label {
  city: string;
  name: string;
  x: number;
  y: number;
  /** Of the text at x. */
  anchor: "start" | "middle" | "end";
}

const HIGH = 0.74;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Place extends Label {
  box: Box;
}

/** Text beginning, centred or ending at a point, its letters standing around y. */
function place(city: string, name: string, [x, y]: Point, anchor: Label["anchor"]): Place {
  const wide = name.length * SIZE * WIDE;
  const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
  const high = SIZE * HIGH;
  return {
    city,
    name,
    x,
    y: y + high / 2,
    anchor,
    box: { left, right: left + wide, top: y - high / 2, bottom: y + high / 2 },
  };
}

/** Where a name may stand, the best places first. */
function places(city: string, name: string, [x, y]: Point): Place[] {
  const found: Place[] = [];
  for (const away of [CITY + 5, CITY + 11, CITY + 18, CITY + 25]) {
    for (const up of [0, -0.6, 0.6, -1, 1]) {
      found.push(place(city, name, [x + away * (1 - Math.abs(up) * 0.45), y + up * away], "start"));
      found.push(place(city, name, [x - away * (1 - Math.abs(up) * 0.45), y + up * away], "end"));
    }
    for (const aside of [0, -0.25, 0.25]) {
      const shift = aside * name.length * SIZE * WIDE;
      found.push(place(city, name, [x + shift, y - away - 3], "middle"));
      found.push(place(city, name, [x + shift, y + away + 3], "middle"));
    }
  }
  return found;
}

/** How badly a disc reaches into a box: the depth, to a power. Asked 300,000 times for a map, and mostly 0. */
function intrusion(box: Box, [x, y]: Point, radius: number, power: number): number {
  const dx = x - Math.max(box.left, Math.min(x, box.right));
  const dy = y - Math.max(box.top, Math.min(y, box.bottom));
  const away = dx * dx + dy * dy;
  return away < radius * radius ? (radius - Math.sqrt(away)) ** power : 0;
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left) + 4;
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + 3;
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** A space as three discs. */
function discs(line: Line): Point[] {
  return line.spaces.flatMap((space): Point[] => {
    const turn = (space.turn * Math.PI) / 180;
    const half = space.length / 2 - WIDTH / 2;
    return [-1, 0, 1].map((side) => [
      space.x + Math.cos(turn) * half * side,
      space.y + Math.sin(turn) * half * side,
    ]);
  });
}

function placeLabels(cities: { id: string; name: string; at: Point }[], lines: Line[]): Label[] {
  const spaces = lines.flatMap(discs);
  const options = cities.map(({ id, name, at }) =>
    places(id, name, at).map((one, rank) => {
      const { box } = one;
      const outside = Math.max(
        0,
        BOARD.x + 9 - box.left,
        box.right - (BOARD.x + BOARD.width - 9),
        BOARD.y + 4 - box.top,
      );
      const covered = spaces.reduce((sum, p) => sum + intrusion(box, p, WIDTH / 2 + 2.5, 1.5), 0);
      // a name that stands near another city would be read as its name
      const near = cities.reduce(
        (sum, c) => sum + intrusion(box, c.at, CITY + (c.id === id ? 2 : 14), 1.6),
        0,
      );
      return { one, cost: rank * 0.3 + outside * 50 + covered * 2.4 + near * 2 };
    }),
  );
  const chosen = options.map((some) => some.reduce((best, each) => (each.cost < best.cost ? each : best)));
  for (let round = 0; round < 6; round++) {
    options.forEach((some, i) => {
      const full = ({ one, cost }: (typeof some)[number]) =>
        cost + chosen.reduce((sum, other, j) => (i === j ? sum : sum + overlap(one.box, other.one.box)), 0);
      chosen[i] = some.reduce((best, each) => (full(each) < full(best) ? each : best));
    });
  }
  return chosen.map(({ one: { box: _, ...label } }) => label);
}

/** What a city is called, by its printed name. */
function namesIn(language: string): (printed: string) => string {
  const text = filesOf(language).map((file) => readFileSync(file, "utf8"));
  const names = new Map(
    [...text.join("\n").matchAll(/^nordic-city-(\S+) = (.*)$/gm)].map(([, id, name]) => [id, name]),
  );
  return (printed) => {
    const letters = printed.toLowerCase().replaceAll("ø", "o").normalize("NFKD");
    return names.get(letters.replace(/[^\p{ASCII}]/gu, "").replaceAll(" ", "-")) ?? printed;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
const written = languages.toSorted().map((language) => {
  const called = namesIn(language);
  const all = Object.entries(cities).map(([id, { name, at }]) => ({ id, name: called(name), at }));
  const labels = placeLabels(all, drawn).map(({ city, name, x, y, anchor }) => {
    const [left, top] = cities[city]?.at ?? [0, 0];
    return `    "${city}": ["${name}", ${round(x - left)}, ${round(y - top)}, "${anchor}"]`;
  });
  return `  "${language}": {\n${labels.join(",\n")}\n  }`;
});
writeFileSync(`${import.meta.dirname}/../src/games/nordic/labels.json`, `{\n${written.join(",\n")}\n}\n`);
