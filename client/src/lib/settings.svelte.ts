// The settings of this browser: sound, notifications, animations, pace, light or dark.

import { readItem, writeItem } from "./local-storage";

export const THEMES = ["auto", "light", "dark"] as const;
/** How fast the deeds of others are shown. */
export const PACES = ["slow", "normal", "quick", "instant"] as const;

export const settings = $state({
  sound: readItem("sound") === "on",
  notices: readItem("notices") === "on",
  motion: readItem("motion") !== "off",
  theme: THEMES.find((each) => each === readItem("theme")) ?? "auto",
  pace: PACES.find((each) => each === readItem("pace")) ?? "normal",
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
