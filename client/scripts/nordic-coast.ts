// Draws the coasts of the Nordic board once, at build time: node scripts/nordic-coast.ts
//
// Natural Earth's countries (through `world-atlas`), by the same map as the cities of components.toml: Lambert's
// azimuthal equal-area around 63.5 N 18.5 E, y stretched. The cities were moved a little to make room for
// routes, so the land is bent with them: a thin-plate spline carries what happened to the cities to every coast.

import { readFileSync, writeFileSync } from "node:fs";
import { geoAzimuthalEqualAreaRaw } from "d3-geo";
import type { Feature, MultiPolygon, Polygon } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

type Point = [number, number];
type Box = [number, number, number, number];

const CENTRE = { lat: 63.5, lon: 18.5 };
const STRETCH = 1.18;
const DRAWN: Box = [-220, -80, 900, 1080]; // more than the board, for windows of any shape
const TOLERANCE = 0.8; // of simplification, in units of the board
const SMALLEST = 9; // islands below this area are left out
const STIFFNESS = 4; // how reluctantly the land follows single cities
const NAMES: Record<string, string> = {
  "208": "DK",
  "578": "NO",
  "752": "SE",
  "246": "FI",
  "233": "EE",
  "643": "RU",
};
// Lakes that everybody looks for, drawn by hand: longitude and latitude.
const LAKES: Record<string, Point[]> = {
  vanern: [
    [12.5, 58.4],
    [12.4, 58.75],
    [12.6, 59.05],
    [13.05, 59.35],
    [13.5, 59.35],
    [13.95, 59.05],
    [14.15, 58.75],
    [13.75, 58.6],
    [13.25, 58.7],
    [13.1, 58.55],
    [12.8, 58.45],
  ],
  vattern: [
    [14.2, 57.8],
    [14.15, 58.15],
    [14.35, 58.5],
    [14.75, 58.8],
    [15.0, 58.85],
    [14.85, 58.5],
    [14.55, 58.1],
    [14.35, 57.85],
  ],
  ladoga: [
    [31.0, 59.95],
    [30.9, 60.5],
    [30.2, 60.8],
    [30.1, 61.1],
    [30.6, 61.55],
    [31.3, 61.65],
    [32.2, 61.2],
    [32.9, 60.6],
    [32.6, 60.15],
    [31.7, 60.2],
  ],
  onega: [
    [35.3, 60.95],
    [34.8, 61.5],
    [34.3, 61.9],
    [34.6, 62.3],
    [35.4, 62.2],
    [36.1, 61.6],
    [36.4, 61.1],
  ],
  inari: [
    [26.9, 68.95],
    [27.4, 69.15],
    [28.3, 69.15],
    [28.7, 68.9],
    [28.0, 68.75],
    [27.3, 68.8],
  ],
  oulujarvi: [
    [26.8, 64.25],
    [26.95, 64.5],
    [27.3, 64.45],
    [27.5, 64.3],
    [27.1, 64.2],
  ],
  saimaa: [
    [27.4, 61.25],
    [27.8, 61.6],
    [28.3, 61.75],
    [28.9, 61.6],
    [28.6, 61.25],
    [28.0, 61.1],
  ],
  storsjon: [
    [13.9, 63.15],
    [14.25, 63.4],
    [14.7, 63.3],
    [14.6, 63.0],
    [14.2, 63.0],
  ],
};

const here = (path: string) => new URL(path, import.meta.url);
const text = (path: string) => readFileSync(here(path), "utf8");

// --- the map ------------------------------------------------------------------------------------------------

/** Longitude and latitude on the plane, before it is fitted to the board. */
function onPlane(lon: number, lat: number): Point {
  const rad = Math.PI / 180;
  const [turn, up] = [(lon - CENTRE.lon) * rad, lat * rad];
  const tilt = CENTRE.lat * rad;
  const [x, y, z] = [Math.cos(up) * Math.cos(turn), Math.cos(up) * Math.sin(turn), Math.sin(up)];
  const [ahead, above] = [x * Math.cos(tilt) + z * Math.sin(tilt), z * Math.cos(tilt) - x * Math.sin(tilt)];
  const [px, py] = geoAzimuthalEqualAreaRaw(
    Math.atan2(y, ahead),
    Math.asin(Math.max(-1, Math.min(1, above))),
  );
  return [px, -py * STRETCH];
}

