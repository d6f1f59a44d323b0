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

const VISIT = "ekiben-visit";

/** Go to a screen. A static site stays loaded, with the tables that only its worker has. */
export function visit(path: string): void {
  if (!IS_SITE) location.assign(path);
  else go(href(path));
}

function go(address: string): void {
  history.pushState(null, "", address);
  scrollTo(0, 0);
  dispatchEvent(new Event(VISIT));
}

/** Call `show` whenever a static site comes to another screen: by `visit`, by a link, back or forward. */
export function whenVisiting(show: () => void): void {
  if (!IS_SITE) return;
  let shown = currentPath();
  const showOther = () => {
    if (currentPath() === shown) return; // only another move of a replay
    shown = currentPath();
    show();
  };
  addEventListener(VISIT, showOther);
  addEventListener("popstate", showOther);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain =
      !event.defaultPrevented && !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlain || link.target || link.hasAttribute("download")) return;
    const isOurs = link.origin === location.origin && link.pathname === location.pathname;
    if (!isOurs || link.search === location.search) return;
    event.preventDefault();
    go(link.href);
  });
}
