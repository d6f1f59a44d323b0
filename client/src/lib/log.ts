// The log: updated from message to message, grouped by rounds, and announced once.

import type { LoggedMove, NarratedGroup } from "./messages";

/** The entries of the first `from` moves, followed by `fresh`. */
export function spliceFrom<T extends LoggedMove | NarratedGroup>(
  before: T[] | undefined,
  from: number,
  fresh: T[],
): T[] {
  const stays = (each: T) => ("number" in each ? each.number : each.move) <= from;
  return [...(before?.filter(stays) ?? []), ...fresh];
}

export interface Round {
  /** From 1; 0 is what comes before the first round. */
  round: number;
  /** How the game itself announces the round; empty if it does not. */
  title: string;
  groups: NarratedGroup[];
}

/**
 * Move groups by round. A round ends where the log says so ("new-round"), or, in a game of turns, where it is the turn
 * of the seat that began again.
 */
export function rounds(groups: NarratedGroup[], log: LoggedMove[], seats: string[]): Round[] {
  const found: Round[] = [{ round: 0, title: "", groups: [] }];
  let first: number | undefined; // the seat that began
  groups.forEach((each, place) => {
    const isSameTurn = groups[place - 1]?.seat === first && found.length > 1;
    if (each.seat === first && !isSameTurn) found.push({ round: found.length, title: "", groups: [] });
    const next = groups[place + 1]?.number ?? Number.POSITIVE_INFINITY;
    const entries = log.flatMap((one) => (one.move >= each.number && one.move < next ? one.entries : []));
    const begins = entries.find(({ id }) => id === "begins");
    if (begins) first = seats.indexOf(String(begins.args.seat));
    // The last effect on everybody at the end of a round is about the next round: its title.
    const ends = entries.some(({ id }) => id === "new-round");
    const title = ends ? each.facts.findLast(({ seat }) => seat === null)?.texts.at(-1) : undefined;
    const facts = each.facts.map((fact) =>
      fact.seat === null ? { ...fact, texts: fact.texts.filter((text) => text !== title) } : fact,
    );
    found.at(-1)?.groups.push(title ? { ...each, facts } : each);
    if (ends) found.push({ round: found.length, title: title ?? "", groups: [] });
  });
  return found.filter((each) => each.groups.length || each.title);
}

/** What the last other seat did since it became its turn; nothing if `seat` itself moved last. */
export function latestOfOthers(groups: NarratedGroup[], seat: number | null): NarratedGroup[] {
  const last = groups.at(-1);
  if (!last || last.seat === seat) return [];
  const place = groups.findLastIndex((each) => each.seat !== last.seat);
  return groups.slice(place + 1);
}

const size = (group: NarratedGroup): number =>
  group.facts.reduce((sum, { texts }) => sum + texts.length, group.move.length);

/** Picks what is new for screen readers, so that nothing is announced twice after a reconnect. */
export class LogAnnouncer {
  #sizes: Map<number, number> | undefined;

  /** The groups that are new or have grown; none at the first call. */
  next(groups: NarratedGroup[]): NarratedGroup[] {
    const before = this.#sizes;
    this.#sizes = new Map(groups.map((each) => [each.number, size(each)]));
    return before ? groups.filter((each) => size(each) > (before.get(each.number) ?? 0)) : [];
  }

  /** Start over: the same groups come again in another language. */
  reset(): void {
    this.#sizes = undefined;
  }
}
