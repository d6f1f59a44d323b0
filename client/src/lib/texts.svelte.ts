// Texts: everything a person reads comes from the language files, through `t`.

import load from "virtual:texts";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./remembered";

export const LANGUAGES = { en: "English", es: "Español", fr: "Français", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

/** The language, its texts, and those of them that were asked for, filled in. */
const state = $state({
  language: "en" as Language,
  bundle: new FluentBundle("en"),
  kept: new Map<string, string>(),
});
/** Games that are not among the texts of this page, because it was built without them. */
const later = new Set<string>();
/** Done when the language that was chosen last is there. */
let spoken: Promise<void> | undefined;

type Args = Record<string, FluentVariable>;

/** A text with its arguments filled in; a text that is missing is shown by its name. */
export function t(id: string, args: Args = {}): string {
  const { bundle, kept } = state;
  const key = id + JSON.stringify(args);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const pattern = bundle.getMessage(id)?.value;
  const errors: Error[] = [];
  const text = pattern ? bundle.formatPattern(pattern, args, errors) : id;
  if (!pattern) console.error(id, "missing");
  for (const error of errors) console.error(id, error);
  if (pattern) kept.set(key, text); // texts of another game may still come
  return text;
}

export function hasText(id: string): boolean {
  return state.bundle.hasMessage(id);
}

/** Something printed with a name, such as a city, as the language calls it; else as printed. */
export function named(kind: string, printed: string): string {
  const letters = printed.toLowerCase().replaceAll("ø", "o").normalize("NFKD");
  const id = `${kind}-${letters.replace(/[^\p{ASCII}]/gu, "").replaceAll(" ", "-")}`;
  return hasText(id) ? t(id) : printed;
}

export function language(): Language {
  return state.language;
}

/** To be called while a page is set up: what is to be done whenever another language is chosen. */
export function whenLanguageChanges(work: () => void): void {
  let spoken = language();
  $effect(() => {
    if (language() === spoken) return;
    spoken = language();
    work();
  });
}

/** The language chosen here before, else one that the browser asks for, else English. */
export function preferred(): Language {
  const known = Object.keys(LANGUAGES) as Language[];
  const wanted = [recall("language") ?? "", ...navigator.languages.map((each) => each.slice(0, 2))];
  return wanted.find((each): each is Language => known.includes(each as Language)) ?? "en";
}

/** Have the texts of a game, too, if the page was built without it; nothing to wait for where they are there. */
export function learn(game: string): Promise<void> | undefined {
  const isKnown = () => hasText(`${game}-name`);
  if (isKnown() || !spoken) return;
  return spoken.then(async () => {
    if (isKnown()) return;
    later.add(game);
    await fetchTexts(game, state.bundle);
  });
}

async function fetchTexts(game: string, bundle: FluentBundle): Promise<void> {
  const answer = await fetch(`/api/1/games/${game}/texts?words=${bundle.locales[0]}`);
  if (answer.ok) bundle.addResource(new FluentResource(await answer.text()));
}

export function speak(chosen: Language): Promise<void> {
  spoken = change(chosen);
  return spoken;
}

async function change(chosen: Language): Promise<void> {
  const texts = await load[chosen]();
  const bundle = new FluentBundle(chosen, { useIsolating: false });
  bundle.addResource(new FluentResource(texts.default));
  await Promise.all([...later].map((game) => fetchTexts(game, bundle)));
  state.bundle = bundle;
  state.kept = new Map();
  state.language = chosen;
  document.documentElement.lang = chosen;
  remember("language", chosen);
}
