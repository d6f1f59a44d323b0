import { expect, test } from "vitest";
import { reuseUnchanged } from "./structural-sharing";

test("what is the same stays the same object", () => {
  const before = { red: { train: ["1a", "2b"], yen: 3 }, row: [{ carriage: "5c" }], seats: ["red"] };
  const after = reuseUnchanged(before, structuredClone({ ...before, red: { ...before.red, yen: 4 } }));
  expect(after).toEqual({ ...before, red: { ...before.red, yen: 4 } });
  expect(after).not.toBe(before);
  expect(after.red).not.toBe(before.red);
  expect(after.red.train).toBe(before.red.train);
  expect(after.row).toBe(before.row);
  expect(reuseUnchanged(before, structuredClone(before))).toBe(before);
});

test("what came, went or is of another kind is new", () => {
  expect(reuseUnchanged({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(reuseUnchanged({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(reuseUnchanged([1, 2], [1])).toEqual([1]);
  expect(reuseUnchanged({ 0: 1 }, [1])).toEqual([1]);
  expect(reuseUnchanged(null, { a: 1 })).toEqual({ a: 1 });
  expect(reuseUnchanged({ a: [1] }, { a: null })).toEqual({ a: null });
});
