import { afterEach, expect, test, vi } from "vitest";
import { attempt, reasonOf } from "./problems";
import { Refusal } from "./server";

vi.mock("./texts.svelte", () => ({
  t: (id: string) => id,
  textOf: (id: string) => (id === "refused-name" ? id : undefined),
}));
afterEach(() => vi.restoreAllMocks());

const refused = { type: "refused", reason: "refused-stale", arguments: {}, request: null } as const;

test("what goes well has no words", async () => {
  expect(await attempt(async () => 1)).toBe("");
});

test("a refusal is told in the server's words", async () => {
  const work = async () => {
    throw new Refusal({ ...refused, message: "Too late." });
  };
  expect(await attempt(work)).toBe("Too late.");
});

test("a refusal that the page has words for is told in the page's language", async () => {
  const work = async () => {
    throw new Refusal({ ...refused, reason: "refused-name", message: "That is no name." });
  };
  expect(await attempt(work)).toBe("refused-name");
});

test("what is no refusal is told as a server that can't be reached", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const work = async () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await attempt(work)).toBe("frame-unreachable");
  expect(warned).toHaveBeenCalled();
});

test("a reason is read without notation", () => {
  expect(reasonOf("buy 6a: it costs 4 yen, there are 2.", "buy 6a")).toBe("It costs 4 yen, there are 2.");
  expect(reasonOf("buy 6a\u202f: trop cher.", "buy 6a")).toBe("Trop cher.");
  expect(reasonOf("the game is over.", "buy 6a")).toBe("The game is over.");
  expect(reasonOf("", "buy 6a")).toBe("");
});
