// What the page takes from this folder.

export { default } from "./Board.svelte";
