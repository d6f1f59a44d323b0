// The icons of a replay.

export const PLAYER = {
  first: [["ink", "M4 5h2.8v14H4ZM20 5v14l-11-7Z"]],
  back: [["ink", "M17 5v14L6 12Z"]],
  play: [["ink", "M7 4v16l13-8Z"]],
  pause: [["ink", "M6 4.5h4.2v15H6ZM13.8 4.5H18v15h-4.2Z"]],
  forth: [["ink", "M7 5v14l11-7Z"]],
  last: [["ink", "M17.2 5H20v14h-2.8ZM4 5v14l11-7Z"]],
} as const;
