import { expect, test } from "vitest";
import { changesByPath, readable } from "./plain";

test("what has changed is found wherever it lies", () => {
  const before = { year: 1, red: { yen: 3, train: ["1a"] }, row: [{ price: 2 }] };
  const after = { year: 1, red: { yen: 5, train: ["1a", "7b"] }, row: [{ price: 2 }] };
  expect(changesByPath(before, after)).toEqual(
    new Map([
      ["red.yen", 2],
      ["red.train.1", 0],
    ]),
  );
  expect(changesByPath(before, structuredClone(before)).size).toBe(0);
});

test("names of the rules are written as people do", () => {
  expect(readable("cauldrons_left")).toBe("cauldrons left");
  expect(readable("5-6")).toBe("5-6");
});
