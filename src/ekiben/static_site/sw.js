// Keeps the page in the browser, so that it works without a network: a static site, or a server's page with the tables
// of this browser. `ekiben/static_site` fills in the constants. What is no file of the page, such as a server's API, is
// never answered here.

const VERSION = "VERSION";
const FILES = ["FILES"];
const HAS_SERVER = "HAS_SERVER";
const OURS = `ekiben ${registration.scope} `;
const CACHE = OURS + VERSION;
const SCREENS = /^(?:$|index\.html$|t\/|rules\/|seat$)/; // one page, at all these addresses
const IN_TAB = /^t\/tab-/; // tables of this browser
const PATIENCE = 3000; // ms for a server to send its page, before the one that is kept is shown

// A new version is fetched completely, then waits: the page asks for it where no game is played.
self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
  const takeOver = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(takeOver());
});

self.addEventListener("message", (event) => {
  const update = async () => {
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.filter((page) => page.url.startsWith(registration.scope)).length <= 1) await skipWaiting();
  };
  if (event.data === "update") event.waitUntil(update());
});

async function kept(file, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(file, { ignoreSearch: true })) ?? fetch(request);
}

/** A server's page fits the server, if that can be reached; a table of this browser goes on with the page it has. */
async function screen(path, request) {
  if (HAS_SERVER && !IN_TAB.test(path)) {
    try {
      const found = await fetch(request.url, { cache: "no-cache", signal: AbortSignal.timeout(PATIENCE) });
      if (found.ok) return found;
    } catch {} // no network, or too slow
  }
  return await kept(registration.scope, request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  const [path] = request.url.slice(registration.scope.length).split(/[?#]/);
  if (request.mode === "navigate") {
    if (SCREENS.test(path)) event.respondWith(screen(path, request));
  } else if (FILES.includes(`./${path}`)) event.respondWith(kept(request, request));
});
