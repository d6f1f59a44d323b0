// The rules of a game in words, and what is found in them.

import type { RulesSection } from "./messages";
import { placesOf } from "./searching";

export interface FoundSection extends RulesSection {
  hits: number;
  /** Whether it is shown; of one that only holds a section that is, the heading alone. */
  shown: boolean;
  whole: boolean;
}

/** The sections, each with what a reader sees of it, and where words were found; without words, all of them. */
export function find(sections: RulesSection[], texts: string[], words: string[]): FoundSection[] {
  const found = sections.map((section, place): FoundSection => {
    const hits = placesOf(texts[place] ?? "", words).length;
    const whole = hits > 0 || !words.length;
    return { ...section, hits, shown: whole, whole };
  });
  let outer: FoundSection | undefined;
  for (const section of found) {
    if (section.level === 2) outer = section;
    else if (section.shown && outer) outer.shown = true;
  }
  return found;
}
