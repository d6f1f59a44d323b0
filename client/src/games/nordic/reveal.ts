// A tunnel's cards being turned up: found in what happened, because a tunnel that costs nothing more is claimed at once.

import type { LoggedMove } from "../../lib/messages";
import type { Args, Cards, NordicView, Now, Pending } from "./types";

export interface Reveal extends Required<Pick<Pending, "route" | "laid" | "turned_up" | "extra">>, Now {
  /** The cards are still being turned up. */
  turning: boolean;
}

/** The tunnel that is being paid for, its cards turned up. */
export const pendingReveal = ({ pending, now }: NordicView): Reveal | undefined =>
  pending.turned_up ? ({ ...pending, ...now, turning: false } as Reveal) : undefined;

/** The tunnel whose cards were turned up between two views, if there is one. */
export function revealed(before: NordicView, after: NordicView, log: LoggedMove[]): Reveal | undefined {
  if (before.pending.turned_up) return undefined; // these were seen before they were paid for
  if (after.pending.turned_up) return pendingReveal(after);
  const entries = log.flatMap((each) => each.entries);
  const last = entries.findLastIndex(({ id }) => id === "turned-up");
  const turned: Args | undefined = entries[last]?.args;
  const claimed: Args | undefined = entries.slice(last + 1).find(({ id }) => id === "claimed")?.args;
  const paid: Args | undefined = entries.slice(0, last).findLast(({ id }) => id === "laid")?.args;
  const { route } = claimed ?? {};
  if (!turned || !route || before.routes[route] || !after.routes[route]) return undefined;
  const [laid, turned_up] = [(paid?.cards ?? {}) as Cards, turned.cards as string[]];
  return { route, laid, turned_up, counting: [], extra: turned.extra ?? 0, colour: null, turning: false };
}
