// What all parts of the board draw: the position, the printed values, what has just changed.

import { getContext, setContext } from "svelte";
import type { Way } from "../../lib/messages";
import type { Changes } from "./changes";
import type { Cards, NordicView, Player, Printed } from "./types";

export interface Scene {
  view: NordicView;
  printed: Printed;
  names: string[];
  /** Through whose eyes; null for a spectator. */
  seat: number | null;
  player: Player | undefined;
  ways: Way[];
  news: Changes;
  play: (move: string) => void;
  /** Light a ticket's cities and some routes on the map, or none. */
  look: (ticket: string | null, routes?: string[]) => void;
}

const KEY = Symbol("nordic");
export const setScene = (now: () => Scene): (() => Scene) => setContext(KEY, now);
/** What is read of it is read as it is then. */
export function getScene(): Scene {
  const now = getContext<() => Scene>(KEY);
  return new Proxy({} as Scene, { get: (_, name) => now()[name as keyof Scene] });
}

/** The players in the order of their seats. */
export const playersOf = (view: NordicView): Player[] => view.seats.flatMap((seat) => view[seat] ?? []);
export const total = (cards: Cards): number => Object.values(cards).reduce((sum, count) => sum + count, 0);
