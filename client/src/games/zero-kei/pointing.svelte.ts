// What this board adds to pointing: its words, what has just changed, and what is asked of your train.

import { Pointing, getPointing as pointingOf, setPointing as share } from "../../board/pointing.svelte";
import type { BoardProps, OfferedMove } from "../../lib/board";
import { changes } from "./changes";
import type { Seat, ZeroKeiView } from "./types";
import { Words } from "./words";

class ZeroKei extends Pointing {
  words: Words;
  #before: ZeroKeiView | undefined;

  constructor(board: () => BoardProps) {
    super(board);
    this.words = new Words(board);
  }

  override spoken(offer: OfferedMove): string {
    return this.words.spoken(offer);
  }

  /** Call once for each view: marks what is different, unless the view does not follow the last one. */
  see(view: ZeroKeiView, isJump = false): void {
    const before = this.#before;
    this.#before = view;
    if (isJump) this.marks.clear();
    else if (before) this.marks.show(changes(before, view));
  }

  /** The moves about no thing at all: buttons. */
  get buttons(): OfferedMove[] {
    return this.legal.filter(({ on }) => !on.length);
  }

  /** Whether something can be chosen now: in the train of a seat, and elsewhere. */
  asked(seat: Seat): { inTrain: boolean; elsewhere: boolean } {
    const { train } = this.words.player(seat);
    const own = [`engine:${seat}`, ...train.map((id) => `carriage:${id}`), `tail:${seat}`];
    const all = this.targets();
    return {
      inTrain: all.some((target) => own.includes(target)),
      elsewhere: all.some((target) => !own.includes(target)),
    };
  }
}

export const setPointing = (board: () => BoardProps): ZeroKei => share(new ZeroKei(board));
export const getPointing = (): ZeroKei => pointingOf() as ZeroKei;
