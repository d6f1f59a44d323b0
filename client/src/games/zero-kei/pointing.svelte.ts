// Pointing at things: which are lit, what is said about them, what a press does, and what has just changed.

import { getContext, setContext, tick } from "svelte";
import type { BoardProps } from "../../lib/board";
import type { Legal } from "../../lib/messages";
import { changes, marks } from "./changes";
import { byTarget, type Target, wishes } from "./targets";
import type { ZeroKeiView } from "./types";
import { Words } from "./words";

interface Shown {
  target: Target;
  about: string;
  element: Element;
  /** A menu is answered; a hint only tells. */
  menu: boolean;
  why: string[];
}

/** What is said about a thing, asked for when somebody points at it. */
export interface Thing {
  target: Target;
  about: string;
}

const KEY = Symbol("pointing");
const NONE: Legal[] = [];
/** How long what has changed stays marked. */
const FRESH = 4000;
/** How long a finger rests on a thing that is to explain itself. */
const LONG_PRESS = 450;
/** How long a pointer rests before the server is asked for a reason. */
const DWELL = 300;

export class Pointing {
  shown: Shown | null = $state.raw(null);
  /** What has just changed, by name, and by how much. */
  fresh: Map<string, number> = $state.raw(new Map());
  words: Words;
  #board: () => BoardProps;
  #moves = $derived.by(() => byTarget(this.#board().legal));
  #before: ZeroKeiView | undefined;
  #reasons = new Map<string, Promise<string>>();

  constructor(board: () => BoardProps) {
    this.#board = board;
    this.words = new Words(board);
  }

  /** To be called once for each view: what is different is marked for a while, unless it does not follow the last. */
  see(view: ZeroKeiView, leap = false): (() => void) | undefined {
    const before = this.#before;
    this.#before = view;
    this.#reasons.clear();
    if (!before) return undefined;
    const found = leap ? new Map<string, number>() : marks(changes(before, view));
    if (leap) this.fresh = found;
    if (!found.size) return undefined;
    this.fresh = found;
    const timer = setTimeout(() => {
      this.fresh = new Map();
    }, FRESH);
    return () => clearTimeout(timer);
  }

