// The texts of the page, taken from the language files when it is built: those that its code names, and no others.

import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = join(import.meta.dirname, "../../src/ekiben");
const CODE = join(import.meta.dirname, "../src");
const MODULE = "virtual:texts";
const GAMES = globSync("games/*/locale", { cwd: PACKAGE }).map((folder) => basename(dirname(folder)));
const GAME = `(?:${GAMES.join("|").replaceAll("_", "-")})`; // what a name begins with if it begins with a gap
const GAP = "[\\w-]+";
const SENT = [`no-undo-${GAP}`, `refused-${GAP}`, "table-differs"]; // by hosts: why it can't be done

export const languages = globSync("locale/*/", { cwd: PACKAGE }).map((folder) => basename(folder));

/** The files of a language: those of all games, and those of each in its folder. */
export function filesOf(language: string): string[] {
  return globSync(`{,games/*/}locale/${language}/*.ftl`, { cwd: PACKAGE })
    .sort()
    .map((name) => join(PACKAGE, name));
}

/** A pattern that fits every name of a text in some code: in quotes, or put together with gaps; before the first dash stands a game. */
export function namesIn(code: string): RegExp {
  const names = new Set(SENT);
  for (const [, name] of code.matchAll(/["']([a-z][\w-]*)["']/g)) names.add(name as string);
  for (const [, kind] of code.matchAll(/\blocalizedName\("([\w-]+)"/g)) names.add(`${kind}-${GAP}`);
  for (const [, template] of code.matchAll(/`((?:[\w-]|\$\{[^`{}]*\})+)`/g)) {
    const name = (template as string).replace(/^\$\{[^{}]*\}/, GAME).replaceAll(/\$\{[^{}]*\}/g, GAP);
    if (/[a-z]-|-[a-z]/.test(name.replaceAll(GAP, "").replace(GAME, ""))) names.add(name);
  }
  return new RegExp(`^(?:${[...names].join("|")})$`);
}

/** The texts of a language that the page can ask for, without comments. */
export function textsOf(language: string): string {
  const sources = filesOf(language).map((file) => readFileSync(file, "utf8"));
  const code = globSync("**/*.{ts,svelte}", { cwd: CODE }).filter((name) => !name.endsWith(".test.ts"));
  const asked = namesIn(code.map((name) => readFileSync(join(CODE, name), "utf8")).join("\n"));
  const entries = sources.flatMap((source) => source.replaceAll(/^#.*\n/gm, "").split(/^(?=[a-zA-Z])/m));
  return entries
    .filter((entry) => asked.test(entry.split(/\s*=/, 1)[0] as string))
    .map((entry) => entry.trimEnd())
    .join("\n");
}

/** Modules for the page: `virtual:texts` loads each language as a file of its own. */
export function texts(): Plugin {
  return {
    name: "ekiben-texts",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${MODULE}`) {
        const loaders = languages.map((each) => `${each}: () => import("${MODULE}/${each}")`);
        return `export default { ${loaders.join(", ")} };`;
      }
      if (!id.startsWith(`\0${MODULE}/`)) return;
      const language = basename(id);
      for (const file of filesOf(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(textsOf(language))};`;
    },
  };
}
