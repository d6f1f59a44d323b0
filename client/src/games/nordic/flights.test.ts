import { expect, it } from "vitest";
import { drawn } from "./flights";
import type { NordicView, Player } from "./types";

/** A view in which each of two players has something else than usual. */
function view(white: Partial<Player>, red: Partial<Player>, rest: Partial<NordicView> = {}): NordicView {
  const player = { cards: 0, known: {}, hand: {} };
  const face_up = ["blue", "red", "green", "loco", "white"];
  return {
    seats: ["white", "red"],
    seat: "red",
    face_up,
    pending: {},
    ...rest,
    white: { ...player, ...white },
    red: { ...player, ...red },
  } as NordicView;
}

it("finds nothing where nothing happened", () => {
  expect(drawn(view({}, {}), view({}, {}))).toEqual([]);
});

it("tells a face-up card that another took from one that nobody saw", () => {
  const hidden = { hand: undefined } as unknown as Partial<Player>;
  const before = view({}, { ...hidden, cards: 5, known: { red: 1 } });
  const after = view({}, { ...hidden, cards: 7, known: { red: 2 } });
  expect(drawn(before, after)).toEqual([
    { seat: "red", kind: "red", space: 1 },
    { seat: "red", kind: null, space: null },
  ]);
});

it("knows the seat's card that came unseen from the deck", () => {
  const before = view({ hand: { blue: 1 }, cards: 1 }, {});
  const after = view({ hand: { blue: 2 }, cards: 2 }, {});
  expect(drawn(before, after)).toEqual([{ seat: "white", kind: "blue", space: null }]);
});

it("finds no card drawn by a player who paid", () => {
  const before = view({ hand: { blue: 4 }, cards: 4 }, {});
  const after = view({ hand: { blue: 1 }, cards: 1 }, {});
  expect(drawn(before, after)).toEqual([]);
});

it("takes cards that come back from a tunnel for no draw", () => {
  const paying = { seat: "white", pending: { route: "bergen-oslo-red", laid: { red: 4 } } } as const;
  const after = view({ hand: { red: 4 }, cards: 4, known: { red: 4 } }, {});
  expect(drawn(view({}, {}, paying), after)).toEqual([]);
});
