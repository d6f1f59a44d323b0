// Who plays at a new table: from a choice that people understand to the seats that the server is asked for.

import type { GameInfo, SeatSpec } from "./messages";

/** Against bots, alone against the game's automa, with friends here or by link, or each seat by itself. */
export const COMPANIES = ["bots", "automa", "here", "link", "mixed"] as const;
export type Company = (typeof COMPANIES)[number];

export interface Plan {
  company: Company;
  /** How many seats, of people and bots together. */
  players: number;
  level: string;
  options: string[];
  /** By seat, for a mixed table: "me", "open" or "bot LEVEL". */
  kinds: string[];
}

/** The numbers of players that the automa plays against: those where it takes a seat. */
function alone(game: GameInfo): number[] {
  return game.players.filter((count) => game.automas[String(count)]?.length);
}

/** The companies that a game offers. */
export function companiesOf(game: GameInfo): Company[] {
  return COMPANIES.filter((each) => each !== "automa" || alone(game).length > 0);
}

/** The numbers of players that fit a company. */
export function countsOf(game: GameInfo, company: Company): number[] {
  if (company === "automa") return alone(game);
  if (company === "mixed") return game.players;
  return game.players.filter((count) => count > 1);
}

/** The options that are there with so many players. */
export function optionsOf(game: GameInfo, players: number): string[] {
  return Object.keys(game.options).filter((each) => game.options[each]?.includes(players));
}

/** A list of options with one of them switched on or off. */
export function toggled(options: string[], option: string, on: boolean): string[] {
  const others = options.filter((each) => each !== option);
  return on ? [...others, option] : others;
}

/** The same plan for a game that may not offer all of it. */
export function fitted(plan: Plan, game: GameInfo): Plan {
  const company = companiesOf(game).includes(plan.company) ? plan.company : "bots";
  const counts = countsOf(game, company);
  const players = counts.includes(plan.players) ? plan.players : (counts[0] ?? 2);
  const level = game.levels.includes(plan.level) ? plan.level : (game.levels[0] ?? "easy");
  const options = plan.options.filter((each) => optionsOf(game, players).includes(each));
  return { ...plan, company, players, level, options };
}

/** The seats. Names are by seat; who is not named is called `unnamed`, with a number from the second on. */
export function seatsOf(plan: Plan, names: string[], unnamed: string): SeatSpec[] {
  const called = (seat: number) => names[seat]?.trim() || (seat ? `${unnamed} ${seat + 1}` : unnamed);
  return Array.from({ length: plan.players }, (_, seat): SeatSpec => {
    const kind = kindOf(plan, seat);
    if (kind === "me") return { kind, name: called(seat) };
    return kind === "open" ? { kind } : { kind: "bot", bot: kind.split(" ")[1] ?? plan.level };
  });
}

/** Who sits on a seat: "me", "open" or "bot LEVEL". */
export function kindOf(plan: Plan, seat: number): string {
  if (plan.company === "mixed") return plan.kinds[seat] ?? "open";
  if (seat === 0 || plan.company === "here") return "me";
  return plan.company === "link" ? "open" : `bot ${plan.level}`;
}

/** A plan that was remembered; what can't be read is as good as none. */
export function readPlan(text: string | null): Plan {
  const plain: Plan = {
    company: "bots",
    players: 2,
    level: "easy",
    options: [],
    kinds: ["me", "bot easy", "bot easy", "bot easy"],
  };
  try {
    const found = JSON.parse(text ?? "{}") as Partial<Plan>;
    const strings = (list: unknown): list is string[] =>
      Array.isArray(list) && list.every((each) => typeof each === "string");
    return {
      company: COMPANIES.find((each) => each === found.company) ?? plain.company,
      players: typeof found.players === "number" ? found.players : plain.players,
      level: typeof found.level === "string" ? found.level : plain.level,
      options: strings(found.options) ? found.options : plain.options,
      kinds: strings(found.kinds) && found.kinds.length === 4 ? found.kinds : plain.kinds,
    };
  } catch {
    return plain;
  }
}
