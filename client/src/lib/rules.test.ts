import { expect, it } from "vitest";
import type { RulesSection } from "./messages";
import { find } from "./rules";

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
  const found = find(SECTIONS, TEXTS, []);
  expect(found.every((each) => each.shown && each.whole && each.hits === 0)).toBe(true);
});

it("shows the sections with all words, and the heading that holds them", () => {
  const found = find(SECTIONS, TEXTS, ["track", "pay"]);
  expect(found.map((each) => [each.id, each.shown, each.whole, each.hits])).toEqual([
    ["goal", false, false, 0],
    ["actions", true, false, 0],
    ["track", true, true, 3],
    ["end", false, false, 0],
  ]);
});
