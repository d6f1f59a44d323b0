// How a route looks now: all that its drawing depends on.

import type { Line } from "./geometry";
import type { PrintedRoute, Seat } from "./types";

export interface Shape {
  line: Line;
  printed: PrintedRoute;
  owner: Seat | "closed" | undefined;
  /** It may be claimed now. */
  open: boolean;
  /** It is looked at, chosen, or being paid for. */
  chosen: boolean;
  /** It lies on the way of a ticket that is looked at. */
  wanted: boolean;
  /** Others are looked at. */
  dim: boolean;
  /** It has just been claimed. */
  fresh: boolean;
  /** It is the one reached by the tabulator; arrows lead to the others. */
  reached: boolean;
  label: string;
}

export const sameShape = (a: Shape, b: Shape): boolean =>
  (Object.keys(a) as (keyof Shape)[]).every((key) => a[key] === b[key]);
