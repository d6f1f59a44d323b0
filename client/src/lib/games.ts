// The boards and posters of the games, found by their folders at build time.

import type { Component } from "svelte";
import PlainPoster from "../board/PlainPoster.svelte";
import type { Board } from "./board";

const BOARDS = import.meta.glob<{ default: Board }>("../games/*/Board.svelte");
const POSTERS = import.meta.glob<Component>("../games/*/Poster.svelte", { eager: true, import: "default" });

const PLAIN = "plain"; // in the URL: use the plain board for any game

/** The board of a game, else the plain board; loaded on demand. */
export async function loadBoard(game: string): Promise<Board> {
  const plain = new URLSearchParams(location.search).has(PLAIN);
  const load = plain ? undefined : BOARDS[`../games/${game}/Board.svelte`];
  return (await (load?.() ?? import("../board/PlainBoard.svelte"))).default;
}

export const posterOf = (game: string): Component => POSTERS[`../games/${game}/Poster.svelte`] ?? PlainPoster;
