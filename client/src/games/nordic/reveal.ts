// A tunnel's cards being turned up: found in what happened, because a tunnel that costs nothing more is claimed at once.

import type { Shown } from "../../lib/messages";
import type { Cards, Nordic } from "./model";

export interface Reveal {
  route: string;
  laid: Cards;
  cards: string[];
  extra: number;
}

/** The tunnel whose cards were turned up between two views, if there is one. */
export function revealed(before: Nordic, after: Nordic, log: Shown["log"]): Reveal | undefined {
  const { route, laid, turned_up, extra } = after.pending;
  if (route && turned_up) {
    if (before.pending.turned_up && before.pending.route === route) return undefined;
    return { route, laid: laid ?? {}, cards: turned_up, extra: extra ?? 0 };
  }
  const entries = log.flatMap((each) => each.entries);
  const last = entries.findLastIndex(({ id }) => id === "turned-up");
  const turned = entries[last]?.args as { cards: string[]; extra: number } | undefined;
  const claimed = entries.slice(last + 1).find(({ id }) => id === "claimed");
  const name = claimed?.args.route as string | undefined;
  if (!turned || !name || before.routes[name] || !after.routes[name]) return undefined;
  if (before.pending.turned_up) return undefined; // these were seen before they were paid for
  const paid = entries.slice(0, last).findLast(({ id }) => id === "laid");
  return { route: name, laid: (paid?.args.cards as Cards | undefined) ?? {}, ...turned };
}

/** The colour that counts: the one laid, else locomotives only. */
export const countingColour = (laid: Cards): string =>
  Object.keys(laid).find((kind) => kind !== "loco") ?? "loco";
