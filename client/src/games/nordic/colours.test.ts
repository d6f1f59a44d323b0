// Trains can be seen on every ground, by day and by night, and by the colour-blind: measured, as WCAG measures.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const CSS = readFileSync(`${import.meta.dirname}/nordic.css`, "utf8");
const PYTHON = readFileSync(`${import.meta.dirname}/../../../../src/ekiben/games/nordic/notation.py`, "utf8");
const SEATS = ["white", "red", "lilac"];
const LEAST = 3; // : 1

type Colour = [red: number, green: number, blue: number]; // of light, 0 to 1
type Theme = "day" | "night";

const light = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const read = (hex: string): Colour => {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g);
  return (digits ?? []).map((pair) => light(Number.parseInt(pair, 16) / 255)) as Colour;
};

function variable(name: string, theme: Theme): Colour {
  const both = new RegExp(`--n-${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+))`).exec(CSS) ?? [];
  return read(both[3] ?? (theme === "day" ? both[1] : both[2]) ?? "");
}
function body(seat: string, theme: Theme): Colour {
  const [, day = "", night = ""] =
    new RegExp(`"${seat}": SeatLook\\("\\W", "(#\\w+)", "(#\\w+)"`).exec(PYTHON) ?? [];
  return read(theme === "day" ? day : night);
}

// How those see who lack one kind of cone (Machado, Oliveira, Fernandes 2009, at full severity).
const EYES: Record<string, number[]> = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};
const seenBy = (eyes: string, colour: Colour): Colour =>
  [0, 3, 6].map((row) =>
    Math.max(
      0,
      Math.min(
        1,
        colour.reduce((sum, part, i) => sum + part * (EYES[eyes]?.[row + i] ?? 0), 0),
      ),
    ),
  ) as Colour;
const luminance = ([r, g, b]: Colour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a: Colour, b: Colour): number => {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((p, q) => p - q);
  return (bright + 0.05) / (dark + 0.05);
};

describe.each(["day", "night"] as const)("by %s", (theme) => {
  describe.each(Object.keys(EYES))("to %s eyes", (eyes) => {
    const between = (a: Colour, b: Colour) => contrast(seenBy(eyes, a), seenBy(eyes, b));

    // A closed route has no filling: what is seen there is the ground.
    it.each(["sea", "land-norway", "land-sweden", "land-finland", "land-other"])(
      "trains show on %s",
      (ground) => {
        expect(between(variable("casing", theme), variable(ground, theme))).toBeGreaterThan(LEAST);
      },
    );

    it.each(SEATS)("the sign and the pattern of %s show on its cars", (seat) => {
      expect(between(variable(`seat-${seat}-mark`, theme), body(seat, theme))).toBeGreaterThan(LEAST);
    });

    it.each(SEATS)("the cars of %s stand out from their casing, by the body or the line in it", (seat) => {
      const casing = variable("casing", theme);
      const parts = [body(seat, theme), variable(`seat-${seat}-mark`, theme)];
      expect(Math.max(...parts.map((part) => between(part, casing)))).toBeGreaterThan(LEAST);
    });
  });
});
