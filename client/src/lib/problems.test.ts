import { afterEach, expect, test, vi } from "vitest";
import { attempt } from "./problems";
import { Refusal } from "./table-host";

vi.mock("./texts.svelte", () => ({ t: (id: string) => id, language: () => "en" }));
afterEach(() => vi.restoreAllMocks());

const refused = { type: "refused", reason: "refused-stale", arguments: {}, request: null } as const;

test("what goes well has no words", async () => {
  expect(await attempt(async () => 1)).toBe("");
});

test("a refusal has the server's words", async () => {
  const work = async () => {
    throw new Refusal({ ...refused, message: "Too late." });
  };
  expect(await attempt(work)).toBe("Too late.");
});

test("any other failure says that the server can't be reached", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const work = async () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await attempt(work)).toBe("frame-unreachable");
  expect(warned).toHaveBeenCalled();
});
