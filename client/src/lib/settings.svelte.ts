// What somebody has set for this browser: sound, notifications, movement, day or night.

import { recallOne, remember } from "./remembered";

export const THEMES = ["auto", "light", "dark"] as const;

const isOn = (name: string, otherwise: "on" | "off"): boolean =>
  recallOne(name, ["on", "off"], otherwise) === "on";

export const settings = $state({
  sound: isOn("sound", "off"),
  notices: isOn("notices", "off"),
  motion: isOn("motion", "on"),
  theme: recallOne("theme", THEMES, "auto"),
});

/** Remember what is set from now on; style sheets read it from the root of the page. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const { theme, ...switches } = settings;
      const said = Object.entries(switches).map(([name, on]) => [name, on ? "on" : "off"] as const);
      for (const [name, value] of [...said, ["theme", theme] as const]) remember(name, value);
      document.documentElement.dataset.theme = theme;
      document.documentElement.dataset.motion = settings.motion ? "on" : "off";
    });
  });
}

/** Whether nothing shall move: set here, or in the system. */
export function still(): boolean {
  return !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
