// The visible part of a map: scrolled by finger, dragged by mouse, pinched, wheeled, or moved by buttons.

import { tick, untrack } from "svelte";

export type Point = [number, number];

export interface Extent {
  x: number;
  y: number;
  width: number;
  height: number;
}

const NEAREST = 6;
const LEAST = 1e-6; // pixels per unit of the map
export const STEP = 1.4; // by a button or a key
const DRAG = 6; // pixels before a press becomes a drag
const REST = 200; // ms without zooming until the map is drawn sharp again

export class PanZoom {
  /** The frame around the map, and its size in pixels. */
  frame: HTMLElement | undefined = $state.raw();
  wide = $state(1);
  high = $state(1);
  /** How far the frame is scrolled. */
  left = $state(0);
  top = $state(0);
  zooming = $state(false);
  dragging = $state(false);
  /** Whether the frame has its own height; otherwise it is as high as the map, fitted to its width. */
  readonly fills: boolean;
  /** What the map holds; a board may change its shape. */
  extent: Extent = $state.raw({ x: 0, y: 0, width: 1, height: 1 });
  /** The chosen scale, in pixels per unit; null for the whole map. Resizing the window keeps it. */
  #near = $state<number | null>(null);
  #middle: Point;
  #dragged = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(extent: Extent, fills: boolean) {
    this.extent = extent;
    this.#middle = [extent.x + extent.width / 2, extent.y + extent.height / 2];
    this.fills = fills;
    $effect(() => () => clearTimeout(this.#rest));
    // Resizing the frame keeps the same point in the middle.
    $effect(() => {
      void [this.wide, fills && this.high];
      untrack(() => this.#centre(this.#middle));
    });
  }

  /** The height of the whole map in pixels. */
  base = $derived.by(() => (this.fills ? this.high : (this.wide * this.extent.height) / this.extent.width));
  /** The scale that shows the whole map; never zero, even if the frame has no size yet. */
  whole = $derived.by(() =>
    Math.max(Math.min(this.wide / this.extent.width, this.base / this.extent.height), LEAST),
  );
  zoom = $derived(Math.max(1, Math.min(NEAREST, (this.#near ?? 0) / this.whole)));
  isNearest = $derived(this.zoom >= NEAREST);
  /** The scale: pixels per unit of the map. */
  scale = $derived(this.whole * this.zoom);

  /** The whole map, extended to the shape of the frame: left, top, width, height. */
  viewBox = $derived.by((): [number, number, number, number] => {
    const { x, y, width, height } = this.extent;
    const [wide, high] = [this.wide / this.whole, this.base / this.whole];
    return [x + (width - wide) / 2, y + (height - high) / 2, wide, high];
  });

  /** A point of the map in pixels of the frame. */
  toScreen([x, y]: Point): Point {
    const [left, top] = this.viewBox;
    return [(x - left) * this.scale - this.left, (y - top) * this.scale - this.top];
  }

  onScroll = (): void => {
    if (!this.frame?.isConnected) return; // a last event, when the map is no longer there
    this.left = this.frame.scrollLeft;
    this.top = this.frame.scrollTop;
    const [left, top] = this.viewBox;
    this.#middle = [
      (this.left + this.wide / 2) / this.scale + left,
      (this.top + this.high / 2) / this.scale + top,
    ];
  };

  /** Scroll as soon as the map has its size. */
  #scrollTo(place: () => Point): void {
    void tick().then(() => {
      if (!this.frame?.isConnected) return;
      const [left, top] = place();
      this.frame.scrollTo(left, top);
      this.onScroll();
    });
  }

  #centre(at: Point): void {
    this.#middle = at;
    this.#scrollTo(() => {
      const [left, top] = this.viewBox;
      return [(at[0] - left) * this.scale - this.wide / 2, (at[1] - top) * this.scale - this.high / 2];
    });
  }

  /** Zoom in or out around a point of the frame. */
  zoomBy(factor: number, [x, y]: Point = [this.wide / 2, this.high / 2]): void {
    const { left, top, zoom } = this;
    this.zooming = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.zooming = false;
    }, REST);
    const wanted = Math.max(1, Math.min(NEAREST, zoom * factor));
    this.#near = wanted > 1 ? wanted * this.whole : null;
    const grown = wanted / zoom;
    // Further zooming may come before the map has its new size.
    [this.left, this.top] = [(left + x) * grown - x, (top + y) * grown - y];
    this.#scrollTo(() => [this.left, this.top]);
  }

  /** Zoom to a scale, with a point in the middle. */
  zoomTo(at: Point, near: number): void {
    this.#near = near;
    this.#centre(at);
  }

  /** Whether a point is well inside the frame. */
  isInView(at: Point): boolean {
    const [x, y] = this.toScreen(at);
    const inside = (place: number, size: number, all: number) =>
      all * this.zoom <= size + 1 || (place > size * 0.1 && place < size * 0.9);
    return inside(x, this.wide, this.wide) && inside(y, this.high, this.base);
  }

  /** Scroll until a point is well inside the frame. */
  scrollIntoView(at: Point): void {
    if (!this.isInView(at)) this.#centre(at);
  }

  /** Show the whole map. */
  reset(): void {
    this.#near = null;
  }

  #at(node: Element, x: number, y: number): Point {
    const { left, top } = node.getBoundingClientRect();
    return [x - left, y - top];
  }

  /** Makes the frame react: one finger scrolls, two pinch, a mouse drags and wheels. */
  gestures = (node: HTMLElement): (() => void) => {
    this.frame = node;
    const ended = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => node.addEventListener(name, listener, { passive: false, signal: ended.signal, capture });
    let apart = 0;
    const fingers = ({ touches: [a, b] }: TouchEvent): [number, Point] | undefined =>
      a && b
        ? [
            Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1,
            this.#at(node, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2),
          ]
        : undefined;
    on("touchstart", (event) => {
      apart = fingers(event)?.[0] ?? 0;
    });
    on("touchmove", (event) => {
      const now = fingers(event);
      if (!now || !apart) return;
      event.preventDefault();
      this.zoomBy(now[0] / apart, now[1]);
      apart = now[0];
    });
    on("wheel", (event) => {
      // Where the frame is as high as the map, the wheel scrolls the page, unless a trackpad is pinched.
      if (!event.ctrlKey && (!this.fills || (this.zoom <= 1 && event.deltaY > 0))) return;
      event.preventDefault();
      const fast = event.ctrlKey ? 0.004 : 0.0016;
      this.zoomBy(Math.exp(-event.deltaY * fast), this.#at(node, event.clientX, event.clientY));
    });
    let held: Point | undefined; // where the mouse was last, while it is pressed
    on("pointerdown", ({ pointerType, button, clientX, clientY }) => {
      this.#dragged = 0;
      if (pointerType === "mouse" && button === 0 && this.zoom > 1) held = [clientX, clientY];
    });
    on("pointermove", ({ pointerId, clientX, clientY }) => {
      if (!held) return;
      const [dx, dy] = [clientX - held[0], clientY - held[1]];
      held = [clientX, clientY];
      node.scrollBy(-dx, -dy);
      this.#dragged += Math.hypot(dx, dy);
      if (this.#dragged <= DRAG || this.dragging) return;
      this.dragging = true;
      node.setPointerCapture(pointerId);
    });
    for (const name of ["pointerup", "pointercancel", "pointerleave"] as const)
      on(name, () => {
        held = undefined;
        this.dragging = false;
      });
    // The click that ends a drag doesn't count.
    on(
      "click",
      (event) => {
        if (this.#dragged <= DRAG) return;
        event.stopPropagation();
        event.preventDefault();
        this.#dragged = 0;
      },
      true,
    );
    return () => ended.abort();
  };
}
