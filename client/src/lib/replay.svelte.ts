// A game that is over, looked at again: the same board, with the moves of the past as its source.

import { addressOf, placeOf } from "./address";
import { type Round, rounds } from "./log";
import type {
  MoveList,
  NarratedGroup,
  PastSnapshot,
  SeatInfo,
  SeatSnapshot,
  TableInfo,
  TableSnapshot,
} from "./messages";
import { namesAt } from "./names";
import { Player } from "./player.svelte";
import { Positions } from "./positions";
import { problemText } from "./problems";
import { ask, Refusal } from "./server";
import { shared } from "./sharing";
import { language, learn } from "./texts.svelte";

const CALM = 300; // ms without a step before the address is written: browsers refuse too many
const MOMENT = 400; // ms that a position must have been seen before the next one is acted out
const PASSING = ["refused-too-often", "refused-busy"]; // refusals that are over soon

export class Replay {
  name: string;
  info = $state.raw<TableInfo>();
  printed = $state.raw<Record<string, unknown>>();
  past = $state.raw<PastSnapshot>();
  /** What is seen does not follow what was seen before, or too soon to be acted out. */
  leap = $state(true);
  /** Whose eyes; null for a spectator. */
  seat = $state<number | null>(null);
  /** Why nothing can be shown. */
  refused = $state("");
  lost = $state(false);
  player = new Player((number) => this.#want(number));
  #list = $state.raw<MoveList>();
  #positions: Positions<PastSnapshot> | undefined;
  #reading = 0;
  #seenAt = 0;
  #writing: ReturnType<typeof setTimeout> | undefined;

  constructor(name: string) {
    this.name = name;
    addEventListener("popstate", this.#arrive);
    void this.#carefully(() => this.#open());
  }

  async #open(): Promise<void> {
    const { table } = await ask<TableSnapshot>(`/tables/${this.name}`);
    await learn(table.game);
    this.info = table;
    const place = placeOf(location);
    const mine = table.seats.filter((seat) => seat.yours);
    this.seat = this.#eyes(
      place.seat === undefined ? (mine.length === 1 ? mine[0]?.seat : null) : place.seat,
    );
    const [printed] = await Promise.all([
      ask<Record<string, unknown>>(`/tables/${this.name}/printed`),
      this.#read(place.number),
    ]);
    this.printed = printed;
  }

  #eyes(seat: number | null | undefined): number | null {
    return this.watchers.some((each) => each.seat === seat) ? (seat ?? null) : null;
  }

  /** All is told anew: through other eyes, or in another language. */
  async #read(number: number): Promise<void> {
    const reading = ++this.#reading;
    const eyes = `words=${language()}${this.seat === null ? "" : `&seat=${this.seat}`}`;
    const list = await ask<MoveList>(`/tables/${this.name}/moves?${eyes}`);
    if (reading !== this.#reading) return;
    this.#list = list;
    this.#positions?.close();
    this.#positions = new Positions<PastSnapshot>(list.moves, {
      ask: (wanted) => ask<PastSnapshot>(`/tables/${this.name}/moves/${wanted}?${eyes}`),
      show: (past) => this.#see(past),
      failed: (error) => this.#failed(error),
    });
    this.player.last = list.moves;
    this.player.go(number);
  }

  #see(past: PastSnapshot): void {
    const now = performance.now();
    this.leap = past.number - 1 !== this.past?.number || now - this.#seenAt < MOMENT;
    this.#seenAt = now;
    const { shown } = past;
    this.past = { ...past, shown: { ...shown, view: shared(this.past?.shown.view, shown.view) } };
    this.lost = false;
    this.player.saw(past.number);
  }

  #want(number: number): void {
    void this.#positions?.want(number);
    clearTimeout(this.#writing);
    this.#writing = setTimeout(() => history.replaceState(null, "", this.address), CALM);
  }

  #failed(error: unknown): boolean {
    if (error instanceof Refusal && !PASSING.includes(error.reason)) {
      this.refused = error.message;
      return false;
    }
    this.lost = true;
    return true;
  }

  async #carefully(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.#failed(error)) this.refused = problemText(error);
    }
  }

  /** The browser went back or forward, or somebody typed another move. */
  #arrive = (): void => {
    const { number, seat } = placeOf(location);
    clearTimeout(this.#writing);
    this.player.pause();
    if (seat !== undefined && seat !== this.seat) this.look(seat, number);
    else this.player.go(number);
  };

  /** Through other eyes. */
  look(seat: number | null, number: number = this.player.number): void {
    this.seat = this.#eyes(seat);
    void this.#carefully(() => this.#read(number));
  }

  /** In another language. */
  speak(): void {
    void this.#carefully(() => this.#read(this.player.number));
  }

  /** From afar: the way back leads here again. */
  jump(number: number): void {
    clearTimeout(this.#writing);
    history.replaceState(null, "", this.address);
    history.pushState(null, "", addressOf(this.name, number, this.seat));
    this.player.step(number);
  }

  get address(): string {
    return addressOf(this.name, this.player.number, this.seat);
  }

  /** Whose eyes there are to look through: the rules themselves have none. */
  get watchers(): SeatInfo[] {
    return this.info?.seats.filter((seat) => seat.kind !== "automa") ?? [];
  }

  names: string[] = $derived(this.info ? namesAt(this.info) : []);

  get shown(): SeatSnapshot | undefined {
    return this.past?.shown;
  }

  get decides(): number | null {
    return this.past?.shown.decides ?? null;
  }

  /** What had happened by then. Of an action that was not done yet, what was. */
  told: NarratedGroup[] = $derived.by(() => {
    const { past } = this;
    if (!past || !this.#list) return [];
    const begun = this.#list.told.filter((each) => each.number <= past.number);
    const now = past.shown.words?.told.at(-1);
    return now && now.number === begun.at(-1)?.number ? [...begun.slice(0, -1), now] : begun;
  });

  /** The same, round by round. */
  rounds: Round[] = $derived.by(() => {
    const { past } = this;
    const log = this.#list?.log.filter(({ move }) => move <= (past?.number ?? 0)) ?? [];
    return rounds(this.told, log, past?.shown.view.seats ?? []);
  });

  /** The number of the last step of an action. */
  endOf(told: NarratedGroup): number {
    const next = this.#list?.told.find((each) => each.number > told.number);
    return next ? next.number - 1 : this.player.last;
  }

  close(): void {
    removeEventListener("popstate", this.#arrive);
    clearTimeout(this.#writing);
    this.player.pause();
    this.#positions?.close();
    this.#reading += 1;
  }
}
