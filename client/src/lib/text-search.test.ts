import { describe, expect, it } from "vitest";
import type { RulesSection } from "./messages";
import { findWords, fold, searchSections, searchWords } from "./text-search";

describe("finding words", () => {
  it("does not mind case and accents", () => {
    expect(fold("Événement ESTACIÓN")).toBe("evenement estacion");
    expect(fold("Чёрный вагон")).toBe("черный вагон");
    expect(fold("мой")).not.toBe(fold("мои"));
    expect(fold("l’été −3\u00a0¥")).toBe("l'ete -3 ¥");
  });

  it("keeps every sign at its place", () => {
    for (const text of ["Ёлка, İzmir, ﬁn", "façade", "Москва́"]) expect(fold(text)).toHaveLength(text.length);
  });

  it("looks for all words, and not for single letters", () => {
    expect(searchWords("  Vía a  estación ")).toEqual(["via", "estacion"]);
    expect(findWords("La estación tiene vía", searchWords("via estacion"))).toEqual([
      [3, 11],
      [18, 21],
    ]);
    expect(findWords("La estación", searchWords("via estacion"))).toEqual([]);
  });

  it("finds words as often as they are there, and those that overlap once", () => {
    expect(findWords("Una vía, otra Via.", ["via"])).toEqual([
      [4, 7],
      [14, 17],
    ]);
    expect(findWords("stations", ["station", "stat", "ions"])).toEqual([[0, 8]]);
    expect(findWords("stations", [])).toEqual([]);
  });
});

const SECTIONS: RulesSection[] = [
  { id: "goal", level: 2, title: "Goal", html: "" },
  { id: "actions", level: 2, title: "Actions", html: "" },
  { id: "track", level: 3, title: "Track", html: "" },
  { id: "end", level: 2, title: "End", html: "" },
];
const TEXTS = [
  "Goal\nBuild a line.",
  "Actions\nOne of these.",
  "Track\nLay track & pay.",
  "End\nTrack counts.",
];

it("shows everything when nothing is looked for", () => {
  const found = searchSections(SECTIONS, TEXTS, []);
  expect(found.every((each) => each.isShown && each.isWhole && each.hits === 0)).toBe(true);
});

it("shows the sections with all words, and the heading that holds them", () => {
  const found = searchSections(SECTIONS, TEXTS, ["track", "pay"]);
  expect(found.map((each) => [each.id, each.isShown, each.isWhole, each.hits])).toEqual([
    ["goal", false, false, 0],
    ["actions", true, false, 0],
    ["track", true, true, 3],
    ["end", false, false, 0],
  ]);
});
