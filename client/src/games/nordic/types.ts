// Written by scripts/page_types.py from the types in Python: change those.

/** What a seat sees, or a spectator. */
export interface NordicView {
  game: "nordic";
  seats: Seat[];
  ferry_sets_stack: boolean;
  phase: Phase;
  decision: Decision | null;
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
  pending: ActionInProgress;
  now: DerivedValues;
  white?: NordicPlayer;
  red?: NordicPlayer;
  lilac?: NordicPlayer;
}

export type Seat = "white" | "red" | "lilac";

export type Phase = "set-up" | "play" | "over";

export type Decision = "ticket" | "action" | "second-card" | "payment" | "set" | "extra";

export type Cards = Record<string, number>;

export interface ActionInProgress {
  offered?: number;
  must_keep?: number;
  ticket?: string; // to answer about; only for the seat to move
  route?: string;
  laid?: Cards;
  set_cards?: number; // still to lay for sets
  turned_up?: string[]; // for a tunnel
  extra?: number; // how many of those cost a card more
}

/** What follows from the rest; the cost of a tunnel while it is due. */
export interface DerivedValues {
  counting: boolean[];
  colour: string | null;
  unseen: Cards; // by seat: cards of the hand that not all have seen
}

/** A player: what all see, and what only some do. */
export interface NordicPlayer {
  trains: number;
  points: number;
  cards: number;
  known: Cards; // of the hand, seen by all
  ticket_count: number;
  hand?: Cards;
  tickets?: Record<string, Ticket>;
  offered?: string[];
  returned?: string[];
  longest?: number; // path, in spaces; at the end
}

export interface Ticket {
  points: number;
  connected: boolean;
  missing: number | null; // spaces to claim on the shortest way; null if no way is left
}

export interface NordicPrinted {
  limits: Limits;
  kinds: string[]; // of cards: the colours, then the locomotive
  route_points: Record<string, number>; // by length
  cities: Record<string, PrintedCity>;
  routes: Record<string, PrintedRoute>;
  tickets: Record<string, PrintedTicket>;
}

/** How many of what there is, and is dealt and paid. */
export interface Limits {
  trains: number;
  end_trigger_trains: number;
  cards_per_colour: number;
  locomotives: number;
  face_up: number;
  first_hand: number;
  first_tickets: Offer;
  later_tickets: Offer;
  tunnel_reveal: number;
  globetrotter: number;
  cards_per_ferry_locomotive: number;
  cards_per_wild_card: number;
}

/** Tickets: how many are dealt, and how many of them must be kept. */
export interface Offer {
  deal: number;
  keep: number;
}

/** A city and its place on the map. */
export interface PrintedCity {
  name: string;
  ru: string;
  country: string;
  at: [number, number];
  lat: number;
  lon: number;
}

export interface PrintedRoute {
  ends: [string, string];
  colour: string;
  number: number | null; // tells two routes apart that have the same cities and colour
  kind: RouteKind;
  length: number;
  symbols: number; // locomotive symbols
  points: number;
  twin: string | null; // the other route of a double
  coloured: number; // spaces that cards of a colour pay for: all but the symbols
  payable: string[]; // the kinds of cards that pay by themselves, without sets
  set_size: number; // cards of a set
  locomotives: boolean; // whether they are jokers there
}

export type RouteKind = "plain" | "tunnel" | "ferry" | "wild";

export interface PrintedTicket {
  ends: [string, string];
  points: number;
}

/** The arguments of moves, questions, quotes, accounts and log entries; each has some of them. */
export interface NordicArgs {
  allowed?: Cards;
  answers?: Record<string, TicketMoves>; // by ticket
  blind?: boolean;
  card?: string | null; // null: drawn blind by another seat
  cards?: Cards | string[];
  colour?: string | null;
  count?: number;
  counting?: boolean[]; // which of the cards turned up cost a card more
  extra?: number;
  few?: number;
  keep?: number;
  keep_more?: number;
  kind?: string;
  laid?: Cards;
  length?: number;
  move?: string; // its text
  moves?: Record<string, string>; // by kind of card: the text that gives one
  now?: number; // points of a ticket after a move
  payments?: string[];
  points?: number;
  route?: string;
  routes?: string[];
  seat?: Seat;
  set_size?: number;
  sets?: number;
  size?: number;
  space?: number | null; // of the face-up cards, from 1; null: from the deck
  spaces?: number | null;
  suggested?: Cards;
  ticket?: string;
  was?: number; // its points before
}

/** The texts of the moves that keep or return a ticket. */
export interface TicketMoves {
  kept: string;
  returned: string;
}
