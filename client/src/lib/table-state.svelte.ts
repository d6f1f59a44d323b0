// A table as the page knows it: what its host sent last, and the requests about it.

import type { Narrator } from "../narration/narrator";
import type { OfferedMove } from "./board";
import { loadBoard } from "./games";
import { hostOf } from "./hosts";
import { type Round, rounds, spliceLog } from "./log";
import type {
  Invitation,
  KeptTable,
  LoggedMove,
  NarratedGroup,
  Narration,
  Phrase,
  Problem,
  SeatInfo,
  SeatSecret,
  SeatSnapshot,
  TableInfo,
  TableRef,
  View,
  Why,
} from "./messages";

import { Pace } from "./pace.svelte";
import { attempt, problemText } from "./problems";

import { visit } from "./route";
import { seatNames } from "./seat-names";
import { server } from "./server";
import { reuseUnchanged } from "./structural-sharing";
import { Refusal, type TableConnection, type TableEvent, type TableHost } from "./table-host";
import { loadGameTexts, newestLanguage, t } from "./texts.svelte";

/** How long a seat's snapshot waits for those of the guest's other seats. */
const MERGE_MS = 200;
const NOTHING: never[] = [];
const loadNarration = () => import("../narration/narrator");

export class TableState {
  id: string;
  info = $state.raw<TableInfo>();
  printed = $state.raw<Record<string, unknown>>();
  notice = $state("");
  isDisconnected = $state(false);
  /** There is no such table, or it is not for this guest. */
  isGone = $state(false);
  #isSending = $state(false);
  #snapshots = $state.raw(new Map<number | null, SeatSnapshot>());
  /** Received for some of this guest's seats, and not yet for all of them. */
  #queued: SeatSnapshot[] = [];
  #mergeTimer: ReturnType<typeof setTimeout> | undefined;
  /** Snapshots are shown at a pace: all that the page says comes from those shown so far. */
  readonly pace = new Pace<{ snapshots: SeatSnapshot[]; at: number }>((step) => this.#apply(step));
  /** By seat: the whole log. */
  #logs = $state.raw(new Map<number | null, LoggedMove[]>());
  #narrator = $state.raw<Narrator>();
  /** The totals so far, by seat, while the final scores are animated. */
  animatedTotals = $state.raw<number[] | null>(null);
  #receivedAt = $state(0);
  /** At a shared screen: the seat of the player who is in front of it. */
  presentSeat = $state<number | null>(null);
  host: TableHost;
  #connection: TableConnection;
  /** This guest has got up; otherwise, whose seat is gone has lost it to another device. */
  #leaves = false;
  /** The same as `info`, or a newer one while what it is shown with is still loading. */
  #newestInfo: TableInfo | undefined;
  #loading: Promise<unknown> | undefined;

  constructor(id: string) {
    this.id = id;
    this.host = hostOf(id);
    this.#connection = this.host.connect(id, (event) => this.#onEvent(event));
    void loadNarration();
  }

  #onEvent(event: TableEvent): void {
    if (event.type === "lost") this.isDisconnected = true;
    else if (event.type === "closed") this.isGone = true;
    else {
      this.isDisconnected = false;
      if (event.type === "table") void this.#updateInfo(event);
      else if (event.type === "shown") this.#queue(event);
      else if (event.type === "accepted") this.notice = "";
      else if (event.type === "refused") {
        this.notice = this.#whyRefused(event);
        this.#isSending = false;
      }
    }
  }

