// Where the names of cities and the letters of tickets stand: where they cover neither spaces nor each other.

import type { Point } from "../../board/panzoom.svelte";
import { CITY, type Line, SIZE, WIDTH } from "./geometry";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is to be placed: a name with the letters of the tickets that end there, or letters beside a route. */
export interface Wanted {
  id: string;
  name: string;
  letters: string;
  /** Of letters. */
  size: number;
  at: Point;
  /** For letters beside a route: the direction of the route, in degrees. */
  turn?: number;
}

export interface Label {
  id: string;
  name: string;
  letters: string;
  size: number;
  /** Where the name begins, and the frame of the letters. */
  x: number;
  tag: number;
  wide: number;
  /** The line on which the name stands. */
  y: number;
}

interface Option extends Label {
  box: Box;
}

const HIGH = 0.74; // of capital letters
const BETWEEN = 5; // a name and the letters of tickets
const TAG = 0.8; // the letters of tickets beside those of names
const NARROW = /[ijlftrI .:'’-]/;
const BROAD = /[mwMWØÖÅÄЖШЩЮМФОН]/;

/** About how wide a text is drawn, in letters of a size. */
export const widthOf = (text: string, size = SIZE): number =>
  [...text].reduce(
    (sum, letter) =>
      sum +
      size * (NARROW.test(letter) ? 0.34 : BROAD.test(letter) ? 0.78 : /\p{Lu}/u.test(letter) ? 0.64 : 0.565),
    0,
  );

export const tagWidth = (letters: string, size = SIZE): number =>
  letters ? size * (letters.length * TAG * 0.74 + 0.66) : 0;

/** A name between two ends, its letters on the side away from the city, standing around y. */
function option({ id, name, letters, size }: Wanted, from: Point, side: -1 | 0 | 1): Option {
  const [named, wide] = [name ? widthOf(name, size) : 0, tagWidth(letters, size)];
  const all = named + wide + (named && wide ? BETWEEN : 0);
  const left = from[0] + (side === 1 ? 0 : side === -1 ? -all : -all / 2);
  const high = (wide ? size * 1.12 : size * HIGH) / 2;
  const before = side === -1 && wide > 0 && named > 0;
  return {
    id,
    name,
    letters,
    x: before ? left + wide + BETWEEN : left,
    tag: before ? left : left + all - wide,
    wide,
    size,
    y: from[1] + (size * HIGH) / 2,
    box: { left, right: left + all, top: from[1] - high, bottom: from[1] + high },
  };
}

/** Where something may stand, the best places first. */
function options(wanted: Wanted): Option[] {
  const { at, turn, name } = wanted;
  const [x, y] = at;
  const found: Option[] = [];
  if (turn !== undefined) {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const wide = tagWidth(wanted.letters, wanted.size) / 2;
    for (const along of [0, 18, -18, 34, -34])
      for (const side of [1, -1]) {
        const away = WIDTH / 2 + 6 + Math.abs(sin) * wide + Math.abs(cos) * wanted.size * 0.56;
        found.push(
          option(wanted, [x + cos * along - sin * side * away, y + sin * along + cos * side * away], 0),
        );
      }
    return found;
  }
  for (const away of [6, 12, 19, 26, 35, 44].map((free) => CITY + free)) {
    for (const up of [0, -0.6, 0.6, -1, 1, -1.5, 1.5]) {
      const aside = Math.max(away * (1 - Math.abs(up) * 0.45), 4);
      found.push(
        option(wanted, [x + aside, y + up * away], 1),
        option(wanted, [x - aside, y + up * away], -1),
      );
    }
    for (const aside of [0, -0.25, 0.25]) {
      const shift = aside * widthOf(name, wanted.size);
      found.push(option(wanted, [x + shift, y - away - 4], 0), option(wanted, [x + shift, y + away + 4], 0));
    }
  }
  return found;
}

function distance(box: Box, [x, y]: Point): number {
  const dx = x - Math.max(box.left, Math.min(x, box.right));
  const dy = y - Math.max(box.top, Math.min(y, box.bottom));
  return Math.hypot(dx, dy);
}

/** How badly a disc reaches into a box: the depth, to a power. Asked often, and mostly 0. */
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
const discs = ({ spaces }: Line): Point[] =>
  spaces.flatMap(({ x, y, turn, length }) => {
    const [angle, half] = [(turn * Math.PI) / 180, length / 2 - WIDTH / 2];
    return [-1, 0, 1].map(
      (side): Point => [x + Math.cos(angle) * half * side, y + Math.sin(angle) * half * side],
    );
  });

/** Places everything, inside these bounds as far as possible. */
export function placeLabels(
  all: Wanted[],
  cities: [id: string, at: Point][],
  lines: Line[],
  within: Box,
): Label[] {
  const spaces = lines.flatMap(discs);
  const tried = all.map((wanted) => {
    const reach = 190; // farther away nothing can be in its way
    const close = ([x, y]: Point) => Math.abs(x - wanted.at[0]) < reach && Math.abs(y - wanted.at[1]) < 70;
    const [near, others] = [spaces.filter(close), cities.filter(([, at]) => close(at))];
    return options(wanted).map((one, rank) => {
      const { box } = one;
      const outside = Math.max(0, within.left - box.left, box.right - within.right, within.top - box.top);
      const covered = near.reduce((sum, at) => sum + intrusion(box, at, WIDTH / 2 + 3, 1.7), 0);
      // a name that stands near another city would be read as its name
      const strange = others.reduce(
        (sum, [id, at]) => sum + intrusion(box, at, CITY + (id === wanted.id ? 3 : 15), 1.6),
        0,
      );
      const own = distance(box, wanted.at);
      const closer = Math.min(
        ...others.filter(([id]) => id !== wanted.id).map(([, at]) => distance(box, at)),
      );
      const doubt = wanted.name ? Math.max(0, own + 6 - closer) : 0;
      return { one, cost: rank * 0.25 + outside * 50 + covered * 2.4 + strange * 2 + doubt * 2.5 };
    });
  });
  const chosen = tried.map((some) => some.reduce((best, each) => (each.cost < best.cost ? each : best)));
  for (let round = 0; round < 6; round++) {
    tried.forEach((some, i) => {
      const full = ({ one, cost }: (typeof some)[number]) =>
        cost + chosen.reduce((sum, other, j) => (i === j ? sum : sum + overlap(one.box, other.one.box)), 0);
      let best = chosen[i] as (typeof some)[number];
      let least = full(best);
      for (const each of some) {
        if (each.cost >= least) continue;
        const cost = full(each);
        if (cost < least) [best, least] = [each, cost];
      }
      chosen[i] = best;
    });
  }
  return chosen.map(({ one: { box: _, ...label } }) => label);
}
