// The replay of a finished game. Boards draw it like a table (`TableModel`).

import type { Narrator } from "../narration/narrator";
import { hostOf } from "./hosts";
import { type Round, rounds } from "./log";
import type {
  MoveList,
  NarratedGroup,
  Narration,
  PastSnapshot,
  SeatInfo,
  SeatSnapshot,
  TableInfo,
  TableSnapshot,
} from "./messages";
import { Playback } from "./playback.svelte";
import { PositionLoader } from "./position-loader";
import { problemText } from "./problems";
import { parseReplayUrl, replayUrl } from "./replay-url";
import { seatNames } from "./seat-names";
import { reuseUnchanged } from "./structural-sharing";
import { Refusal, type TableHost } from "./table-host";
import { loadGameTexts, newestLanguage } from "./texts.svelte";

const URL_DELAY = 300; // ms without a step before the URL is updated: browsers limit how often
const ANIMATE_AFTER = 400; // ms that a position must be on the screen for the step from it to be animated
const TEMPORARY = ["refused-too-often", "refused-busy"]; // refusals after which a retry helps

export class Replay {
  id: string;
  info = $state.raw<TableInfo>();
  printed = $state.raw<Record<string, unknown>>();
  past = $state.raw<PastSnapshot>();
  /** The position does not follow the one before, or follows it too soon to be animated. */
  isJump = $state(true);
  /** The seat whose view is shown; null for a spectator. */
  seat = $state<number | null>(null);
  /** Why nothing can be shown. */
  problem = $state("");
  isDisconnected = $state(false);
  playback = new Playback((number) => this.#load(number));
  #host: TableHost;
  #list = $state.raw<MoveList>();
  #narrator = $state.raw<Narrator>();
  #positions: PositionLoader<PastSnapshot> | undefined;
  #listRequest = 0;
  #shownAt = 0;
  #urlTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.#host = hostOf(id);
    addEventListener("popstate", this.#onPopState);
    void this.#withProblem(() => this.#open());
  }

  async #open(): Promise<void> {
    const { table } = await this.#host.request<TableSnapshot>(`/tables/${this.id}`);
    await Promise.all([loadGameTexts(table.game), this.#loadNarrator(table.game)]);
    this.info = table;
    const point = parseReplayUrl(location);
    const mine = table.seats.filter((seat) => seat.yours);
    this.seat = this.#validSeat(
      point.seat === undefined ? (mine.length === 1 ? mine[0]?.seat : null) : point.seat,
    );
    const [printed] = await Promise.all([
      this.#host.request<Record<string, unknown>>(`/tables/${this.id}/printed`),
      this.#loadMoves(point.number),
    ]);
    this.printed = printed;
  }

  #validSeat(seat: number | null | undefined): number | null {
    return this.viewers.some((each) => each.seat === seat) ? (seat ?? null) : null;
  }

  async #loadNarrator(game: string): Promise<void> {
    const wanted = newestLanguage();
    const narrator = await (await import("../narration/narrator")).loadNarrator(game, wanted);
    if (wanted === newestLanguage()) this.#narrator = narrator;
  }

  /** Load everything as a seat knew it. */
  async #loadMoves(number: number): Promise<void> {
    const listRequest = ++this.#listRequest;
    const query = this.seat === null ? "" : `?seat=${this.seat}`;
    const list = await this.#host.request<MoveList>(`/tables/${this.id}/moves${query}`);
    if (listRequest !== this.#listRequest) return;
    this.#list = list;
    this.#positions?.close();
    this.#positions = new PositionLoader<PastSnapshot>(list.moves, {
      load: (wanted) => this.#host.request<PastSnapshot>(`/tables/${this.id}/moves/${wanted}${query}`),
      show: (past) => this.#show(past),
      onError: (error) => this.#onError(error),
    });
    this.playback.last = list.moves;
    this.playback.go(number);
  }

  #show(past: PastSnapshot): void {
    const now = performance.now();
    this.isJump = past.number - 1 !== this.past?.number || now - this.#shownAt < ANIMATE_AFTER;
    this.#shownAt = now;
    const { shown } = past;
    this.past = { ...past, shown: { ...shown, view: reuseUnchanged(this.past?.shown.view, shown.view) } };
    this.isDisconnected = false;
    this.playback.onShown(past.number);
  }

  #load(number: number): void {
    void this.#positions?.request(number);
    clearTimeout(this.#urlTimer);
    this.#urlTimer = setTimeout(() => history.replaceState(null, "", this.url), URL_DELAY);
  }

  /** Returns whether a retry may help. */
  #onError(error: unknown): boolean {
    if (error instanceof Refusal && !TEMPORARY.includes(error.reason)) {
      this.problem = error.message;
      return false;
    }
    this.isDisconnected = true;
    return true;
  }

  async #withProblem(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.#onError(error)) this.problem = problemText(error);
    }
  }

  /** The browser went back or forward, or the URL was edited. */
  #onPopState = (): void => {
    const { number, seat } = parseReplayUrl(location);
    clearTimeout(this.#urlTimer);
    this.playback.pause();
    if (seat !== undefined && seat !== this.seat) this.viewAs(seat, number);
    else this.playback.go(number);
  };

  viewAs(seat: number | null, number: number = this.playback.number): void {
    this.seat = this.#validSeat(seat);
    void this.#withProblem(() => this.#loadMoves(number));
  }

  /** Make all sentences again, after the language has changed. */
  narrateAgain(): void {
    const { info } = this;
    if (info) void this.#withProblem(() => this.#loadNarrator(info.game));
  }

  /** Go to a distant move; the browser's Back button returns here. */
  jump(number: number): void {
    clearTimeout(this.#urlTimer);
    history.replaceState(null, "", this.url);
    history.pushState(null, "", replayUrl(this.id, number, this.seat));
    this.playback.goAndPause(number);
  }

  get url(): string {
    return replayUrl(this.id, this.playback.number, this.seat);
  }

  /** The seats whose view can be shown: an automa has none. */
  get viewers(): SeatInfo[] {
    return this.info?.seats.filter((seat) => seat.kind !== "automa") ?? [];
  }

  names: string[] = $derived(this.info ? seatNames(this.info) : []);

  #words: Narration | null = $derived.by(() => {
    const { info, printed, past } = this;
    if (!this.#narrator || !this.#list || !info || !printed || !past) return null;
    return this.#narrator.words(past.shown, this.#list.log.slice(0, past.number), printed, info);
  });

  /** The last move, by itself. */
  move: NarratedGroup | null = $derived.by(() => {
    const { info, printed, past } = this;
    if (!this.#narrator || !info || !printed || !past) return null;
    return this.#narrator.lastMove(past.shown, printed, info);
  });

  get snapshot(): SeatSnapshot | undefined {
    return this.past?.shown;
  }

  get decides(): number | null {
    return this.past?.shown.decides ?? null;
  }

  /** The move groups up to now; the last one may be unfinished. */
  groups: NarratedGroup[] = $derived(this.#words?.told ?? []);

  rounds: Round[] = $derived(rounds(this.groups));

  /** The number of the last move of a group. */
  lastMove(group: NarratedGroup): number {
    const next = this.#list?.told.find((each) => each.number > group.number);
    return next ? next.number - 1 : this.playback.last;
  }

  close(): void {
    removeEventListener("popstate", this.#onPopState);
    clearTimeout(this.#urlTimer);
    this.playback.pause();
    this.#positions?.close();
    this.#listRequest += 1;
  }
}
