// The shortest way that would connect two cities, over routes that are free or one's own: a help for the eye.

import { type Components, ends, type Nordic, twinOf } from "./model";

/** The routes still to be claimed, fewest spaces first; null if there is no way left. */
export function missingWay(
  view: Nordic,
  components: Components,
  seat: number,
  ticket: string,
): string[] | null {
  const own = view.seats[seat];
  const [start, end] = ends(ticket);
  const reached = new Map<string, { spaces: number; way: string[] }>([[start, { spaces: 0, way: [] }]]);
  const done = new Set<string>();
  for (;;) {
    const open = [...reached].filter(([city]) => !done.has(city));
    const [here, best] =
      open.sort((a, b) => a[1].spaces - b[1].spaces || a[1].way.length - b[1].way.length)[0] ?? [];
    if (here === undefined || best === undefined) return null;
    if (here === end) return best.way;
    done.add(here);
    for (const [route, printed] of Object.entries(components.routes)) {
      const [one, other] = ends(route);
      if (one !== here && other !== here) continue;
      const there = one === here ? other : one;
      const owner = view.routes[route];
      const twin = twinOf(components, route);
      if (owner !== own && (owner !== undefined || (twin && view.routes[twin] === own))) continue;
      const spaces = best.spaces + (owner === own ? 0 : printed.length);
      const way = owner === own ? best.way : [...best.way, route];
      const before = reached.get(there);
      const shorter =
        !before || spaces < before.spaces || (spaces === before.spaces && way.length < before.way.length);
      if (shorter && !done.has(there)) reached.set(there, { spaces, way });
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
