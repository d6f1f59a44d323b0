// Cards for sets, any cards at all: which to give first, and in what order they are named.

import { type Cards, type Components, kindsOf, sorted, total } from "./model";
import type { Targets } from "./targets";

/** What may go into the sets: cards are named in the order of the game, so none before the first that is legal. */
export function allowedForSets(components: Components, hand: Cards, targets: Targets): Cards {
  const kinds = kindsOf(components);
  const first = kinds.findIndex((kind) => targets.hand.has(kind));
  if (first < 0) return {};
  return Object.fromEntries(sorted(components, hand).filter(([kind]) => kinds.indexOf(kind) >= first));
}

/** The cards least missed: of the colours of which there are fewest; locomotives last. */
export function leastMissed(components: Components, allowed: Cards, need: number): Cards {
  const kinds = sorted(components, allowed).sort(
    ([a, few], [b, many]) => Number(a === "loco") - Number(b === "loco") || few - many,
  );
  const chosen: Cards = {};
  for (const [kind, count] of kinds) {
    const taken = Math.min(count, need - total(chosen));
    if (taken > 0) chosen[kind] = taken;
  }
  return chosen;
}

/** The moves that name all the cards of the sets, as one text. */
export const setsMove = (components: Components, chosen: Cards): string =>
  sorted(components, chosen)
    .flatMap(([kind, count]) => Array.from({ length: count }, () => `set ${kind}`))
    .join(" ");
