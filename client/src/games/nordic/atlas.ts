// The map as it is the same for everybody: worked out once for a table, however often its board is built again.

import { language, t } from "../../lib/texts.svelte";
import bends from "./bends.json";
import { lines } from "./geometry";
import { placeLabels } from "./labels";
import type { Printed } from "./types";
import { cityName, routeFacts, routeName } from "./words";

/** Remembers what is made of printed values, in each language of the page. */
function once<T>(make: (printed: Printed) => T): (printed: Printed) => T {
  const known = new WeakMap<Printed, Map<string, T>>();
  return (printed) => {
    const all = known.get(printed) ?? new Map<string, T>();
    known.set(printed, all);
    const found = all.get(language()) ?? make(printed);
    all.set(language(), found);
    return found;
  };
}

export const linesOf = once((printed) => lines(printed, bends));

/** Where the names of the cities stand. */
export const labelsOf = once((printed) => {
  const cities = Object.entries(printed.cities);
  return placeLabels(
    cities.map(([id, { at }]) => ({ id, name: cityName(printed, id), at })),
    linesOf(printed),
  );
});

/** Each route as a thing to point at; `said` is its claim, for ears. */
export const routesOf = once(
  (printed) =>
    new Map(
      Object.entries(printed.routes).map(([id, { twin }]) => {
        const about = [routeName(printed, id), ...routeFacts(printed, id)].join(", ");
        const said = t("nordic-page-claim-aloud", { route: about });
        const also = twin ? `route:${twin}` : undefined;
        return [id, { target: `route:${id}`, which: id, also, asks: true, about, said }];
      }),
    ),
);
