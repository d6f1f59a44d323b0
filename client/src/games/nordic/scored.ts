// What a player's routes scored, as the rulebook's table has it: by their length.

import type { Components, Nordic } from "./model";

export interface Scored {
  length: number;
  count: number;
  /** For each of them. */
  points: number;
}

/** Shortest first. */
export function byLength(view: Nordic, components: Components, seat: number): Scored[] {
  const counts = new Map<number, number>();
  for (const [route, owner] of Object.entries(view.routes)) {
    const length = components.routes[route]?.length;
    if (length && owner === view.seats[seat]) counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  return [...counts]
    .map(([length, count]) => ({ length, count, points: components.route_points[String(length)] ?? 0 }))
    .sort((a, b) => a.length - b.length);
}
