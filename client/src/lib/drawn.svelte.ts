// What every page with a board does: fetch its game, tell in words what the notation says, and all anew in another language.

import type { Game } from "./board";
import { loadBoard } from "./games";
import type { NarratedGroup, View } from "./messages";
import { place } from "./place.svelte";
import { language } from "./texts.svelte";

/** What is drawn: a table, or one of the past. */
interface Source {
  readonly info: { game: string } | undefined;
  readonly printed: Record<string, unknown> | undefined;
  readonly view: View | undefined;
  readonly names: string[];
  /** Tell all anew. */
  speak(): void;
}

const NOBODY: string[] = [];

/** To be made while a page is set up. */
export class Drawn {
  #source: Source;
  #game = $state.raw<Game>();
  #seats = $derived.by(() => this.#source.view?.seats ?? NOBODY);

  constructor(source: Source) {
    this.#source = source;
    $effect(() => {
      const name = source.info?.game;
      if (!name) return;
      place.game = name;
      void loadBoard(name).then((found) => {
        this.#game = found;
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

  get board(): Game["default"] | undefined {
    return this.#game?.default;
  }

  /** How somebody acted; empty where what came of it says all. */
  deed = ({ move, seat, deed }: NarratedGroup): string => {
    const { printed, names } = this.#source;
    if (!this.#game?.deed || !printed) return deed;
    return this.#game.deed({ move, mover: seat, printed, names, seats: this.#seats });
  };

  /** The steps of an action that waits for its next one. */
  begun(moves: string): string {
    const { printed, names, view } = this.#source;
    return this.#game?.begun && printed && view && moves
      ? this.#game.begun({ moves, view, printed, names })
      : moves;
  }
}
