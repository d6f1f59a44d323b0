// What part of the board is seen: dragged, pinched, wheeled, or moved by buttons.

import { BOARD, type Point } from "./geometry";

const NEAREST = 6;
const DRAG = 6; // pixels before a press becomes a drag

export class PanZoom {
  wide = $state(1);
  high = $state(1);
  /** Pixels of a unit of the board that somebody chose; null for the whole board. It stays when the window changes. */
  #near = $state<number | null>(null);
  #centre = $state<Point>([BOARD.x + BOARD.width / 2, BOARD.y + BOARD.height / 2]);
  #fingers = new Map<number, Point>();
  #moved = 0;
  dragging = $state(false);
  /** While it moves, the drawing is only shifted; it is drawn sharp again when it rests. */
  moving = $state(false);
  #rest: ReturnType<typeof setTimeout> | undefined;

  #moves(): void {
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.moving = false;
    }, 200);
  }

  /** Pixels of a unit where the whole board is seen. */
  whole = $derived(Math.min(this.wide / BOARD.width, this.high / BOARD.height));
  zoom = $derived(Math.max(1, Math.min(NEAREST, (this.#near ?? 0) / this.whole)));
  /** Pixels of a unit of the board. */
  scale = $derived(this.whole * this.zoom);
  /** What is seen: left, top, width, height. */
  seen = $derived.by((): [number, number, number, number] => {
    const [wide, high] = [this.wide / this.scale, this.high / this.scale];
    const [x, y] = this.#clamp(this.#centre);
    return [x - wide / 2, y - high / 2, wide, high];
  });

  /** The whole board, with what lies around it in a window of this shape: what is drawn, once. */
  drawn = $derived.by((): [number, number, number, number] => {
    const [wide, high] = [(this.wide * this.zoom) / this.scale, (this.high * this.zoom) / this.scale];
    return [BOARD.x + (BOARD.width - wide) / 2, BOARD.y + (BOARD.height - high) / 2, wide, high];
  });
  /** Where the drawing is put so that the right part of it is seen. */
  place = $derived.by(() => {
    const [x, y] = [(this.drawn[0] - this.seen[0]) * this.scale, (this.drawn[1] - this.seen[1]) * this.scale];
    return `translate(${x}px, ${y}px) scale(${this.zoom})`;
  });

  /** A point of the board in pixels of the window. */
  toScreen([x, y]: Point): Point {
    return [(x - this.seen[0]) * this.scale, (y - this.seen[1]) * this.scale];
  }

  #clamp([x, y]: Point): Point {
    const keep = (at: number, start: number, size: number, seen: number) =>
      seen >= size ? start + size / 2 : Math.max(start + seen / 2, Math.min(start + size - seen / 2, at));
    const [wide, high] = [this.wide / this.scale, this.high / this.scale];
    return [keep(x, BOARD.x, BOARD.width, wide), keep(y, BOARD.y, BOARD.height, high)];
  }

  /** Nearer or farther, so that what lies at a point of the window stays there. */
  by(factor: number, [px, py]: Point = [this.wide / 2, this.high / 2]): void {
    this.#moves();
    const at: Point = [this.seen[0] + px / this.scale, this.seen[1] + py / this.scale];
    const zoom = Math.max(1, Math.min(NEAREST, this.zoom * factor));
    this.#near = zoom > 1 ? zoom * this.whole : null;
    const [wide, high] = [this.wide / this.scale, this.high / this.scale];
    this.#centre = this.#clamp([at[0] - px / this.scale + wide / 2, at[1] - py / this.scale + high / 2]);
  }

  /** Near enough to read what is around a point, and no nearer. */
  begin(at: Point, near: number): void {
    this.#near = near;
    this.#centre = this.#clamp(at);
  }

  /** Move so far that a point is well inside the window. */
  bring([x, y]: Point): void {
    const [left, top, wide, high] = this.seen;
    const inside = (at: number, from: number, size: number) =>
      at > from + size * 0.1 && at < from + size * 0.9;
    if (!inside(x, left, wide) || !inside(y, top, high)) this.#centre = this.#clamp([x, y]);
  }

  far(): void {
    this.#near = null;
  }

  move(dx: number, dy: number): void {
    this.#moves();
    this.#centre = this.#clamp([this.#centre[0] - dx / this.scale, this.#centre[1] - dy / this.scale]);
  }

  wheel = (event: WheelEvent): void => {
    if (this.zoom <= 1 && event.deltaY > 0) return; // the page may scroll
    event.preventDefault();
    const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
    this.by(Math.exp(-event.deltaY * 0.0016), [event.clientX - left, event.clientY - top]);
  };

  down = (event: PointerEvent): void => {
    if (this.#fingers.size === 0) this.#moved = 0;
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
  };

  drag = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    const window = event.currentTarget as Element;
    if (other) {
      const { left, top } = window.getBoundingClientRect();
      const apart = (p: Point) => Math.hypot(p[0] - other[0], p[1] - other[1]) || 1;
      this.by(apart(now) / apart(before), [(now[0] + other[0]) / 2 - left, (now[1] + other[1]) / 2 - top]);
      this.move((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
    } else {
      this.move(now[0] - before[0], now[1] - before[1]);
    }
    this.#moved += Math.hypot(now[0] - before[0], now[1] - before[1]);
    if (this.#moved > DRAG && !this.dragging) {
      this.dragging = true;
      window.setPointerCapture(event.pointerId);
    }
    this.#fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.dragging = false;
  };

  /** A click that ends a drag is none. */
  click = (event: MouseEvent): void => {
    if (this.#moved > DRAG) {
      event.stopPropagation();
      event.preventDefault();
      this.#moved = 0;
    }
  };
}
