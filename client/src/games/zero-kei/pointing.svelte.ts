// Pointing at things: which are lit, what is said about them, and what a press does.

import { getContext, setContext } from "svelte";
import type { BoardProps } from "../../lib/board";
import type { Legal } from "../../lib/messages";
import { byTarget, type Target, wish } from "./targets";
import { Words } from "./words";

interface Shown {
  target: Target;
  about: string;
  element: Element;
  /** A menu is answered; a hint only tells. */
  menu: boolean;
  why: string;
}

const KEY = Symbol("pointing");

export class Pointing {
  shown: Shown | null = $state.raw(null);
  words: Words;
  #board: () => BoardProps;
  #moves = $derived.by(() => byTarget(this.#board().legal));

  constructor(board: () => BoardProps) {
    this.#board = board;
    this.words = new Words(board);
  }

  moves(target: Target): Legal[] {
    return this.#moves.get(target) ?? [];
  }

  lit(target: Target): boolean {
    return this.#moves.has(target);
  }

  /** Whether something of this kind can be chosen now. */
  asks(kind: string): boolean {
    return [...this.#moves.keys()].some((target) => target.startsWith(`${kind}:`));
  }

  /** Whether something can be chosen that is neither a button nor of the train of this seat. */
  elsewhere(seat: string): boolean {
    const own = ["bar", "carriage", "place", "tail"];
    return [...this.#moves.keys()].some(
      (target) => target !== `engine:${seat}` && !own.includes(target.split(":")[0] ?? ""),
    );
  }

  hint(target: Target, about: string, element: Element): void {
    if (!this.shown?.menu) this.shown = { target, about, element, menu: false, why: "" };
  }

  unhint(): void {
    if (!this.shown?.menu) this.shown = null;
  }

  close(): void {
    const before = this.shown;
    this.shown = null;
    const { element } = before ?? {};
    if (before?.menu && (element instanceof HTMLElement || element instanceof SVGElement))
      element.focus({ preventScroll: true });
  }

  /** One move is made at once by mouse and keyboard; a finger, which can't hover, is asked first. */
  press(target: Target, about: string, element: Element, event: Event): void {
    const moves = this.moves(target);
    const finger = event instanceof PointerEvent && event.pointerType === "touch";
    const only = moves.length === 1 ? moves[0] : undefined;
    if (only && !finger) this.play(only.move);
    else if (moves.length) this.shown = { target, about, element, menu: true, why: "" };
    else this.#tell(target, about, element);
  }

  /** Makes an element answer to pointer, keyboard and finger. */
  pointable(target: Target, about: string): (element: Element) => () => void {
    return (element) => {
      const ended = new AbortController();
      const on = (name: string, hear: (event: Event) => void) =>
        element.addEventListener(name, hear, { signal: ended.signal });
      on("pointerenter", (event) => {
        if ((event as PointerEvent).pointerType !== "touch") this.hint(target, about, element);
      });
      // An element that is taken away loses the focus while the page is being drawn: nothing may change then.
      const unhint = () => queueMicrotask(() => this.unhint());
      on("pointerleave", unhint);
      on("focus", () => {
        if (element.matches(":focus-visible")) this.hint(target, about, element);
      });
      on("blur", unhint);
      on("click", (event) => this.press(target, about, element, event));
      on("keydown", (event) => {
        const { key } = event as KeyboardEvent;
        if (element instanceof HTMLButtonElement || (key !== "Enter" && key !== " ")) return;
        event.preventDefault();
        this.press(target, about, element, event);
      });
      return () => ended.abort();
    };
  }

  play(move: string): void {
    this.shown = null;
    this.#board().play(move);
  }

  async #tell(target: Target, about: string, element: Element): Promise<void> {
    this.shown = { target, about, element, menu: false, why: "" };
    const { why, legal, view } = this.#board();
    const wished = legal.length ? wish(target, view.decision) : null;
    if (!why || !wished) return;
    const answer = await why(wished);
    if (this.shown?.target === target) this.shown = { ...this.shown, why: answer };
  }
}

export const setPointing = (board: () => BoardProps): Pointing => setContext(KEY, new Pointing(board));
export const getPointing = (): Pointing => getContext<Pointing>(KEY);
