// Full-text search in the rules of a game, ignoring case and accents.

import type { RulesSection } from "./messages";

const EQUIVALENT: Record<string, string> = { "’": "'", "−": "-", "–": "-", "\u00a0": " ", "\u202f": " " };

/** A text without case and accents, of the same length; й is a letter of its own. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => foldCharacter(text[at] as string)).join("");
}

function foldCharacter(character: string): string {
  const small = character.toLowerCase();
  if (small === "й") return small;
  return EQUIVALENT[small] ?? (small.normalize("NFD")[0] as string);
}

/** The words of a query; single letters are ignored. */
export function searchWords(query: string): string[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
}

/** Where a text has the words, as ordered ranges that don't overlap; none unless it has all words. */
export function findWords(text: string, words: string[]): [number, number][] {
  const folded = fold(text);
  if (!words.every((word) => folded.includes(word))) return [];
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      found.push([at, at + word.length]);
    }
  }
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const places: [number, number][] = [];
  for (const [from, to] of found) {
    const last = places.at(-1);
    if (last && from < last[1]) last[1] = Math.max(last[1], to);
    else places.push([from, to]);
  }
  return places;
}

/** The same in an element, for the browser to highlight; a word may be partly bold. */
export function findRanges(element: Element, words: string[]): Range[] {
  const texts: { node: Node; start: number }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = "";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    texts.push({ node, start: text.length });
    text += node.nodeValue;
  }
  return findWords(text, words).map(([from, to]) => {
    const range = new Range();
    const first = texts.findLast(({ start }) => start <= from);
    const last = texts.findLast(({ start }) => start < to);
    if (first) range.setStart(first.node, from - first.start);
    if (last) range.setEnd(last.node, to - last.start);
    return range;
  });
}

export interface FoundSection extends RulesSection {
  hits: number;
  /** Whether at least the heading is shown. */
  isShown: boolean;
  /** Whether the text is shown, too, not just the heading above a subsection. */
  isWhole: boolean;
}

/** All sections with the number of hits and what of them is shown: everything if there are no words. */
export function searchSections(sections: RulesSection[], texts: string[], words: string[]): FoundSection[] {
  const found = sections.map((section, place): FoundSection => {
    const hits = findWords(texts[place] ?? "", words).length;
    const isWhole = hits > 0 || !words.length;
    return { ...section, hits, isShown: isWhole, isWhole };
  });
  let outer: FoundSection | undefined;
  for (const section of found) {
    if (section.level === 2) outer = section;
    else if (section.isShown && outer) outer.isShown = true;
  }
  return found;
}
