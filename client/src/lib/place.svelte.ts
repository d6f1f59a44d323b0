// What the frame of the page should know about what it frames.

export const place = $state({
  /** The game of the table that is open; none in the lobby. */
  game: "",
});