interface City {
  at: Point;
  lat: number;
  lon: number;
  country: string;
}

/** The cities, from the lines of components.toml. */
function readCities(): Record<string, City> {
  const line =
    /^(\w+) = \{ name.*country = "(\w+)", at = \[([\d.]+), ([\d.]+)\], lat = ([\d.]+), lon = ([\d.]+)/gm;
  const found: Record<string, City> = {};
  for (const [, id, country, x, y, lat, lon] of text(
    "../../src/ekiben/games/nordic/components.toml",
  ).matchAll(line)) {
    if (id && country)
      found[id] = { at: [Number(x), Number(y)], lat: Number(lat), lon: Number(lon), country };
  }
  return found;
}

/** One scale and one shift for all that bring the plane nearest to the board. */
function fitTo(from: Point[], to: Point[]): (p: Point) => Point {
  const mean = (points: Point[], axis: 0 | 1) => points.reduce((sum, p) => sum + p[axis], 0) / points.length;
  const [fx, fy, tx, ty] = [mean(from, 0), mean(from, 1), mean(to, 0), mean(to, 1)];
  let [over, under] = [0, 0];
  from.forEach((p, i) => {
    const q = to[i] as Point;
    over += (p[0] - fx) * (q[0] - tx) + (p[1] - fy) * (q[1] - ty);
    under += (p[0] - fx) ** 2 + (p[1] - fy) ** 2;
  });
  const scale = over / under;
  return (p) => [tx + (p[0] - fx) * scale, ty + (p[1] - fy) * scale];
}

// --- the spline ------------------------------------------------------------------------------------------------

const bend = (squared: number) => (squared ? (squared * Math.log(squared)) / 2 : 0);
const apart = (p: Point, q: Point) => (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2;

/** Solve a system of equations by Gauss's elimination. */
function solve(rows: number[][]): number[] {
  const n = rows.length;
  const at = (r: number, c: number) => (rows[r] as number[])[c] as number;
  for (let i = 0; i < n; i++) {
    let best = i;
    for (let r = i + 1; r < n; r++) if (Math.abs(at(r, i)) > Math.abs(at(best, i))) best = r;
    [rows[i], rows[best]] = [rows[best] as number[], rows[i] as number[]];
    for (let r = 0; r < n; r++) {
      const part = r === i ? 0 : at(r, i) / at(i, i);
      if (part) rows[r] = (rows[r] as number[]).map((value, c) => value - part * at(i, c));
    }
  }
  return rows.map((row, i) => (row[n] as number) / (row[i] as number));
}

/** A thin-plate spline: the smoothest surface through given heights, or near them if it is stiff. */
function spline(points: Point[], heights: number[], stiffness: number): (p: Point) => number {
  const n = points.length;
  const rows = points.map((p, i) => [
    ...points.map((q, j) => bend(apart(p, q)) + (i === j ? stiffness : 0)),
    1,
    ...p,
    heights[i] as number,
  ]);
  const zeros = [0, 0, 0, 0];
  rows.push([...points.map(() => 1), ...zeros]);
  rows.push([...points.map((p) => p[0]), ...zeros]);
  rows.push([...points.map((p) => p[1]), ...zeros]);
  const weights = solve(rows);
  const [base, x, y] = weights.slice(n) as [number, number, number];
  return (p) =>
    points.reduce(
      (sum, q, i) => sum + (weights[i] as number) * bend(apart(p, q)),
      base + x * p[0] + y * p[1],
    );
}

// --- shapes -------------------------------------------------------------------------------------------------

/** Douglas and Peucker: leave out points that change little. */
function simplify(points: Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points[points.length - 1]];
  if (points.length < 3 || !first || !last) return points;
  let [far, at] = [0, 0];
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i] as Point;
    const away = length
      ? Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length
      : Math.hypot(x - first[0], y - first[1]);
    if (away > far) [far, at] = [away, i];
  }
  if (far < tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(at), tolerance),
  ];
}

