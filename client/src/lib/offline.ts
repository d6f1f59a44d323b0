// The service worker of a static site: it keeps the site, so that it works without a network.

import { IS_SITE } from "./route";

/** Let the browser keep the site. */
export function keepSite(): void {
  if (IS_SITE) navigator.serviceWorker?.register("./sw.js").catch(() => {}); // not everywhere allowed
}

/** Change to a newer version if one is waiting; to be called where no game is played. */
export async function updateSite(): Promise<void> {
  if (!IS_SITE) return;
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.waiting) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration.waiting.postMessage("update");
}
