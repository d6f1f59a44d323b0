// The settings of this browser: sound, notifications, animations, light or dark.

import { readItem, writeItem } from "./local-storage";

export const THEMES = ["auto", "light", "dark"] as const;

export const settings = $state({
  sound: readItem("sound") === "on",
  notices: readItem("notices") === "on",
  motion: readItem("motion") !== "off",
  theme: THEMES.find((each) => each === readItem("theme")) ?? "auto",
});

/** Store the settings whenever they change, and put them on the root element for style sheets. */
export function storeSettings(): void {
  $effect.root(() => {
    $effect(() => {
      for (const [name, value] of Object.entries(settings))
        writeItem(name, typeof value === "string" ? value : value ? "on" : "off");
      document.documentElement.dataset.theme = settings.theme;
      document.documentElement.dataset.motion = settings.motion ? "on" : "off";
    });
  });
}

/** Whether animations are off, here or in the system. */
export function motionReduced(): boolean {
  return !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
