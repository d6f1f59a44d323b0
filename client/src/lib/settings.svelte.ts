// What somebody has set for this browser: sound, notifications, movement, day or night.

import { recall, remember } from "./remembered";

export const THEMES = ["auto", "light", "dark"] as const;

export const settings = $state({
  sound: recall("sound") === "on",
  notices: recall("notices") === "on",
  motion: recall("motion") !== "off",
  theme: THEMES.find((each) => each === recall("theme")) ?? "auto",
});

/** Remember what is set from now on; style sheets read it from the root of the page. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      for (const [name, value] of Object.entries(settings))
        remember(name, typeof value === "string" ? value : value ? "on" : "off");
      document.documentElement.dataset.theme = settings.theme;
      document.documentElement.dataset.motion = settings.motion ? "on" : "off";
    });
  });
}

/** Whether nothing shall move: set here, or in the system. */
export function still(): boolean {
  return !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
