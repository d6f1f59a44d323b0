// Words that come up beside a thing that is hovered, focused or pressed for long.

const PAUSE = 350; // ms of hovering
const LONG = 450; // ms of pressing

interface Tip {
  text: string;
  x: number;
  /** The upper and the lower edge of the thing. */
  top: number;
  bottom: number;
}

const state = $state<{ tip: Tip | null }>({ tip: null });

export const shownTip = (): Tip | null => state.tip;

/** Why something can't be done, asked for when it is wanted. */
export type Reason = (() => Promise<string>) | undefined;

function show(node: Element, text: string, reason: Reason): void {
  if (!text) return;
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const mine = { text, x: (left + right) / 2, top, bottom };
  state.tip = mine;
  void reason?.()
    .then((why) => {
      if (state.tip?.text === text) state.tip = { ...mine, text: `${text} · ${why}` };
    })
    .catch(() => undefined);
}

/** Soon: a thing that is taken away is left, too, while the page is being drawn, and nothing may change then. */
export function hideTip(): void {
  const shown = state.tip;
  queueMicrotask(() => {
    if (state.tip === shown) state.tip = null;
  });
}

/**
 * The thing explains itself with these words; a long press shows them and does nothing else. They are asked for when
 * they are wanted, so that nothing is to be done while views come and go.
 */
export function tip(
  words: () => string,
  reason: () => Reason = () => undefined,
): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const soon = (pause: number, after: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(after, pause);
    };
    const end = () => {
      clearTimeout(timer);
      hideTip();
    };
    const heard: { [name in keyof HTMLElementEventMap]?: (event: Event) => void } = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === "mouse") soon(PAUSE, () => show(node, words(), reason()));
      },
      pointerleave: end,
      pointercancel: end,
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
