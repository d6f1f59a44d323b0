// Notices of the browser, for when the page is out of sight.

import worker from "./notices-worker.js?url";

export type Asked = "granted" | "denied" | "unknown" | "unsupported";

/** What the browser allows by now. */
export function allowed(): Asked {
  if (!("Notification" in globalThis)) return "unsupported";
  return Notification.permission === "default" ? "unknown" : Notification.permission;
}

/** Ask the person; to be called only when they have switched notices on. */
export async function askLeave(): Promise<Asked> {
  if (allowed() === "unknown") await Notification.requestPermission();
  return allowed();
}

/** A notice that can be taken away again. */
export interface Notice {
  close: () => void;
}

/** Show a notice; a click on it brings this page to the front. Phones want a worker for it. */
export function notify(title: string, body: string, tag: string): Notice | undefined {
  if (allowed() !== "granted") return;
  const options = { body, tag, icon: "/icon.svg" };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return notice;
  } catch {
    return notifyByWorker(title, options);
  }
}

function notifyByWorker(title: string, options: NotificationOptions & { tag: string }): Notice | undefined {
  if (!navigator.serviceWorker) return;
  let wanted = true;
  const shown = (async () => {
    const registration = await navigator.serviceWorker.register(worker);
    await activated(registration);
    if (wanted) await registration.showNotification(title, { ...options, data: location.href });
    return registration;
  })();
  shown.catch(() => {}); // a browser that allows neither has no notices
  const close = async () => {
    wanted = false;
    const notices = await (await shown).getNotifications({ tag: options.tag });
    for (const each of notices) each.close();
  };
  return { close: () => void close().catch(() => {}) };
}

async function activated(registration: ServiceWorkerRegistration): Promise<void> {
  const begun = registration.installing ?? registration.waiting;
  if (registration.active || !begun) return;
  await new Promise<void>((done) => {
    begun.addEventListener("statechange", () => begun.state === "activated" && done());
  });
}
