import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { filesOf, languages, namesIn, textsOf } from "../../scripts/texts";
import { LANGUAGES } from "./texts.svelte";

const GAMES = globSync("../src/ekiben/games/*/components.toml").map((file) =>
  basename(file.replace("/components.toml", "")).replaceAll("_", "-"),
);

test("names are found however the code puts them together", () => {
  const names = namesIn(
    `t("a-b"); t(\`part-\${x.y}-\${z}\`); localizedName("city", x); \`\${one}-\${two}\`; \`city:\${x}\``,
  );
  for (const name of ["a-b", "part-no_1-on", "city-mo-i-rana", "no-undo-over"]) expect(name).toMatch(names);
  for (const name of ["a-b-c", "a", "part-", "sim-wins", "cli-serve"]) expect(name).not.toMatch(names);
});

test("every language of the page has its texts", () => {
  expect(new Set(languages)).toEqual(new Set(Object.keys(LANGUAGES)));
});

test.each(languages)("the page gets its texts of %s as they are, and none of other programs", (language) => {
  const whole = filesOf(language).map((file) => readFileSync(file, "utf8"));
  const all = new Map(new FluentResource(whole.join("\n")).body.map((each) => [each.id, each]));
  const mine = new FluentResource(textsOf(language)).body;
  for (const each of mine) expect(each).toEqual(all.get(each.id));
  const ids = new Set(mine.map((each) => each.id));
  for (const id of ["frame-unreachable", "no-undo-over", ...GAMES.map((game) => `${game}-story`)])
    expect(ids).toContain(id);
  for (const id of ["cli-serve", "terminal-welcome", ...GAMES.map((game) => `${game}-welcome`)])
    expect(ids).not.toContain(id);
  expect(ids.size).toBeLessThan(all.size * 0.6);
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(textsOf(language)));
  for (const { id, value } of mine) {
    const errors: Error[] = [];
    bundle.formatPattern(value as string, {}, errors);
    expect(
      errors.filter((error) => /Unknown (message|term)/.test(error.message)),
      id,
    ).toEqual([]);
  }
});
