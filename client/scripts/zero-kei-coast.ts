// Writes src/games/zero-kei/coast.json: the coast of Honshu from Osaka to Tokyo as static paths.
// Run it by hand when the map shall change: node scripts/zero-kei-coast.ts

import { readFileSync, writeFileSync } from "node:fs";
import { geoIdentity, geoPath } from "d3-geo";
import type { MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

const WIDTH = 1200;
const HEIGHT = 364;
const MARGIN = 78;
const EVEN = 0.82; // the share of even spacing; the rest is true
const TOP = 36.15; // latitude of the upper edge
const DEGREE = 200; // units for a degree of latitude
const ROUGH = 0.35; // what is smaller is not drawn

// Where the stations are: longitude, latitude.
const CITIES: [number, number][] = [
  [135.5, 34.733], // Osaka
  [135.758, 34.985], // Kyoto
  [136.29, 35.314], // Maibara
  [136.685, 35.316], // Hashima
  [136.882, 35.171], // Nagoya
  [137.382, 34.763], // Toyohashi
  [137.735, 34.704], // Hamamatsu
  [138.389, 34.972], // Shizuoka
  [139.078, 35.104], // Atami
  [139.155, 35.256], // Odawara
  [139.617, 35.507], // Yokohama
  [139.767, 35.681], // Tokyo
];
const FUJI: [number, number] = [138.727, 35.361];
// Natural Earth has no Lake Biwa at this scale.
const BIWA: [number, number][] = [
  [135.9, 34.985],
  [135.89, 35.04],
  [135.945, 35.12],
  [135.95, 35.2],
  [136.03, 35.27],
  [136.05, 35.36],
  [136.05, 35.43],
  [136.1, 35.5],
  [136.16, 35.49],
  [136.19, 35.42],
  [136.25, 35.37],
  [136.245, 35.29],
  [136.19, 35.235],
  [136.1, 35.19],
  [136.06, 35.13],
  [136.0, 35.115],
  [135.96, 35.06],
  [135.925, 34.99],
];

const first = CITIES[0] as [number, number];
const last = CITIES.at(-1) as [number, number];
const xs = CITIES.map(([longitude], place) => {
  const even = place / (CITIES.length - 1);
  const real = (longitude - first[0]) / (last[0] - first[0]);
  return MARGIN + (WIDTH - 2 * MARGIN) * (EVEN * even + (1 - EVEN) * real);
});
const OUTSIDE = (WIDTH - 2 * MARGIN) / (last[0] - first[0]); // units for a degree beyond the ends

function x(longitude: number): number {
  if (longitude <= first[0]) return MARGIN + (longitude - first[0]) * OUTSIDE;
  if (longitude >= last[0]) return WIDTH - MARGIN + (longitude - last[0]) * OUTSIDE;
  const next = CITIES.findIndex(([there]) => there >= longitude);
  const [from] = CITIES[next - 1] as [number, number];
  const [to] = CITIES[next] as [number, number];
  const start = xs[next - 1] as number;
  return start + (((xs[next] as number) - start) * (longitude - from)) / (to - from);
}

const round = (value: number): number => Math.round(value * 10) / 10;

function place([longitude, latitude]: number[]): [number, number] {
  return [x(longitude as number), (TOP - (latitude as number)) * DEGREE];
}

/** Leave out points that lie within `ROUGH` of the line between those that are kept. */
function simpler(points: [number, number][]): [number, number][] {
  if (points.length < 3) return points;
  const [start, end] = [points[0] as [number, number], points.at(-1) as [number, number]];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy);
  let [most, where] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const [px, py] = points[i] as [number, number];
    const off =
      length === 0
        ? Math.hypot(px - start[0], py - start[1])
        : Math.abs(dy * (px - start[0]) - dx * (py - start[1])) / length;
    if (off > most) [most, where] = [off, i];
  }
  if (most <= ROUGH) return [start, end];
  return [...simpler(points.slice(0, where + 1)).slice(0, -1), ...simpler(points.slice(where))];
}

function polygons(geometry: Polygon | MultiPolygon): number[][][][] {
  return geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
}

const atlas = JSON.parse(
  readFileSync(new URL("../node_modules/world-atlas/land-10m.json", import.meta.url), "utf-8"),
) as Topology<{ land: GeometryCollection }>;
const rings: [number, number][][] = [];
for (const { geometry } of feature(atlas, atlas.objects.land).features) {
  for (const [outline] of polygons(geometry as Polygon | MultiPolygon)) {
    const near = outline?.some(([lon = 0, lat = 0]) => lon > 133 && lon < 142 && lat > 33.5 && lat < 37.5);
    if (outline && near) rings.push(simpler(outline.map(place)));
  }
}

const frame = geoIdentity().clipExtent([
  [-8, -8],
  [WIDTH + 8, HEIGHT + 8],
]);
const draw = geoPath(frame).digits(1);
const land = draw({ type: "MultiPolygon", coordinates: rings.map((ring) => [ring]) }) ?? "";
const lake =
  draw({ type: "Polygon", coordinates: [[...BIWA, BIWA[0] as [number, number]].map(place)] }) ?? "";
const written = {
  width: WIDTH,
  height: HEIGHT,
  cities: CITIES.map((city) => place(city).map(round)),
  fuji: place(FUJI).map(round),
  land,
  lake,
};
writeFileSync(
  new URL("../src/games/zero-kei/coast.json", import.meta.url),
  `${JSON.stringify(written, null, 1)}\n`,
);
