// The shapes of what the board is given: the view of Zero-Kei and its printed values.

import type { View } from "../../lib/messages";

export type Colour = "gold" | "white" | "black";
export type Seat = "green" | "yellow" | "red" | "blue";

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
  chosen: Seat | null;
  price: number;
}

export type Players = { [seat in Seat]: Player };

export interface ZeroKeiView extends View, Players {
  seats: Seat[];
  seat: Seat | null;
  solo: boolean;
  hard: boolean;
  year: number;
  phase: string;
  events: string[];
  event: string;
  track_cost: string;
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
  stations: Record<string, Colour>;
  venues: number[];
  closed: number[];
  spare_tokens: number[] | null;
  actions_left: number;
  used: string[];
  pending: Record<string, unknown>;
  hideo?: Record<string, number | string | null>;
}

export interface Worth {
  cost: number;
  points: number;
}

export interface Carriage {
  id: string;
  cities: number[];
  cost: number;
  counter: Colour;
  then_choice?: Colour[];
  action?: string;
  ability?: string;
}

export interface EventCard {
  id: string;
  colour: string;
  kind: string;
  letter: string;
  actions: number;
  yen: number;
  fee?: number;
  gain?: number;
  lose?: number;
  discount?: number;
  amounts?: number[];
}

export interface Position {
  id: string;
  row: number;
  rounds: number[];
}

export interface Printed {
  limits: Record<string, number> & { final_station_values: number[] };
  costs: Record<string, number>;
  abilities: Record<string, Record<string, number>>;
  stations: { colours: Colour[]; row_points: number[] };
  value_track: { last_space: number };
  city: { number: number; name: string; ground: Worth }[];
  track_cost: Record<string, Worth>;
  turn_order: Record<string, string[]>;
  venues: { spaces: string[] };
  engines: Record<string, string[][]>;
  carriage: Carriage[];
  event: EventCard[];
  hideo: { margin: string[]; olympic_column: string[]; position: Position[] };
}
