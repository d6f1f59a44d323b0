// What all parts of the board draw: the position, the printed values, what has just changed.

import { getContext, setContext } from "svelte";
import type { Way } from "../../lib/messages";
import type { Changes } from "./changes";
import type { Cards, NordicView, Player, Printed } from "./types";

export interface Scene {
  readonly view: NordicView;
  readonly printed: Printed;
  readonly names: string[];
  /** Through whose eyes; null for a spectator. */
  readonly seat: number | null;
  readonly player: Player | undefined;
  readonly ways: Way[];
  readonly news: Changes;
  play: (move: string) => void;
  /** Light a ticket's cities and some routes on the map, or none. */
  look: (ticket: string | null, routes?: string[]) => void;
}

const KEY = Symbol("nordic");
export const setScene = (scene: Scene): Scene => setContext(KEY, scene);
export const getScene = (): Scene => getContext<Scene>(KEY);

/** The players in the order of their seats. */
export const playersOf = (view: NordicView): Player[] => view.seats.flatMap((seat) => view[seat] ?? []);
export const total = (cards: Cards): number => Object.values(cards).reduce((sum, count) => sum + count, 0);
