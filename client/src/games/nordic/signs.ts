// Signs: a colour never stands alone. Drawn around 0, 0 in a square of 10.

/** Of each kind of card and route. Lines are stroked, the others filled. */
export const SYMBOLS: Record<string, { path: string; line?: boolean }> = {
  purple: { path: "M0-4.4L4.1 0 0 4.4-4.1 0z" },
  blue: {
    path: "M-4.4-1.6q1.1-1.8 2.2 0t2.2 0 2.2 0 2.2 0M-4.4 2q1.1-1.8 2.2 0t2.2 0 2.2 0 2.2 0",
    line: true,
  },
  orange: { path: "M0-4L4.3 3.4H-4.3z" },
  white: { path: "M-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0z", line: true },
  green: { path: "M-1.5-4.2h3v2.7h2.7v3h-2.7v2.7h-3v-2.7h-2.7v-3h2.7z" },
  yellow: { path: "M0-4.6L1.3-1.5 4.6-1.3 2 .8 2.9 4.1 0 2.2-2.9 4.1-2 .8-4.6-1.3-1.3-1.5z" },
  black: { path: "M-3.6-3.6h7.2v7.2h-7.2z" },
  red: { path: "M-3.9 0a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0z" },
  grey: { path: "M0-3.6V3.6M-3.1-1.8L3.1 1.8M-3.1 1.8L3.1-1.8", line: true },
  loco: { path: "M-3.6 2.6V-.4l1.3-.9v-2.9h4.6v2.9l1.3.9V2.6h.9v1.6h-9V2.6zM-1.2-3.1v1.8h2.4v-1.8z" },
};

export const TICK = "M-4 .2L-1.2 3 4.2-3.4";
export const CROSS = "M-3.4-3.4L3.4 3.4M3.4-3.4L-3.4 3.4";

/** What tells a player's cars without colour, on a body so long and high: bars, slashes, dots. Filled, or stroked. */
export function carPattern(seat: string, length: number, high: number): string {
  const [end, top] = [length / 2, high / 2];
  if (seat === "white") return `M${4 - end} ${-top}v${high}M${end - 4} ${-top}v${high}`;
  if (seat === "red") {
    const at = Math.max(end - 6.5, 5);
    return [-at, at].map((x) => `M${x - 2.5} ${top - 2}L${x + 2.5} ${2 - top}`).join("");
  }
  const [x, y] = [Math.max(end - 4.5, 6), top - 4];
  return [-x, x].flatMap((a) => [-y, y].map((b) => `M${a} ${b}h.1`)).join("");
}
