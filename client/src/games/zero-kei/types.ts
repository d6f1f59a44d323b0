// Written by scripts/page_types.py from the types in Python: change those.

/** What lies open on the table. */
export interface ZeroKeiView {
  game: "zero-kei";
  seats: Seat[];
  solo: boolean;
  hard: boolean;
  year: number;
  phase: Phase;
  decision: Decision | null;
  seat: Seat | null;
  events: string[];
  event: string;
  track_cost: string; // the letter of the space
  tile: (Seat | null)[];
  row: (RowPlace | null)[];
  discard: string[];
  deck: number;
  engines_left: number[];
  counters: Record<Colour, number>;
  ranking: Colour[];
  stock: Record<Colour, number>;
  prepared: number[];
  tracks: number[];
  stations: Record<string, Colour>; // by the number of the city
  venues: number[];
  closed: number[];
  spare_tokens: number[] | null;
  actions_left: number;
  used: string[];
  pending: Pending;
  now: Now;
  green?: ZeroKeiPlayer;
  yellow?: ZeroKeiPlayer;
  red?: ZeroKeiPlayer;
  blue?: ZeroKeiPlayer;
  hideo?: Record<BoardPosition, number | string | null>;
}

export type Seat = "green" | "yellow" | "red" | "blue";

export type Phase = "draft" | "purchase" | "run" | "end-of-round" | "over";

export type Decision =
  | "engine"
  | "carriage"
  | "counter"
  | "order"
  | "action"
  | "repeat"
  | "work"
  | "space"
  | "lender"
  | "effect"
  | "move"
  | "place"
  | "token"
  | "token-carriage"
  | "discard"
  | "trade"
  | "score";

/** A place of the row: its carriage, who chose it, and what it costs now. */
export interface RowPlace {
  carriage: string;
  chosen: Seat | null;
  price: number;
}

export type Colour = "gold" | "white" | "black";

/** What was chosen so far of a move that goes on. */
export interface Pending {
  works?: EventWork[];
  one_of_them?: boolean;
  counters?: Colour[];
  times?: number;
  city?: number;
  space?: string;
  venue?: number;
  carriage?: string;
}

export type EventWork = "prepare" | "track" | "station" | "participate" | "advance";

/** What follows from the rest, so that boards need no rules. */
export interface Now {
  worth: number[]; // what each city scores
  cities: Record<string, number[]>; // of each carriage in a train, tokens included, as they are read
  stops: Seat[][]; // the seats whose trains stop in each city, once for each carriage
  colour_worth: Record<Colour, number>; // what a station of each colour is worth
  next_space: Record<Colour, number | null>; // where each counter would advance to; null: it stays
  next_station: Record<Colour, number | null>; // points of the next station of each colour
  leaders: Seat[][]; // the seats with most cauldrons in each venue
  income: Record<string, number | null>; // yen of each seat's tail; Hideo has none
  automa: Seat | null; // Hideo's seat
  closing: Record<string, number | null>; // the venues that Hideo's tokens close, as far as they lie open
  prices: Record<string, CarriagePrice>; // of the carriages in the row and in the discard
  spare: number[]; // the unused tokens, while an event may still bring them into play
  used: string[]; // the cards used this turn, as things to point at: "engine:red", "carriage:6a"
  goes_on: boolean; // the question belongs to an action that has begun
}

/** What a carriage costs now. */
export interface CarriagePrice {
  total: number;
  surcharge: number; // of it, for stations in the carriage's cities
}

/** What lies in front of a player. */
export interface ZeroKeiPlayer {
  yen: number;
  points: number;
  engine: number | null; // its number in the draft
  engine_actions: Action[];
  train: string[]; // the carriages from the engine to the tail
  tokens: Record<string, number[]>; // cities that tokens have added to a carriage
  covered: string[];
  track_tokens: number;
  cauldrons: number[];
  cauldrons_left: number;
}

export type Action =
  | "prepare"
  | "prepare-1"
  | "track"
  | "track-1"
  | "station"
  | "station-1"
  | "participate"
  | "repeat"
  | "buy";

export type BoardPosition = "A1" | "A2" | "B1" | "B2" | "B3" | "B4" | "C1" | "C2";

export interface ZeroKeiPrinted {
  first_year: number; // of the first round
  colours: Colour[];
  final_values: number[]; // of a station, by the rank of its colour
  row_points: number[];
  last_space: number;
  engine_fee: number;
  station_cost: number;
  repeat_fee: number;
  cities: City[];
  track_cost: Record<string, Worth>;
  tile: Record<string, Reward[]>; // by the number of seats
  venues: Reward[];
  engines: Record<string, Action[][]>; // by the number of seats
  does: Record<Action | Ability, Does>;
  carriages: Record<string, Carriage>;
  events: Record<string, Event>;
  hideo: BoardRow[];
}

export interface City {
  number: number;
  name: string;
  ground: Worth;
}

/** What something costs and scores. */
export interface Worth {
  cost: number;
  points: number;
}

/** What a venue, a space of the tile or Hideo's margin gives. */
export interface Reward {
  pay: number;
  yen: number;
  points: number;
  advance: boolean; // a counter
  move: boolean; // a carriage
  venue: number | null; // a cauldron goes there
}

export type Ability =
  | "station-bonus"
  | "free-track-space"
  | "double-venue"
  | "ground-1"
  | "engine-1"
  | "tail-8"
  | "double-order";

/** An action or an ability: the work, and what is taken off or what counts instead. */
export interface Does {
  work: Action | null; // none: an ability
  discount: number;
  cost: number;
  points: number;
  yen: number;
}

export interface Carriage {
  cities: number[];
  cost: number;
  counter: Colour;
  then_choice: Colour[];
  does: Action | Ability;
  ability: boolean;
}

export interface Event {
  colour: EventColour;
  letter: string;
  actions: number;
  at_end: boolean;
  effect: EffectName;
  works: EventWork[];
  fee: number;
  gain: number;
  lose: number;
  discount: number;
  ranks: number[];
}

export type EventColour = "grey" | "blue" | "green";

export type EffectName = "works" | "gain" | "repeat" | "token" | "trade" | "order" | "rank" | "buy" | "score";

/** A row of Hideo's board. */
export interface BoardRow {
  margin: Reward;
  tokens: Token[];
}

/** A place of Hideo's board. */
export interface Token {
  id: BoardPosition;
  rounds: number[];
}

/** The arguments of moves, questions, quotes, accounts and log entries; each has some of them. */
export interface ZeroKeiArgs {
  amount?: number;
  base?: number;
  carriage?: string;
  cities?: number[];
  city?: number;
  colour?: Colour;
  count?: number;
  counters?: Colour[];
  each?: number;
  engine?: number;
  event?: string;
  more?: number;
  move?: string; // its text
  now?: number;
  off?: number;
  one_of_them?: boolean;
  owner?: Seat;
  place?: number | string; // in the train; in an account a venue, or a place of Hideo's board
  position?: BoardPosition;
  printed?: number;
  row?: string[] | number; // the carriages of a new round; points of a row of stations
  seat?: Seat;
  space?: number | string; // of the tile or of the value track; a letter of the track cost
  times?: number;
  token?: string;
  train?: string[];
  venue?: number;
  was?: number;
  works?: EventWork[];
  worth?: number;
  year?: number;
}
