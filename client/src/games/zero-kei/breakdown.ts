// How a price and a score come about: what is printed, and what changes it. Read off the view, never judged.

import type { Legal } from "../../lib/messages";
import { carriageOf, citiesIn, cityName, nextStation, worth } from "./reading";
import { parts } from "./targets";
import type { Colour, Printed, Seat, ZeroKeiView } from "./types";

/** A part of the explanation: the name of a text, and its arguments. */
export interface Part {
  id: string;
  args: Record<string, string | number>;
}

const part = (name: string, args: Part["args"] = {}): Part => ({ id: `zero-kei-page-part-${name}`, args });

/** Whether a carriage of the train of who decides has this ability. */
function able(view: ZeroKeiView, printed: Printed, ability: string): boolean {
  const train = view.seat ? view[view.seat].train : [];
  return train.some((id) => carriageOf(printed, id).ability === ability);
}

/** The printed price, an ability that lowers it, a card that takes off something. */
function price(was: number, made: number | undefined, paid: number): Part[] {
  const base = made === undefined ? was : Math.min(was, made);
  const found = base < was ? [part("ability", { was, now: base })] : [];
  const off = base - paid;
  return off > 0 ? [...found, part("discount", { base, off })] : found;
}

/** The parts of what a move costs and brings; nothing where its quote says it all. */
export function breakdown(view: ZeroKeiView, printed: Printed, { move, quote }: Legal): Part[] {
  const { verb, thing, colour } = parts(move);
  const paid = -(quote?.yen ?? 0);
  const { costs, abilities } = printed;
  switch (verb) {
    case "buy":
      return buying(view, printed, thing, quote);
    case "prepare": {
      const ground = printed.city.find(({ number }) => number === Number(thing))?.ground;
      const made = able(view, printed, "ground-1") ? abilities["ground-1"]?.cost : undefined;
      return [...price(ground?.cost ?? 0, made, paid), part("token")];
    }
    case "station": {
      const bonus = able(view, printed, "station-bonus");
      const rule = abilities["station-bonus"];
      const row = nextStation(view, printed, colour as Colour) ?? 0;
      const more = bonus ? [part("bonus", { row, more: rule?.points ?? 0 })] : [];
      return [...price(costs.station ?? 0, bonus ? rule?.cost : undefined, paid), ...more];
    }
    case "track":
    case "space": {
      const letter = verb === "space" ? thing.toUpperCase() : view.track_cost;
      const space = printed.track_cost[letter];
      const lent = view.seat && !view[view.seat].track_tokens ? [part("lent")] : [];
      return quote && space ? [...price(space.cost, undefined, paid), ...lent] : lent;
    }
    case "engine": {
      const made = able(view, printed, "engine-1") ? abilities["engine-1"]?.cost : undefined;
      return price(costs.engine ?? 0, made, paid);
    }
    case "tail":
      return [part("advance")];
    case "done":
      return view.actions_left ? [part("unused", { count: view.actions_left })] : [];
    case "order":
      return able(view, printed, "double-order") ? [part("twice")] : [];
    case "score": {
      const player = view[view.seat as Seat];
      const stops = player.train.filter((id) =>
        citiesIn(printed, id, player.tokens[id]).includes(Number(thing)),
      );
      return [part("score", { count: stops.length, worth: worth(view, printed, Number(thing)) })];
    }
  }
  return [];
}

function buying(view: ZeroKeiView, printed: Printed, id: string, quote: Legal["quote"]): Part[] {
  const { cities, cost } = carriageOf(printed, id);
  const built = cities.filter((number) => view.stations[String(number)]);
  const each = printed.costs.station_surcharge ?? 0;
  const found: Part[] = [];
  if (built.length) {
    const names = built.map((number) => cityName(printed, number)).join(", ");
    found.push(part("surcharge", { sum: [cost, ...built.map(() => each)].join(" + "), cities: names }));
  }
  if (quote?.points) found.push(part("in-points", { count: -quote.points }));
  const waived = cost + built.length * each + (quote?.yen ?? 0) + (quote?.points ?? 0);
  if (waived > 0) found.push(part("waived", { count: waived }));
  return found;
}
