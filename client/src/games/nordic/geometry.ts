// Where things lie on the board: the spaces of every route, side by side where there are two.

import type { Point } from "../../board/panzoom.svelte";
import type { NordicPrinted } from "./types";

export interface Space {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
  length: number;
}

export interface Line {
  route: string;
  /** The line along the spaces, as an SVG path. */
  path: string;
  middle: Point;
  /** Its direction in the middle, in degrees. */
  turn: number;
  spaces: Space[];
}

/**
 * How the way between two cities is drawn, where it is not straight: how far its middle swings to the right, and
 * how far its spaces are moved along it.
 */
export type Bends = Record<string, { bend?: number; shift?: number }>;

export const BOARD = { x: -70, y: -4, width: 756, height: 1008 };
export const CITY = 8.5; // radius
export const WIDTH = 16; // of a space
export const SIZE = 18; // of the letters of names
const LONGEST = 34;
const GAP = 3;
const APART = 19.5; // between the two routes of a double
const STEPS = 64;
/** How much broader than printed the map may be drawn. */
const STRETCH = { least: 1.1, most: 1.45 };

/** How broad the map is drawn to fill a panel, as a multiple of what is printed; in steps, so that little is redrawn. */
export function stretchFor(wide: number, high: number): number {
  const fitting = (wide / high) * (BOARD.height / BOARD.width);
  return Math.max(STRETCH.least, Math.min(STRETCH.most, Math.round(fitting * 50) / 50));
}

/** The map, drawn so much broader. */
export const stretched = (stretch: number) => ({
  ...BOARD,
  x: BOARD.x * stretch,
  width: BOARD.width * stretch,
});

/** The way from one point to another, its middle swung to the right and all of it moved aside, as points. */
function trace(from: Point, to: Point, bend: number, aside: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  const over: Point = [
    (from[0] + to[0]) / 2 - (dy / far) * bend * 2,
    (from[1] + to[1]) / 2 + (dx / far) * bend * 2,
  ];
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const [part, rest] = [i / STEPS, 1 - i / STEPS];
    const at = (axis: 0 | 1) => rest ** 2 * from[axis] + 2 * part * rest * over[axis] + part ** 2 * to[axis];
    const ahead = (axis: 0 | 1) => rest * (over[axis] - from[axis]) + part * (to[axis] - over[axis]);
    const pace = Math.hypot(ahead(0), ahead(1)) || 1;
    return [at(0) - (ahead(1) / pace) * aside, at(1) + (ahead(0) / pace) * aside];
  });
}

/** Points so far along a line of points. */
function along(points: Point[], wanted: number): Point {
  let left = wanted;
  for (let i = 1; i < points.length; i++) {
    const [p, q] = [points[i - 1] as Point, points[i] as Point];
    const step = Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (left <= step || i === points.length - 1) {
      const part = step ? left / step : 0;
      return [p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part];
    }
    left -= step;
  }
  return points[0] as Point;
}

const lengthOf = (points: Point[]) =>
  points.reduce((sum, p, i) => {
    const q = points[i - 1];
    return q ? sum + Math.hypot(p[0] - q[0], p[1] - q[1]) : 0;
  }, 0);

/** A route whose spaces lie on these points; `aside` from the middle line, for doubles. */
function line(route: string, points: Point[], count: number, aside: number, shift: number): Line {
  const whole = lengthOf(points);
  const free = whole - 2 * (CITY + 2.5) + (aside ? 6 : 0); // beside a city a double may begin earlier
  const each = Math.max(11, Math.min(LONGEST, free / count - GAP));
  const step = count > 1 ? Math.min((free - each) / (count - 1), each * (shift ? 1.3 : 1.75)) : 0;
  const slack = (free - each - step * (count - 1)) / 2;
  const start = whole / 2 - (step * (count - 1)) / 2 + Math.max(-slack, Math.min(slack, shift));
  const spaces = Array.from({ length: count }, (_, i) => {
    const at = start + step * i;
    const [x, y] = along(points, at);
    const [x1, y1] = along(points, at - each / 3);
    const [x2, y2] = along(points, at + each / 3);
    return { x, y, turn: (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI, length: each };
  });
  const near = points.filter((_, i) => i % 4 === 0);
  const path = near.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const [x1, y1] = along(points, whole / 2 - 4);
  const [x2, y2] = along(points, whole / 2 + 4);
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return { route, path, middle: along(points, whole / 2), turn, spaces };
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The route that an arrow key leads to from another: near, and rather straight ahead. */
export function neighbour(all: Line[], from: string, key: string): string | undefined {
  const here = all.find(({ route }) => route === from)?.middle;
  const direction = DIRECTIONS[key];
  if (!here || !direction) return undefined;
  const costs = all.flatMap(({ route, middle }) => {
    const [dx, dy] = [middle[0] - here[0], middle[1] - here[1]];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    return route === from || ahead <= 0 || aside > ahead * 2 ? [] : [{ route, cost: ahead + aside * 1.5 }];
  });
  return costs.reduce((best, one) => (best && best.cost <= one.cost ? best : one), costs[0])?.route;
}

/** Where a city lies on a map drawn so much broader. */
export const placeOf = (printed: NordicPrinted, city: string, stretch: number): Point => {
  const [x, y] = printed.cities[city]?.at ?? [0, 0];
  return [x * stretch, y];
};

/** Every route of the board; of a double the one printed first lies to the left. */
export function lines(printed: NordicPrinted, bends: Bends, stretch: number): Line[] {
  const names = Object.keys(printed.routes);
  return Object.entries(printed.routes).map(([route, { ends, twin, length }], place) => {
    const [from, to] = ends.map((city) => placeOf(printed, city, stretch)) as [Point, Point];
    const aside = twin ? (names.indexOf(twin) < place ? APART : -APART) / 2 : 0;
    const { bend = 0, shift = 0 } = bends[ends.join("-")] ?? {};
    return line(route, trace(from, to, bend, aside), length, aside, shift);
  });
}