  async #updateInfo(info: TableInfo): Promise<void> {
    if (!this.#newestInfo) {
      void loadBoard(info.game); // in parallel with everything else
      this.#loading = Promise.allSettled([
        loadGameTexts(info.game),
        this.#loadNarrator(info.game),
        this.host.request<Record<string, unknown>>(`/tables/${this.id}/printed`).then((found) => {
          this.printed = found;
        }),
      ]);
    }
    this.#newestInfo = info;
    await this.#loading;
    if (info !== this.#newestInfo) return;
    const isGone = this.mySeats.length > 0 && !info.seats.some(({ yours }) => yours);
    this.info = reuseUnchanged(this.info, info);
    if (isGone && !this.#leaves) this.notice = t("page-seat-gone");
  }

  async #loadNarrator(game: string): Promise<void> {
    const wanted = newestLanguage();
    const narrator = await (await loadNarration()).loadNarrator(game, wanted);
    if (wanted === newestLanguage()) this.#narrator = narrator;
  }

  /** A guest with several seats is sent one snapshot for each; they are applied together. */
  #queue(snapshot: SeatSnapshot): void {
    this.#queued.push(snapshot);
    clearTimeout(this.#mergeTimer);
    const newest = ({ seat }: SeatInfo) =>
      this.#queued.findLast((each) => each.seat === seat) ?? this.#snapshots.get(seat);
    const isIncomplete =
      snapshot.seat !== null && this.mySeats.some((each) => newest(each)?.number !== snapshot.number);
    if (isIncomplete) this.#mergeTimer = setTimeout(() => this.#applyQueued(), MERGE_MS);
    else this.#applyQueued();
  }

  #applyQueued(): void {
    const snapshots = this.#queued;
    this.#queued = [];
    const newest = snapshots.at(-1);
    const doer = newest?.log.at(-1)?.seat;
    const isNews = newest !== undefined && this.#shown !== undefined && newest.number > this.#shown.number;
    const isDeed =
      isNews &&
      doer !== undefined &&
      !this.mySeats.some(({ seat, kind }) => seat === doer && kind === "guest");
    this.pace.add({ snapshots, at: performance.now() }, isDeed);
  }

  #apply({ snapshots: queued, at }: { snapshots: SeatSnapshot[]; at: number }): void {
    const snapshots = new Map(this.#snapshots);
    const logs = new Map(this.#logs);
    const before = this.snapshot;
    for (const each of queued) {
      const { seat } = each;
      if (seat === null) snapshots.clear();
      else snapshots.delete(null);
      snapshots.set(seat, {
        ...each,
        view: reuseUnchanged(before?.view, each.view),
        legal: each.legal.length ? each.legal : NOTHING,
        scores: reuseUnchanged(before?.scores, each.scores),
      });
      logs.set(seat, spliceLog(logs.get(seat), each.log_from, each.log));
    }
    this.#snapshots = snapshots;
    this.#logs = logs;
    this.#receivedAt = at;
    this.#isSending = false;
  }

  mySeats: SeatInfo[] = $derived(this.info?.seats.filter((seat) => seat.yours) ?? NOTHING);

  /** The game is over only when its last position is shown, too. */
  get status(): TableInfo["state"] | undefined {
    const { info, snapshot } = this;
    return info?.state === "over" && !snapshot?.over && info.differs === null ? "running" : info?.state;
  }

  decides: number | null = $derived(
    this.info?.state === "running" ? (this.#snapshots.values().next().value?.decides ?? null) : null,
  );

  /** Several people share this screen. */
  isShared: boolean = $derived(this.mySeats.filter(({ kind }) => kind === "guest").length > 1);
  /** The player who has moved sees what came of it, and then hands the screen to the next one. */
  isHandingOver: boolean = $derived(
    this.isShared &&
      !!this.info?.secrets &&
      this.presentSeat !== null &&
      this.decides !== null &&
      this.decides !== this.presentSeat &&
      this.mySeats.some(({ seat, kind }) => seat === this.decides && kind === "guest"),
  );

  /** The seat whose view is shown: of several at this screen, the one to move; null for a spectator. */
  seat: number | null = $derived.by(() => {
    const mine = this.mySeats.map((seat) => seat.seat).filter((seat) => this.#snapshots.has(seat));
    if (!mine.length) return null;
    if (this.isHandingOver) return this.presentSeat;
    if (this.decides !== null && mine.includes(this.decides)) return this.decides;
    return this.presentSeat !== null && mine.includes(this.presentSeat)
      ? this.presentSeat
      : (mine[0] ?? null);
  });

  #shown: SeatSnapshot | undefined = $derived(this.#snapshots.get(this.seat) ?? this.#snapshots.get(null));
  #words: Narration | null = $derived.by(() => {
    const { info, printed } = this;
    const shown = this.#shown;
    if (!this.#narrator || !shown || !info || !printed) return null;
    return this.#narrator.words(shown, this.#logs.get(shown.seat) ?? NOTHING, printed, info);
  });
  /** What the seat was sent last, with its sentences. */
  snapshot: SeatSnapshot | undefined = $derived(this.#shown && { ...this.#shown, words: this.#words });
  view: View | undefined = $derived(this.snapshot?.view);
  groups: NarratedGroup[] = $derived(this.#words?.told ?? NOTHING);
  rounds: Round[] = $derived(rounds(this.groups));
  isMyTurn: boolean = $derived(this.seat !== null && this.decides === this.seat);
  #offered: OfferedMove[] = $derived.by(() => {
    const { legal = NOTHING, words } = this.snapshot ?? {};
    return legal.map((each, place): OfferedMove => {
      return { ...each, words: words?.moves[place] || each.move, priceParts: words?.parts[place] ?? NOTHING };
    });
  });
  legal: OfferedMove[] = $derived(
    this.isMyTurn && !this.#isSending && !this.isDisconnected ? this.#offered : NOTHING,
  );

  /** Whether another player has to come to this screen before the seat's secrets are shown. */
  get hasCurtain(): boolean {
    return (
      !!this.info?.secrets && this.isShared && this.info.state === "running" && this.seat !== this.presentSeat
    );
  }

  secondsLeft(seat: number, now: number): number | null {
    const clock = this.snapshot?.clock;
    if (!clock) return null;
    const elapsed = seat === this.decides ? (now - this.#receivedAt) / 1000 : 0;
    return Math.max(0, (clock[seat] ?? 0) - Math.max(0, elapsed));
  }

  names: string[] = $derived(this.info ? seatNames(this.info) : NOTHING);

  play = (...moves: string[]): void => {
    const { snapshot } = this;
    if (!snapshot || this.seat === null) return;
    this.notice = "";
    this.#isSending = true;
    const move = moves.join(" ");
    this.#connection.send({ type: "move", seat: this.seat, number: snapshot.number, move });
  };

  undo(): void {
    const { snapshot } = this;
    if (!snapshot || this.seat === null) return;
    if (snapshot.why_no_undo) this.notice = t(snapshot.why_no_undo);
    else this.#connection.send({ type: "undo", seat: this.seat, number: snapshot.number });
  }

  /** Why a move is illegal, or why no move is about a thing ("city:7"). */
  why = async (about: { move: string } | { on: string }): Promise<string> => {
    const query = new URLSearchParams({ seat: `${this.seat}`, ...about });
    return (await this.host.request<Why>(`/tables/${this.id}/why?${query}`)).why;
  };

  /** In the language of the page; the host's message may be in another one. */
  #whyRefused(problem: Problem): string {
    const { reason, args } = problem.arguments as Partial<{ reason: string; args: Phrase["args"] }>;
    if (problem.reason !== "illegal-move" || !reason || !args) return problemText(new Refusal(problem));
    return this.#narrator?.why({ id: reason, args }, this.printed) ?? problem.message;
  }

  /** Do something and show the problem, if there is one, as the table's notice. */
  async withNotice(work: () => Promise<void>): Promise<void> {
    this.notice = await attempt(work);
  }

  async sit(name: string, seat: number | null): Promise<void> {
    await this.host.request(`/tables/${this.id}/sit`, { name, seat });
    this.#connection.reconnect();
  }

  async leave(seat: number): Promise<void> {
    this.#leaves = true;
    await this.host.request(`/tables/${this.id}/leave`, { seat });
    this.#connection.reconnect();
  }

  async replace(seat: number, bot: string | null): Promise<void> {
    await this.host.request(`/tables/${this.id}/replace`, { seat, bot });
  }

  /** The path of a new private link to a seat. */
  async seatLink(seat: number): Promise<string> {
    const found = await this.host.request<SeatSecret>(`/tables/${this.id}/link`, { seat });
    return `/seat#${found.secret}`;
  }

  /** A link to this table for others, with how far it reaches. */
  async invitation(): Promise<Invitation> {
    const origin = encodeURIComponent(location.origin);
    return await this.host.request<Invitation>(`/tables/${this.id}/invitation?origin=${origin}`);
  }

  /** Let the game go on at the server; the copy in this browser is closed. */
  async moveToServer(): Promise<void> {
    const kept = await this.host.request<KeptTable>(`/tables/${this.id}/kept`);
    const found = await server.request<TableRef>("/handovers", kept);
    await this.host.request(`/tables/${this.id}/close`, found);
    visit(`/t/${found.table}`);
  }

  async rematch(): Promise<void> {
    const found = await this.host.request<TableRef>(`/tables/${this.id}/again`, {});
    visit(`/t/${found.table}`);
  }

  /** Make all sentences again, after the language has changed. */
  narrateAgain(): void {
    if (this.#newestInfo) void this.#loadNarrator(this.#newestInfo.game);
  }

  close(): void {
    clearTimeout(this.#mergeTimer);
    this.pace.end();
    this.#connection.close();
  }
}
