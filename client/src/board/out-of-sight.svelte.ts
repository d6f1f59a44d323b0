// What is lit, but out of sight: counted by area and side, so that a button at the edge leads there.

import { tick } from "svelte";

export const SIDES = ["above", "below", "left", "right"] as const;
export type Side = (typeof SIDES)[number];
export type AreaName = "map" | "lead" | "offer" | "mine" | "goals" | "others" | "log";

const LIT = ".lit:not([data-elsewhere] *)"; // what the board offers elsewhere, too, needs no way there
const SEEN = 0.6; // the part of a thing that must be visible

/** On which side of an area a thing lies. */
export function sideOf(thing: DOMRect, area: DOMRect): Side {
  const across = (thing.left + thing.right - area.left - area.right) / (area.width || 1);
  const down = (thing.top + thing.bottom - area.top - area.bottom) / (area.height || 1);
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? "left" : "right";
  return down < 0 ? "above" : "below";
}

export class OutOfSight {
  #hidden = $state.raw(new Map<string, Element[]>());
  #asked: () => unknown;

  /** `asked` is another object whenever something else is asked. */
  constructor(asked: () => unknown) {
    this.#asked = asked;
  }

  count(area: AreaName, side: Side): number {
    return this.#hidden.get(`${area} ${side}`)?.length ?? 0;
  }

  show(area: AreaName, side: Side): void {
    const first = this.#hidden.get(`${area} ${side}`)?.[0];
    first?.scrollIntoView({ block: "center", inline: "center", behavior: "smooth" });
  }

  /** Watches what is lit inside; if none of it is in sight, scrolls to the first. */
  watch = (root: HTMLElement): (() => void) => {
    void this.#asked();
    const seen = new Map<Element, boolean>();
    let leads = true; // until the first answer
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) seen.set(target, intersectionRatio >= SEEN);
        const all = [...seen.keys()].filter((each) => each.isConnected && each.checkVisibility());
        if (leads && all.length && !all.some((each) => seen.get(each))) {
          all[0]?.scrollIntoView({ block: "center", inline: "center" });
        }
        leads = false;
        const hidden = new Map<string, Element[]>();
        for (const each of all) {
          const area = each.closest(".area");
          if (seen.get(each) || !area) continue;
          const key = `${area.id.slice("area-".length)} ${sideOf(each.getBoundingClientRect(), area.getBoundingClientRect())}`;
          hidden.set(key, [...(hidden.get(key) ?? []), each]);
        }
        this.#hidden = hidden;
      },
      { threshold: [0, SEEN, 1] },
    );
    void tick().then(() => {
      for (const each of root.querySelectorAll(LIT)) observer.observe(each);
    });
    return () => {
      observer.disconnect();
      this.#hidden = new Map();
    };
  };
}
