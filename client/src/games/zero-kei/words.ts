// The things of the game with their texts in the page's language: names, short texts, what bubbles say about them.

import { totalWords } from "../../board/total";
import type { BoardProps, OfferedMove } from "../../lib/board";
import type { Item } from "../../lib/messages";
import { signed, withMinus } from "../../lib/numbers";
import { hasText, localizedName, t } from "../../lib/texts.svelte";
import type {
  Ability,
  Action,
  BoardPosition,
  Carriage,
  City,
  Colour,
  Event,
  Reward,
  Seat,
  ZeroKeiArgs,
  ZeroKeiPlayer,
  ZeroKeiPrinted,
  ZeroKeiView,
} from "./types";

export const yenText = (amount: number): string => `${withMinus(amount)}¥`;
export const pointsText = (amount: number): string => `${withMinus(amount)}★`;

export class Words {
  /** `shown`: a position that is shown in place of the present one. */
  constructor(
    readonly board: () => BoardProps,
    readonly shown: () => ZeroKeiView | undefined = () => undefined,
  ) {}

  get view(): ZeroKeiView {
    return this.shown() ?? (this.board().view as unknown as ZeroKeiView);
  }

  get printed(): ZeroKeiPrinted {
    return this.board().printed as unknown as ZeroKeiPrinted;
  }

  // --- data ---

  player(seat: Seat): ZeroKeiPlayer {
    return this.view[seat] as ZeroKeiPlayer;
  }

  carriage(id: string): Carriage {
    return this.printed.carriages[id] as Carriage;
  }

  event(id: string): Event {
    return this.printed.events[id] as Event;
  }

  /** The cities of a carriage in reading order, tokens included. */
  carriageCities(id: string): number[] {
    return this.view.now.cities[id] ?? this.carriage(id).cities;
  }

  /** What a space of the turn order tile gives. */
  tileReward(space: number): Reward {
    return this.printed.tile[String(this.view.seats.length)]?.[space - 1] as Reward;
  }

  // --- names and short texts ---

  /** A round, as the years it stands for. */
  yearsText(round: number): string {
    const year = this.printed.first_year + round;
    return `${year - 1}–${year % 100}`;
  }

  /** A round as its first year: ’59. */
  yearText(round: number): string {
    return `’${(this.printed.first_year + round - 1) % 100}`;
  }

  playerName(seat: Seat): string {
    return this.board().names[this.view.seats.indexOf(seat)] || t(`zero-kei-seat-${seat}`);
  }

  colourName(colour: Colour): string {
    return t(`zero-kei-colour-${colour}`);
  }

  cityName(number: number): string {
    return localizedName("zero-kei-city", this.printed.cities[number - 1]?.name ?? String(number));
  }

  cityText(number: number): string {
    return `${number} ${this.cityName(number)}`;
  }

  carriageCityNames(id: string): string {
    return this.carriageCities(id)
      .map((number) => this.cityName(number))
      .join("–");
  }

  actionText(name: string): string {
    return t(`zero-kei-action-${name}`);
  }

  actionsText(actions: string[]): string {
    return actions.map((name) => this.actionText(name)).join(t("zero-kei-or"));
  }

  carriageActionText(id: string): string {
    const { does, ability } = this.carriage(id);
    return `${ability ? "∞ " : ""}${this.actionText(does)}`;
  }

