import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PAUSE, patiently } from "./reasons";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("asks once about a route that is looked at for a while", async () => {
  const why = vi.fn(async (move: string) => `${move}: too few cards`);
  const reason = patiently(
    () => why,
    () => true,
  );
  const first = reason("oslo-bergen");
  expect(why).not.toHaveBeenCalled();
  vi.advanceTimersByTime(PAUSE);
  expect(await first).toBe("claim oslo-bergen: too few cards");
  expect(await reason("oslo-bergen")).toBe(await first);
  expect(why).toHaveBeenCalledOnce();
});

it("reads nothing of a table that is looked at no more", async () => {
  const left = () => {
    throw new Error("the table is gone");
  };
  const told = patiently(left, () => false)("oslo-bergen");
  vi.advanceTimersByTime(PAUSE);
  expect(await told).toBe("");
});

it("asks nobody when the game ends while somebody looks", async () => {
  let why: ((move: string) => Promise<string>) | undefined = async () => "never told";
  const told = patiently(
    () => why,
    () => true,
  )("oslo-bergen");
  why = undefined;
  vi.advanceTimersByTime(PAUSE);
  expect(await told).toBe("");
});
