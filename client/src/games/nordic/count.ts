// The count at the end, step by step: a ticket of each player in turn, small ones first; the Globetrotter last.

import type { AccountPart } from "../../lib/messages";
import type { NordicArgs } from "./types";

export interface Step {
  seat: number;
  /** Null for the Globetrotter. */
  ticket: string | null;
  amount: number;
  /** The routes that connect it. */
  routes: string[];
}

/** The points of routes, which everybody has seen. */
export const pointsOfRoutes = (account: AccountPart[]): number =>
  account.find(({ part }) => part === "routes")?.amount ?? 0;

/** The tickets of a seat as they are counted. */
export const ticketsOf = (account: AccountPart[], seat: number): Step[] =>
  account
    .flatMap(({ items }) => items.filter(({ id }) => id === "ticket"))
    .map(({ args, amount }) => {
      const { ticket = "", routes = [] }: NordicArgs = args;
      return { seat, ticket, amount, routes };
    })
    .sort((a, b) => Math.abs(a.amount) - Math.abs(b.amount));

export function stepsOf(accounts: AccountPart[][]): Step[] {
  const tickets = accounts.map(ticketsOf);
  const rounds = Math.max(0, ...tickets.map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    tickets.flatMap((all) => all.slice(round, round + 1)),
  );
  const last = accounts.flatMap((account, seat) =>
    account
      .filter(({ part, amount }) => part === "globetrotter" && amount)
      .map(({ amount }): Step => ({ seat, ticket: null, amount: amount ?? 0, routes: [] })),
  );
  return [...inTurn.flat(), ...last];
}

/** The totals after this number of steps, by seat: no total knows more than has been shown. */
export const totalsAfter = (accounts: AccountPart[][], steps: Step[], shown: number): number[] =>
  accounts.map((account, seat) =>
    steps
      .slice(0, shown)
      .filter((step) => step.seat === seat)
      .reduce((sum, { amount }) => sum + amount, pointsOfRoutes(account)),
  );