  #countersText({ counter, then_choice: choice }: Carriage): string {
    const colours = choice.map((each) => this.colourName(each)).join("/");
    return this.colourName(counter) + (colours ? ` ${t("zero-kei-then-one", { colours })}` : "");
  }

  eventText(id: string): string {
    const { at_end, fee, gain, lose, discount, ranks } = this.event(id);
    const kind = t(at_end ? "zero-kei-event-end" : "zero-kei-event-action");
    const text = `zero-kei-event-${id}`;
    if (!hasText(text)) return `${kind} ${id}`; // an event that a components file adds
    const args = {
      fee: yenText(fee),
      gain: yenText(gain),
      lose: pointsText(lose),
      discount: yenText(discount),
      ranks: ranks.slice(0, this.view.seats.length).map(yenText).join(" "),
    };
    return `${kind} ${t(text, args)}`;
  }

  /** What an event does, without when. */
  eventBrief(id: string): string {
    const kind = t(this.event(id).at_end ? "zero-kei-event-end" : "zero-kei-event-action");
    return this.eventText(id).slice(kind.length).trim();
  }

  rewardText({ pay, yen, points, advance, move }: Reward): string {
    if (advance || move) return t(advance ? "zero-kei-advance" : "zero-kei-venue-move");
    const gain = [yen ? yenText(yen) : "", points ? pointsText(points) : ""].filter(Boolean).join(" ");
    return pay ? `${yenText(pay)} → ${gain}` : `+${gain}`;
  }

  // --- what the bubble of a thing says ---

  aboutCarriage(id: string): string {
    const carriage = this.carriage(id);
    const card = t("zero-kei-about-carriage", {
      carriage: id,
      cities: this.carriageCityNames(id),
      cost: yenText(carriage.cost),
      counter: this.#countersText(carriage),
    });
    const [label, text] = [this.actionText(carriage.does), this.#effectText(carriage.does)];
    return `${card} ${t("labelled", { label, text })}`;
  }

  /** What a carriage does, briefly: always, or once each turn. */
  carriageEffect(id: string): string {
    const { does, ability } = this.carriage(id);
    const kind = ability ? "always" : does === "buy" ? "once" : "turn";
    return t("zero-kei-page-carriage-does", { kind, does: this.actionText(does) });
  }

  /** What an action or an ability does, in a sentence. */
  #effectText(name: Action | Ability): string {
    const { station_cost, row_points, repeat_fee, does } = this.printed;
    const { cost, points, yen } = does[name];
    return t(`zero-kei-does-${name}`, {
      station_cost: yenText(station_cost),
      row_points: row_points.map(pointsText).join(" "),
      repeat_fee: yenText(repeat_fee),
      bonus_station_cost: yenText(cost),
      bonus_station_points: pointsText(points),
      ability_ground_cost: yenText(cost),
      ability_engine_fee: yenText(cost),
      ability_tail_income: yenText(yen),
    });
  }

  /** A carriage for sale, and who has already chosen it. */
  aboutOffer(id: string, chosen: Seat | null): string {
    const card = this.aboutCarriage(id);
    return chosen ? `${card} ${t("zero-kei-page-chosen-by", { name: this.playerName(chosen) })}` : card;
  }

  aboutEvent(id: string, year: number): string {
    const { actions, letter } = this.event(id);
    return t("zero-kei-page-event", {
      years: this.yearsText(year),
      words: this.eventText(id),
      actions,
      letter,
    });
  }

  aboutTile(space: number): string {
    const seat = this.view.tile[space - 1];
    const [gives, name] = [this.rewardText(this.tileReward(space)), seat ? this.playerName(seat) : "no"];
    return t("zero-kei-page-tile", { space, gives, name });
  }

  aboutSeat(seat: Seat): string {
    const player = this.player(seat);
    return t("zero-kei-page-has", {
      name: this.playerName(seat),
      yen: player.yen,
      points: player.points,
      cauldrons: player.cauldrons_left,
      tracks: player.track_tokens,
    });
  }

  /** A colour of stations: its counter, what a station is worth, how many are left. */
  aboutColour(colour: Colour): string {
    const { stock, now } = this.view;
    const next = now.next_station[colour];
    const text = t("zero-kei-page-stock", {
      value: pointsText(now.colour_worth[colour]),
      left: stock[colour],
      next: next === null ? "" : pointsText(next),
    });
    return `${this.aboutCounter(colour)}. ${text}`;
  }

  aboutCounter(colour: Colour): string {
    const { counters, ranking, now } = this.view;
    const space = counters[colour];
    const rank = ranking.indexOf(colour) + 1;
    const next = now.next_space[colour];
    const key = next === null ? "last" : "moves";
    return t(`zero-kei-counter-${key}`, { colour, rank, space, next: next ?? space });
  }

  aboutEngine(actions: string[]): string {
    const fee = t("zero-kei-help-engine", { engine_fee: yenText(this.printed.engine_fee) });
    return t("labelled", { label: this.actionsText(actions), text: fee });
  }

  aboutCity(number: number): string {
    const { stations, prepared, tracks, now, venues } = this.view;
    const station = stations[String(number)];
    const { cost, points } = (this.printed.cities[number - 1] as City).ground;
    const state = t("zero-kei-about-city", {
      city: this.cityText(number),
      cost: yenText(cost),
      points: pointsText(points),
      ground: prepared.includes(number) ? "prepared" : "no",
      station: station ?? "no",
      track: tracks.includes(number) ? "laid" : "no",
    });
    const stops = (now.stops[number - 1] ?? []).map((seat) => this.playerName(seat));
    const worth = signed(now.worth[number - 1] ?? 0);
    const sum = t("zero-kei-page-city-now", { worth, count: stops.length, names: stops.join(", ") });
    const venue = venues.indexOf(number) + 1;
    return [state, sum, venue ? t("zero-kei-page-city-venue", { venue }) : ""].filter(Boolean).join(" ");
  }

  aboutVenue(venue: number): string {
    const burn = this.view.seats.flatMap((seat) => {
      const count = this.player(seat).cauldrons[venue - 1];
      if (!count) return [];
      return [t("labelled", { label: this.playerName(seat), text: t("zero-kei-cauldrons-left", { count }) })];
    });
    const about = t("zero-kei-about-venue", {
      venue,
      city: this.cityText(this.view.venues[venue - 1] ?? 0),
      effect: this.rewardText(this.printed.venues[venue - 1] as Reward),
    });
    const closed = this.view.closed.includes(venue) ? t("zero-kei-closed") : "";
    return [about, closed, burn.join(", ")].filter(Boolean).join(" · ");
  }

  /** A place of Hideo's board: when it acts, and what he does. */
  aboutHideo(id: BoardPosition, rounds: number[], { venue, points }: Reward): string {
    const lies = this.view.hideo?.[id] ?? null;
    const city = typeof lies === "number" ? this.cityText(lies) : "no";
    const cauldron = venue ? [t("zero-kei-page-hideo-cauldron", { venue })] : [];
    return t("zero-kei-page-hideo", {
      id,
      count: rounds.length,
      rounds: rounds.join(", "),
      kind: id in this.view.now.closing ? "venue" : "city",
      city,
      margin: [...cauldron, ...(points ? [`+${pointsText(points)}`] : [])].join(", "),
    });
  }

  // --- moves ---

  /** A line of what changes a total: "your Kyoto carriage: −3 becomes +6". */
  changeText({ id, args }: Item): string {
    const { city, was = 0, now = 0, ...rest } = args as ZeroKeiArgs;
    const amounts = id === "city" || id === "venue" ? { was: signed(was), now: signed(now) } : { was, now };
    return t(`zero-kei-page-change-${id}`, { ...rest, ...amounts, city: city ? this.cityName(city) : "" });
  }

  /** A move with its price, for screen readers. */
  moveText(offer: OfferedMove): string {
    const { words, priceParts, quote } = offer;
    const said = [quote ? this.#priceText(quote) : "", ...priceParts, totalWords(offer)].filter(Boolean);
    return said.length ? `${words} — ${said.join("; ")}` : words;
  }

  /** What a move costs and brings by itself: "costs 3 yen, brings 3 points". */
  #priceText(quote: Record<string, number>): string {
    const said = Object.entries(quote)
      .filter(([, amount]) => amount)
      .map(([unit, amount]) => {
        const count = Math.abs(amount);
        return t(`zero-kei-page-${amount < 0 ? "costs" : "brings"}-${unit}`, { count });
      });
    return said.join(", ") || t("zero-kei-page-free");
  }
}