/** What of a ring lies in a box (Sutherland and Hodgman). */
function clip(ring: Point[], box: Box): Point[] {
  const sides: [0 | 1, number, 1 | -1][] = [
    [0, box[0], 1],
    [1, box[1], 1],
    [0, box[2], -1],
    [1, box[3], -1],
  ];
  let found = ring;
  for (const [axis, limit, sign] of sides) {
    const inside = (p: Point) => (p[axis] - limit) * sign >= 0;
    const before = found;
    found = [];
    before.forEach((p, i) => {
      const q = before[(i + before.length - 1) % before.length] as Point;
      if (inside(p) !== inside(q)) {
        const part = (limit - q[axis]) / (p[axis] - q[axis]);
        found.push([q[0] + (p[0] - q[0]) * part, q[1] + (p[1] - q[1]) * part]);
      }
      if (inside(p)) found.push(p);
    });
  }
  return found;
}

const area = (ring: Point[]) =>
  Math.abs(
    ring.reduce((sum, p, i) => {
      const q = ring[(i + 1) % ring.length] as Point;
      return sum + p[0] * q[1] - q[0] * p[1];
    }, 0),
  ) / 2;

const within = ([x, y]: Point, box: Box) => x >= box[0] && y >= box[1] && x <= box[2] && y <= box[3];

/** A line as an SVG path of steps from point to point. */
function path(points: Point[], closed: boolean): string {
  const tenth = (value: number) => Math.round(value * 10);
  const short = (value: number) => String(value / 10).replace(/^(-?)0\./, "$1.");
  let [x, y] = [0, 0];
  let said = "";
  points.forEach((p, i) => {
    const [nx, ny] = [tenth(p[0]), tenth(p[1])];
    if (i && nx === x && ny === y) return;
    const [dx, dy] = i ? [nx - x, ny - y] : [nx, ny];
    said += `${i === 0 ? "M" : i === 1 ? "l" : dx < 0 ? "" : " "}${short(dx)}${dy < 0 ? "" : " "}${short(dy)}`;
    [x, y] = [nx, ny];
  });
  return closed ? `${said}z` : said;
}

/** The pieces of a line that lie in the box. */
function pieces(line: Point[]): Point[][] {
  const found: Point[][] = [[]];
  for (const p of line) {
    if (within(p, DRAWN)) found.at(-1)?.push(p);
    else if (found.at(-1)?.length) found.push([]);
  }
  return found.filter((piece) => piece.length > 1);
}

// --- all together -------------------------------------------------------------------------------------------

const cities = readCities();
const places = Object.values(cities);
const plane = places.map((city) => onPlane(city.lon, city.lat));
const fitted = fitTo(
  plane,
  places.map((city) => city.at),
);
const straight = plane.map(fitted);
const corners: Point[] = [
  [-200, -60],
  [300, -60],
  [1000, -60],
  [-200, 500],
  [1000, 400],
  [1000, 1100],
  [-200, 1060],
  [420, 1100],
];
const known = [...straight, ...corners];
const shift = (axis: 0 | 1) =>
  spline(
    known,
    [...places.map((city, i) => city.at[axis] - (straight[i] as Point)[axis]), ...corners.map(() => 0)],
    STIFFNESS,
  );
const [shiftX, shiftY] = [shift(0), shift(1)];
const onBoard = ([lon, lat]: Point): Point => {
  const p = fitted(onPlane(lon, lat));
  return within(p, [-900, -700, 1700, 1700]) ? [p[0] + shiftX(p), p[1] + shiftY(p)] : p;
};

