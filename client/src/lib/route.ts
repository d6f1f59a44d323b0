// The addresses of the screens. A server has the page at all of them. A static site has one file, so there the
// address of a screen is the first part of the query: `./?/t/NAME/replay&seat=1#37`. The page stays loaded from
// one screen to the next, with the tables that only its worker has where the browser keeps nothing.

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

/** Go to a screen. */
export function visit(path: string): void {
  go(href(path));
}

function go(address: string): void {
  history.pushState(null, "", address);
  scrollTo(0, 0);
  dispatchEvent(new Event(VISIT));
}

const SCREENS = /^\/(?:$|t\/|rules\/|seat$)/; // of a server's site

/** Whether a link leads to another screen. */
function isScreen({ origin, pathname, search }: HTMLAnchorElement): boolean {
  if (origin !== location.origin) return false;
  return IS_SITE
    ? pathname === location.pathname && search !== location.search
    : pathname !== location.pathname && SCREENS.test(pathname);
}

/** Call `show` whenever another screen is to be shown: by `visit`, by a link, back or forward. */
export function whenVisiting(show: () => void): void {
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
    if (!isScreen(link)) return;
    event.preventDefault();
    go(link.href);
  });
}
