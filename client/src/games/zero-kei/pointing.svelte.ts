// What this board adds to pointing: its texts, the marks of changes, and whether your train has something to choose.

import { getPointing, Pointing, setPointing } from "../../board/pointing.svelte";
import type { BoardProps, OfferedMove } from "../../lib/board";
import { changes } from "./changes";
import type { Seat, ZeroKeiView } from "./types";
import { Words } from "./words";

class ZeroKeiPointing extends Pointing {
  words: Words;
  #before: ZeroKeiView | undefined;

  constructor(board: () => BoardProps) {
    super(board);
    this.words = new Words(board);
  }

  override moveText(offer: OfferedMove): string {
    return this.words.moveText(offer);
  }

  /** Call once per view: marks what has changed, unless the view does not follow the previous one. */
  see(view: ZeroKeiView, isJump = false): void {
    const before = this.#before;
    this.#before = view;
    if (isJump) this.marks.clear();
    else if (before) this.marks.show(changes(before, view));
  }

  /** The moves that are about no thing of the board, shown as buttons. */
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

export const setZeroKeiPointing = (board: () => BoardProps): ZeroKeiPointing =>
  setPointing(new ZeroKeiPointing(board));
export const getZeroKeiPointing = (): ZeroKeiPointing => getPointing() as ZeroKeiPointing;