const world = JSON.parse(text("../node_modules/world-atlas/countries-10m.json")) as Topology;
const { scale, translate } = world.transform as { scale: Point; translate: Point };
world.arcs = world.arcs.map((arc) => {
  let [x, y] = [0, 0];
  const line = arc.map(([dx, dy]): Point => {
    [x, y] = [x + (dx as number), y + (dy as number)];
    return onBoard([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
  });
  const closed = line.length > 3 && line[0]?.join() === line.at(-1)?.join();
  if (!closed) return simplify(line, TOLERANCE);
  const half = line.length >> 1; // a ring has no ends to simplify between
  return [
    ...simplify(line.slice(0, half + 1), TOLERANCE).slice(0, -1),
    ...simplify(line.slice(half), TOLERANCE),
  ];
});
delete world.transform;
const countries = world.objects.countries as GeometryCollection;
const shown = countries.geometries.filter((one) => one.type === "Polygon" || one.type === "MultiPolygon");

const lands: Record<string, string> = {};
const rings: Record<string, Point[][]> = {};
for (const one of shown) {
  const shape = (feature(world, one) as Feature).geometry as Polygon | MultiPolygon;
  const polygons = shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates;
  const name = NAMES[String(one.id).padStart(3, "0")] ?? "other";
  for (const ring of polygons.flatMap((polygon) => polygon as Point[][])) {
    if (!ring.some((p) => within(p, DRAWN))) continue;
    const cut = clip(ring.slice(0, -1), DRAWN);
    if (cut.length < 3 || area(cut) < SMALLEST) continue;
    lands[name] = (lands[name] ?? "") + path(cut, true);
    rings[name] = [...(rings[name] ?? []), cut];
  }
}
const borders = mesh(world, { ...countries, geometries: shown }, (a, b) => a !== b)
  .coordinates.flatMap((line) => pieces(line as Point[]))
  .map((line) => path(line, false))
  .join("");

/** A ring without corners (Chaikin). */
const rounded = (ring: Point[]): Point[] =>
  ring.flatMap((p, i): Point[] => {
    const q = ring[(i + 1) % ring.length] as Point;
    return [
      [0.75 * p[0] + 0.25 * q[0], 0.75 * p[1] + 0.25 * q[1]],
      [0.25 * p[0] + 0.75 * q[0], 0.25 * p[1] + 0.75 * q[1]],
    ];
  });
const lakes = Object.values(LAKES)
  .map((lake) => path(rounded(rounded(lake.map(onBoard))), true))
  .join("");

const out = { lands, borders, lakes };
const written = `${JSON.stringify(out)}\n`;
writeFileSync(here("../src/games/nordic/coast.json"), written);

// --- a check: every city on land, or on its shore -------------------------------------------------------------

const holds = (ring: Point[], [x, y]: Point) =>
  ring.reduce((inside, p, i) => {
    const q = ring[(i + ring.length - 1) % ring.length] as Point;
    return p[1] > y !== q[1] > y && x < ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]) + p[0]
      ? !inside
      : inside;
  }, false);

/** How far a city lies from the land of its country; 0 on it. */
function offshore(city: City): number {
  const land = rings[city.country] ?? [];
  if (land.filter((ring) => holds(ring, city.at)).length % 2) return 0;
  const shores = land.flatMap((ring) =>
    ring.map((p, i): [Point, Point] => [p, ring[(i + 1) % ring.length] as Point]),
  );
  return Math.min(
    ...shores.map(([p, q]) => {
      const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
      const along = ((city.at[0] - p[0]) * dx + (city.at[1] - p[1]) * dy) / (dx * dx + dy * dy || 1);
      const part = Math.max(0, Math.min(1, along));
      return Math.hypot(p[0] + dx * part - city.at[0], p[1] + dy * part - city.at[1]);
    }),
  );
}

const moved = places.map((city, i) =>
  Math.hypot(city.at[0] - (straight[i] as Point)[0], city.at[1] - (straight[i] as Point)[1]),
);
console.log(`${written.length} bytes; cities moved by up to ${Math.max(...moved).toFixed(1)} units`);
for (const [id, city] of Object.entries(cities)) {
  if (offshore(city) > 0) console.log(`${id} lies ${offshore(city).toFixed(1)} units off its shore`);
}
