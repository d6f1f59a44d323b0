// What a move is about: the thing to point at. The moves that may be made are those listed; nothing is added.

import type { Legal } from "../../lib/messages";

export type Target =
  | { on: "card"; card: string }
  | { on: "deck" }
  | { on: "tickets" }
  | { on: "route"; route: string }
  | { on: "ticket"; ticket: string; answer: "keep" | "return" }
  | { on: "payment"; shape: Part[] }
  | { on: "hand"; card: string }
  | { on: "bar" };

/** A part of a payment: so many locomotives or sets, or the colour for all that is left (null). */
export interface Part {
  kind: string;
  count: number | null;
}

export function targetOf(move: string): Target {
  const [verb, thing = ""] = move.split(" ");
  switch (verb) {
    case "draw":
      return thing === "blind" ? { on: "deck" } : { on: "card", card: thing };
    case "tickets":
      return { on: "tickets" };
    case "claim":
      return { on: "route", route: thing };
    case "keep":
    case "return":
      return { on: "ticket", ticket: thing, answer: verb };
    case "pay":
      return { on: "payment", shape: readShape(thing) };
    case "set":
      return { on: "hand", card: thing };
    default:
      return { on: "bar" }; // passing, giving up: about no thing
  }
}

export function readShape(shape: string): Part[] {
  return shape.split("+").map((part) => {
    const [, kind = part, count = ""] = /^([a-z]+)(\d*)$/.exec(part) ?? [];
    return { kind, count: count ? Number(count) : null };
  });
}

export interface Targets {
  cards: Map<string, Legal>;
  deck: Legal | undefined;
  tickets: Legal | undefined;
  routes: Map<string, Legal>;
  answers: Map<string, Legal>;
  payments: { legal: Legal; shape: Part[] }[];
  hand: Map<string, Legal>;
  bar: Legal[];
}

/** The legal moves, sorted by what they are about. */
export function sortMoves(legal: Legal[]): Targets {
  const found: Targets = {
    cards: new Map(),
    deck: undefined,
    tickets: undefined,
    routes: new Map(),
    answers: new Map(),
    payments: [],
    hand: new Map(),
    bar: [],
  };
  for (const one of legal) {
    const target = targetOf(one.move);
    if (target.on === "card") found.cards.set(target.card, one);
    else if (target.on === "deck") found.deck = one;
    else if (target.on === "tickets") found.tickets = one;
    else if (target.on === "route") found.routes.set(target.route, one);
    else if (target.on === "ticket") found.answers.set(`${target.answer} ${target.ticket}`, one);
    else if (target.on === "payment") found.payments.push({ legal: one, shape: target.shape });
    else if (target.on === "hand") found.hand.set(target.card, one);
    else found.bar.push(one);
  }
  return found;
}
