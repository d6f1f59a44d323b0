// What happened, put in order: kept from message to message, grouped by rounds, and told once.

import type { LoggedMove, NarratedGroup } from "./messages";

/** What is known, with what follows the first `from` moves replaced by what came. */
export function continued<T extends LoggedMove | NarratedGroup>(
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
  /** The words that the game itself begins the round with; empty if it has none. */
  title: string;
  told: NarratedGroup[];
}

/** Group by rounds: as the game says ("new-round"), or, in turns, whenever the seat that began is asked again. */
export function rounds(told: NarratedGroup[], log: LoggedMove[], seats: string[]): Round[] {
  const found: Round[] = [{ round: 0, title: "", told: [] }];
  let first: number | undefined; // the seat that began
  told.forEach((each, place) => {
    const goesOn = told[place - 1]?.seat === first && found.length > 1;
    if (each.seat === first && !goesOn) found.push({ round: found.length, title: "", told: [] });
    const next = told[place + 1]?.number ?? Number.POSITIVE_INFINITY;
    const entries = log.flatMap((one) => (one.move >= each.number && one.move < next ? one.entries : []));
    const begins = entries.find(({ id }) => id === "begins");
    if (begins) first = seats.indexOf(String(begins.args.seat));
    // What is said to all at the end of a round is about the next one: its title.
    const ends = entries.some(({ id }) => id === "new-round");
    const title = ends ? each.facts.findLast(({ seat }) => seat === null)?.texts.at(-1) : undefined;
    const facts = each.facts.map((fact) =>
      fact.seat === null ? { ...fact, texts: fact.texts.filter((text) => text !== title) } : fact,
    );
    found.at(-1)?.told.push(title ? { ...each, facts } : each);
    if (ends) found.push({ round: found.length, title: title ?? "", told: [] });
  });
  return found.filter((each) => each.told.length || each.title);
}

/** The last that the others did: what came after the last move of a seat, and by one seat only. */
export function latestOfOthers(told: NarratedGroup[], seat: number | null): NarratedGroup[] {
  const last = told.at(-1);
  if (!last || last.seat === seat) return [];
  const place = told.findLastIndex((each) => each.seat !== last.seat);
  return told.slice(place + 1);
}

const size = (told: NarratedGroup): number =>
  told.facts.reduce((sum, { texts }) => sum + texts.length, told.move.length);

/** Remembers what was told aloud, so that after a broken connection nothing is said twice. */
export class Teller {
  #told: Map<number, number> | undefined;

  /** What has not been told yet; at first everything counts as told. */
  next(told: NarratedGroup[]): NarratedGroup[] {
    const before = this.#told;
    this.#told = new Map(told.map((each) => [each.number, size(each)]));
    return before ? told.filter((each) => size(each) > (before.get(each.number) ?? 0)) : [];
  }

  /** The words are others from now on, not what happened. */
  forget(): void {
    this.#told = undefined;
  }
}
