// What this board adds to pointing: its texts and the marks of changes.

import { getPointing, Pointing, setPointing } from "../../board/pointing.svelte";
import type { BoardProps, OfferedMove } from "../../lib/board";
import { changes } from "./changes";
import type { ZeroKeiView } from "./types";
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
}

export const setZeroKeiPointing = (board: () => BoardProps): ZeroKeiPointing =>
  setPointing(new ZeroKeiPointing(board));
export const getZeroKeiPointing = (): ZeroKeiPointing => getPointing() as ZeroKeiPointing;
