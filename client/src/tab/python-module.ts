// `ekiben/tab.py` with plain data at its border: what goes in is made into values of Python, what comes out into
// messages. The folder `python` is written by `ekiben compile --js`.

import levels from "python/bots/levels.js";
import { set_toml_parser } from "python/ekiben/components_file.js";
import { EkibenError } from "python/ekiben/errors.js";
import * as protocol from "python/ekiben/protocol.js";
import * as tab from "python/ekiben/tab.js";
import { FILE } from "python/ekiben/tables/handover.js";
import { set_language } from "python/ekiben/texts.js";
import { dict, isinstance, toJs, toPy } from "python/runtime.js";
import { parse } from "smol-toml";
import type { MoveMessage, NewRecord, NewTable, Replace, SeatSpec, Sit, UndoMessage } from "../lib/messages";
import type { BotTurn, EntryRow, Plan, Python, PythonTable, StoredTable } from "./python";

const GAMES = import.meta.glob("../../python/ekiben/games/*/game.js"); // each makes itself known
const TEXTS = import.meta.glob("../../python/texts/*.js"); // each adds itself to those of its language
const loaded = new Set<string>(); // games
let spoken = "en";

async function useLanguage(language: string): Promise<void> {
  spoken = language;
  const wanted = ["core", ...loaded].map((name) => `../../python/texts/${name}.${language}.js`);
  await Promise.all(wanted.map((path) => TEXTS[path]?.()));
  set_language(language);
}

/** Load games with their texts; all of them, if none is named. */
async function loadGames(...names: string[]): Promise<void> {
  const nameOf = (path: string) => (path.split("/").at(-2) as string).replaceAll("_", "-");
  const wanted = Object.keys(GAMES).filter((path) => !names.length || names.includes(nameOf(path)));
  for (const path of wanted) loaded.add(nameOf(path));
  await Promise.all([...wanted.map((path) => GAMES[path]?.()), useLanguage(spoken)]);
}

// Owners play with components files of their own.
set_toml_parser((text: string) => parse(text, { integersAsBigInt: true }));

/** The bots that play in the browser, by game. */
const OFFER = tab.TabOffer(toPy(levels), dict());

// biome-ignore lint/suspicious/noExplicitAny: a value of Python, whose type is declared there
type PythonValue = any;

class CompiledTable implements PythonTable {
  #table: PythonValue;

  constructor(stored: StoredTable) {
    this.#table = tab.TabTable(toPython(stored), OFFER);
  }

  number = (): number => this.#table.session.number;
  moveCount = (): number => this.#table.moves_seen();
  info = () => toJs(this.#table.info());
  tableSnapshot = () => toJs(this.#table.table_snapshot());
  snapshots = (since: number) => toJs(this.#table.snapshots(since));
  printed = () => toJs(this.#table.printed());
  componentsText = (): string => this.#table.components_text();
  why = (seat: number, move: string | null, on: string | null) => toJs(this.#table.why(seat, move, on));
  moves = (seat: number | null) => toJs(this.#table.moves(seat));
  past = (number: number, seat: number | null) => toJs(this.#table.past(number, seat));
  record = (): string => this.#table.record();
  kept = () => toJs(this.#table.kept());
  randomMove = (): number => this.#table.random_move();

  planMove(message: MoveMessage | UndoMessage, now: number): Plan | null {
    const { seat, number, request } = message;
    return this.#entries(
      message.type === "move"
        ? this.#table.plan_move(protocol.MoveMessage(seat, number, message.move, request), now)
        : this.#table.plan_undo(protocol.UndoMessage(seat, number, request), now),
    );
  }

  planBotMove(turn: BotTurn, move: number, request: string, now: number): Plan {
    return this.#entries(this.#table.plan_bot_move(turn.turn, move, request, now)) as Plan;
  }

  #entries(planned: PythonValue): Plan | null {
    if (planned === null) return null;
    return { table: toJs(this.#table.row_after(planned)), entries: toJs(planned).entries, plan: planned };
  }

  planSeats(kind: "sit" | "leave" | "replace", data: unknown, now: number): Plan {
    const { seat, name, bot } = data as Partial<Sit & Replace>;
    if (kind === "sit") return seatPlan(this.#table.sit(protocol.Sit(name, seat ?? null), now));
    if (kind === "leave") return seatPlan(this.#table.leave(protocol.MySeat(seat), now));
    return seatPlan(this.#table.replace(protocol.Replace(seat, bot ?? null), now));
  }

  planClose = (to: string, now: number): Plan => seatPlan(this.#table.close(to, now));

  planRematch(now: number): { stored: StoredTable; plan: Plan } {
    const stored: StoredTable = toJs(this.#table.rematch(now));
    const row = this.#table.row_with_follower(stored.table.id);
    return { stored, plan: seatPlan(tab.SeatPlan(row, this.#table.session.seats)) };
  }

  accept({ seats, plan }: Plan): void {
    if (seats) this.#table.accept_seats(plan);
    else this.#table.accept(plan);
  }

  catchUp(stored: StoredTable, entries: EntryRow[]): void {
    const found = toPython({ ...stored, entries });
    this.#table.catch_up(found.table, found.seats, found.entries);
  }

  botTurn(): BotTurn | null {
    const turn = this.#table.bot_turn();
    return turn && { ...toJs(turn), turn };
  }
}

const seatPlan = (plan: PythonValue): Plan => ({ table: toJs(plan.row), seats: toJs(plan.seats), plan });

const toPython = ({ table, seats, entries, components_text }: StoredTable): PythonValue =>
  tab.stored_table(toPy(table), toPy(seats), toPy(entries), components_text);

function newTable({ game, seats, options = [], clock, away = "wait", components = null }: NewTable) {
  const specs = seats.map(({ kind, name = "", bot = null }: SeatSpec) => protocol.SeatSpec(kind, name, bot));
  const time = clock ? protocol.ClockSpec(clock.bank) : null;
  return protocol.NewTable(game, specs, [...options], time, away, components);
}

export async function loadPython(): Promise<Python> {
  return {
    useLanguage,
    loadGames,
    games: () => toJs(tab.game_list(OFFER)),
    newTable: (spec, now) => toJs(tab.new_table(newTable(spec), now, OFFER)),
    imported: ({ record, components = null }: NewRecord, now) =>
      toJs(tab.imported(protocol.NewRecord(record, components), now)),
    tablesFile: (tables) =>
      `${JSON.stringify({ ...toJs(FILE), tables: tables.map((table) => table.kept()) }, null, 1)}\n`,
    brought: (data, now) => toJs(tab.brought(toPy(data), now, OFFER)),
    beside: (stored, here) => toJs(tab.beside(toPython(stored), here ? toPython(here) : null)),
    listed: (table, seats) => {
      const { table: row, seats: rows } = toPython({ table, seats, entries: [], components_text: null });
      return toJs(tab.listed(row, rows));
    },
    open: (stored) => new CompiledTable(stored),
    noTable: () => tab.no_table(),
    refusal: (error, request) =>
      isinstance(error, EkibenError) ? toJs(tab.problem(error, request)) : undefined,
  };
}
