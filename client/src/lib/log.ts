// What happened, put in order: kept from message to message, grouped by rounds, and told once.

import type { NarratedGroup, SeatSnapshot } from "./messages";

export type LogMove = SeatSnapshot["log"][number];

/** What is known, with what follows the first `from` moves replaced by what came. */
export function continued<T>(before: T[], from: number, fresh: T[], number: (each: T) => number): T[] {
  return [...before.filter((each) => number(each) <= from), ...fresh];
}

export interface Round {
  /** From 1; 0 is what comes before the first round. */
  round: number;
  /** The words that the game itself begins the round with; empty if it has none. */
  title: string;
  told: NarratedGroup[];
}

/** The moves that end a round, for a game that says so itself. */
function endsOf(log: LogMove[]): Set<number> {
  return new Set(
    log.filter(({ entries }) => entries.some(({ id }) => id === "new-round")).map(({ move }) => move),
  );
}

/** Group by rounds: as the game says, or, in turns, whenever the seat that began is asked again. */
export function rounds(told: NarratedGroup[], log: LogMove[], seats: string[]): Round[] {
  const ends = endsOf(log);
  return ends.size ? bySaying(told, ends) : byTurns(told, log, seats);
}

function bySaying(told: NarratedGroup[], ends: Set<number>): Round[] {
  const found: Round[] = [{ round: 0, title: "", told: [] }];
  told.forEach((each, place) => {
    const next = told[place + 1]?.number ?? Number.POSITIVE_INFINITY;
    const last = [...ends].some((move) => move >= each.number && move < next);
    const round = found.at(-1) as Round;
    if (!last) {
      round.told.push(each);
      return;
    }
    // What is said to all at the end of a round is about the next one: its title.
    const title = each.facts.flatMap(({ seat, texts }) => (seat === null ? texts : [])).at(-1) ?? "";
    const facts = each.facts
      .map((fact) =>
        fact.seat === null ? { ...fact, texts: fact.texts.filter((text) => text !== title) } : fact,
      )
      .filter((fact) => fact.seat !== null || fact.texts.length);
    round.told.push({ ...each, facts });
    found.push({ round: round.round + 1, title, told: [] });
  });
  return found.filter((each) => each.told.length || each.title);
}

function byTurns(told: NarratedGroup[], log: LogMove[], seats: string[]): Round[] {
  const begun = log
    .flatMap(({ move, entries }) => entries.map((entry) => ({ move, ...entry })))
    .find(({ id }) => id === "begins");
  const first = begun ? seats.indexOf(String(begun.args.seat)) : -1;
  const found: Round[] = [{ round: 0, title: "", told: [] }];
  let before: number | undefined;
  for (const each of told) {
    const playing = begun !== undefined && each.number > begun.move;
    const round = found.at(-1) as Round;
    if (playing && each.seat === first && (round.round === 0 || before !== first)) {
      found.push({ round: round.round + 1, title: "", told: [each] });
    } else round.told.push(each);
    before = each.seat;
  }
  return found.filter((each) => each.told.length);
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
