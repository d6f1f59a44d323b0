// Cards that fly over the screen to the hand that drew them.

import type { LoggedMove } from "../../lib/messages";
import type { NordicArgs, Seat } from "./types";

export interface Flight {
  /** Null for a card that you don't see. */
  kind: string | null;
  from: DOMRect;
  to: DOMRect;
}

/** The first of these that is on the screen now. */
function placeOf(...wanted: string[]): DOMRect | undefined {
  return wanted
    .flatMap((one) => [...document.querySelectorAll(one)])
    .map((node) => node.getBoundingClientRect())
    .find(({ width, top }) => width > 0 && top >= 0 && top < innerHeight);
}

/** The flights of the cards drawn, where both ends are on the screen; those of your own seat end at its hand. */
export function flightsOf(log: LoggedMove[], own: Seat | undefined): Flight[] {
  const drawn = log.flatMap(({ entries }) => entries).filter(({ id }) => id === "drew");
  return drawn.flatMap(({ args }) => {
    const { seat, card: kind = null, space }: NordicArgs = args;
    const from = placeOf(space ? `[data-space="${space}"]` : "[data-deck]");
    const hand = seat === own ? [`[data-hand="${kind}"]`, "[data-hand-peek]"] : [];
    const to = placeOf(...hand, `[data-player="${seat}"]`);
    return from && to ? [{ kind, from, to }] : [];
  });
}
