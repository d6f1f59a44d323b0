// The players of a new table: from the choices in the form to the seats that the server is sent.

import levels from "python/bots/levels.js";
import type { GameInfo, NewTable, SeatSpec } from "./messages";

/** By game: the levels of bots that play in this browser. */
const IN_TAB = levels as Record<string, string[]>;

/** Against bots, against the game's automa, with friends at this screen, with friends by link, or any mixture. */
export const PLAY_MODES = ["bots", "automa", "here", "link", "mixed"] as const;
export type PlayMode = (typeof PLAY_MODES)[number];

const BOT = "bot ";

export interface TableSetup {
  mode: PlayMode;
  /** People and bots together. */
  players: number;
  /** A level, or a custom bot. */
  level: string;
  options: string[];
  /** By seat, for mixed tables: "me", "open" or "bot NAME". */
  kinds: string[];
}

/** The numbers of players with which an automa plays. */
function countsWithAutoma(game: GameInfo): number[] {
  return game.players.filter((count) => game.automas[String(count)]?.length);
}

/** The modes of a game where people elsewhere can come to a table (`isShared`), or not. */
export function modesOf(game: GameInfo, isShared = true): PlayMode[] {
  const hasBots = botsOf(game).length > 0;
  const offered = {
    bots: hasBots,
    automa: countsWithAutoma(game).length > 0,
    here: true,
    link: isShared,
    mixed: hasBots || isShared,
  };
  return PLAY_MODES.filter((each) => offered[each]);
}

/** The numbers of players that fit a mode. */
export function countsOf(game: GameInfo, mode: PlayMode): number[] {
  if (mode === "automa") return countsWithAutoma(game);
  if (mode === "mixed") return game.players;
  return game.players.filter((count) => count > 1);
}

/** The options for a number of players. */
export function optionsOf(game: GameInfo, players: number): string[] {
  return Object.keys(game.options).filter((each) => game.options[each]?.includes(players));
}

/** The options with one of them switched on or off. */
export function withOption(options: string[], option: string, on: boolean): string[] {
  const others = options.filter((each) => each !== option);
  return on ? [...others, option] : others;
}

/** The bots that can get a seat: the levels, and the custom bots of the server. */
export function botsOf(game: GameInfo): string[] {
  return [...game.levels, ...game.bots.map(({ bot }) => bot)];
}

/** The name of a custom bot; a level has none. */
export function botName(game: GameInfo, bot: string): string | undefined {
  return game.bots.find((each) => each.bot === bot)?.name;
}

/** The setup with what this game does not offer replaced. */
export function fitToGame(setup: TableSetup, game: GameInfo, isShared = true): TableSetup {
  const modes = modesOf(game, isShared);
  const mode = modes.includes(setup.mode) ? setup.mode : (modes[0] ?? "here");
  const counts = countsOf(game, mode);
  const players = counts.includes(setup.players) ? setup.players : (counts[0] ?? 2);
  const level = botsOf(game).includes(setup.level) ? setup.level : (game.levels[0] ?? "easy");
  const kinds = setup.kinds.map((kind) =>
    (kind === "open" && !isShared) || (kind.startsWith(BOT) && !botsOf(game).includes(kind.slice(BOT.length)))
      ? `${BOT}${level}`
      : kind,
  );
  const options = setup.options.filter((each) => optionsOf(game, players).includes(each));
  return { ...setup, mode, players, level, options, kinds };
}

/** The seats to send. A player without a name is called `unnamed`, from the second seat on with a number. */
export function seatsOf(setup: TableSetup, names: string[], unnamed: string): SeatSpec[] {
  const nameOf = (seat: number) => names[seat]?.trim() || (seat ? `${unnamed} ${seat + 1}` : unnamed);
  return Array.from({ length: setup.players }, (_, seat): SeatSpec => {
    const kind = kindOf(setup, seat);
    if (kind === "me") return { kind, name: nameOf(seat) };
    return kind === "open" ? { kind } : { kind: "bot", bot: kind.slice(BOT.length) };
  });
}

/** What a seat is for: "me", "open" or "bot NAME". */
export function kindOf(setup: TableSetup, seat: number): string {
  if (setup.mode === "mixed") return setup.kinds[seat] ?? "open";
  if (seat === 0 || setup.mode === "here") return "me";
  return setup.mode === "link" ? "open" : `${BOT}${setup.level}`;
}

/** A stored setup; the default for whatever can't be read. */
export function parseSetup(text: string | null): TableSetup {
  const fallback: TableSetup = {
    mode: "bots",
    players: 2,
    level: "easy",
    options: [],
    kinds: ["me", "bot easy", "bot easy", "bot easy"],
  };
  try {
    const found = JSON.parse(text ?? "{}") as Partial<TableSetup>;
    const strings = (list: unknown): list is string[] =>
      Array.isArray(list) && list.every((each) => typeof each === "string");
    return {
      mode: PLAY_MODES.find((each) => each === found.mode) ?? fallback.mode,
      players: typeof found.players === "number" ? found.players : fallback.players,
      level: typeof found.level === "string" ? found.level : fallback.level,
      options: strings(found.options) ? found.options : fallback.options,
      kinds: strings(found.kinds) && found.kinds.length === 4 ? found.kinds : fallback.kinds,
    };
  } catch {
    return fallback;
  }
}

/** Whether only a server can keep a table: people come to it from elsewhere, or it needs what only the server has. */
export function needsServer(
  table: NewTable,
  game: GameInfo,
  hasComponents: boolean,
  inTab = IN_TAB,
): boolean {
  const here = inTab[game.game];
  return (
    !here ||
    !!table.clock ||
    (game.own_components && !hasComponents) ||
    table.seats.some(({ kind, bot }) => kind === "open" || (!!bot && !here.includes(bot)))
  );
}
