// The view and the printed values: the same names as in the game's view.py and printed.py.

export type Seat = "white" | "red" | "lilac";
/** By kind, the kinds that there are, in the order of the game. */
export type Cards = Record<string, number>;

export interface Ticket {
  points: number;
  connected: boolean;
  /** Spaces to claim; null if no way is left. */
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
  counting?: boolean[];
  extra?: number;
  colour?: string;
}

export interface NordicView {
  game: string;
  seats: Seat[];
  ferry_sets_stack: boolean;
  phase: "set-up" | "play" | "over";
  decision: "ticket" | "action" | "second-card" | "payment" | "set" | "extra" | null;
  seat: Seat | null;
  first: Seat | null;
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
  white: Player;
  red: Player;
  lilac?: Player;
}

export interface Limits {
  trains: number;
  tunnel_reveal: number;
}

export interface PrintedCity {
  name: string;
  ru: string;
  country: string;
  at: [number, number];
}

export interface PrintedRoute {
  ends: [string, string];
  colour: string;
  /** Tells two routes apart that have the same cities and colour. */
  number: number | null;
  kind: "plain" | "tunnel" | "ferry" | "wild";
  length: number;
  symbols: number;
  points: number;
  twin: string | null;
  /** Spaces that cards of a colour pay for. */
  coloured: number;
  /** The kinds of cards that pay by themselves. */
  payable: string[];
  set_size: number;
  locomotives: boolean;
}

export interface PrintedTicket {
  ends: [string, string];
  points: number;
}

export interface Printed {
  limits: Limits;
  kinds: string[];
  route_points: Record<string, number>;
  cities: Record<string, PrintedCity>;
  routes: Record<string, PrintedRoute>;
  tickets: Record<string, PrintedTicket>;
}
