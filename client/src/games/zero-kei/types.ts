// What the board is given: the names are those of view.py and printed.py.

export interface Player {
  yen: number;
  points: number;
  engine: number | null;
  engine_actions: string[];
  train: string[];
  tokens: Record<string, number[]>;
  covered: string[];
  track_tokens: number;
  cauldrons: number[];
  cauldrons_left: number;
}

export interface RowPlace {
  carriage: string;
  chosen: string | null;
  price: number;
}

export interface Pending {
  works?: string[];
  one_of_them?: boolean;
  counters?: string[];
  times?: number;
  city?: number;
  space?: string;
  venue?: number;
  carriage?: string;
}

export interface Now {
  worth: number[];
  stops: string[][];
  next_station: Record<string, number | null>;
  leaders: string[][];
  income: Record<string, number | null>;
  automa: string | null;
  closing: Record<string, number | null>;
}

export interface ZeroKeiView {
  game: string;
  seats: string[];
  solo: boolean;
  hard: boolean;
  year: number;
  phase: string;
  decision: string | null;
  seat: string | null;
  events: string[];
  event: string;
  track_cost: string;
  tile: (string | null)[];
  row: (RowPlace | null)[];
  discard: string[];
  deck: number;
  engines_left: number[];
  counters: Record<string, number>;
  ranking: string[];
  stock: Record<string, number>;
  prepared: number[];
  tracks: number[];
  stations: Record<string, string>;
  venues: number[];
  closed: number[];
  spare_tokens: number[] | null;
  actions_left: number;
  used: string[];
  pending: Pending;
  now: Now;
  green?: Player;
  yellow?: Player;
  red?: Player;
  blue?: Player;
  hideo?: Record<string, number | string | null>;
}

export interface Worth {
  cost: number;
  points: number;
}

export interface Reward {
  pay: number;
  yen: number;
  points: number;
  advance: boolean;
  move: boolean;
  venue: number | null;
}

export interface City {
  number: number;
  name: string;
  ground: Worth;
}

export interface Does {
  work: string | null;
  discount: number;
  cost: number;
  points: number;
  yen: number;
}

export interface Carriage {
  cities: number[];
  cost: number;
  counter: string;
  then_choice: string[];
  does: string;
  ability: boolean;
}

export interface Event {
  colour: string;
  letter: string;
  actions: number;
  at_end: boolean;
  effect: string;
  works: string[];
  fee: number;
  gain: number;
  lose: number;
  discount: number;
  ranks: number[];
}

export interface Token {
  id: string;
  rounds: number[];
}

export interface BoardRow {
  margin: Reward;
  tokens: Token[];
}

export interface Printed {
  colours: string[];
  final_values: number[];
  row_points: number[];
  last_space: number;
  engine_fee: number;
  station_cost: number;
  repeat_fee: number;
  cities: City[];
  track_cost: Record<string, Worth>;
  tile: Record<string, Reward[]>;
  venues: Reward[];
  engines: Record<string, string[][]>;
  does: Record<string, Does>;
  carriages: Record<string, Carriage>;
  events: Record<string, Event>;
  hideo: BoardRow[];
}
