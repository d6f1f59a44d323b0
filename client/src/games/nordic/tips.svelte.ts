// Words that come up beside a thing that is hovered, focused or pressed for long.

import { untrack } from "svelte";

const PAUSE = 350; // ms of hovering
export const LONG = 450; // ms of pressing

interface Tip {
  node: Element;
  text: string;
  x: number;
  /** The upper and the lower edge of the thing. */
  top: number;
  bottom: number;
}

let tipNow: Tip | null = $state.raw(null);

export const shownTip = (): Tip | null => tipNow;

/** Why something can't be done, asked for when it is wanted. */
export type Reason = (() => Promise<string>) | undefined;

function show(node: Element, text: string, reason: Reason): void {
  if (!text) return;
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const mine = { node, text, x: (left + right) / 2, top, bottom };
  tipNow = mine;
  void reason?.()
    .then((why) => {
      if (tipNow?.text === text) tipNow = { ...mine, text: `${text} · ${why}` };
    })
    .catch(() => undefined);
}

/** Soon: a thing that is taken away is left, too, while the page is being drawn, and nothing may change then. */
export function hideTip(): void {
  const shown = tipNow;
  queueMicrotask(() => {
    if (tipNow === shown) tipNow = null;
  });
}

/**
 * The thing explains itself with these words; a long press shows them and does nothing else. They are asked for when
 * they are wanted, so that nothing is to be done while views come and go.
 */
export function tip(
  words: () => string,
  reason: () => Reason = () => undefined,
): (node: Element) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const soon = (pause: number, after: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(after, pause);
    };
    const end = () => {
      clearTimeout(timer);
      if (untrack(() => tipNow?.node) === node) hideTip(); // by now it may be another one that speaks
    };
    const heard: { [name in keyof HTMLElementEventMap]?: (event: Event) => void } = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === "mouse") soon(PAUSE, () => show(node, words(), reason()));
      },
      // A finger goes when it has been told: the words stay until the next touch.
      pointerleave: (event) => {
        if ((event as PointerEvent).pointerType === "mouse") end();
        else clearTimeout(timer);
      },
      pointercancel: () => clearTimeout(timer),
      pointerdown: (event) => {
        long = false;
        if ((event as PointerEvent).pointerType === "mouse") return end();
        soon(LONG, () => {
          long = true;
          show(node, words(), reason());
        });
      },
      pointerup: () => clearTimeout(timer),
      contextmenu: (event) => {
        if (long) event.preventDefault();
      },
      click: (event) => {
        if (!long) {
          end();
          if (reason()) show(node, words(), reason()); // it does nothing: it says why
          return;
        }
        event.preventDefault();
        event.stopImmediatePropagation();
        long = false;
      },
      focus: () => {
        if (node.matches(":focus-visible")) show(node, words(), reason());
      },
      blur: end,
    };
    for (const [name, hear] of Object.entries(heard)) node.addEventListener(name, hear, { capture: true });
    return () => {
      end();
      for (const [name, hear] of Object.entries(heard))
        node.removeEventListener(name, hear, { capture: true });
    };
  };
}
