// The line on the map as a smooth curve through the cities, cut into the section of each city.

import coast from "./coast.json";

type Point = [number, number];
type Curve = [Point, Point, Point, Point];

/** Where the cities lie on the map, from Osaka to Tokyo. */
export const CITY_POINTS = coast.cities as Point[];
const SLACK = 0.32;

const mix = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
const at = (place: number): Point =>
  CITY_POINTS[Math.min(Math.max(place, 0), CITY_POINTS.length - 1)] as Point;

function between(place: number): Curve {
  const [before, from, to, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
  const bend = (a: Point, b: Point): Point => [((b[0] - a[0]) * SLACK) / 2, ((b[1] - a[1]) * SLACK) / 2];
  const [out, back] = [bend(before, to), bend(from, after)];
  return [from, [from[0] + out[0], from[1] + out[1]], [to[0] - back[0], to[1] - back[1]], to];
}

function halves([a, b, c, d]: Curve): [Curve, Curve] {
  const [ab, bc, cd] = [mix(a, b, 0.5), mix(b, c, 0.5), mix(c, d, 0.5)];
  const [abc, bcd] = [mix(ab, bc, 0.5), mix(bc, cd, 0.5)];
  const middle = mix(abc, bcd, 0.5);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
}

const pointText = (point: Point): string => point.map((value) => value.toFixed(1)).join(" ");
const draw = (curves: Curve[]): string =>
  curves
    .map(
      ([a, b, c, d], place) =>
        `${place ? "" : `M${pointText(a)}`}C${pointText(b)} ${pointText(c)} ${pointText(d)}`,
    )
    .join("");

/** The section of line at each city: from halfway to the previous city to halfway to the next. */
export const SECTIONS: string[] = CITY_POINTS.map((_, place) => {
  const curves: Curve[] = [];
  if (place > 0) curves.push(halves(between(place - 1))[1]);
  if (place < CITY_POINTS.length - 1) curves.push(halves(between(place))[0]);
  return draw(curves);
});

/** How far a city's label is shifted sideways, to keep it off the line. */
export function labelShift(place: number, above: boolean): number {
  const [before, after] = [at(place - 1), at(place + 1)];
  const slope = (after[1] - before[1]) / (after[0] - before[0]);
  return (above ? slope : -slope) * 38;
}

export const LINE: string = draw(CITY_POINTS.slice(1).map((_, place) => between(place)));
