// From where to where a drawn card flies on the screen.

import type { Drawn } from "./changes";

export interface Flight {
  /** Null for a card that is not seen. */
  kind: string | null;
  from: DOMRect;
  to: DOMRect;
}

/** The first of these that is on the screen now. */
function placeOf(board: Element, ...wanted: string[]): DOMRect | undefined {
  return wanted
    .flatMap((one) => [...board.querySelectorAll(one)])
    .map((node) => node.getBoundingClientRect())
    .find(({ width, top }) => width > 0 && top >= 0 && top < innerHeight);
}

/** The ways of these cards, as far as both ends are on the screen. */
export function flightsOf(board: Element, drawn: Drawn[], eyes: number | null): Flight[] {
  return drawn.flatMap(({ seat, kind, space }) => {
    const from = placeOf(board, space === null ? "[data-deck]" : `[data-space="${space}"]`);
    const own = seat === eyes ? [`[data-hand="${kind}"]`, "[data-hand-peek]"] : [];
    const to = placeOf(board, ...own, `[data-player="${seat}"]`);
    return from && to ? [{ kind, from, to }] : [];
  });
}
