// Sentences about a table, made from what its host sends: `ekiben/narration.py` and the narrations of the games,
// compiled from Python. They need no rules. Loaded when the first table is shown.

import { Part } from "python/ekiben/games/__init__.js";
import {
  Context,
  move_groups,
  narrate,
  narrate_group,
  Narrator as PlainNarrator,
  player_name,
  refusal,
} from "python/ekiben/narration.js";
import { add_texts, has_language, set_language } from "python/ekiben/texts.js";
import { toJs, toPy } from "python/runtime.js";
import type {
  LegalMove,
  LoggedMove,
  NarratedGroup,
  Narration,
  Phrase,
  SeatSnapshot,
  TableInfo,
} from "../lib/messages";
import { gameTexts, loadWithLanguage } from "../lib/texts.svelte";

const GAMES = import.meta.glob("../../python/ekiben/games/*/narration{,/__init__}.js");
const TEXTS = import.meta.glob("../../python/texts/*.js"); // each adds itself to those of its language
/** By game: the languages that are loaded. */
const loaded = new Map<string, Set<string>>();
loadWithLanguage((language) => Promise.all(Array.from(loaded.keys(), (game) => loadTexts(game, language))));

// biome-ignore lint/suspicious/noExplicitAny: a value of Python, whose type is declared there
type PythonValue = any;

const phrase = ({ id, args }: Phrase): PythonValue => ({ id, args: toPy(args) });
const legalMove = ({ move, verb, args, parts }: LegalMove): PythonValue => ({
  text: move,
  verb,
  args: toPy(args),
  parts: parts.map(phrase),
});
const loggedMove = ({ entries, args, ...rest }: LoggedMove): PythonValue => ({
  ...rest,
  args: toPy(args),
  entries: entries.map((each) => ({ ...each, args: toPy(each.args) })),
});

/** Load what sentences about a game in a language are made with. */
export async function loadNarrator(game: string, language: string): Promise<Narrator> {
  const folder = `../../python/ekiben/games/${game.replaceAll("-", "_")}/narration`;
  const load = GAMES[`${folder}.js`] ?? GAMES[`${folder}/__init__.js`];
  const [own] = await Promise.all([load?.(), loadTexts(game, language)]);
  return new Narrator(game, language, Part(own ?? {}, PlainNarrator(game)));
}

async function loadTexts(game: string, language: string): Promise<void> {
  const languages = loaded.get(game) ?? new Set();
  loaded.set(game, languages);
  if (languages.has(language)) return;
  const load = (name: string) => TEXTS[`../../python/texts/${name}.${language}.js`];
  const own = load(game);
  await Promise.all([has_language(language) || load("core")?.(), own?.()]);
  if (!own) add_texts(language, await gameTexts(game, language)); // a game that the page was built without
  languages.add(language);
}

export class Narrator {
  readonly language: string;
  #game: string;
  #python: PythonValue;
  #printed: { data: unknown; python: PythonValue } = { data: undefined, python: undefined };
  #logged = new WeakMap<LoggedMove, PythonValue>();
  /** By the last move of a group: the group as a sentence. */
  #groups = new WeakMap<LoggedMove, NarratedGroup>();
  #names = "";

  constructor(game: string, language: string, python: PythonValue) {
    this.language = language;
    this.#game = game;
    this.#python = python;
  }

  /** What a snapshot shows in words; `log` is the whole one up to it. */
  words(shown: SeatSnapshot, log: LoggedMove[], printed: unknown, info: TableInfo): Narration {
    set_language(this.language);
    const context = this.#context(shown, printed, info);
    const found = log.map((each) => this.#converted(each));
    const snapshot = {
      ...shown,
      question: shown.question && phrase(shown.question),
      legal: shown.legal.map(legalMove),
      begun: shown.begun.map(legalMove),
    };
    const words: Narration = toJs(narrate(this.#python, snapshot, [], context));
    const groups: PythonValue[] = move_groups(found);
    const told = groups.map((group, place): NarratedGroup => {
      const last = log[(groups[place + 1]?.number ?? log.length + 1) - 2] as LoggedMove;
      const known = this.#groups.get(last);
      if (known && known.number === group.number) return known;
      const narrated: NarratedGroup = toJs(narrate_group(this.#python, group, context));
      this.#groups.set(last, narrated);
      return narrated;
    });
    return { ...words, told_from: 0, told };
  }

  /** What the last logged move did, whatever else belongs to its group. */
  lastMove(shown: SeatSnapshot, printed: unknown, info: TableInfo): NarratedGroup | null {
    const last = shown.log.at(-1);
    if (!last) return null;
    set_language(this.language);
    const [group] = move_groups([this.#converted(last)]);
    return toJs(narrate_group(this.#python, group, this.#context(shown, printed, info)));
  }

  /** Why a move is illegal. */
  why(reason: Phrase, printed: unknown): string {
    set_language(this.language);
    const said: string = refusal(this.#python, this.#game, this.#printedValues(printed), phrase(reason));
    return said.charAt(0).toUpperCase() + said.slice(1);
  }

  #context(shown: SeatSnapshot, printed: unknown, { seats }: TableInfo): PythonValue {
    const names = seats.map(({ kind, name, colour }) => player_name(this.#game, kind, name, colour));
    const signs = seats.map(({ look }) => (look.named ? look.sign : ""));
    if (this.#names !== names.join("\n")) {
      this.#names = names.join("\n");
      this.#groups = new WeakMap();
    }
    return Context(toPy(shown.view), this.#printedValues(printed), names, signs);
  }

  #printedValues(printed: unknown): PythonValue {
    if (this.#printed.data !== printed) this.#printed = { data: printed, python: toPy(printed) };
    return this.#printed.python;
  }

  #converted(made: LoggedMove): PythonValue {
    const known = this.#logged.get(made) ?? loggedMove(made);
    this.#logged.set(made, known);
    return known;
  }
}
