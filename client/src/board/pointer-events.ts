// Pointing at a thing: a mouse hovers, a key focuses it, a finger rests on it.

import { listen } from "./listen";

const PAUSE = 150; // ms that a mouse hovers
const LONG_PRESS = 450; // ms that a finger rests

export interface PointHandlers {
  /** Say what the thing is. */
  tell: (element: Element, byFinger: boolean) => void;
  /** The mouse or the focus has left. What a finger was shown stays until the next touch. */
  leave: (element: Element) => void;
  /** A click or a key; without this, the thing handles its own clicks. */
  press?: (element: Element, event: Event) => void;
}

const byFinger = ({ pointerType }: PointerEvent): boolean => pointerType === "touch";

/** Makes an element react to mouse, keyboard and finger. A long press shows what it is, and is no click. */
export function onPoint({ tell, leave, press }: PointHandlers): (element: Element) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = false; // by a long press, whose click hasn't come yet
    const soon = (pause: number, work: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(work, pause);
    };
    const stop = () => clearTimeout(timer);
    // A removed element loses the focus while the page is being drawn, when nothing may change.
    const left = () => {
      stop();
      queueMicrotask(() => leave(element));
    };
    const listeners: Parameters<typeof listen>[1] = {
      pointerenter: (event) => {
        if (!byFinger(event)) soon(PAUSE, () => tell(element, false));
      },
      pointerleave: (event) => (byFinger(event) ? stop() : left()),
      pointerdown: (event) => {
        told = false;
        if (!byFinger(event)) return stop();
        soon(LONG_PRESS, () => {
          told = true;
          tell(element, true);
        });
      },
      pointerup: stop,
      pointercancel: stop,
      // The browser's own menu would cover the bubble.
      contextmenu: (event) => {
        if (told) event.preventDefault();
      },
      focus: () => {
        if (element.matches(":focus-visible")) tell(element, false);
      },
      blur: left,
      click: (event) => {
        stop();
        if (told) {
          event.preventDefault();
          event.stopImmediatePropagation();
        } else if (press) press(element, event);
        else leave(element);
        told = false;
      },
      keydown: (event) => {
        const { key } = event;
        if (!press || element instanceof HTMLButtonElement || (key !== "Enter" && key !== " ")) return;
        event.preventDefault();
        press(element, event);
      },
    };
    const end = listen(element, listeners, { capture: true });
    return () => {
      left();
      end();
    };
  };
}

/** Calls `look` whenever the mouse or the focus enters or leaves an element. */
export function onHover(look: (on: boolean) => void): (element: Element) => () => void {
  return (element) =>
    listen(element, {
      pointerenter: () => look(true),
      focus: () => look(true),
      pointerleave: () => look(false),
      blur: () => queueMicrotask(() => look(false)),
    });
}
