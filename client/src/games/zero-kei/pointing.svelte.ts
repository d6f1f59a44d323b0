// What this board adds to pointing: its words, and what has just changed, by name and by how much.

import { Pointing, getPointing as pointingOf, setPointing as share } from "../../board/pointing.svelte";
import type { BoardProps } from "../../lib/board";
import { changes, marks } from "./changes";
import { type Target, targetOf, wishes } from "./targets";
import type { ZeroKeiView } from "./types";
import { Words } from "./words";

class ZeroKei extends Pointing {
  words: Words;
  #before: ZeroKeiView | undefined;

  constructor(board: () => BoardProps) {
    const words = new Words(board);
    super(board, {
      on: ({ move }) => [targetOf(move)],
      spoken: (legal) => words.spoken(legal),
      why: async (target) => {
        const { why, legal, view } = board();
        if (!why || !legal.length) return [];
        const asked = wishes(target as Target, view.decision, view.pending as { works?: string[] });
        return (await Promise.all(asked.map((move) => why({ move })))).map((text) => words.reason(text));
      },
    });
    this.words = words;
  }

  /** To be called once for each view: what is different is marked, unless it does not follow the last. */
  see(view: ZeroKeiView, leap = false): void {
    const before = this.#before;
    this.#before = view;
    if (leap) this.marks.clear();
    else if (before) {
      const found = marks(changes(before, view));
      if (found.size) this.marks.show(found);
    }
  }

  /** Whether something of this kind can be chosen now. */
  asks(kind: string): boolean {
    return this.targets().some((target) => target.startsWith(`${kind}:`));
  }

  /** Whether something can be chosen that is neither a button nor of the train of this seat. */
  elsewhere(seat: string): boolean {
    const own = ["bar", "carriage", "place", "tail"];
    return this.targets().some(
      (target) => target !== `engine:${seat}` && !own.includes(target.split(":")[0] ?? ""),
    );
  }
}

export const setPointing = (board: () => BoardProps): ZeroKei => share(new ZeroKei(board));
export const getPointing = (): ZeroKei => pointingOf() as ZeroKei;
