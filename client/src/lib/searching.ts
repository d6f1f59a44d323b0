// Finding words in texts, such as the rules of a game: case and accents do not matter.

import type { RulesSection } from "./messages";

const SAME: Record<string, string> = { "’": "'", "−": "-", "–": "-", "\u00a0": " ", "\u202f": " " };

/** A text without case and accents, sign by sign; й is a letter of its own. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => foldSign(text[at] as string)).join("");
}

function foldSign(sign: string): string {
  const small = sign.toLowerCase();
  if (small === "й") return small;
  return SAME[small] ?? (small.normalize("NFD")[0] as string);
}

/** The words that are looked for; a single letter is only the beginning of one. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
}

/** Where a text has the words, from and to, in order and never one over another; nowhere unless it has all. */
export function placesOf(text: string, words: string[]): [number, number][] {
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

/** The same in an element, for the browser to mark; a word may be partly bold. */
export function rangesOf(element: Element, words: string[]): Range[] {
  const texts: { node: Node; start: number }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = "";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    texts.push({ node, start: text.length });
    text += node.nodeValue;
  }
  return placesOf(text, words).map(([from, to]) => {
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
