import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TurnAlerts, titleOf } from "./turn-alerts";

const rung = vi.hoisted(() => ({ chime: vi.fn(), notify: vi.fn(() => ({ close: vi.fn() })) }));
vi.mock("./chime", () => ({ chime: rung.chime }));
vi.mock("./notifications", () => ({ notify: rung.notify }));

const icon = { href: "/icon.svg" };
const page = {
  title: "Ekiben",
  visibilityState: "visible",
  querySelector: () => icon,
  addEventListener: () => {},
  removeEventListener: () => {},
};
const turn = (isMine: boolean) => ({
  isMine,
  game: "Tramway",
  words: "Your turn",
  question: "Draw or claim?",
});
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
  const alerts = new TurnAlerts("t");
  alerts.show(turn(true), all);
  expect(rung.chime).not.toHaveBeenCalled();
  alerts.show(turn(false), all);
  alerts.show(turn(true), all);
  alerts.show(turn(true), all);
  expect(rung.chime).toHaveBeenCalledTimes(1);
  expect(icon.href).not.toBe("/icon.svg");
  alerts.end();
  expect([page.title, icon.href]).toEqual(["Ekiben", "/icon.svg"]);
});

test("a notice is shown only when the page is out of sight, and nothing when it is switched off", () => {
  const alerts = new TurnAlerts("t");
  alerts.show(turn(false), all);
  alerts.show(turn(true), all);
  expect(rung.notify).not.toHaveBeenCalled();
  alerts.show(turn(false), all);
  page.visibilityState = "hidden";
  alerts.show(turn(true), { sound: false, notices: true });
  expect(rung.notify).toHaveBeenCalledWith("Your turn · Tramway", "Draw or claim?", "t");
  expect(rung.chime).toHaveBeenCalledTimes(1);
  alerts.show(turn(false), all);
  alerts.show(turn(true), { sound: false, notices: false });
  expect(rung.notify).toHaveBeenCalledTimes(1);
});
