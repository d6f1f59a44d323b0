// How the page says that it is somebody's turn while they look elsewhere: title, icon, sound, notice.

import nowIcon from "../icon-now.svg?url";
import { chime } from "./chime";
import { type Notice, notify } from "./notices";

export interface Turn {
  /** Whether the one at this screen is asked. */
  yours: boolean;
  /** How the game is called; empty while it is not known. */
  game: string;
  /** "Your turn", in the language of the page. */
  words: string;
  /** What is asked. */
  question: string;
}

/** The title of the window. */
export function titleOf(turn: Turn): string {
  if (!turn.game) return "Ekiben";
  return turn.yours ? `● ${turn.words} · ${turn.game}` : `${turn.game} · Ekiben`;
}

/** Says it once for each turn, and is silent about the turn that was on when the page was opened. */
export class TurnSigns {
  #table: string;
  #before: boolean | undefined;
  #notice: Notice | undefined;
  #icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  #usual = this.#icon?.href ?? "";

  constructor(table: string) {
    this.#table = table;
    document.addEventListener("visibilitychange", this.#seen);
  }

  #seen = (): void => {
    if (document.visibilityState === "visible") this.#notice?.close();
  };

  show(turn: Turn, means: { sound: boolean; notices: boolean }): void {
    const title = titleOf(turn);
    if (document.title !== title) document.title = title;
    // Browsers fetch an icon as often as it is set.
    if (this.#icon && turn.yours !== this.#before) this.#icon.href = turn.yours ? nowIcon : this.#usual;
    if (!turn.game) return;
    if (turn.yours && this.#before === false) {
      if (means.sound) chime();
      if (means.notices && document.visibilityState === "hidden")
        this.#notice = notify(`${turn.words} · ${turn.game}`, turn.question, this.#table);
    }
    if (!turn.yours) this.#notice?.close();
    this.#before = turn.yours;
  }

  /** The page is left: everything as it was. */
  end(): void {
    document.removeEventListener("visibilitychange", this.#seen);
    this.#notice?.close();
    document.title = "Ekiben";
    if (this.#icon) this.#icon.href = this.#usual;
  }
}
