import { afterEach, expect, test, vi } from "vitest";

vi.mock("./texts.svelte", () => ({
  t: (id: string) => id,
  hasText: (id: string) => id === "refused-full",
  language: () => "en",
}));
vi.resetModules(); // other tests may have loaded the real texts
const { attempt } = await import("./problems");
const { Refusal } = await import("./table-host");
afterEach(() => vi.restoreAllMocks());

const refused = { type: "refused", reason: "refused-stale", arguments: {}, request: null } as const;

test("what goes well has no words", async () => {
  expect(await attempt(async () => 1)).toBe("");
});

test("a refusal has the words of the page, or else those of the host", async () => {
  const refuse = (reason: string) => () => {
    throw new Refusal({ ...refused, reason, message: "Too late." });
  };
  expect(await attempt(async () => refuse("refused-stale")())).toBe("Too late.");
  expect(await attempt(async () => refuse("refused-full")())).toBe("refused-full");
});

test("any other failure says that the server can't be reached", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const work = async () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await attempt(work)).toBe("frame-unreachable");
  expect(warned).toHaveBeenCalled();
});
