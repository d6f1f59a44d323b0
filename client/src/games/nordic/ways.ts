// The shortest way that would connect two cities, over routes that are free or one's own: a help for the eye.

import { type Components, ends, type Nordic, networkOf } from "./model";

interface Reached {
  spaces: number;
  way: string[];
}

const shorter = (a: Reached, b: Reached): boolean =>
  a.spaces < b.spaces || (a.spaces === b.spaces && a.way.length < b.way.length);

/** Of the cities reached and not done, the one with the shortest way. */
function nearest(reached: Map<string, Reached>, done: Set<string>): [string?, Reached?] {
  let found: [string?, Reached?] = [];
  for (const [city, way] of reached) {
    if (!done.has(city) && (!found[1] || shorter(way, found[1]))) found = [city, way];
  }
  return found;
}

/** The routes still to be claimed, fewest spaces first; null if there is no way left. */
export function missingWay(
  view: Nordic,
  components: Components,
  seat: number,
  ticket: string,
): string[] | null {
  const own = view.seats[seat];
  const [start, end] = ends(ticket);
  const { roads, twins } = networkOf(components);
  const reached = new Map<string, Reached>([[start, { spaces: 0, way: [] }]]);
  const done = new Set<string>();
  for (;;) {
    const [here, best] = nearest(reached, done);
    if (here === undefined || best === undefined) return null;
    if (here === end) return best.way;
    done.add(here);
    for (const { route, there, length } of roads.get(here) ?? []) {
      const owner = view.routes[route];
      const twin = twins.get(route);
      if (owner !== own && (owner !== undefined || (twin && view.routes[twin] === own))) continue;
      const spaces = best.spaces + (owner === own ? 0 : length);
      const way = owner === own ? best.way : [...best.way, route];
      const before = reached.get(there);
      if (!done.has(there) && (!before || shorter({ spaces, way }, before)))
        reached.set(there, { spaces, way });
    }
  }
}

/** Own tickets that this route would connect. */
export function connectedBy(view: Nordic, seat: number, route: string): string[] {
  const own = view.seats[seat];
  if (!own) return [];
  const after = { ...view, routes: { ...view.routes, [route]: own } };
  return Object.entries(view.players[seat]?.tickets ?? {}).flatMap(([ticket, { connected }]) =>
    !connected && ownWay(after, seat, ticket).length ? [ticket] : [],
  );
}

/** The routes of the shortest way between two cities over one's own routes. */
export function ownWay(view: Nordic, seat: number, ticket: string): string[] {
  const [start, end] = ends(ticket);
  const mine = Object.keys(view.routes).filter((route) => view.routes[route] === view.seats[seat]);
  const ways = new Map<string, string[]>([[start, []]]);
  for (const [city, way] of ways) {
    if (city === end) return way;
    for (const route of mine) {
      const [one, other] = ends(route);
      const there = one === city ? other : other === city ? one : undefined;
      if (there && !ways.has(there)) ways.set(there, [...way, route]);
    }
  }
  return [];
}
