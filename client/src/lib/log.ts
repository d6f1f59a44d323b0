// The log: updated from message to message, grouped by rounds, and announced once.

import type { LoggedMove, NarratedGroup } from "./messages";

/** The first `from` moves of a log, followed by `fresh` ones. */
export function spliceLog(before: LoggedMove[] | undefined, from: number, fresh: LoggedMove[]): LoggedMove[] {
  return [...(before?.slice(0, from) ?? []), ...fresh];
}

export interface Round {
  /** From 1; 0 is what comes before the first round, null everything in a game without rounds. */
  round: number | null;
  /** How the game itself announces the round; empty if it does not. */
  title: string;
  groups: NarratedGroup[];
}

/** Move groups by round. What announces a round becomes its title. */
export function rounds(groups: NarratedGroup[]): Round[] {
  const found: Round[] = [];
  const begin = (round: number | null, title = "") => {
    if (found.at(-1)?.round !== round) found.push({ round, title, groups: [] });
  };
  for (const group of groups) {
    begin(group.round);
    const facts = group.facts.filter(({ round }) => round === null);
    found.at(-1)?.groups.push(facts.length < group.facts.length ? { ...group, facts } : group);
    for (const { round, texts } of group.facts) if (round !== null) begin(round, texts.join(" "));
  }
  return found;
}

/** Whether there is anything to tell of a group: an answer that others can't know yet leaves nothing. */
export const isTold = ({ deed, facts }: NarratedGroup): boolean =>
  !!deed || facts.some(({ texts }) => texts.length > 0);

/** What the others did since the last turn of a seat; a turn that it has begun does not count. */
export function sinceTurnOf(groups: NarratedGroup[], seat: number | null): NarratedGroup[] {
  const others = groups.findLastIndex((each) => each.seat !== seat);
  const own = groups.findLastIndex((each, place) => each.seat === seat && place < others);
  return groups.slice(own + 1, others + 1).filter(isTold);
}

/** All that the seat that moved last did without a break; nothing if that is `seat`. */
export function latestOfOthers(groups: NarratedGroup[], seat: number | null): NarratedGroup[] {
  const told = groups.filter(isTold);
  const last = told.at(-1);
  if (!last || last.seat === seat) return [];
  const place = told.findLastIndex((each) => each.seat !== last.seat);
  return told.slice(place + 1);
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
