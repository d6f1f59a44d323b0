import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TurnSigns, titleOf } from "./turn";

const rung = vi.hoisted(() => ({ chime: vi.fn(), notify: vi.fn(() => ({ close: vi.fn() })) }));
vi.mock("./chime", () => ({ chime: rung.chime }));
vi.mock("./notices", () => ({ notify: rung.notify }));

const icon = { href: "/icon.svg" };
const page = {
  title: "Ekiben",
  visibilityState: "visible",
  querySelector: () => icon,
  addEventListener: () => {},
  removeEventListener: () => {},
};
const turn = (yours: boolean) => ({ yours, game: "Tramway", words: "Your turn", question: "Draw or claim?" });
const all = { sound: true, notices: true };

beforeEach(() => {
  vi.stubGlobal("document", page);
  page.visibilityState = "visible";
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("the title says whose turn it is", () => {
  expect(titleOf(turn(true))).toBe("● Your turn · Tramway");
  expect(titleOf(turn(false))).toBe("Tramway · Ekiben");
  expect(titleOf({ ...turn(true), game: "" })).toBe("Ekiben");
});

test("a turn that begins rings once; the one that was on already does not", () => {
  const signs = new TurnSigns("t");
  signs.show(turn(true), all);
  expect(rung.chime).not.toHaveBeenCalled();
  signs.show(turn(false), all);
  signs.show(turn(true), all);
  signs.show(turn(true), all);
  expect(rung.chime).toHaveBeenCalledTimes(1);
  expect(icon.href).not.toBe("/icon.svg");
  signs.end();
  expect([page.title, icon.href]).toEqual(["Ekiben", "/icon.svg"]);
});

test("a notice is shown only when the page is out of sight, and nothing when it is switched off", () => {
  const signs = new TurnSigns("t");
  signs.show(turn(false), all);
  signs.show(turn(true), all);
  expect(rung.notify).not.toHaveBeenCalled();
  signs.show(turn(false), all);
  page.visibilityState = "hidden";
  signs.show(turn(true), { sound: false, notices: true });
  expect(rung.notify).toHaveBeenCalledWith("Your turn · Tramway", "Draw or claim?", "t");
  expect(rung.chime).toHaveBeenCalledTimes(1);
  signs.show(turn(false), all);
  signs.show(turn(true), { sound: false, notices: false });
  expect(rung.notify).toHaveBeenCalledTimes(1);
});
