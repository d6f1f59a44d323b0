// How a score comes about: every city of every carriage, the venues led, the longest run.

import { citiesIn, isHideo, worth } from "./reading";
import type { Printed, Seat, ZeroKeiView } from "./types";

export interface Scored {
  city: number;
  amount: number;
}

export interface Account {
  seat: Seat;
  /** The cities from the engine to the tail, each as often as it is there. */
  cities: Scored[];
  /** The venues led: which, and what its city scores. For Hideo also A1 and A2. */
  venues: (Scored & { place: string })[];
  /** The cities of the longest run, and what they bring. */
  run: { cities: number[]; amount: number };
  left: { cauldrons: number; yen: number; track_tokens: number };
  points: number;
  total: number;
}

/** The longest run, read from the engine to the tail: the same city or the next, each with track. */
function longestRun(read: number[], tracks: number[]): number[] {
  let best: number[] = [];
  let run: number[] = [];
  for (const city of read) {
    const last = run.at(-1);
    if (!tracks.includes(city)) run = [];
    else if (last === undefined || city === last + 1) run = [...run, city];
    else if (city !== last) run = [city];
    if (run.length > best.length) best = run;
  }
  return best;
}

/** Hideo's cities count in any order, track or not. */
function sortedRun(read: number[]): number[] {
  const sorted = [...new Set(read)].sort((a, b) => a - b);
  return longestRun(sorted, sorted);
}

const sum = (scored: Scored[]): number => scored.reduce((all, { amount }) => all + amount, 0);

export function account(view: ZeroKeiView, printed: Printed, seat: Seat): Account {
  const player = view[seat];
  const { limits } = printed;
  const hideo = isHideo(view, seat);
  const scored = (city: number): Scored => {
    const amount = worth(view, printed, city);
    return { city, amount: hideo ? Math.max(0, amount) : amount };
  };
  const read = player.train.flatMap((id) => citiesIn(printed, id, player.tokens[id]));
  const venues = view.venues.flatMap((city, place) => {
    const most = Math.max(...view.seats.map((each) => view[each].cauldrons[place] ?? 0));
    const leads = most > 0 && player.cauldrons[place] === most;
    return leads ? [{ ...scored(city), place: String(place + 1) }] : [];
  });
  for (const place of hideo ? ["A1", "A2"] : []) {
    const city = view.hideo?.[place];
    if (typeof city === "number") venues.push({ ...scored(city), place });
  }
  const cities = read.map(scored);
  const run = hideo ? sortedRun(read) : longestRun(read, view.tracks);
  const connected = run.length > 1 ? run.length * (limits.connected_city ?? 0) : 0;
  const left = {
    cauldrons: hideo ? 0 : player.cauldrons_left * (limits.leftover_cauldron ?? 0) + 0,
    yen: Math.floor(player.yen / (limits.yen_per_leftover_point ?? 1)),
    track_tokens: player.track_tokens * (limits.leftover_track ?? 0),
  };
  const total =
    player.points + sum(cities) + sum(venues) + connected + left.cauldrons + left.yen + left.track_tokens;
  return {
    seat,
    cities,
    venues,
    run: { cities: run.length > 1 ? run : [], amount: connected },
    left,
    points: player.points,
    total,
  };
}
