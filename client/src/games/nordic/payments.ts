// Payments in the order in which people want them: what costs least first.

import type { Cards } from "./model";
import type { Part, Targets } from "./targets";

export type Payment = Targets["payments"][number];

const counted = (payment: Payment, kind: string) =>
  payment.shape.find((part) => part.kind === kind)?.count ?? 0;

/** Cards that a payment takes, by its quote. */
export const cost = (payment: Payment): number => -(payment.legal.quote?.cards ?? 0);

/** Fewest cards first, then fewest locomotives, then the colour of which the hand has most. */
export function inOrder(payments: Payment[], hand: Cards): Payment[] {
  const colour = (payment: Payment) => payment.shape.find((part) => part.count === null)?.kind ?? "";
  return [...payments].sort(
    (a, b) =>
      cost(a) - cost(b) ||
      counted(a, "loco") - counted(b, "loco") ||
      (hand[colour(b)] ?? 0) - (hand[colour(a)] ?? 0),
  );
}

/** A shape with every count said: the colour pays for what the other parts leave of so many spaces. */
export function spelled(shape: Part[], due: number): { kind: string; count: number }[] {
  const other = shape.reduce((sum, part) => sum + (part.count ?? 0), 0);
  return shape.map((part) => ({ kind: part.kind, count: part.count ?? due - other }));
}

/** The few that waste least, and all the others. */
export function fewFirst(payments: Payment[], hand: Cards): [Payment[], Payment[]] {
  const ordered = inOrder(payments, hand);
  const least = ordered[0] ? cost(ordered[0]) : 0;
  const few = ordered.filter((payment, i) => i < 4 && cost(payment) === least);
  return [few, ordered.slice(few.length)];
}
