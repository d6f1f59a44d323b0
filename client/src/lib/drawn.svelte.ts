// What every page with a board does: fetch its game's board, and all in words again in another language.

import type { Board } from "./board";
import { loadBoard } from "./games";
import { place } from "./place.svelte";
import { language } from "./texts.svelte";

/** What is drawn: a table, or one of the past. */
interface Source {
  readonly info: { game: string } | undefined;
  /** Ask for all words again. */
  speak(): void;
}

/** To be made while a page is set up. */
export class Drawn {
  board = $state.raw<Board>();

  constructor(source: Source) {
    $effect(() => {
      const name = source.info?.game;
      if (!name) return;
      place.game = name;
      void loadBoard(name).then((found) => {
        this.board = found;
      });
    });
    let spoken = language();
    $effect(() => {
      const now = language();
      if (now === spoken) return;
      spoken = now;
      source.speak();
    });
  }
}
