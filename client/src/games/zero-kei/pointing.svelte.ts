// What this board adds to pointing: its texts, the marks of changes, price tags, and where a question is answered.

import { getPointing, Pointing, setPointing, type Thing } from "../../board/pointing.svelte";
import type { BoardProps, OfferedMove } from "../../lib/board";
import { motionReduced } from "../../lib/settings.svelte";
import { t } from "../../lib/texts.svelte";
import { changes } from "./changes";
import { Count } from "./count.svelte";
import { Scene } from "./scene.svelte";
import type { Seat, ZeroKeiView } from "./types";
import { Words } from "./words";

/** What is best to be had at a thing: its price, and the change of the player's total. */
export interface PriceTag {
  yen: number | null;
  change: number | null;
  /** One of the two largest changes. */
  most: boolean;
}

/** Kinds of things that are answered in the offer, where they lie side by side. */
const IN_OFFER = ["draft", "tile", "counter", "space", "tokens", "token"];
const MOST = 2;
/** How long a step of Hideo is shown, in ms. */
const PACE = 1600;
/** How long one thing of the count at the end is shown, in ms. */
const BEAT = 900;
const NONE: OfferedMove[] = [];
/** How long a step that leaves no choice is shown before it is made, in ms. */
const MOMENT = 900;
/** What may be made by itself: the rest of something begun, never its beginning or its end. */
const STEPS = [
  "draft",
  "order",
  "advance",
  "buy",
  "prepare",
  "track",
  "station",
  "participate",
  "space",
  "from",
  "to",
  "on",
  "token",
];

/** The player's total before the action that a move belongs to, and after the move. */
export const totalOf = ({ whole, total_change }: OfferedMove): [number, number] | null =>
  whole?.total_change ?? total_change;

/** What the whole action costs with a move, its fee included: yen that are paid. */
export const priceOf = ({ whole, quote }: OfferedMove): number | null => {
  const yen = (whole?.quote ?? quote)?.yen;
  return yen === undefined ? null : -yen;
};

export const changeOf = (offer: OfferedMove): number | null => {
  const total = totalOf(offer);
  return total ? total[1] - total[0] : null;
};

class ZeroKeiPointing extends Pointing {
  words: Words;
  override quick = true;
  /** What Hideo has just done, while it is shown. */
  scene: Scene | null = $state.raw(null);
  /** The count at the end, while it goes on. */
  count: Count | null = $state.raw(null);
  #before: ZeroKeiView | undefined;
  /** This window has made a move, and then that the position follows it: other windows make no steps by themselves. */
  #sent = false;
  #follows = $state(false);
  /** Steps made by themselves, with the position before them. */
  #made = new Set<string>();

  constructor(board: () => BoardProps) {
    super(board);
    this.words = new Words(board, () => (this.scene?.staged ? this.scene.view : undefined));
    $effect(() => {
      const { count } = this;
      this.props.setTotals?.(count?.totals ?? null);
      if (!count || count.paused) return;
      const timer = setTimeout(() => this.nextBeat(), BEAT);
      return () => clearTimeout(timer);
    });
    // A step that leaves no choice is made, after a moment in which it can be seen and read.
    $effect(() => {
      const { forced } = this;
      if (!forced) return;
      const { setQuestion } = this.props;
      setQuestion?.(t("zero-kei-page-forced", { move: forced.words }));
      const timer = setTimeout(() => {
        this.#made.add(this.#positionOf(forced));
        this.play(forced.move);
      }, MOMENT);
      return () => {
        clearTimeout(timer);
        setQuestion?.("");
      };
    });
    // One step after the other, unless somebody holds them.
    $effect(() => {
      const { scene } = this;
      if (!scene?.staged || scene.paused || scene.at < 0) return;
      const timer = setTimeout(() => this.nextStep(), PACE);
      return () => clearTimeout(timer);
    });
  }

  override moveText(offer: OfferedMove): string {
    return this.words.moveText(offer);
  }

  /** Call once per view: marks what has changed and shows what Hideo did, unless the view follows no other. */
  see(view: ZeroKeiView, isJump = false): void {
    const before = this.#before;
    this.#before = view;
    this.#follows = this.#sent;
    this.#sent = false;
    if (isJump) this.marks.clear();
    else if (before && before !== view) this.#show(before, view);
  }

