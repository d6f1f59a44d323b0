// What all parts of the board share: the position, what has just changed, what you look at and point at.

import { tick, untrack } from "svelte";
import { listen } from "../../board/listen";
import { changesByPath } from "../../board/plain";
import { getPointing, Pointing, setPointing, type Thing } from "../../board/pointing.svelte";
import type { BoardProps, OfferedMove } from "../../lib/board";
import type { LoggedMove, Way } from "../../lib/messages";
import { motionReduced } from "../../lib/settings.svelte";
import { routesOf } from "./atlas";
import { type Step, stepsOf, totalsAfter } from "./count";
import { type Flight, flightsOf } from "./flights";
import { type Reveal, revealed } from "./reveal";
import type { Cards, NordicArgs, NordicPlayer, NordicPrinted, NordicView, Seat } from "./types";

const FIRST_LETTER = 65; // A

class Scene extends Pointing {
  /** What was sent last; the previous view while the cards of a tunnel are turned up. */
  view = $state.raw(this.props.view as unknown as NordicView);
  flights = $state.raw<Flight[]>([]);
  /** Show only this player's routes. */
  only = $state<Seat | null>(null);
  /** A route pointed at outside the map. */
  pointed = $state<string | null>(null);
  /** A kind of card of your hand: what it can claim is lit, and the rest fades. */
  pressed = $state<string | null>(null);
  /** Light everything that you can pay for. */
  everything = $state(false);
  /** Tickets whose ways are not drawn on the map. */
  unpinned = $state.raw<ReadonlySet<string>>(new Set());
  /** Routes so near to the one pressed that a finger may have meant them. */
  rivals = $state.raw<string[]>([]);
  /** The count at the end, and how many of its steps are shown; none before the end, and after it. */
  count = $state.raw<{ steps: Step[]; shown: number }>();
  /** The routes within a finger's reach of a point of the window, the nearest first; the map says so. */
  near: (x: number, y: number) => string[] = () => [];
  /** There is little room: what a route asks takes the desk. */
  compact = $state(false);
  override quick = true;
  #looked = $state.raw<{ ticket: string; routes: string[] }>();
  #reveal = $state.raw<Reveal>();
  /** What happened since `view`. */
  #log: LoggedMove[] = [];
  #eyes = this.props.seat;
  #lettered: [ticket: string, letter: string][] = [];

  constructor(board: () => BoardProps) {
    super(board);
    $effect.pre(() => {
      void [this.props.view, this.props.seat];
      untrack(() => this.#see());
    });
    $effect(() => {
      if (!this.claims.size) [this.pressed, this.everything] = [null, false]; // there is nothing to light
    });
  }

  get #sent(): NordicView {
    return this.props.view as unknown as NordicView;
  }

  get printed(): NordicPrinted {
    return this.props.printed as unknown as NordicPrinted;
  }

  /** The seat whose view it is; none for a spectator. */
  get own(): Seat | undefined {
    return this.props.seat === null ? undefined : this.view.seats[this.props.seat];
  }

  get player(): NordicPlayer | undefined {
    return this.own && this.view[this.own];
  }

  /** In the order of their seats. */
  get players(): (NordicPlayer & { colour: Seat; name: string })[] {
    const { seats } = this.view;
    const all = seats.map((colour, i) => ({ colour, name: this.props.names[i] ?? "", ...this.view[colour] }));
    return all as (NordicPlayer & { colour: Seat; name: string })[];
  }

  /** The tickets of your offer while you choose: one answer covers all of them. */
  get offered(): string[] | undefined {
    const { decision, seat } = this.view;
    return decision === "ticket" && seat === this.own ? (this.player?.offered ?? []) : undefined;
  }

  override get legal(): OfferedMove[] {
    return this.#reveal?.turning ? [] : super.legal;
  }

  /** A tunnel whose cards are being turned up, or have just been: they stay as long as changes are marked. */
  get reveal(): Reveal | undefined {
    return this.#reveal?.turning || this.fresh.size ? this.#reveal : undefined;
  }

  /** The legal claims, by route. */
  claims = $derived(
    new Map(
      this.legal.flatMap((offer): [string, OfferedMove][] => {
        const { route }: NordicArgs = offer.verb === "claim" ? offer.args : {};
        return route ? [[route, offer]] : [];
      }),
    ),
  );

