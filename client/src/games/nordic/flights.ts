// The cards that came to a hand, and from where to where they fly on the screen.

import type { Cards, NordicView, Seat } from "./types";

export interface Drawn {
  seat: Seat;
  /** Null if nobody here may know it. */
  kind: string | null;
  /** The face-up space it was taken from; null for the deck. */
  space: number | null;
}

export interface Flight {
  /** Null for a card that is not seen. */
  kind: string | null;
  from: DOMRect;
  to: DOMRect;
}

/** Card by card, what there is more of. */
const gained = (before: Cards, after: Cards): string[] =>
  Object.entries(after).flatMap(([kind, count]) =>
    Array(Math.max(0, count - (before[kind] ?? 0))).fill(kind),
  );

/** The cards drawn between two views, each from the face-up space that held it, else from the deck. */
export function drawn(before: NordicView, after: NordicView): Drawn[] {
  return after.seats.flatMap((seat) => {
    const [was, is] = [before[seat], after[seat]];
    if (!was || !is || is.cards <= was.cards) return [];
    if (before.pending.laid && before.seat === seat) return []; // taken back from a tunnel
    const seen = gained(was.known, is.known);
    const kinds = was.hand && is.hand ? gained(was.hand, is.hand) : seen;
    return Array.from({ length: is.cards - was.cards }, (_, i): Drawn => {
      const kind = kinds[i] ?? null;
      const space = kind !== null && seen.includes(kind) ? before.face_up.indexOf(kind) : -1;
      return { seat, kind, space: space < 0 ? null : space };
    });
  });
}

/** The first of these that is on the screen now. */
function placeOf(...wanted: string[]): DOMRect | undefined {
  return wanted
    .flatMap((one) => [...document.querySelectorAll(one)])
    .map((node) => node.getBoundingClientRect())
    .find(({ width, top }) => width > 0 && top >= 0 && top < innerHeight);
}

/** The ways of these cards, as far as both ends are on the screen; those of your own seat fly to its hand. */
export function flightsOf(cards: Drawn[], own: Seat | undefined): Flight[] {
  return cards.flatMap(({ seat, kind, space }) => {
    const from = placeOf(space === null ? "[data-deck]" : `[data-space="${space}"]`);
    const hand = seat === own ? [`[data-hand="${kind}"]`, "[data-hand-peek]"] : [];
    const to = placeOf(...hand, `[data-player="${seat}"]`);
    return from && to ? [{ kind, from, to }] : [];
  });
}
