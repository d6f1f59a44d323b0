// What the automa has just done, step by step: read off the log, and shown on the board one after the other.

import type { LogEntry, LoggedMove } from "../../lib/messages";
import { signed } from "../../lib/numbers";
import { t } from "../../lib/texts.svelte";
import type { Colour, Seat, ZeroKeiArgs, ZeroKeiView } from "./types";
import { pointsText, type Words } from "./words";

export interface SceneStep {
  entries: LogEntry[];
  /** The place of his board that acts; nothing for his carriage and his place in the order. */
  position: string;
  title: string;
  /** What came of it. */
  more: string;
  /** Where it happens: cities, venues, counters, places of the tile. */
  things: string[];
}

/** What a step is about; a second one of these begins another step. */
const DEEDS = [
  "carriage-joined",
  "tile",
  "carriage-chosen",
  "prepared",
  "station-built",
  "track-laid",
  "venue-closed",
];

/** The entries of a seat, one step after the other: each with what it brought. */
export function stepsOf(log: Pick<LoggedMove, "entries">[], seat: string): LogEntry[][] {
  const steps: LogEntry[][] = [];
  let closed = true;
  for (const entry of log.flatMap(({ entries }) => entries)) {
    if (entry.by !== seat || entry.id === "played") {
      closed = true;
      continue;
    }
    const now = steps.at(-1);
    const another = DEEDS.includes(entry.id) && now?.some(({ id }) => DEEDS.includes(id));
    if (closed || !now || another || entry.id === "turned-up") steps.push([entry]);
    else now.push(entry);
    closed = entry.id === "points";
  }
  return steps;
}

/** A view with what some entries did: pieces on the board, cards in trains, points. */
export function patched(view: ZeroKeiView, entries: LogEntry[]): ZeroKeiView {
  const after = structuredClone(view);
  for (const { id, args } of entries) {
    const {
      city = 0,
      colour = "gold",
      space,
      venue = 0,
      count = 0,
      amount = 0,
      seat,
      carriage = "",
      position,
    } = args as ZeroKeiArgs;
    const player = seat && after[seat];
    if (id === "prepared") after.prepared.push(city);
    else if (id === "station-built") after.stations[String(city)] = colour;
    else if (id === "track-laid") after.tracks.push(city);
    else if (id === "counter") after.counters[colour] = Number(space);
    else if (id === "venue-closed") after.closed.push(venue);
    else if (id === "tile" && seat) after.tile[Number(space) - 1] = seat;
    else if (id === "turned-up" && position && after.hideo)
      after.hideo[position] = Number(args.token) || String(args.token);
    else if (player && id === "points") player.points += amount;
    else if (player && id === "yen") player.yen += amount;
    else if (player && id === "carriage-joined" && !player.train.includes(carriage))
      player.train.push(carriage);
    else if (player && id === "cauldrons-placed") {
      player.cauldrons[venue - 1] = (player.cauldrons[venue - 1] ?? 0) + count;
      player.cauldrons_left -= count;
    }
  }
  return after;
}

function titleOf(entries: LogEntry[], words: Words): Omit<SceneStep, "entries"> {
  const said: string[] = [];
  const things: string[] = [];
  let position = "";
  let points = 0;
  const deedsFirst = [...entries].sort((a, b) => Number(DEEDS.includes(b.id)) - Number(DEEDS.includes(a.id)));
  for (const { id, args: found } of deedsFirst) {
    const args = found as ZeroKeiArgs;
    const place = args.city ? words.cityName(args.city) : "";
    if (args.city) things.push(`city:${args.city}`);
    if (id === "points") points += args.amount ?? 0;
    else if (id === "turned-up") position = args.position ?? "";
    else if (id === "tile") {
      things.push(`tile:${args.space}`);
      said.push(t("zero-kei-fact-tile", { space: args.space ?? "" }));
    } else if (id === "counter") {
      things.push(`counter:${args.colour}`);
      said.push(t("zero-kei-fact-counter", { colour: args.colour as Colour, space: args.space ?? "" }));
    } else if (id === "venue-closed" || id === "cauldrons-placed") {
      const city = words.view.venues[(args.venue ?? 1) - 1] ?? 0;
      things.push(`city:${city}`, `venue:${args.venue}`);
      said.push(
        t(`zero-kei-fact-${id}`, {
          venue: args.venue ?? 0,
          count: args.count ?? 0,
          place: words.cityName(city),
        }),
      );
    } else if (id === "carriage-joined" || id === "carriage-chosen") {
      things.push(`carriage:${args.carriage}`);
      said.push(t(`zero-kei-page-fact-${id}`, { name: words.carriageCityNames(args.carriage ?? "") }));
    } else if (id === "prepared" || id === "station-built" || id === "track-laid")
      said.push(t(`zero-kei-fact-${id}`, { place, colour: args.colour ?? "" }));
  }
  const [first = "", ...rest] = said;
  const gain = points ? [signed(points)] : [];
  if (position)
    return {
      position,
      things,
      title: [position, ...said.slice(0, 1)].join(" · "),
      more: [...rest, ...gain].join(" · "),
    };
  return {
    position,
    things,
    title: first || pointsText(points),
    more: [...rest, ...(first ? gain : [])].join(" · "),
  };
}

export class Scene {
  readonly steps: SceneStep[];
  /** The step that is shown. */
  at = $state(0);
  paused = $state(false);
  #views = new Map<number, ZeroKeiView>();

  constructor(
    readonly seat: Seat,
    readonly before: ZeroKeiView,
    log: LoggedMove[],
    readonly own: LogEntry[],
    words: Words,
    /** The steps hold the board back until they are shown. */
    readonly staged: boolean,
  ) {
    this.steps = stepsOf(log, seat).map((entries) => ({ entries, ...titleOf(entries, words) }));
    this.at = staged ? 0 : this.steps.length - 1;
  }

  get now(): SceneStep | undefined {
    return this.steps[this.at];
  }

  /** The board as it was after the step that is shown. */
  get view(): ZeroKeiView {
    const { at } = this;
    const found = this.#views.get(at);
    if (found) return found;
    const shown = this.steps.slice(0, at + 1).flatMap(({ entries }) => entries);
    const view = patched(this.before, [...this.own, ...shown]);
    this.#views.set(at, view);
    return view;
  }
}