  /** The letters of the tickets that are not connected yet, offered ones included: they stay as long as a ticket is open. */
  letters = $derived.by(() => {
    const ours = this.view.phase === "over" ? [] : this.props.ways.filter(({ spaces }) => spaces);
    const worth = (ticket: string) => this.printed.tickets[ticket]?.points ?? 0;
    const open = ours.map(({ goal }) => goal).sort((a, b) => worth(b) - worth(a));
    const before = this.#lettered.filter(([ticket]) => open.includes(ticket));
    const used = new Set(before.map(([, letter]) => letter));
    const free = Array.from({ length: 26 }, (_, i) => String.fromCodePoint(FIRST_LETTER + i)).filter(
      (letter) => !used.has(letter),
    );
    const added = open.filter((ticket) => !before.some(([known]) => known === ticket));
    this.#lettered = [...before, ...added.map((ticket): [string, string] => [ticket, free.shift() ?? "…"])];
    return new Map(this.#lettered);
  });

  /** The open tickets that are drawn on the map, each with its way. */
  pinned = $derived(
    this.props.ways.filter(
      ({ goal, missing }) => this.letters.has(goal) && !this.unpinned.has(goal) && missing,
    ),
  );

  /** The letters at cities, and beside the routes that are still missing. */
  tags = $derived.by(() => {
    const found = { cities: new Map<string, string>(), routes: new Map<string, string>() };
    const add = (where: Map<string, string>, at: string, letter: string) =>
      where.set(at, [...(where.get(at) ?? ""), letter].sort().join(""));
    for (const { goal, missing } of this.pinned) {
      const letter = this.letters.get(goal) ?? "";
      for (const city of this.printed.tickets[goal]?.ends ?? []) add(found.cities, city, letter);
      for (const route of missing ?? []) add(found.routes, route, letter);
    }
    return found;
  });

  /** The route whose bubble is open, or that is being paid for. */
  get route(): string | undefined {
    return this.shown?.which ?? (this.view.seat === this.own ? this.view.pending.route : undefined);
  }

  /** Whether a route can be claimed now with cards of a kind. */
  paysFor(kind: string, route: string): boolean {
    const payable = this.printed.routes[route]?.payable ?? [];
    return (this.claims.get(route)?.payments ?? []).some(
      ({ cards }) => cards[kind] && payable.includes(kind),
    );
  }

  /** The routes that are lit: those that help a ticket, or what a pressed kind of card can claim, or all. */
  open = $derived.by((): ReadonlySet<string> => {
    const { pressed } = this;
    const all = [...this.claims.keys()];
    if (this.shown?.menu && this.shown.which) return new Set();
    if (pressed) return new Set(all.filter((route) => this.paysFor(pressed, route)));
    if (this.everything) return new Set(all);
    const helps = new Set(
      this.pinned.flatMap(({ missing, alternatives }) => [...(missing ?? []), ...alternatives]),
    );
    return new Set(all.filter((route) => helps.has(route)));
  });

  /** The cities of the ticket that is looked at, and the routes of its way. */
  lights = $derived({
    cities: new Set(this.#looked && this.printed.tickets[this.#looked.ticket]?.ends),
    routes: new Set(this.#looked?.routes),
  });
  /** Whether a route has just been claimed. */
  claimed(route: string): boolean {
    return this.fresh.has(`routes.${route}`) && this.view.routes[route] !== "closed";
  }

  wayOf(ticket: string): Way | undefined {
    return this.props.ways.find(({ goal }) => goal === ticket);
  }

  /** Light a ticket's cities and some routes on the map, those of its way unless others are named; or none. */
  look(ticket: string | null, routes?: string[]): void {
    const { missing, built } = this.wayOf(ticket ?? "") ?? {};
    this.#looked =
      ticket === null ? undefined : { ticket, routes: routes ?? [...(missing ?? []), ...(built ?? [])] };
  }

  /** The route whose bubble is shown: chosen, being paid for, or pointed at. */
  get bubble(): string | undefined {
    const { shown, view, reveal } = this;
    if (shown?.menu && shown.which) return shown.which;
    return reveal?.route ?? view.pending.route ?? shown?.which;
  }

  /** Whether its bubble waits for an answer, or shows a tunnel: where there is little room, it takes the desk. */
  get asks(): boolean {
    const { shown, view, reveal, own } = this;
    if (shown?.menu && shown.which) return true;
    return Boolean(reveal ?? (view.pending.turned_up || (view.pending.route && view.seat === own)));
  }

  // The shared bubble says what a thing is in words; a route has a bubble of its own.
  override hint(thing: Thing, element: Element): void {
    super.hint(thing.which ? { ...thing, about: "" } : thing, element);
  }

  /** A finger means the nearest route that can be claimed; where several are in its reach, the bubble offers them. */
  override press(thing: Thing, element: Element, event: Event): void {
    this.rivals = [];
    if (!thing.which) {
      super.press(thing, element, event);
      return;
    }
    const byPointer = event instanceof MouseEvent && event.detail > 0;
    const close = byPointer ? this.near(event.clientX, event.clientY) : [];
    const touched = event instanceof PointerEvent && event.pointerType === "touch";
    const meant = touched ? close[0] : undefined;
    const found = (meant && routesOf(this.printed).get(meant)) || thing;
    const { twin } = this.printed.routes[found.which ?? ""] ?? {};
    const claimable = [...(touched ? close : []), ...(twin ? [twin] : [])].filter((route) =>
      this.claims.has(route),
    );
    this.rivals = [...new Set(claimable)];
    super.press({ ...found, about: "" }, element, event);
  }

  /** Light everything that you can pay for, or no longer. */
  lightAll(): void {
    this.pressed = null;
    this.everything = !this.everything;
  }

  /** In the last round: whether the viewer has the last turn now, later, or had it. */
  get myLast(): "now" | "later" | "done" {
    const { last_turns: left, seats, seat } = this.view;
    if (this.own === undefined || !seat) return "done";
    const wait = (seats.indexOf(this.own) - seats.indexOf(seat) + seats.length) % seats.length;
    return wait >= (left ?? 0) ? "done" : wait ? "later" : "now";
  }

  /** Choose a route, as if it were pressed. */
  choose(route: string): void {
    const thing = routesOf(this.printed).get(route);
    const element = document.querySelector(`g[data-route="${route}"]`);
    if (thing && element) this.shown = { ...thing, about: "", element, menu: true, why: "" };
  }

  /** The totals as far as they have been counted. */
  totals = $derived(this.count && totalsAfter(this.props.accounts, this.count.steps, this.count.shown));

  /** Count one step more; after the last one comes the result. */
  countOn(): void {
    const { steps = [], shown = 0 } = this.count ?? {};
    const next = steps[shown];
    if (!next) {
      this.endCount();
      return;
    }
    this.count = { steps, shown: shown + 1 };
    this.look(next.ticket, next.routes);
  }

  endCount(): void {
    this.count = undefined;
    this.look(null);
  }

  /** Draw a ticket's way on the map, or take it off. */
  pin(ticket: string): void {
    const unpinned = new Set(this.unpinned);
    if (!unpinned.delete(ticket)) unpinned.add(ticket);
    this.unpinned = unpinned;
  }

  /** Light what a kind of card can claim; pressed again, no longer. */
  pressKind(kind: string): void {
    this.shown = null;
    this.pressed = this.pressed === kind ? null : kind;
  }

  /** All cards of the tunnel have been turned up. */
  turned(): void {
    if (!this.#reveal?.turning) return;
    this.#reveal = { ...this.#reveal, turning: false };
    this.#show();
  }

  #see(): void {
    const { seat, log = [], isJump = false } = this.props;
    if (this.#sent === this.view) return;
    this.#log = [...this.#log, ...log];
    if (this.#reveal?.turning && !isJump) return;
    if (seat !== this.#eyes || isJump) {
      this.#eyes = seat;
      this.view = this.#sent;
      this.#log = [];
      this.count = undefined;
      this.marks.clear();
      this.#reveal = undefined;
      return;
    }
    const found = revealed(this.#log);
    if (found) this.#reveal = { ...found, turning: true };
    else if (this.#sent.pending.route) this.#reveal = undefined;
    if (!this.#reveal?.turning) this.#show();
  }

  #show(): void {
    const [before, log] = [this.view, this.#log];
    this.view = this.#sent;
    // Not in a replay, which has its own buttons.
    if (before.phase !== "over" && this.view.phase === "over" && this.props.setTotals)
      this.count = { steps: stepsOf(this.props.accounts), shown: 0 };
    this.#log = [];
    this.marks.show(changesByPath(marked(before), marked(this.view)));
    if (motionReduced()) return;
    void tick().then(() => {
      this.flights = [...this.flights, ...flightsOf(log, this.own)];
    });
  }
}

/** What is marked when it changes. */
const marked = ({ routes, face_up, white, red, lilac }: NordicView) => ({
  routes,
  face_up,
  white,
  red,
  lilac,
});

export const setScene = (board: () => BoardProps): Scene => setPointing(new Scene(board));
export const getScene = (): Scene => getPointing() as Scene;
export type { Scene };

/** A press in what belongs to a route's bubble doesn't close that. */
export const keepsOpen = (node: HTMLElement): (() => void) =>
  listen(node, { pointerdown: (event) => event.stopPropagation() });

export const countCards = (cards: Cards): number =>
  Object.values(cards).reduce((sum, count) => sum + count, 0);
