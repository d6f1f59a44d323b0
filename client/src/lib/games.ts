// What the games bring along for the page, found by their folders when it is built.

import type { Component } from "svelte";
import PlainPoster from "../board/PlainPoster.svelte";
import type { Board } from "./board";

const BOARDS = import.meta.glob<{ default: Board }>("../games/*/Board.svelte");
const POSTERS = import.meta.glob<Component>("../games/*/Poster.svelte", { eager: true, import: "default" });

const PLAIN = "plain"; // in an address: every game with the plain board

/** The board of a game, loaded when a table of it is opened; a plain one if it has none of its own. */
export async function loadBoard(game: string): Promise<Board> {
  const plain = new URLSearchParams(location.search).has(PLAIN);
  const own = plain ? undefined : BOARDS[`../games/${game}/Board.svelte`];
  return (await (own?.() ?? import("../board/PlainBoard.svelte"))).default;
}

export const posterOf = (game: string): Component => POSTERS[`../games/${game}/Poster.svelte`] ?? PlainPoster;
