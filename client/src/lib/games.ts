// The boards of the games: each is loaded when a table of its game is opened.

import type { Board } from "./board";

export const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  "zero-kei": () => import("../games/zero-kei/Board.svelte"),
  nordic: () => import("../games/nordic/Board.svelte"),
};
