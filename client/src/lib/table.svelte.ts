// A table as this page knows it: what it was sent last, and how it is talked to.

import type { Offer } from "./board";
import { loadBoard } from "./games";
import { continued, type Round, rounds } from "./log";
import type {
  LoggedMove,
  NarratedGroup,
  SeatInfo,
  SeatSecret,
  SeatSnapshot,
  TableInfo,
  TableRef,
  View,
  Why,
} from "./messages";
import { namesAt } from "./names";
import { attempt } from "./problems";
import { ask, Live } from "./server";
import { shared } from "./sharing";
import { language, learn, t } from "./texts.svelte";

/** How long what one seat is sent waits for what the other seats of this guest are sent. */
const TOGETHER = 200; // ms
const NOTHING: never[] = [];

export class TableState {
  name: string;
  info = $state.raw<TableInfo>();
  printed = $state.raw<Record<string, unknown>>();
  notice = $state("");
  lost = $state(false);
  gone = $state(false);
  /** Sent, and not answered yet. */
  waiting = $state(false);
  #shown = $state.raw(new Map<number | null, SeatSnapshot>());
  /** Sent to some seats of this guest, and not to all of them yet. */
  #arrived: SeatSnapshot[] = [];
  #together: ReturnType<typeof setTimeout> | undefined;
  #told = $state.raw(new Map<number | null, NarratedGroup[]>());
  #log = $state.raw(new Map<number | null, LoggedMove[]>());
  /** While the end is being counted: the sums so far, by seat. */
  counted = $state.raw<number[] | null>(null);
  #heardAt = $state(0);
  /** At one screen: who has come to the screen. */
  present = $state<number | null>(null);
  #live: Live;
  /** The same as `info`, but perhaps without the texts of its game yet. */
  #newest: TableInfo | undefined;

  /** `words`: the language to be told in, where the page has not begun to speak yet. */
  constructor(name: string, words: string = language()) {
    this.name = name;
    this.#live = new Live(name, words, (news) => this.#hear(news));
  }

