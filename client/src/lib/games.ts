// The boards of the games: each is loaded when a table of its game is opened.

import type { Game } from "./board";

export const BOARDS: Record<string, () => Promise<Game>> = {
  "zero-kei": () => import("../games/zero-kei/index"),
  nordic: () => import("../games/nordic/index"),
};
