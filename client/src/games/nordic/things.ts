// The things of the market that a move is about, and what somebody means who points at one.

import { targetOf } from "./targets";

export function thingOf(move: string): string {
  const target = targetOf(move);
  if (target.on === "card") return `card:${target.card}`;
  return `${target.on}:`;
}

export function moveOf(thing: string): string {
  const [kind, which] = thing.split(":");
  if (kind === "tickets") return "tickets";
  return kind === "card" ? `draw ${which}` : "draw blind";
}
