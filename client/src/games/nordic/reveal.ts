// A tunnel's cards being turned up: found in what happened, because a tunnel that costs nothing more is claimed at once.

import type { Shown } from "../../lib/messages";
import type { Cards, NordicView, Now, Pending } from "./types";

export type Reveal = Required<Pick<Pending, "route" | "laid" | "turned_up" | "extra">> & Now;

/** The tunnel that is being paid for, its cards turned up. */
export const pendingReveal = ({ pending, now }: NordicView): Reveal | undefined =>
  pending.turned_up ? ({ ...pending, ...now } as Reveal) : undefined;

/** The tunnel whose cards were turned up between two views, if there is one. */
export function revealed(before: NordicView, after: NordicView, log: Shown["log"]): Reveal | undefined {
  if (before.pending.turned_up) return undefined; // these were seen before they were paid for
  if (after.pending.turned_up) return pendingReveal(after);
  const entries = log.flatMap((each) => each.entries);
  const last = entries.findLastIndex(({ id }) => id === "turned-up");
  const turned = entries[last]?.args as { cards: string[]; extra: number } | undefined;
  const route = entries.slice(last + 1).find(({ id }) => id === "claimed")?.args.route as string | undefined;
  if (!turned || !route || before.routes[route] || !after.routes[route]) return undefined;
  const laid = (entries.slice(0, last).findLast(({ id }) => id === "laid")?.args.cards as Cards) ?? {};
  return { route, laid, turned_up: turned.cards, counting: [], extra: turned.extra, colour: null };
}
