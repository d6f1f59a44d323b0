// What follows from the view and the printed values alone: no rules, only sums of what lies open.

import { named } from "../../lib/texts.svelte";
import type { Carriage, EventCard, Printed, Seat, ZeroKeiView } from "./types";

export const FIRST_YEAR = 1959;

export const years = (year: number): string => `${FIRST_YEAR + year - 1}–${(FIRST_YEAR + year) % 100}`;
export const minus = (amount: number): string => (amount < 0 ? `−${-amount}` : `${amount}`);
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : minus(amount));
export const yen = (amount: number): string => `${minus(amount)}¥`;
export const points = (amount: number): string => `${minus(amount)}★`;

export function cityName(printed: Printed, number: number): string {
  return named("zero-kei-city", printed.city.find((city) => city.number === number)?.name ?? String(number));
}

const carriages = new WeakMap<Printed, Map<string, Carriage>>();

export function carriageOf(printed: Printed, id: string): Carriage {
  const known = carriages.get(printed) ?? new Map(printed.carriage.map((each) => [each.id, each]));
  carriages.set(printed, known);
  const found = known.get(id);
  if (!found) throw new Error(`no carriage ${id}`);
  return found;
}

export function eventOf(printed: Printed, id: string): EventCard {
  const found = printed.event.find((event) => event.id === id);
  if (!found) throw new Error(`no event ${id}`);
  return found;
}

/** The cities of a carriage in the order in which they are read, tokens included. */
export function citiesIn(printed: Printed, id: string, tokens: number[] = []): number[] {
  return [...new Set([...carriageOf(printed, id).cities, ...tokens])].sort((a, b) => a - b);
}

export function cityNames(printed: Printed, id: string, tokens: number[] = []): string {
  return citiesIn(printed, id, tokens)
    .map((number) => cityName(printed, number))
    .join("–");
}

/** What a carriage with this city scores if the game ends as it stands. */
export function worth(view: ZeroKeiView, printed: Printed, number: number): number {
  if (!view.tracks.includes(number)) return printed.limits.untracked_city ?? 0;
  const colour = view.stations[String(number)];
  return colour ? (printed.limits.final_station_values[view.ranking.indexOf(colour)] ?? 0) : 0;
}

const stopping = new WeakMap<ZeroKeiView, Map<number, Seat[]>>();

/** The seats whose trains stop in a city, once for each carriage; worked out once for each view. */
export function whoStops(view: ZeroKeiView, printed: Printed, number: number): Seat[] {
  const known = stopping.get(view) ?? allStops(view, printed);
  stopping.set(view, known);
  return known.get(number) ?? [];
}

function allStops(view: ZeroKeiView, printed: Printed): Map<number, Seat[]> {
  const found = new Map<number, Seat[]>();
  for (const seat of view.seats) {
    for (const id of view[seat].train) {
      for (const number of citiesIn(printed, id, view[seat].tokens[id]))
        found.set(number, [...(found.get(number) ?? []), seat]);
    }
  }
  return found;
}

export function tailIncome(train: string[], printed: Printed): number {
  const better = train.some((id) => carriageOf(printed, id).ability === "tail-8");
  return (better ? printed.abilities["tail-8"]?.yen : printed.costs.tail_income) ?? 0;
}

/** Hideo, the automa of the solo game, has no tail and no yen. */
export function isHideo(view: ZeroKeiView, seat: Seat): boolean {
  return view.solo && view.seats.indexOf(seat) === 1;
}

/** What the next station of a colour scores, or null when none is left. */
export function nextStation(
  view: ZeroKeiView,
  printed: Printed,
  colour: keyof ZeroKeiView["stock"],
): number | null {
  const rows = printed.stations.row_points;
  return view.stock[colour] ? (rows[rows.length - view.stock[colour]] ?? null) : null;
}

/** The parts of a printed reward such as "2 yen", "pay 1 yen for 2 points" or "advance". */
export interface Reward {
  pay: number;
  yen: number;
  points: number;
  venue: number;
  other: string;
}

export function reward(text: string): Reward {
  const amount = (pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);
  const pay = amount(/pay (\d+) yen/);
  const found = {
    pay,
    yen: pay ? amount(/for (\d+) yen/) : amount(/(\d+) yen/),
    points: amount(/(\d+) points?/),
    venue: amount(/venue (\d+)/),
  };
  const plain = !found.pay && !found.yen && !found.points && !found.venue;
  return { ...found, other: plain ? text : "" };
}
