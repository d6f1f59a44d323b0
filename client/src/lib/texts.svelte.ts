// Everything a player reads comes from the language files, through `t`.

import load from "virtual:texts";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readItem, writeItem } from "./local-storage";

export const LANGUAGES = { en: "English", es: "Español", fr: "Français", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

/** The language, its texts, and a cache of formatted ones. */
const state = $state({
  language: "en" as Language,
  bundle: new FluentBundle("en"),
  cache: new Map<string, string>(),
});
/** Games whose texts are not built into the page. */
const fetchedGames = new Set<string>();
/** The language chosen last, which may still be loading. */
let newest: Language = "en";
/** Done when it is loaded. */
let loadingLanguage: Promise<void> | undefined;

/** What else is loaded before another language is shown. */
const alsoLoading: ((language: Language) => Promise<unknown>)[] = [];

type Args = Record<string, FluentVariable>;

/** A text with its arguments filled in; its id if it is missing. */
export function t(id: string, args: Args = {}): string {
  const { bundle, cache } = state;
  const key = id + JSON.stringify(args);
  const known = cache.get(key);
  if (known !== undefined) return known;
  const pattern = bundle.getMessage(id)?.value;
  const errors: Error[] = [];
  const text = pattern ? bundle.formatPattern(pattern, args, errors) : id;
  if (!pattern) console.error(id, "missing");
  for (const error of errors) console.error(id, error);
  if (pattern) cache.set(key, text); // a missing text may still be loaded
  return text;
}

export function hasText(id: string): boolean {
  return state.bundle.hasMessage(id);
}

/** The name of something printed, such as a city, in the current language; as printed if there is no text. */
export function localizedName(kind: string, printed: string): string {
  const letters = printed.toLowerCase().replaceAll("ø", "o").normalize("NFKD");
  const id = `${kind}-${letters.replace(/[^\p{ASCII}]/gu, "").replaceAll(" ", "-")}`;
  return hasText(id) ? t(id) : printed;
}

export function language(): Language {
  return state.language;
}

/** Call `work` whenever another language is chosen. To be called while a component is initialized. */
export function whenLanguageChanges(work: () => void): void {
  let before = language();
  $effect(() => {
    if (language() === before) return;
    before = language();
    work();
  });
}

/** The language chosen earlier, else the browser's, else English. */
export function preferredLanguage(): Language {
  const known = Object.keys(LANGUAGES) as Language[];
  const wanted = [readItem("language") ?? "", ...navigator.languages.map((each) => each.slice(0, 2))];
  return wanted.find((each): each is Language => known.includes(each as Language)) ?? "en";
}

/** Fetch the texts of a game that the page was built without; undefined if there is nothing to wait for. */
export function loadGameTexts(game: string): Promise<void> | undefined {
  const isLoaded = () => hasText(`${game}-name`);
  if (isLoaded() || !loadingLanguage) return;
  return loadingLanguage.then(async () => {
    if (isLoaded()) return;
    fetchedGames.add(game);
    await fetchTexts(game, state.bundle);
  });
}

async function fetchTexts(game: string, bundle: FluentBundle): Promise<void> {
  bundle.addResource(new FluentResource(await gameTexts(game, bundle.locales[0] as string)));
}

/** All texts of a game that the page was built without, in a language. */
export async function gameTexts(game: string, language: string): Promise<string> {
  const response = await fetch(`/api/1/games/${game}/texts?language=${language}`);
  return response.ok ? await response.text() : "";
}

/** The language of the page, or the one that it will have once its texts are loaded. */
export function newestLanguage(): Language {
  return newest;
}

/** Load something else, too, before another language is shown. */
export function loadWithLanguage(load: (language: Language) => Promise<unknown>): void {
  alsoLoading.push(load);
}

export function setLanguage(chosen: Language): Promise<void> {
  newest = chosen;
  loadingLanguage = loadLanguage(chosen);
  return loadingLanguage;
}

async function loadLanguage(chosen: Language): Promise<void> {
  const texts = await load[chosen]();
  const bundle = new FluentBundle(chosen, { useIsolating: false });
  bundle.addResource(new FluentResource(texts.default));
  const games = [...fetchedGames].map((game) => fetchTexts(game, bundle));
  await Promise.all([...games, ...alsoLoading.map((load) => load(chosen))]);
  state.bundle = bundle;
  state.cache = new Map();
  state.language = chosen;
  document.documentElement.lang = chosen;
  writeItem("language", chosen);
}
