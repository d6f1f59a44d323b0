// What somebody has set for this browser: sound, notifications, movement, day or night.

import { recallOne, remember } from "./remembered";

const SWITCH = ["off", "on"] as const;
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
type Switch = (typeof SWITCH)[number];

class Settings {
  #sound = $state<Switch>(recallOne("sound", SWITCH, "off"));
  #notices = $state<Switch>(recallOne("notices", SWITCH, "off"));
  #motion = $state<Switch>(recallOne("motion", SWITCH, "on"));
  #theme = $state<Theme>(recallOne("theme", THEMES, "auto"));

  get sound(): boolean {
    return this.#sound === "on";
  }

  set sound(on: boolean) {
    this.#sound = on ? "on" : "off";
    remember("sound", this.#sound);
  }

  get notices(): boolean {
    return this.#notices === "on";
  }

  set notices(on: boolean) {
    this.#notices = on ? "on" : "off";
    remember("notices", this.#notices);
  }

  get motion(): boolean {
    return this.#motion === "on";
  }

  set motion(on: boolean) {
    this.#motion = on ? "on" : "off";
    remember("motion", this.#motion);
    this.apply();
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
    this.apply();
  }

  /** Style sheets read them from the root of the page. */
  apply(): void {
    document.documentElement.dataset.theme = this.#theme;
    document.documentElement.dataset.motion = this.#motion;
  }
}

export const settings = new Settings();

/** Whether nothing shall move: set here, or in the system. */
export function still(): boolean {
  return !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
