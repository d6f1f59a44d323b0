// The service worker: it keeps the page, so that it works without a network.

import { IS_SITE } from "./route";

/** Whether the browser may keep the page: not at an address with plain HTTP. */
export const CAN_KEEP: boolean = !!globalThis.navigator?.serviceWorker;

/** Let the browser keep the page, once it has nothing else to do. */
export function keepPage(): void {
  if (!CAN_KEEP) return;
  const register = () => {
    navigator.serviceWorker.register(IS_SITE ? "./sw.js" : "/sw.js").catch(() => {}); // not everywhere allowed
  };
  if ("requestIdleCallback" in globalThis) requestIdleCallback(register);
  else register();
}

/** Change to a newer version if one is waiting; to be called where no game is played. */
export async function updatePage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.waiting) return void registration?.update().catch(() => {}); // the next time, then
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration.waiting.postMessage("update");
}