  moves(target: Target): Legal[] {
    return this.#moves.get(target) ?? NONE;
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

  hint({ target, about }: Thing, element: Element): void {
    if (this.shown?.menu) return;
    this.shown = { target, about, element, menu: false, why: [] };
    setTimeout(() => {
      if (this.shown?.element === element && !this.shown.menu) void this.#explain(target);
    }, DWELL);
  }

  /** Nobody points at this element any more; by now it may be another one that is spoken of. */
  unhint(element: Element): void {
    if (this.shown?.element === element && !this.shown.menu) this.shown = null;
  }

  close(): void {
    const before = this.shown;
    this.shown = null;
    const { element } = before ?? {};
    if (before?.menu && (element instanceof HTMLElement || element instanceof SVGElement))
      element.focus({ preventScroll: true });
  }

  /** One move is made at once by mouse and keyboard; a finger, which can't hover, is asked first. */
  press({ target, about }: Thing, element: Element, event: Event): void {
    const moves = this.moves(target);
    const finger = event instanceof PointerEvent && event.pointerType === "touch";
    const only = moves.length === 1 ? moves[0] : undefined;
    if (only && !finger) this.play(only.move);
    else if (moves.length) this.shown = { target, about, element, menu: true, why: [] };
    else {
      this.shown = { target, about, element, menu: false, why: [] };
      void this.#explain(target);
    }
  }

  /** Makes an element answer to pointer, keyboard and finger. */
  pointable(thing: () => Thing): (element: Element) => () => void {
    return (element) => {
      const ended = new AbortController();
      const on = (name: string, hear: (event: Event) => void) =>
        element.addEventListener(name, hear, { signal: ended.signal });
      const byFinger = (event: Event) => (event as PointerEvent).pointerType === "touch";
      let rest: ReturnType<typeof setTimeout> | undefined;
      let explained = false;
      on("pointerenter", (event) => {
        if (!byFinger(event)) this.hint(thing(), element);
      });
      on("pointerdown", (event) => {
        explained = false;
        if (!byFinger(event)) return;
        rest = setTimeout(() => {
          explained = true;
          this.hint(thing(), element);
        }, LONG_PRESS);
      });
      for (const name of ["pointerup", "pointercancel", "pointerleave"]) on(name, () => clearTimeout(rest));
      // A long press explains; the menu of the browser would lie over it.
      on("contextmenu", (event) => {
        if (explained) event.preventDefault();
      });
      // An element that is taken away loses the focus while the page is being drawn: nothing may change then.
      const unhint = () => queueMicrotask(() => this.unhint(element));
      on("pointerleave", (event) => {
        if (!byFinger(event)) unhint();
      });
      on("focus", () => {
        if (element.matches(":focus-visible")) this.hint(thing(), element);
      });
      on("blur", unhint);
      on("click", (event) => {
        if (!explained) this.press(thing(), element, event);
        explained = false;
      });
      on("keydown", (event) => {
        const { key } = event as KeyboardEvent;
        if (element instanceof HTMLButtonElement || (key !== "Enter" && key !== " ")) return;
        event.preventDefault();
        this.press(thing(), element, event);
      });
      return () => {
        clearTimeout(rest);
        ended.abort();
      };
    };
  }

  /** One stop of the Tab key for the things of a group; the arrow keys go from one to the next. */
  group = (node: Element): (() => void) => {
    const things = () => [...node.querySelectorAll<HTMLElement | SVGElement>("[data-thing]")];
    const isLit = (each: Element) => each.classList.contains("lit");
    const stop = (chosen: Element | undefined) => {
      for (const each of things()) {
        const index = each === chosen ? "0" : "-1";
        if (each.getAttribute("tabindex") !== index) each.setAttribute("tabindex", index);
      }
    };
    const settle = () => {
      const all = things();
      const now = all.find((each) => each === document.activeElement);
      stop(now ?? all.find(isLit) ?? all[0]);
    };
    const focused = (event: Event) => {
      const thing = things().find((each) => each === event.target);
      if (thing) stop(thing);
    };
    const steer = (event: Event) => {
      const { key } = event as KeyboardEvent;
      const all = things();
      const now = all.indexOf(document.activeElement as HTMLElement);
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
      const next = step
        ? all[(now + step + all.length) % all.length]
        : { Home: all[0], End: all.at(-1) }[key];
      if (now < 0 || !next) return;
      event.preventDefault();
      next.focus();
    };
    // Who goes on to other groups and comes back is led to something lit, as the first time.
    const left = (event: Event) => {
      const { relatedTarget } = event as FocusEvent;
      const still = relatedTarget instanceof Node && node.contains(relatedTarget);
      if (!still) stop(things().find(isLit) ?? things().find((each) => each === event.target));
    };
    node.addEventListener("focusin", focused);
    node.addEventListener("focusout", left);
    node.addEventListener("keydown", steer);
    // Read here, so that the stop is chosen anew whenever other things are lit or others lie there.
    void this.#board().legal;
    void this.#board().view;
    void tick().then(settle);
    return () => {
      node.removeEventListener("focusin", focused);
      node.removeEventListener("focusout", left);
      node.removeEventListener("keydown", steer);
    };
  };

  play(move: string): void {
    this.shown = null;
    this.#board().play(move);
  }

  /** Why a thing can't be chosen now, in the words of the server. */
  async #explain(target: Target): Promise<void> {
    const { why, legal, view } = this.#board();
    if (!why || !legal.length || this.lit(target)) return;
    const asked = wishes(target, view.decision, view.pending as { works?: string[] }).map((wished) => {
      const answer = this.#reasons.get(wished) ?? why(wished).catch(() => "");
      this.#reasons.set(wished, answer);
      return answer;
    });
    const found = (await Promise.all(asked)).filter(Boolean).map((text) => this.words.reason(text));
    const answers = [...new Set(found)];
    if (this.shown?.target === target && answers.length) this.shown = { ...this.shown, why: answers };
  }
}

export const setPointing = (board: () => BoardProps): Pointing => setContext(KEY, new Pointing(board));
export const getPointing = (): Pointing => getContext<Pointing>(KEY);
