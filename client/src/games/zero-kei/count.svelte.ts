// The count at the end, one thing after the other: cities from west to east, venues, then each other part at once.

import type { AccountPart, Item } from "../../lib/messages";
import type { ZeroKeiArgs } from "./types";

/** Something that is counted for everybody at the same time. */
export interface Beat {
  part: string;
  city: number;
  /** A venue, or a place of Hideo's board that counts as one. */
  place: string;
  /** By seat: what it is worth, and what that is made of; null where the seat has none. */
  amounts: (number | null)[];
  terms: number[][];
}

/** Parts that are counted city by city, by what their items are told apart. */
const ONE_BY_ONE: Record<string, (args: ZeroKeiArgs) => string> = {
  cities: ({ city }) => String(city),
  venues: ({ place }) => String(place),
};

const sum = (items: Item[]): number => items.reduce((all, { amount }) => all + amount, 0);

/** What is counted, in order; what was scored during the game is there from the beginning. */
export function beatsOf(accounts: AccountPart[][]): Beat[] {
  const parts = [...new Set(accounts.flatMap((account) => account.map(({ part }) => part)))];
  const of = (seat: AccountPart[], part: string) => seat.find((each) => each.part === part);
  return parts.flatMap((part): Beat[] => {
    if (accounts.some((seat) => of(seat, part)?.scored)) return [];
    const name = ONE_BY_ONE[part];
    if (!name) {
      const amounts = accounts.map((seat) => of(seat, part)?.amount ?? null);
      return amounts.some(Boolean)
        ? [{ part, city: 0, place: "", amounts, terms: amounts.map(() => []) }]
        : [];
    }
    const items = accounts.map((seat) => of(seat, part)?.items ?? []);
    const names = [...new Set(items.flat().map(({ args }) => name(args)))];
    names.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    return names.map((each) => {
      const found = items.map((seat) => seat.filter(({ args }) => name(args) === each));
      const args: ZeroKeiArgs = found.flat()[0]?.args ?? {};
      return {
        part,
        city: args.city ?? 0,
        place: part === "venues" ? each : "",
        amounts: found.map((seat) => (seat.length ? sum(seat) : null)),
        terms: found.map((seat) => seat.map(({ amount }) => amount)),
      };
    });
  });
}

export class Count {
  readonly beats: Beat[];
  readonly parts: string[];
  /** How many beats have been counted. */
  at = $state(0);
  paused = $state(false);

  constructor(readonly accounts: AccountPart[][]) {
    this.beats = beatsOf(accounts);
    this.parts = [...new Set(accounts.flatMap((account) => account.map(({ part }) => part)))];
  }

  /** What is counted now. */
  get now(): Beat | undefined {
    return this.beats[this.at - 1];
  }

  get counted(): Beat[] {
    return this.beats.slice(0, this.at);
  }

  /** What a part is worth so far; null before any of it is counted. */
  amount(seat: number, part: string): number | null {
    const account = this.accounts[seat]?.find((each) => each.part === part);
    if (account?.scored) return account.amount;
    const beats = this.counted.filter((beat) => beat.part === part);
    const waiting = this.beats.some((beat) => beat.part === part) && !beats.length;
    return waiting ? null : beats.reduce((all, beat) => all + (beat.amounts[seat] ?? 0), 0);
  }

  get totals(): number[] {
    return this.accounts.map((_, seat) =>
      this.parts.reduce((all, part) => all + (this.amount(seat, part) ?? 0), 0),
    );
  }

  /** What a city has brought the seats so far. */
  ofCity(city: number): { seat: number; amount: number }[] {
    const beat = this.counted.find((each) => each.part === "cities" && each.city === city);
    return (beat?.amounts ?? []).flatMap((amount, seat) => (amount === null ? [] : [{ seat, amount }]));
  }
}
