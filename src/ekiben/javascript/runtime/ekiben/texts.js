// Everything that people read, from language files: those that `add_texts` was given. One language is enough.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import * as $ from "../runtime.js";
import { normalize } from "../python/unicodedata.js";

export const LANGUAGES = $.tup("en", "es", "fr", "ru");
const LONGEST = 500; // characters shown of an argument, which may be anything a user typed
const bundles = new Map();
let current = "en";

// The content of language files, as Fluent writes them
export function add_texts(language, source) {
  if (!bundles.has(language)) bundles.set(language, new FluentBundle(language, { useIsolating: false }));
  bundles.get(language).addResource(new FluentResource(source), { allowOverrides: true });
}
export const has_language = (language) => bundles.has(language);
// The language of all texts from now on
export function set_language(language) {
  bundle(language);
  current = language;
}
// The language of all texts until `end()`
export function use_language(language) {
  const before = current;
  current = $.has(LANGUAGES, language) ? language : "en";
  return {
    end: () => {
      current = before;
    },
  };
}
export const current_language = () => current;

function bundle(language) {
  const found = bundles.get(language);
  if (!found) throw $.KeyError(`the texts of ${language} are not loaded`);
  return found;
}
export function t(name, language = null, args = $.dict()) {
  const spoken = language ?? current;
  const texts = bundle(spoken);
  const message = texts.getMessage(name);
  if (!message?.value) throw $.KeyError(`no text ${$.repr(name)} in ${$.repr(spoken)}`);
  const errors = [];
  const given = Object.fromEntries(args.items().map(([key, value]) => [key, readable(value)]));
  const result = texts.formatPattern(message.value, given, errors);
  if (errors.length) throw $.ValueError(`text ${$.repr(name)} in ${$.repr(spoken)}: ${errors.map(String)}`);
  return result;
}
export const has_text = (name, language = null) => bundle(language ?? current).hasMessage(name);
export const text_or = (name, otherwise, args) => (has_text(name) ? t(name, null, args) : otherwise);
export const localized_name = (kind, printed) => text_or(`${kind}-${plain_name(printed)}`, printed);
export function plain_name(printed) {
  const letters = normalize("NFKD", printed.toLowerCase().replaceAll("ø", "o")).replace(/[^\x00-\x7f]/g, "");
  return $.strings.split(letters).join("-");
}
function readable(value) {
  if (typeof value === "boolean" || value instanceof $.Float || typeof value === "bigint") return Number(value);
  const text = Array.isArray(value) ? Array.from(value, $.str).join(", ") : value;
  return typeof text === "string" && $.len(text) > LONGEST ? `${$.slice(text, null, LONGEST)}…` : text;
}