  #hear(news: Parameters<ConstructorParameters<typeof Live>[2]>[0]): void {
    if (news.type === "lost") this.lost = true;
    else if (news.type === "closed") this.gone = true;
    else {
      this.lost = false;
      if (news.type === "table") void this.#meet(news);
      else if (news.type === "shown") this.#see(news);
      else if (news.type === "accepted") this.notice = "";
      else if (news.type === "refused") {
        this.notice = news.message;
        this.waiting = false;
      }
    }
  }

  async #meet(info: TableInfo): Promise<void> {
    if (!this.#newest) {
      void loadBoard(info.game); // fetched at the same time as all the rest
      void ask<Record<string, unknown>>(`/tables/${this.name}/printed`).then((found) => {
        this.printed = found;
      });
    }
    this.#newest = info;
    const learning = learn(info.game);
    if (learning) await learning;
    if (info === this.#newest) this.info = shared(this.info, info);
  }

  /** Who has several seats is sent what each of them sees, one after the other: it is seen when all agree. */
  #see(shown: SeatSnapshot): void {
    this.#arrived.push(shown);
    clearTimeout(this.#together);
    const newest = ({ seat }: SeatInfo) =>
      this.#arrived.findLast((each) => each.seat === seat) ?? this.#shown.get(seat);
    const behind = shown.seat !== null && this.mine.some((each) => newest(each)?.number !== shown.number);
    if (behind) this.#together = setTimeout(() => this.#seeAll(), TOGETHER);
    else this.#seeAll();
  }

  #seeAll(): void {
    const arrived = this.#arrived;
    this.#arrived = [];
    const all = new Map(this.#shown);
    const told = new Map(this.#told);
    const log = new Map(this.#log);
    const before = this.shown;
    for (const each of arrived) {
      const { seat, words } = each;
      if (seat === null) all.clear();
      else all.delete(null);
      all.set(seat, {
        ...each,
        view: shared(before?.view, each.view),
        legal: each.legal.length ? each.legal : NOTHING,
        scores: shared(before?.scores, each.scores),
      });
      if (words) told.set(seat, continued(told.get(seat), words.told_from, words.told));
      log.set(seat, continued(log.get(seat), each.log_from, each.log));
    }
    this.#shown = all;
    this.#told = told;
    this.#log = log;
    this.#heardAt = performance.now();
    this.waiting = false;
  }

  /** Seats of this guest. */
  mine: SeatInfo[] = $derived(this.info?.seats.filter((seat) => seat.yours) ?? NOTHING);

  /** What the table is doing; it is over only when its end has been shown, too. */
  get state(): TableInfo["state"] | undefined {
    const { info, shown } = this;
    return info?.state === "over" && !shown?.over && info.differs === null ? "running" : info?.state;
  }

  decides: number | null = $derived(
    this.info?.state === "running" ? (this.#shown.values().next().value?.decides ?? null) : null,
  );

  /** Through whose eyes the board is seen: of several at one screen, who decides. */
  seat: number | null = $derived.by(() => {
    const mine = this.mine.map((seat) => seat.seat).filter((seat) => this.#shown.has(seat));
    if (!mine.length) return null;
    if (this.decides !== null && mine.includes(this.decides)) return this.decides;
    return this.present !== null && mine.includes(this.present) ? this.present : (mine[0] ?? null);
  });

  shown: SeatSnapshot | undefined = $derived(this.#shown.get(this.seat) ?? this.#shown.get(null));
  view: View | undefined = $derived(this.shown?.view);
  told: NarratedGroup[] = $derived(this.#told.get(this.shown?.seat ?? null) ?? NOTHING);
  #logged: LoggedMove[] = $derived(this.#log.get(this.shown?.seat ?? null) ?? NOTHING);
  rounds: Round[] = $derived(rounds(this.told, this.#logged, this.view?.seats ?? NOTHING));
  yourTurn: boolean = $derived(this.seat !== null && this.decides === this.seat);
  #offers: Offer[] = $derived.by(() => {
    const { legal = NOTHING, words } = this.shown ?? {};
    return legal.map((each, place): Offer => {
      return { ...each, words: words?.moves[place] || each.move, because: words?.parts[place] ?? NOTHING };
    });
  });
  legal: Offer[] = $derived(this.yourTurn && !this.waiting && !this.lost ? this.#offers : NOTHING);

  /** Whether somebody else has to come to the screen before this seat's secrets are shown. */
  get curtain(): boolean {
    const people = this.mine.filter((seat) => seat.kind === "guest");
    return (
      !!this.info?.secrets && people.length > 1 && this.info.state === "running" && this.seat !== this.present
    );
  }

  secondsLeft(seat: number, now: number): number | null {
    const clock = this.shown?.clock;
    if (!clock) return null;
    const running = seat === this.decides ? (now - this.#heardAt) / 1000 : 0;
    return Math.max(0, (clock[seat] ?? 0) - Math.max(0, running));
  }

  names: string[] = $derived(this.info ? namesAt(this.info) : NOTHING);

  play = (move: string): void => {
    const shown = this.shown;
    if (!shown || this.seat === null) return;
    this.notice = "";
    this.waiting = true;
    this.#live.send({ type: "move", seat: this.seat, number: shown.number, move });
  };

  undo(): void {
    const shown = this.shown;
    if (!shown || this.seat === null) return;
    if (shown.undo) this.notice = t(shown.undo);
    else this.#live.send({ type: "undo", seat: this.seat, number: shown.number });
  }

  /** Why a move can't be made, or nothing done with a thing ("city:7"). */
  why = async (asked: { move: string } | { on: string }): Promise<string> => {
    const query = new URLSearchParams({ seat: `${this.seat}`, ...asked });
    return (await ask<Why>(`/tables/${this.name}/why?${query}`)).why;
  };

  /** Whatever goes wrong is said where everybody looks. */
  async carefully(work: () => Promise<void>): Promise<void> {
    this.notice = await attempt(work);
  }

  async sit(name: string, seat: number | null): Promise<void> {
    await ask(`/tables/${this.name}/sit`, { name, seat });
    this.#live.again();
  }

  async leave(seat: number): Promise<void> {
    await ask(`/tables/${this.name}/leave`, { seat });
    this.#live.again();
  }

  async replace(seat: number, bot: string | null): Promise<void> {
    await ask(`/tables/${this.name}/replace`, { seat, bot });
  }

  async link(seat: number): Promise<string> {
    const found = await ask<SeatSecret>(`/tables/${this.name}/link`, { seat });
    return `${location.origin}/seat#${found.secret}`;
  }

  async again(): Promise<void> {
    const found = await ask<TableRef>(`/tables/${this.name}/again`, {});
    location.assign(`/t/${found.table}`);
  }

  speak(): void {
    this.#told = new Map();
    this.#live.again(language());
  }

  close(): void {
    clearTimeout(this.#together);
    this.#live.close();
  }
}
