// The coast, the line and the cities, laid out in the pixels of a panel. Upright, the coast is turned: Osaka below,
// Tokyo above, the Pacific to the right, and the cities stand evenly, so that each has a row of its own.

import coast from "./coast.json";

export type Point = [number, number];
type Curve = [Point, Point, Point, Point];

const CITIES = coast.cities as Point[];
const SLACK = 0.32;
/** Upright: the share of the width that the coast takes, and what is left free beside it. */
const COAST = 0.858;
const BESIDE = 0.02;
/** Upright: above the first row and below the last. */
const EDGE = 4;
/** What a label above the northernmost city or below the southernmost one needs. */
const LABEL = 74;

const mix = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
const pointText = (point: Point): string => point.map((value) => value.toFixed(1)).join(" ");
const draw = (curves: Curve[]): string =>
  curves
    .map(
      ([a, b, c, d], place) =>
        `${place ? "" : `M${pointText(a)}`}C${pointText(b)} ${pointText(c)} ${pointText(d)}`,
    )
    .join("");

function halves([a, b, c, d]: Curve): [Curve, Curve] {
  const [ab, bc, cd] = [mix(a, b, 0.5), mix(b, c, 0.5), mix(c, d, 0.5)];
  const [abc, bcd] = [mix(ab, bc, 0.5), mix(bc, cd, 0.5)];
  const middle = mix(abc, bcd, 0.5);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
}

/** How many cities lie west of a place of the printed map; between two cities, the share of the way. */
function cityAt(x: number): number {
  const last = CITIES.length - 2;
  const after = CITIES.findIndex(([city]) => city > x);
  const place = Math.min(Math.max((after < 0 ? CITIES.length : after) - 1, 0), last);
  const [from, to] = [CITIES[place]?.[0] ?? 0, CITIES[place + 1]?.[0] ?? 1];
  return place + (x - from) / (to - from);
}

export class Chart {
  /** Where the cities lie, from Osaka to Tokyo. */
  readonly cities: Point[];
  /** The section of line at each city: from halfway to the previous city to halfway to the next. */
  readonly sections: string[];
  readonly line: string;
  readonly land: string;
  readonly lake: string;
  readonly fuji: Point;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly upright: boolean,
  ) {
    this.cities = CITIES.map((city) => this.#at(city));
    const between = CITIES.slice(1).map((_, place) => this.#between(place));
    this.line = draw(between);
    this.sections = CITIES.map((_, place) => {
      const [before, after] = [between[place - 1], between[place]];
      return draw([...(before ? [halves(before)[1]] : []), ...(after ? [halves(after)[0]] : [])]);
    });
    this.land = this.#outline(coast.land);
    this.lake = this.#outline(coast.lake);
    this.fuji = this.#at(coast.fuji as Point);
  }

  /** How far a city's label is shifted sideways, to keep it off the line. */
  labelShift(place: number, above: boolean): number {
    const [before, after] = [this.#city(place - 1), this.#city(place + 1)];
    const slope = (after[1] - before[1]) / (after[0] - before[0]);
    return (above ? slope : -slope) * 38;
  }

  #at([x, y]: Point): Point {
    if (!this.upright) return [(x * this.width) / coast.width, this.#down(y)];
    const row = (this.height - 2 * EDGE) / CITIES.length;
    const across = (y / coast.height) * COAST + BESIDE;
    return [across * this.width, this.height - EDGE - (cityAt(x) + 0.5) * row];
  }

  /** In a low panel the line is flatter, so that every label has room. */
  #down(y: number): number {
    const [north, south] = [Math.min(...CITIES.map(([, at]) => at)), Math.max(...CITIES.map(([, at]) => at))];
    const even = this.height / coast.height;
    const scale = Math.min(even, Math.max((this.height - 2 * LABEL) / (south - north), 0.1));
    const first = Math.max(north * even, LABEL);
    return scale < even ? first + (y - north) * scale : y * even;
  }

  #outline(path: string): string {
    return path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => pointText(this.#at([Number(x), Number(y)])));
  }

  #city(place: number): Point {
    return this.cities[Math.min(Math.max(place, 0), this.cities.length - 1)] as Point;
  }

  #between(place: number): Curve {
    const [before, from, to, after] = [place - 1, place, place + 1, place + 2].map((each) =>
      this.#city(each),
    ) as Curve;
    const bend = (a: Point, b: Point): Point => [((b[0] - a[0]) * SLACK) / 2, ((b[1] - a[1]) * SLACK) / 2];
    const [out, back] = [bend(before, to), bend(from, after)];
    return [from, [from[0] + out[0], from[1] + out[1]], [to[0] - back[0], to[1] - back[1]], to];
  }
}
