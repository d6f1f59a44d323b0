// Notices of the browser, for when the page is out of sight.

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

/** Show a notice; a click on it brings this page to the front. Phones may not allow that: then there is none. */
export function notify(title: string, body: string, tag: string): Notification | undefined {
  if (allowed() !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag, icon: "/icon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return notice;
  } catch {
    return;
  }
}
