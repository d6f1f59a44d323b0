// The shapes of the icons, on a grid of 24. A shape is a path and how it is painted:
// body (the icon's own colour), ink, light (paper on ink), flame, line (an ink stroke), bold (a thick one).

import { FRAME } from "./frame";

export type Paint = "body" | "ink" | "light" | "flame" | "line" | "bold";
export type Shape = readonly [Paint, string];

export const ICONS = {
  station: [
    ["body", "M12 2.6 22 10.4H20V21.4H4V10.4H2Z"],
    ["ink", "M10 21.4V14.2h4v7.2Z"],
  ],
  prepare: [
    ["body", "M12 2.4 22.6 21H1.4Z"],
    ["bold", "M7.6 17.6 12 10.4l4.4 7.2"],
  ],
  track: [
    ["line", "M7.9 6.6h8.2M6.6 11.4h10.8M5 17.4h14"],
    ["bold", "M9.6 2.5 4.6 21.5M14.4 2.5l5 19"],
  ],
  cauldron: [
    ["flame", "M12 11.4c-3 0-4.3-1.9-3.8-4 .4-1.7 2.1-2.8 2-6 3 1.4 6.2 3.6 6.2 6.8 0 2-1.7 3.2-4.4 3.2Z"],
    ["body", "M4.4 10.8h15.2l-2 5.4a3 3 0 0 1-2.8 2H9.2a3 3 0 0 1-2.8-2Z"],
    ["ink", "M9.4 18.2h5.2l1.8 3.8H7.6Z"],
  ],
  repeat: [
    ["bold", "M18.9 14.4a7.4 7.4 0 1 1-1.5-7.4"],
    ["ink", "M21.6 2.4v8h-8Z"],
  ],
  buy: [
    ["body", "M2 15.4V8.2C2 5.8 3.6 4.4 6 4.4h14.4a1.6 1.6 0 0 1 1.6 1.6v9.4Z"],
    ["ink", "M5 7.2h3.4v3H5ZM10.3 7.2h3.4v3h-3.4ZM15.6 7.2H19v3h-3.4Z"],
    ["bold", "M12 13.2v8M8.4 18l3.6 3.6 3.6-3.6"],
  ],
  coin: [
    ["body", "M12 2.4a9.6 9.6 0 1 1 0 19.2 9.6 9.6 0 0 1 0-19.2Z"],
    ["bold", "M8.2 6.8 12 12l3.8-5.2M12 12v6M8.6 12.6h6.8M8.6 15.4h6.8"],
  ],
  points: [
    ["body", "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z"],
    ["light", "m12 6 1.9 3.9 4.3.6-3.1 3 .7 4.3-3.8-2-3.8 2 .7-4.3-3.1-3 4.3-.6Z"],
  ],
  counter: [
    ["body", "M2 18.6v-4.4C2 8.6 6.2 5.4 12.6 5.4H20a2 2 0 0 1 2 2v11.2Z"],
    ["ink", "M6.4 11.2c1-1.9 2.6-2.9 4.8-3.1v3.1Z"],
  ],
  advance: [
    ["body", "M1.6 18.6v-3.8c0-5 3.6-8 9-8h3v11.8Z"],
    ["ink", "M5.2 12c.9-1.7 2.2-2.5 4-2.7V12Z"],
    ["bold", "M15.4 12.6h6M18.2 9l3.6 3.6-3.6 3.6"],
  ],
  engine: [
    ["body", "M1.4 18.8c0-7 6.4-13 15-13h4.2a2 2 0 0 1 2 2v11Z"],
    ["ink", "M8.2 10.6c1.7-1.6 3.7-2.3 6-2.4v2.4ZM16.4 8.4h3.4v2.4h-3.4Z"],
    ["line", "M2.4 14.8h20"],
  ],
  tail: [
    ["body", "M22.6 18.8c0-7-6.4-13-15-13H3.4a2 2 0 0 0-2 2v11Z"],
    ["ink", "M15.8 10.6c-1.7-1.6-3.7-2.3-6-2.4v2.4ZM7.6 8.4H4.2v2.4h3.4Z"],
    ["line", "M21.6 14.8h-20"],
  ],
  order: [
    ["body", "M2 21V12.6h6.6V6h6.8v9H22v6Z"],
    ["ink", "M11.4 9.4 12.6 8.6V14H11.4Z"],
  ],
  move: [["bold", "M3 8h16M15 3.6 19.4 8 15 12.4M21 16.4H5M9 12l-4.4 4.4L9 20.8"]],
  token: [
    ["body", "M12 2.4a9.6 9.6 0 1 1 0 19.2 9.6 9.6 0 0 1 0-19.2Z"],
    ["light", "M12 6.6a5.4 5.4 0 1 1 0 10.8 5.4 5.4 0 0 1 0-10.8Z"],
  ],
  closed: [
    ["body", "M12 2.4a9.6 9.6 0 1 1 0 19.2 9.6 9.6 0 0 1 0-19.2Z"],
    ["light", "M5.6 10h12.8v4H5.6Z"],
  ],
  always: [
    [
      "bold",
      "M12 12C10 9 8.4 7.8 6.6 7.8a4.2 4.2 0 0 0 0 8.4C8.4 16.2 10 15 12 12s3.6-4.2 5.4-4.2a4.2 4.2 0 0 1 0 8.4C15.6 16.2 14 15 12 12Z",
    ],
  ],
  hidden: [
    ["body", "M12 2.4a9.6 9.6 0 1 1 0 19.2 9.6 9.6 0 0 1 0-19.2Z"],
    ["bold", "M9 9.4c0-4 6.2-4 6.2-.2 0 2.6-3.2 2.4-3.2 5M12 17.2v.6"],
  ],
  check: [["bold", "M4 12.8 9.4 18 20 6.4"]],
  cross: [["bold", "M5.4 5.4 18.6 18.6M18.6 5.4 5.4 18.6"]],
  plus: [["bold", "M12 4.5V19.5M4.5 12H19.5"]],
  minus: [["bold", "M4.5 12H19.5"]],
  open: [["bold", "M5 9l7 7 7-7"]],
  ...FRAME,
} as const satisfies Record<string, readonly Shape[]>;

export type IconName = keyof typeof ICONS;
