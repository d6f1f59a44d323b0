// A tunnel's cards being turned up. They come from the log: a tunnel that costs nothing more is claimed at once.

import type { LoggedMove } from "../../lib/messages";
import type { ActionInProgress, DerivedValues, NordicArgs, NordicView } from "./types";

export interface Reveal
  extends Required<Pick<ActionInProgress, "route" | "laid" | "turned_up" | "extra">>,
    Pick<DerivedValues, "counting" | "colour"> {
  /** The cards are still being turned up. */
  turning: boolean;
}

/** The tunnel that is being paid for, its cards turned up. */
export const pendingReveal = ({ pending, now }: NordicView): Reveal | undefined =>
  pending.turned_up ? ({ ...pending, ...now, turning: false } as Reveal) : undefined;

/** The last tunnel whose cards were turned up in these moves, if there is one. */
export function revealed(log: LoggedMove[]): Reveal | undefined {
  const turned = log.flatMap(({ entries }) => entries).findLast(({ id }) => id === "turned-up");
  if (!turned) return undefined;
  const { cards, ...tunnel }: NordicArgs = turned.args;
  return { ...tunnel, turned_up: cards, turning: false } as Reveal;
}
