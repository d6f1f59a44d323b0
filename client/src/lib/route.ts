// The addresses of the screens. A server has the page at all of them. A static site has one file, so there the
// address of a screen is the first part of the query: `./?/t/NAME/replay&seat=1#37`.

/** Whether the page is a static site, without a server. `ekiben site` marks it so. */
export const IS_SITE: boolean = !!globalThis.document?.querySelector('meta[name="ekiben-site"]');

/** The path of the screen that is shown, as "/t/NAME/replay". */
export function currentPath(): string {
  if (!IS_SITE) return location.pathname;
  return decodeURIComponent(location.search.slice(1).split("&", 1)[0] as string);
}

/** The parts of that path: section, name, page. */
export function pathParts(): string[] {
  return currentPath().split("/").slice(1);
}

/** The address of a screen, by its path. */
export function href(path: string): string {
  if (!IS_SITE) return path;
  return path === "/" ? "./" : `./?${path.replace("?", "&")}`;
}
