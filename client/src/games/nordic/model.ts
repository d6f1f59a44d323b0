// The shapes of what the Nordic board is given, and the plain questions asked of them.

import type { View } from "../../lib/messages";

export type Cards = Record<string, number>;
export type Seat = "white" | "red" | "lilac";

export interface City {
  name: string;
  ru: string;
  country: string;
  at: [number, number];
}

export interface Printed {
  length: number;
  ferry?: number | false;
  tunnel?: boolean;
  any_four?: boolean;
}

export interface Offer {
  deal: number;
  keep: number;
}

export interface Components {
  limits: {
    trains: number;
    later_tickets: Offer;
    tunnel_reveal: number;
    globetrotter: number;
    cards_per_ferry_locomotive: number;
    cards_per_wild_card: number;
  };
  route_points: Record<string, number>;
  colours: { cards: string[] };
  cities: Record<string, City>;
  routes: Record<string, Printed>;
  tickets: Record<string, number>;
}

export interface Ticket {
  points: number;
  connected: boolean;
  missing: number | null;
}

export interface Player {
  trains: number;
  points: number;
  cards: number;
  known: Cards;
  ticket_count: number;
  hand?: Cards;
  tickets?: Record<string, Ticket>;
  offered?: string[];
  returned?: string[];
  longest?: number;
}

export interface Pending {
  offered?: number;
  must_keep?: number;
  ticket?: string;
  route?: string;
  laid?: Cards;
  set_cards?: number;
  turned_up?: string[];
  extra?: number;
}

export interface Nordic {
  seats: Seat[];
  phase: "set-up" | "play" | "over";
  decision: "ticket" | "action" | "second-card" | "payment" | "set" | "extra" | null;
  seat: Seat | null;
  first: Seat;
  turn: number;
  last_turns: number | null;
  capped: boolean;
  face_up: (string | null)[];
  deck: number;
  decks: number;
  discard: Cards;
  ticket_deck: number;
  routes: Record<string, Seat | "closed">;
  pending: Pending;
  players: Player[];
}

/** The view as this game writes it, the players as a list. */
export function readView(view: View): Nordic {
  const players = view.seats.map((seat) => view[seat] as Player);
  return { ...(view as unknown as Nordic), players };
}

/** The two cities of a route or a ticket. */
export function ends(name: string): [string, string] {
  const [one = "", other = ""] = name.split("-");
  return [one, other];
}

export const pairOf = (name: string): string => ends(name).join("-");
export const colourOf = (route: string): string => route.split("-")[2] ?? "grey";
export const total = (cards: Cards): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

export type Kind = "plain" | "ferry" | "tunnel" | "wild";

export function kindOf(route: Printed): Kind {
  return route.ferry ? "ferry" : route.tunnel ? "tunnel" : route.any_four ? "wild" : "plain";
}

export function pointsOf(components: Components, route: string): number {
  return components.route_points[String(components.routes[route]?.length)] ?? 0;
}

/** All kinds of cards, in the order of the game: the colours, then the locomotive. */
export const kindsOf = (components: Components): string[] => [...components.colours.cards, "loco"];

/** Cards as a list of kind and count, in the order of the game. */
export function sorted(components: Components, cards: Cards): [string, number][] {
  return kindsOf(components)
    .map((kind): [string, number] => [kind, cards[kind] ?? 0])
    .filter(([, count]) => count > 0);
}

interface Road {
  route: string;
  there: string;
  length: number;
}

interface Network {
  /** The other route of each double. */
  twins: Map<string, string>;
  /** Where one gets from each city. */
  roads: Map<string, Road[]>;
}

const networks = new WeakMap<Components, Network>();

/** How cities and routes hang together: worked out once, because it is asked at every view. */
export function networkOf(components: Components): Network {
  const known = networks.get(components);
  if (known) return known;
  const found: Network = { twins: new Map(), roads: new Map() };
  const firsts = new Map<string, string>();
  for (const [route, { length }] of Object.entries(components.routes)) {
    const [one, other] = ends(route);
    const twin = firsts.get(pairOf(route));
    if (twin) found.twins.set(route, twin).set(twin, route);
    else firsts.set(pairOf(route), route);
    for (const [here, there] of [
      [one, other],
      [other, one],
    ] as const) {
      const roads = found.roads.get(here) ?? [];
      found.roads.set(here, [...roads, { route, there, length }]);
    }
  }
  networks.set(components, found);
  return found;
}

/** The other route of a double. */
export const twinOf = (components: Components, route: string): string | undefined =>
  networkOf(components).twins.get(route);