  #show(before: ZeroKeiView, view: ZeroKeiView): void {
    if (view.phase === "over" && before.phase !== "over" && !motionReduced())
      this.count = new Count(this.props.accounts);
    const { automa } = view.now;
    const log = this.props.log ?? [];
    const entries = log.flatMap((move) => move.entries);
    const first = automa ? entries.findIndex(({ by, id }) => by === automa && id !== "played") : -1;
    if (automa && first >= 0 && view.phase !== "over" && !motionReduced()) {
      this.scene = new Scene(automa, before, log, entries.slice(0, first), this.words, true);
    } else this.scene = null;
    if (this.scene?.staged) this.marks.clear();
    else this.marks.show(changes(before, view));
  }

  override play(...moves: string[]): void {
    this.#sent = true;
    super.play(...moves);
  }

  /** The only legal move, where it is a step and no decision; never twice, so that it can be taken back. */
  forced: OfferedMove | null = $derived.by(() => {
    const [only, another] = this.legal;
    if (!only || another || !this.#follows || !STEPS.includes(only.verb)) return null;
    return this.#made.has(this.#positionOf(only)) ? null : only;
  });

  #positionOf({ move }: OfferedMove): string {
    return move + JSON.stringify(this.words.view);
  }

  nextBeat(): void {
    const { count } = this;
    if (!count) return;
    if (count.at < count.beats.length) count.at += 1;
    else this.endCount();
  }

  endCount(): void {
    this.count = null;
  }

  nextStep(): void {
    const { scene } = this;
    if (!scene) return;
    if (scene.at + 1 < scene.steps.length) scene.at += 1;
    else this.endScene();
  }

  stepBack(): void {
    const { scene } = this;
    if (!scene) return;
    scene.at = Math.max(0, scene.at - 1);
    scene.paused = true;
  }

  endScene(): void {
    this.scene = null;
  }

  /** Nothing can be chosen before what happened is shown. */
  override get legal(): OfferedMove[] {
    return this.scene?.staged ? NONE : super.legal;
  }

  /** What is marked as done by others: of a step that is shown, where it happens. */
  override get fresh(): ReadonlyMap<string, number> {
    const beat = this.count?.now;
    if (beat) return new Map([[`city:${beat.city}`, 0]]);
    const step = this.scene?.now;
    return step ? new Map(step.things.map((thing) => [thing, 0])) : super.fresh;
  }

  /** The moves that are about no thing in sight, shown as buttons: an event is shown in the header. */
  get buttons(): OfferedMove[] {
    return this.legal.filter(({ on, verb }) => !on.length || verb === "event");
  }

  /** The engines of others that can be used. */
  get engines(): OfferedMove[] {
    return this.legal.filter(({ verb, args }) => verb === "engine" && args.owner !== this.words.view.seat);
  }

  /** The moves that are answered in the offer, in order. */
  choices: OfferedMove[] = $derived.by(() => {
    const { row, discard } = this.words.view;
    const cards = [...row.map((place) => place?.carriage), ...discard];
    return this.legal.filter(({ on, verb, args }) => {
      const kind = on[0]?.split(":")[0] ?? "";
      return IN_OFFER.includes(kind) || (verb === "buy" && cards.includes(String(args.carriage)));
    });
  });

  /** What a choice is called, in the list and on the map: a letter, as numbers are cities. */
  letter(offer: OfferedMove): string {
    return String.fromCharCode("A".charCodeAt(0) + this.choices.indexOf(offer));
  }

  /** The letters of the carriages that are for sale, at their cities. */
  offered: Map<number, string> = $derived.by(() => {
    const found = new Map<number, string>();
    for (const offer of this.choices) {
      if (offer.verb !== "buy") continue;
      for (const city of this.words.carriageCities(String(offer.args.carriage)))
        found.set(city, (found.get(city) ?? "") + this.letter(offer));
    }
    return found;
  });

  /** The largest changes among what is lit on the map. */
  #largest = $derived.by(() => {
    const places = this.targets().filter((target) => /^(city|venue):/.test(target));
    const found = places.map((target) => Math.max(...this.moves(target).map((move) => changeOf(move) ?? 0)));
    return found.sort((a, b) => b - a).slice(0, MOST);
  });

  /** The tag of what can be done at a thing; the better one where there are several. */
  tag(thing: Thing): PriceTag | null {
    const moves = this.offers(thing);
    const [first] = moves;
    if (!first) return null;
    const best = moves.reduce((a, b) => ((changeOf(b) ?? 0) > (changeOf(a) ?? 0) ? b : a), first);
    const change = changeOf(best);
    const yen = priceOf(best);
    const most = change !== null && change > 0 && this.#largest.includes(change);
    return yen === null && change === null ? null : { yen, change, most };
  }

  /** The things of a seat's train. */
  ownThings(seat: Seat): string[] {
    const { train } = this.words.player(seat);
    return [`engine:${seat}`, ...train.map((id) => `carriage:${id}`), `tail:${seat}`];
  }
}

export const setZeroKeiPointing = (board: () => BoardProps): ZeroKeiPointing =>
  setPointing(new ZeroKeiPointing(board));
export const getZeroKeiPointing = (): ZeroKeiPointing => getPointing() as ZeroKeiPointing;
