// The rules of a game in words, and what is found in them.

import type { RulesSection } from "./messages";
import { escaped, has, mark, plainOf } from "./searching";

export interface FoundSection extends RulesSection {
  heading: string;
  hits: number;
  /** Whether it is shown; of one that only holds a section that is, the heading alone. */
  shown: boolean;
  whole: boolean;
}

/** The sections with what is looked for marked; without words, all of them as they are. */
export function find(sections: RulesSection[], words: string[]): FoundSection[] {
  const found = sections.map((section): FoundSection => {
    const whole = has(`${section.title}\n${plainOf(section.html)}`, words);
    if (!whole) return { ...section, heading: escaped(section.title), hits: 0, shown: false, whole };
    const heading = mark(escaped(section.title), words);
    const body = mark(section.html, words);
    const hits = heading.hits + body.hits;
    return { ...section, heading: heading.html, html: body.html, hits, shown: true, whole };
  });
  let outer: FoundSection | undefined;
  for (const section of found) {
    if (section.level === 2) outer = section;
    else if (section.shown && outer) outer.shown = true;
  }
  return found;
}
