// What is different between two views of the same game: the one place that compares them.

import { playersOf } from "./scene";
import type { Cards, NordicView, Seat } from "./types";

/** A card that came to a hand. */
export interface Drawn {
  seat: number;
  /** Null if nobody here may know it. */
  kind: string | null;
  /** The face-up space it was taken from; null for the deck. */
  space: number | null;
}

export interface Changes {
  claimed: { route: string; owner: Seat }[];
  closed: string[];
  drawn: Drawn[];
  /** Face-up spaces that hold another card now. */
  spaces: number[];
  /** How much the points of each seat have changed. */
  points: number[];
  trains: number[];
  tickets: number[];
  /** Own tickets connected now and not before. */
  connected: string[];
  /** Own cards gained and lost, by kind. */
  hand: Cards;
}

export const NOTHING: Changes = {
  claimed: [],
  closed: [],
  drawn: [],
  spaces: [],
  points: [],
  trains: [],
  tickets: [],
  connected: [],
  hand: {},
};

/** What each kind has more or less of. */
function differences(before: Cards, after: Cards): Cards {
  const kinds = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    kinds.map((kind) => [kind, (after[kind] ?? 0) - (before[kind] ?? 0)]).filter(([, count]) => count),
  );
}

/** Cards that came to a hand, each from the face-up space that held it, else from the deck. */
function drawnBy(before: NordicView, after: NordicView, seat: number): Drawn[] {
  const [was, is] = [playersOf(before)[seat], playersOf(after)[seat]];
  if (!was || !is || is.cards <= was.cards) return [];
  if (before.pending.laid && before.seat === before.seats[seat]) return []; // taken back from a tunnel
  const seen = differences(was.known, is.known);
  const own = was.hand && is.hand ? differences(was.hand, is.hand) : undefined;
  const kinds = Object.entries(own ?? seen).flatMap(([kind, count]) =>
    Array.from({ length: Math.max(0, count) }, () => kind),
  );
  const count = is.cards - was.cards;
  return Array.from({ length: count }, (_, i): Drawn => {
    const kind = kinds[i] ?? null;
    const open = kind !== null && (seen[kind] ?? 0) > 0;
    const space = open ? before.face_up.indexOf(kind) : -1;
    return { seat, kind, space: space < 0 ? null : space };
  });
}

/** What happened between two views that the same eyes have seen; `eyes` is their seat. */
export function changes(before: NordicView, after: NordicView, eyes: number | null): Changes {
  const taken = Object.entries(after.routes).filter(([route]) => before.routes[route] === undefined);
  const [then, now] = [playersOf(before), playersOf(after)];
  const by = (name: "points" | "trains" | "ticket_count"): number[] =>
    now.map((player, seat) => player[name] - (then[seat]?.[name] ?? 0));
  const own = eyes === null ? undefined : { was: then[eyes], is: now[eyes] };
  return {
    claimed: taken.flatMap(([route, owner]) => (owner === "closed" ? [] : [{ route, owner }])),
    closed: taken.flatMap(([route, owner]) => (owner === "closed" ? [route] : [])),
    drawn: now.flatMap((_, seat) => drawnBy(before, after, seat)),
    spaces: after.face_up.flatMap((kind, space) => (kind !== before.face_up[space] ? [space] : [])),
    points: by("points"),
    trains: by("trains"),
    tickets: by("ticket_count"),
    connected: Object.entries(own?.is?.tickets ?? {}).flatMap(([ticket, { connected }]) =>
      connected && own?.was?.tickets?.[ticket]?.connected === false ? [ticket] : [],
    ),
    hand: own?.was?.hand && own.is?.hand ? differences(own.was.hand, own.is.hand) : {},
  };
}

/** Whether there is anything to show. */
export function anything(found: Changes): boolean {
  return (
    found.claimed.length > 0 ||
    found.closed.length > 0 ||
    found.drawn.length > 0 ||
    found.spaces.length > 0 ||
    found.connected.length > 0 ||
    [...found.points, ...found.trains, ...found.tickets, ...Object.values(found.hand)].some(Boolean)
  );
}
