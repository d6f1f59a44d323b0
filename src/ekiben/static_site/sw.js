// Keeps the site in the browser, so that it works without a network. `ekiben site` fills in the two constants.

const VERSION = "VERSION";
const FILES = ["FILES"];
const OURS = `ekiben ${registration.scope} `;
const CACHE = OURS + VERSION;

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

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  // The page is the same at all its addresses, which differ in the query.
  const wanted = request.mode === "navigate" ? registration.scope : request;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
  };
  event.respondWith(answer());
});
