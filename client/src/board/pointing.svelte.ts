// Pointing at the things of a board: which are lit, what the bubble says, what a press does.

import { getContext, setContext, tick } from "svelte";
import type { BoardProps, OfferedMove } from "../lib/board";
import { listen } from "./listen";
import { Marks } from "./marks.svelte";
import { onPoint } from "./pointer-events";

/** A thing of the board: its kind and id, such as "city:7", and what it is in words. */
export interface Thing {
  target: string;
  about: string;
  /** Its id, for a board that draws the bubble's content. */
  which?: string;
  /** Another thing whose moves are offered with its own. */
  also?: string | undefined;
  /** Confirm even a single move before playing it. */
  asks?: boolean;
}

export interface Bubble extends Thing {
  element: Element;
  /** A menu offers moves; a hint only says what the thing is. */
  menu: boolean;
  /** Why nothing can be done with the thing now. */
  why: string;
}

const KEY = Symbol("pointing");
const NONE: OfferedMove[] = [];
const DWELL = 300; // ms of pointing before the server is asked for a reason

export class Pointing {
  shown: Bubble | null = $state.raw(null);
  /** Whether a tap plays a single move at once; otherwise it asks first, because a finger can't hover. */
  quick = false;
  /** The things that have just changed, and amounts by how much. */
  marks = new Marks();
  #board: () => BoardProps;
  #moves = $derived.by(() => {
    const found = new Map<string, OfferedMove[]>();
    for (const offer of this.legal)
      for (const target of offer.on) found.set(target, [...(found.get(target) ?? []), offer]);
    return found;
  });
  #reasons = new Map<string, Promise<string>>();

  constructor(board: () => BoardProps) {
    this.#board = board;
    $effect.pre(() => {
      void board().view; // reasons are of one position
      this.#reasons.clear();
    });
    $effect(() => {
      void this.legal; // the bubble may be about moves that are gone
      this.shown = null;
    });
  }

  /** The props of the board. */
  get props(): BoardProps {
    return this.#board();
  }

  /** The moves offered now. */
  get legal(): OfferedMove[] {
    return this.props.legal;
  }

  /** A move as a sentence: the server's, or a game's own with more, such as the price. */
  moveText({ words }: OfferedMove): string {
    return words;
  }

  moves(target: string): OfferedMove[] {
    return this.#moves.get(target) ?? NONE;
  }

  /** The moves offered at a thing. */
  offers({ target, also }: Thing): OfferedMove[] {
    return also ? [...this.moves(target), ...this.moves(also)] : this.moves(target);
  }

  get fresh(): ReadonlyMap<string, number> {
    return this.marks.now;
  }

  lit(target: string): boolean {
    return this.#moves.has(target);
  }

  /** Everything that can be chosen now. */
  targets(): string[] {
    return [...this.#moves.keys()];
  }

  /** A thing for screen readers: what can be done with it, otherwise what it is. */
  label({ target, about }: Thing): string {
    const moves = this.moves(target).map((move) => this.moveText(move));
    return moves.join("; ") || about;
  }

  hint(thing: Thing, element: Element): void {
    if (this.shown?.menu) return;
    this.shown = { ...thing, element, menu: false, why: "" };
    setTimeout(() => {
      if (this.shown?.element === element && !this.shown.menu) void this.#explain(thing.target);
    }, DWELL);
  }

  /** The element is no longer pointed at; the bubble may belong to another one by now. */
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

  /** A single move is played at once; several are offered; without any, the thing says why. */
  press(thing: Thing, element: Element, event: Event): void {
    const moves = this.offers(thing);
    const touched = event instanceof PointerEvent && event.pointerType === "touch";
    const asks = thing.asks || (touched && !this.quick);
    const only = moves.length === 1 ? moves[0] : undefined;
    if (only && !asks) this.play(only.move);
    else {
      this.shown = { ...thing, element, menu: moves.length > 0, why: "" };
      void this.#explain(thing.target);
    }
  }

  /** For a thing that says what it is and offers the moves about it. */
  pointable(thing: () => Thing): (element: Element) => () => void {
    return onPoint({
      tell: (element) => this.hint(thing(), element),
      leave: (element) => this.unhint(element),
      press: (element, event) => this.press(thing(), element, event),
    });
  }

  /** For a thing that says what it is and handles its own clicks; `about` is called when needed. */
  tip(about: () => string): (element: Element) => () => void {
    return onPoint({
      tell: (element) => this.hint({ target: "", about: about() }, element),
      leave: (element) => this.unhint(element),
    });
  }

  /** One Tab stop for the things of a group; the arrow keys move between them. */
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
    // Read here, so that the stop is chosen again whenever other things are lit or shown.
    void [this.legal, this.props.view];
    void tick().then(settle);
    return listen(node, {
      focusin: (event) => {
        const thing = things().find((each) => each === event.target);
        if (thing) stop(thing);
      },
      // Tabbing back into the group leads to something lit, as the first time.
      focusout: ({ relatedTarget, target }) => {
        const stays = relatedTarget instanceof Node && node.contains(relatedTarget);
        if (!stays) stop(things().find(isLit) ?? things().find((each) => each === target));
      },
      keydown: (event) => {
        const { key } = event;
        const all = things();
        const now = all.indexOf(document.activeElement as HTMLElement);
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
        const next = step
          ? all[(now + step + all.length) % all.length]
          : { Home: all[0], End: all.at(-1) }[key];
        if (now < 0 || !next) return;
        event.preventDefault();
        next.focus();
      },
    });
  };

  play(...moves: string[]): void {
    this.shown = null;
    this.props.play(...moves);
  }

  /** Why nothing can be done with a thing now. */
  async #explain(target: string): Promise<void> {
    const { why } = this.props;
    if (!target || this.lit(target) || !why || !this.legal.length) return;
    const answer = this.#reasons.get(target) ?? why({ on: target }).catch(() => "");
    this.#reasons.set(target, answer);
    const said = await answer;
    if (said && this.shown?.target === target) this.shown = { ...this.shown, why: said };
  }
}

export const setPointing = <P extends Pointing>(pointing: P): P => setContext(KEY, pointing);
export const getPointing = (): Pointing => getContext<Pointing>(KEY);
