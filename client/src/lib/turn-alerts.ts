// Tells a player who looks elsewhere that it is their turn: window title, icon, chime, notification.

import yourTurnIcon from "../icon-your-turn.svg?url";
import { chime } from "./chime";
import { type Notice, notify } from "./notifications";

export interface Turn {
  isMine: boolean;
  /** The name of the game; empty while it is unknown. */
  game: string;
  /** "Your turn", in the language of the page. */
  words: string;
  question: string;
}

/** The title of the window. */
export function titleOf(turn: Turn): string {
  if (!turn.game) return "Ekiben";
  return turn.isMine ? `● ${turn.words} · ${turn.game}` : `${turn.game} · Ekiben`;
}

/** Alerts once for each turn, but not for one that has already begun when the page is opened. */
export class TurnAlerts {
  #table: string;
  #wasMine: boolean | undefined;
  #notice: Notice | undefined;
  #icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  #usualIcon = this.#icon?.href ?? "";

  constructor(table: string) {
    this.#table = table;
    document.addEventListener("visibilitychange", this.#onVisible);
  }

  #onVisible = (): void => {
    if (document.visibilityState === "visible") this.#notice?.close();
  };

  show(turn: Turn, settings: { sound: boolean; notices: boolean }): void {
    const title = titleOf(turn);
    if (document.title !== title) document.title = title;
    // Browsers fetch an icon each time it is set.
    if (this.#icon && turn.isMine !== this.#wasMine)
      this.#icon.href = turn.isMine ? yourTurnIcon : this.#usualIcon;
    if (!turn.game) return;
    if (turn.isMine && this.#wasMine === false) {
      if (settings.sound) chime();
      if (settings.notices && document.visibilityState === "hidden")
        this.#notice = notify(`${turn.words} · ${turn.game}`, turn.question, this.#table);
    }
    if (!turn.isMine) this.#notice?.close();
    this.#wasMine = turn.isMine;
  }

  /** Restore title and icon. */
  end(): void {
    document.removeEventListener("visibilitychange", this.#onVisible);
    this.#notice?.close();
    document.title = "Ekiben";
    if (this.#icon) this.#icon.href = this.#usualIcon;
  }
}
