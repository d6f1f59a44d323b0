// The parts of the map that are the same for everybody, worked out once per table, however often a board is built.

import type { Thing } from "../../board/pointing.svelte";
import { type Language, language, t } from "../../lib/texts.svelte";
import bends from "./bends.json";
import { CITY, lines, SIZE } from "./geometry";
import labels from "./labels.json";
import type { NordicPrinted } from "./types";
import { cityName, routeFacts, routeName } from "./words";

/** Caches what is made of printed values, for each language of the page. */
function once<T>(make: (printed: NordicPrinted) => T): (printed: NordicPrinted) => T {
  const known = new WeakMap<NordicPrinted, Map<string, T>>();
  return (printed) => {
    const all = known.get(printed) ?? new Map<string, T>();
    known.set(printed, all);
    const found = all.get(language()) ?? make(printed);
    all.set(language(), found);
    return found;
  };
}

export const linesOf = once((printed) => lines(printed, bends));

export interface Label {
  city: string;
  name: string;
  x: number;
  y: number;
  /** Of the text at x. */
  anchor: "start" | "middle" | "end";
}

type Beside = [dx: number, dy: number, anchor: Label["anchor"]];
const PLACED = labels as unknown as Record<Language, Record<string, [name: string, ...Beside]>>;
const RIGHT: Beside = [CITY + 5, SIZE * 0.37, "start"];

/** Where the names of the cities stand, as scripts/nordic-labels.ts worked out. Any other name stands to the right. */
export const labelsOf = once((printed) =>
  Object.entries(printed.cities).map(([city, { at }]): Label => {
    const name = cityName(printed, city);
    const [known, ...placed] = PLACED[language()][city] ?? ["", ...RIGHT];
    const [dx, dy, anchor] = known === name ? placed : RIGHT;
    return { city, name, x: at[0] + dx, y: at[1] + dy, anchor };
  }),
);

/** A route as a thing to point at; `said` is its claim, for screen readers. */
export interface RouteThing extends Thing {
  said: string;
}

export const routesOf = once(
  (printed) =>
    new Map(
      Object.entries(printed.routes).map(([id, { twin }]): [string, RouteThing] => {
        const about = [routeName(printed, id), ...routeFacts(printed, id)].join(", ");
        const said = t("nordic-do-claim", { route: about });
        const also = twin ? `route:${twin}` : undefined;
        return [id, { target: `route:${id}`, which: id, also, asks: true, about, said }];
      }),
    ),
);
