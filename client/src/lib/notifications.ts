// Notifications of the browser, for when the page is hidden.

import worker from "./notification-worker.js?url";

export type NoticePermission = "granted" | "denied" | "unknown" | "unsupported";

export function permission(): NoticePermission {
  if (!("Notification" in globalThis)) return "unsupported";
  return Notification.permission === "default" ? "unknown" : Notification.permission;
}

/** Ask for permission; browsers want this only in answer to a click. */
export async function askPermission(): Promise<NoticePermission> {
  if (permission() === "unknown") await Notification.requestPermission();
  return permission();
}

export interface Notice {
  close: () => void;
}

/** Show a notification; a click on it brings this page to the front. Phones need a service worker for it. */
export function notify(title: string, body: string, tag: string): Notice | undefined {
  if (permission() !== "granted") return;
  const options = { body, tag, icon: document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href ?? "" };
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
  let isClosed = false;
  const shown = (async () => {
    const registration = await navigator.serviceWorker.register(worker);
    await activated(registration);
    if (!isClosed) await registration.showNotification(title, { ...options, data: location.href });
    return registration;
  })();
  shown.catch(() => {}); // the browser allows neither
  const close = async () => {
    isClosed = true;
    const notices = await (await shown).getNotifications({ tag: options.tag });
    for (const each of notices) each.close();
  };
  return { close: () => void close().catch(() => {}) };
}

async function activated(registration: ServiceWorkerRegistration): Promise<void> {
  const starting = registration.installing ?? registration.waiting;
  if (registration.active || !starting) return;
  await new Promise<void>((done) => {
    starting.addEventListener("statechange", () => starting.state === "activated" && done());
  });
}
