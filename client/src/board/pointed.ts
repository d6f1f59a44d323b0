// When a thing is pointed at: by a mouse that hovers, a key that reaches it, a finger that rests on it.

const PAUSE = 150; // ms that a mouse hovers
const LONG_PRESS = 450; // ms that a finger rests

export interface Pointed {
  /** Say what the thing is. */
  tell: (element: Element, byFinger: boolean) => void;
  /** The mouse or the focus has left. What a finger was told stays until the next touch. */
  leave: (element: Element) => void;
  /** A click or a key; without this, clicks are left to the thing itself. */
  press?: (element: Element, event: Event) => void;
}

const byFinger = (event: Event): boolean => (event as PointerEvent).pointerType === "touch";

/** Makes an element answer to mouse, keyboard and finger. A long press tells, and presses nothing. */
export function pointed({ tell, leave, press }: Pointed): (element: Element) => () => void {
  return (element) => {
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = false; // by a long press, whose click is still to come
    const soon = (pause: number, work: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(work, pause);
    };
    const stop = () => clearTimeout(timer);
    // An element that is taken away loses the focus while the page is being drawn: nothing may change then.
    const left = () => {
      stop();
      queueMicrotask(() => leave(element));
    };
    const heard: Record<string, (event: Event) => void> = {
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
      // The browser's own menu would cover what is told.
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
        const { key } = event as KeyboardEvent;
        if (!press || element instanceof HTMLButtonElement || (key !== "Enter" && key !== " ")) return;
        event.preventDefault();
        press(element, event);
      },
    };
    for (const [name, hear] of Object.entries(heard))
      element.addEventListener(name, hear, { capture: true, signal: ended.signal });
    return () => {
      left();
      ended.abort();
    };
  };
}

/** Whether somebody looks at an element, with mouse or keys, as soon as they do. */
export function looked(look: (on: boolean) => void): (element: Element) => () => void {
  return (element) => {
    const ended = new AbortController();
    const on = (name: string, hear: () => void) =>
      element.addEventListener(name, hear, { signal: ended.signal });
    for (const name of ["pointerenter", "focus"]) on(name, () => look(true));
    on("pointerleave", () => look(false));
    on("blur", () => queueMicrotask(() => look(false)));
    return () => ended.abort();
  };
}
