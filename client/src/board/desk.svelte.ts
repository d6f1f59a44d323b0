// Which areas of a table are open as sheets, and where its header is: shared by the page and the board in it.

import { getContext, setContext } from "svelte";

export type SheetArea = "offer" | "others" | "log";

class Desk {
  /** The area that is open as a sheet. */
  open = $state<SheetArea | null>(null);
  /** The part of the page's header that is the board's. */
  header = $state.raw<HTMLElement>();

  /** Show an area: as a sheet, if it has no room. */
  toggle(area: SheetArea): void {
    const place = document.getElementById(`area-${area}`);
    if (this.open !== area && place?.checkVisibility()) place.scrollIntoView({ block: "nearest" });
    else this.open = this.open === area ? null : area;
  }

  close(): void {
    this.open = null;
  }
}

const KEY = Symbol("desk");

/** For the screen that shows a table. */
export function setDesk(): Desk {
  return setContext(KEY, new Desk());
}

export const getDesk = (): Desk => getContext(KEY);
