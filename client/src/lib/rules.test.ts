import { expect, it } from "vitest";
import type { RulesSection } from "./messages";
import { find } from "./rules";

const SECTIONS: RulesSection[] = [
  { id: "goal", level: 2, title: "Goal", html: "<p>Build a line.</p>" },
  { id: "actions", level: 2, title: "Actions", html: "<p>One of these.</p>" },
  { id: "track", level: 3, title: "Track", html: "<p>Lay <strong>track</strong> &amp; pay.</p>" },
  { id: "end", level: 2, title: "End", html: "<p>Track counts.</p>" },
];

it("shows everything when nothing is looked for", () => {
  const found = find(SECTIONS, []);
  expect(found.every((each) => each.shown && each.whole && each.hits === 0)).toBe(true);
  expect(found.map((each) => each.html)).toEqual(SECTIONS.map((each) => each.html));
});

it("shows the sections with all words, and the heading that holds them", () => {
  const found = find(SECTIONS, ["track", "pay"]);
  expect(found.map((each) => [each.id, each.shown, each.whole, each.hits])).toEqual([
    ["goal", false, false, 0],
    ["actions", true, false, 0],
    ["track", true, true, 3],
    ["end", false, false, 0],
  ]);
  expect(found[2]?.heading).toBe("<mark data-hit>Track</mark>");
});
