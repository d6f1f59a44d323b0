// The parts of the map that are the same for everybody, worked out once per table, however often a board is built.

import type { Thing } from "../../board/pointing.svelte";
import { language, t } from "../../lib/texts.svelte";
import bends from "./bends.json";
import { lines } from "./geometry";
import type { NordicPrinted } from "./types";
import { routeFacts, routeName } from "./words";

/** Caches what is made of printed values, by a key. */
function once<K, T>(make: (printed: NordicPrinted, key: K) => T): (printed: NordicPrinted, key: K) => T {
  const known = new WeakMap<NordicPrinted, Map<K, T>>();
  return (printed, key) => {
    const all = known.get(printed) ?? new Map<K, T>();
    known.set(printed, all);
    const found = all.get(key) ?? make(printed, key);
    all.set(key, found);
    return found;
  };
}

/** All routes on a map drawn so much broader. */
export const linesOf = once((printed, stretch: number) => lines(printed, bends, stretch));

/** A route as a thing to point at; `said` is its claim, for screen readers. */
export interface RouteThing extends Thing {
  said: string;
}

const thingsIn = once(
  (printed, _language: string) =>
    new Map(
      Object.keys(printed.routes).map((id): [string, RouteThing] => {
        const about = [routeName(printed, id), ...routeFacts(printed, id)].join(", ");
        const said = t("nordic-do-claim", { route: about });
        return [id, { target: `route:${id}`, which: id, asks: true, about, said }];
      }),
    ),
);
export const routesOf = (printed: NordicPrinted): Map<string, RouteThing> => thingsIn(printed, language());
