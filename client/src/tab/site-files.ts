// What lies beside the page as files: the written rules, and the games' components files.

import type { RulesPage } from "../lib/messages";

const SITE = new URL("../", self.location.href); // the worker is in `assets/`

/** The answer to a request for one of these; undefined if it is for something else. */
export async function siteFile(path: string, language: string): Promise<RulesPage | string | undefined> {
  const { pathname, searchParams } = new URL(path, "https://tab.invalid");
  const [kind, game, page] = pathname.slice(1).split("/");
  if (kind === "rules") {
    const chosen = searchParams.get("language") ?? language;
    return (await fetched(`written/${game}.${chosen}.json`)).json() as Promise<RulesPage>;
  }
  return kind === "games" && page === "components"
    ? (await fetched(`components/${game}.toml`)).text()
    : undefined;
}

async function fetched(path: string): Promise<Response> {
  const response = await fetch(new URL(path, SITE));
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  return response;
}
