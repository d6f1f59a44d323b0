// A table as this page knows it: what it was sent last, and how it is talked to.

import { continued, type LogMove } from "./log";
import type { Legal, SeatInfo, Shown, TableInfo, Told, View } from "./messages";
import { nameOf } from "./names";
import { attempt } from "./problems";
import { ask, Live } from "./server";
import { language, t } from "./texts.svelte";

export class TableState {
  name: string;
  info = $state.raw<TableInfo>();
  components = $state.raw<Record<string, unknown>>();
  notice = $state("");
  lost = $state(false);
  gone = $state(false);
  /** Sent, and not answered yet. */
  waiting = $state(false);
  #shown = $state.raw(new Map<number | null, Shown>());
  #told = $state.raw(new Map<number | null, Told[]>());
  #log = $state.raw(new Map<number | null, LogMove[]>());
  /** While the end is being counted: the sums so far, by seat. */
  counted = $state.raw<number[] | null>(null);
  /** Grows whenever all is told anew in other words. */
  retold = $state(0);
  #heardAt = $state(0);
  /** At one screen: who has come to the screen. */
  present = $state<number | null>(null);
  #live: Live;

  constructor(name: string) {
    this.name = name;
    this.#live = new Live(name, language(), (news) => this.#hear(news));
  }

  #hear(news: Parameters<ConstructorParameters<typeof Live>[2]>[0]): void {
    if (news.type === "lost") this.lost = true;
    else if (news.type === "closed") this.gone = true;
    else {
      this.lost = false;
      if (news.type === "table") this.#meet(news);
      else if (news.type === "shown") this.#see(news);
      else if (news.type === "refused") this.#refused(news.message);
      else if (news.type === "accepted") this.notice = "";
    }
  }

  #refused(message: string): void {
    this.notice = message;
    this.waiting = false;
  }

  #meet(info: TableInfo): void {
    if (!this.info) {
      void ask<Record<string, unknown>>(`/games/${info.game}/components`).then((found) => {
        this.components = found;
      });
    }
    this.info = info;
  }

  #see(shown: Shown): void {
    const all = shown.seat === null ? new Map<number | null, Shown>() : new Map(this.#shown);
    if (shown.seat !== null) all.delete(null);
    all.set(shown.seat, shown);
    this.#shown = all;
    if (shown.words) {
      const { told, told_from } = shown.words;
      const known = continued(this.#told.get(shown.seat) ?? [], told_from, told, (each) => each.number);
      this.#told = new Map(this.#told).set(shown.seat, known);
    }
    const log = continued(this.#log.get(shown.seat) ?? [], shown.log_from, shown.log, (each) => each.move);
    this.#log = new Map(this.#log).set(shown.seat, log);
    this.#heardAt = performance.now();
    this.waiting = false;
  }

  /** Seats of this guest. */
  get mine(): SeatInfo[] {
    return this.info?.seats.filter((seat) => seat.yours) ?? [];
  }

  /** What the table is doing; it is over only when its end has been shown, too. */
  get state(): TableInfo["state"] | undefined {
    const { info, shown } = this;
    return info?.state === "over" && !shown?.over && info.differs === null ? "running" : info?.state;
  }

  get decides(): number | null {
    return this.info?.state === "running" ? (this.#shown.values().next().value?.decides ?? null) : null;
  }

  /** Through whose eyes the board is seen: of several at one screen, who decides. */
  get seat(): number | null {
    const mine = this.mine.map((seat) => seat.seat).filter((seat) => this.#shown.has(seat));
    if (!mine.length) return null;
    if (this.decides !== null && mine.includes(this.decides)) return this.decides;
    return this.present !== null && mine.includes(this.present) ? this.present : (mine[0] ?? null);
  }

  get shown(): Shown | undefined {
    return this.#shown.get(this.seat) ?? this.#shown.get(null);
  }

  get view(): View | undefined {
    return this.shown?.view;
  }

  get told(): Told[] {
    return this.#told.get(this.shown?.seat ?? null) ?? [];
  }

  get log(): LogMove[] {
    return this.#log.get(this.shown?.seat ?? null) ?? [];
  }

  get yourTurn(): boolean {
    return this.seat !== null && this.decides === this.seat;
  }

  get legal(): Legal[] {
    return this.yourTurn && !this.waiting && !this.lost ? (this.shown?.legal ?? []) : [];
  }

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

  nameOf(seat: SeatInfo): string {
    return nameOf(this.info?.game ?? "", seat);
  }

  get names(): string[] {
    return this.info?.seats.map((seat) => this.nameOf(seat)) ?? [];
  }

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

  why = async (move: string): Promise<string> => {
    const path = `/tables/${this.name}/why?seat=${this.seat}&move=${encodeURIComponent(move)}`;
    return (await ask<{ why: string }>(path)).why;
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
    const found = await ask<{ secret: string }>(`/tables/${this.name}/link`, { seat });
    return `${location.origin}/seat#${found.secret}`;
  }

  async again(): Promise<void> {
    const found = await ask<{ table: string }>(`/tables/${this.name}/again`, {});
    location.assign(`/t/${found.table}`);
  }

  speak(): void {
    this.#told = new Map();
    this.retold += 1;
    this.#live.again(language());
  }

  close(): void {
    this.#live.close();
  }
}
