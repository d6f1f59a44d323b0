// Everything the board says: moves, cards and places in words, from the texts of the language.

import type { BoardProps } from "../../lib/board";
import type { Legal } from "../../lib/messages";
import { language, t } from "../../lib/texts.svelte";
import { breakdown } from "./breakdown";
import {
  carriageOf,
  cityName,
  cityNames,
  eventOf,
  nextStation,
  points,
  reward,
  signed,
  whoStops,
  worth,
  years,
  yen,
} from "./reading";
import { parts } from "./targets";
import type { Colour, Printed, Seat, ZeroKeiView } from "./types";

const QUOTED = /([“«]\s?)((?:use|engine) [\w-]+|tail|event|done|decline)(\s?[”»])/g;

type Spoken = Pick<BoardProps, "view" | "printed" | "names">;

export class Words {
  #board: () => Spoken;
  #kept = new Map<string, string>();

  constructor(board: () => Spoken) {
    this.#board = board;
  }

  get view(): ZeroKeiView {
    return this.#board().view as ZeroKeiView;
  }

  get printed(): Printed {
    return this.#board().printed as unknown as Printed;
  }

  /** What is put into words once: the key holds all that the words depend on besides printed values and language. */
  #once(key: string, make: () => string): string {
    const name = `${language()} ${key}`;
    const kept = this.#kept.get(name) ?? make();
    this.#kept.set(name, kept);
    return kept;
  }

  name(seat: Seat): string {
    return this.#board().names[this.view.seats.indexOf(seat)] || t(`zero-kei-seat-${seat}`);
  }

  colour(colour: string): string {
    return t(`zero-kei-page-colour-${colour}`);
  }

  city(number: number | string): string {
    return `${number} ${cityName(this.printed, Number(number))}`;
  }

  action(name: string): string {
    return this.#once(`action ${name}`, () => t(`zero-kei-action-${name}`));
  }

  does(actions: string[]): string {
    return actions.map((name) => this.action(name)).join(t("zero-kei-or"));
  }

  carriageDoes(id: string): string {
    const carriage = carriageOf(this.printed, id);
    return carriage.ability ? `∞ ${this.action(carriage.ability)}` : this.action(carriage.action ?? "");
  }

  counter(id: string): string {
    const { counter, then_choice: choice } = carriageOf(this.printed, id);
    const then = choice
      ? ` ${t("zero-kei-then-one", { colours: choice.map((each) => this.colour(each)).join("/") })}`
      : "";
    return this.colour(counter) + then;
  }

  event(id: string): string {
    return this.#once(`effect ${id}`, () => this.#event(id));
  }

  #event(id: string): string {
    const event = eventOf(this.printed, id);
    const kind = t(event.kind === "action" ? "zero-kei-event-action" : "zero-kei-event-end");
    const ranks = event.amounts?.slice(0, this.view.seats.length).map(yen).join(" ") ?? "";
    const args = {
      fee: yen(event.fee ?? 0),
      gain: yen(event.gain ?? 0),
      lose: points(event.lose ?? 0),
      discount: yen(event.discount ?? 0),
      ranks,
    };
    return `${kind} ${t(`zero-kei-event-${id}`, args)}`;
  }

  /** A printed reward, such as a venue's effect or a space of the tile. */
  reward(text: string): string {
    const { pay, yen: gained, points: scored, other } = reward(text);
    if (other) return other === "advance" ? t("zero-kei-advance") : t("zero-kei-venue-move");
    const gain = [gained ? yen(gained) : "", scored ? points(scored) : ""].filter(Boolean).join(" ");
    return pay ? `${yen(pay)} → ${gain}` : `+${gain}`;
  }

  venueEffect(venue: number): string {
    return this.reward(this.printed.venues.spaces[venue - 1] ?? "");
  }

  /** What an action or ability does, in a sentence. */
  explains(name: string): string {
    const { costs, abilities, stations } = this.printed;
    return t(`zero-kei-does-${name}`, {
      station: yen(costs.station ?? 0),
      rows: stations.row_points.map(points).join(" "),
      repeat: yen(costs.repeat ?? 0),
      bonuscost: yen(abilities["station-bonus"]?.cost ?? 0),
      bonuspoints: points(abilities["station-bonus"]?.points ?? 0),
      ground: yen(abilities["ground-1"]?.cost ?? 0),
      cheapengine: yen(abilities["engine-1"]?.cost ?? 0),
      moreincome: yen(abilities["tail-8"]?.yen ?? 0),
    });
  }

  aboutCarriage(id: string, tokens: number[] = []): string {
    return this.#once(`carriage ${id} ${tokens}`, () => this.#aboutCarriage(id, tokens));
  }

  #aboutCarriage(id: string, tokens: number[]): string {
    const carriage = carriageOf(this.printed, id);
    const card = t("zero-kei-about-carriage", {
      carriage: id,
      cities: cityNames(this.printed, id, tokens),
      cost: yen(carriage.cost),
      counter: this.counter(id),
    });
    const name = carriage.ability ?? carriage.action ?? "";
    return `${card} ${this.action(name)}: ${this.explains(name)}`;
  }

  /** A carriage for sale: how its price comes about, and who has it already. */
  aboutOffer(id: string, chosen: Seat | null): string {
    const card = this.aboutCarriage(id);
    return chosen ? `${card} ${t("zero-kei-page-chosen-by", { name: this.name(chosen) })}` : card;
  }

  aboutEvent(id: string, year: number): string {
    return this.#once(`event ${id} ${year}`, () => this.#aboutEvent(id, year));
  }

  #aboutEvent(id: string, year: number): string {
    const event = eventOf(this.printed, id);
    return t("zero-kei-page-event", {
      years: years(year),
      words: this.event(id),
      actions: event.actions,
      letter: event.letter,
    });
  }

  aboutTile(space: number): string {
    const { view, printed } = this;
    const gives = printed.turn_order[String(view.seats.length)]?.[space - 1] ?? "";
    const seat = view.tile[space - 1];
    const name = seat ? this.name(seat) : "no";
    return this.#once(`tile ${space} ${gives} ${name}`, () =>
      t("zero-kei-page-tile", { space, gives: this.reward(gives), name }),
    );
  }

  aboutSeat(seat: Seat): string {
    const player = this.view[seat];
    return t("zero-kei-page-has", {
      name: this.name(seat),
      yen: player.yen,
      points: player.points,
      cauldrons: player.cauldrons_left,
      tracks: player.track_tokens,
    });
  }

  /** A colour of stations: its counter, what one is worth, what is left. */
  aboutColour(colour: Colour): string {
    const { view, printed } = this;
    const next = nextStation(view, printed, colour);
    const value = printed.limits.final_station_values[view.ranking.indexOf(colour)] ?? 0;
    const left = view.stock[colour];
    const stock = this.#once(`stock ${value} ${left} ${next}`, () =>
      t("zero-kei-page-stock", { value: points(value), left, next: next === null ? "" : points(next) }),
    );
    return `${this.aboutCounter(colour)}. ${stock}`;
  }

  aboutEngine(actions: string[]): string {
    return this.#once(`engine ${actions}`, () => {
      const fee = t("zero-kei-help-engine", { engine: yen(this.printed.costs.engine ?? 0) });
      return t("zero-kei-explained", { word: this.does(actions), words: fee });
    });
  }

  aboutCity(number: number): string {
    const { view, printed } = this;
    const station = view.stations[String(number)] ?? "no";
    const ground = view.prepared.includes(number) ? "prepared" : "no";
    const track = view.tracks.includes(number) ? "laid" : "no";
    const now = signed(worth(view, printed, number));
    const stops = whoStops(view, printed, number).map((seat) => this.name(seat));
    const venue = view.venues.indexOf(number) + 1;
    return this.#once(`city ${number} ${ground} ${station} ${track} ${now} ${venue} ${stops}`, () => {
      const printedGround = printed.city.find((city) => city.number === number)?.ground;
      const state = t("zero-kei-about-city", {
        city: this.city(number),
        cost: yen(printedGround?.cost ?? 0),
        points: points(printedGround?.points ?? 0),
        ground,
        station: station === "no" ? station : this.colour(station),
        track,
      });
      const names = stops.join(", ");
      const sum = t("zero-kei-page-city-now", { worth: now, count: stops.length, names });
      return [state, sum, venue ? t("zero-kei-page-city-venue", { venue }) : ""].filter(Boolean).join(" ");
    });
  }

  aboutVenue(venue: number): string {
    const city = this.view.venues[venue - 1] ?? 0;
    const shut = this.view.closed.includes(venue);
    const fires = this.view.seats.flatMap((seat) => {
      const count = this.view[seat].cauldrons[venue - 1] ?? 0;
      return count ? [{ name: this.name(seat), count }] : [];
    });
    const key = fires.map(({ name, count }) => `${count} ${name}`);
    return this.#once(`venue ${venue} ${city} ${shut} ${key}`, () => {
      const burn = fires.map(({ name, count }) => `${name}: ${t("zero-kei-cauldrons-left", { count })}`);
      const effect = this.venueEffect(venue);
      const about = t("zero-kei-about-venue", { venue, city: this.city(city), effect });
      return [about, shut ? t("zero-kei-closed") : "", burn.join(", ")].filter(Boolean).join(" ");
    });
  }

  /** A place of Hideo's board: when it acts, and what he does. */
  aboutHideo(id: string): string {
    const { margin, position } = this.printed.hideo;
    const place = position.find((each) => each.id === id);
    const lies = this.view.hideo?.[id] ?? null;
    const city = typeof lies === "number" ? this.city(lies) : "no";
    return this.#once(`hideo ${id} ${city}`, () => {
      const rounds = place?.rounds ?? [];
      const { venue, points: scored } = reward(margin[(place?.row ?? 0) - 1] ?? "");
      const cauldron = venue ? [t("zero-kei-page-hideo-cauldron", { venue })] : [];
      return t("zero-kei-page-hideo", {
        id,
        count: rounds.length,
        rounds: rounds.join(", "),
        kind: id.startsWith("C") ? "venue" : "city",
        city,
        margin: [...cauldron, ...(scored ? [`+${points(scored)}`] : [])].join(", "),
      });
    });
  }

  aboutCounter(colour: Colour): string {
    const { view, printed } = this;
    const space = view.counters[colour];
    const rank = view.ranking.indexOf(colour) + 1;
    return this.#once(`counter ${colour} ${space} ${rank}`, () => {
      const how =
        space === printed.value_track.last_space
          ? t("zero-kei-counter-last", { space })
          : t("zero-kei-counter-moves", { rank, space, next: space + 1 });
      return `${this.colour(colour)}: ${how}`;
    });
  }

  /** A move as a sentence, without its price. */
  move(text: string): string {
    const { verb, thing, colour } = parts(text);
    const { view, printed } = this;
    const say = (args: Record<string, string | number>): string => t(`zero-kei-page-do-${verb}`, args);
    switch (verb) {
      case "draft": {
        const engine = printed.engines[String(view.seats.length)]?.[Number(thing) - 1] ?? [];
        return say({ engine: thing, does: this.does(engine) });
      }
      case "buy": {
        const what = cityNames(printed, thing);
        return say({ carriage: what, does: this.carriageDoes(thing), counter: this.counter(thing) });
      }
      case "advance":
        return say({ counter: this.aboutCounter(thing as Colour) });
      case "order": {
        const gives = printed.turn_order[String(view.seats.length)]?.[Number(thing) - 1] ?? "";
        // Yen and points are in the quote.
        return reward(gives).other
          ? `${say({ space: thing })}: ${this.reward(gives)}`
          : say({ space: thing });
      }
      case "engine": {
        const seat = thing as Seat;
        const key = seat === view.seat ? "zero-kei-own-engine" : "zero-kei-other-engine";
        return t(key, { does: this.does(view[seat].engine_actions), owner: this.name(seat) });
      }
      case "use":
        return say({ does: this.carriageDoes(thing), cities: cityNames(printed, thing) });
      case "event":
        return this.event(view.event);
      case "prepare":
      case "track":
      case "token":
      case "score":
        return say({ city: this.city(thing) });
      case "station":
        return say({ city: this.city(thing), colour: this.colour(colour) });
      case "participate": {
        const city = this.city(view.venues[Number(thing) - 1] ?? 0);
        return say({ city, effect: this.venueEffect(Number(thing)) });
      }
      case "space": {
        const { cost, points: scored } = printed.track_cost[thing.toUpperCase()] ?? { cost: 0, points: 0 };
        return say({ letter: thing.toUpperCase(), cost: yen(cost), points: points(scored) });
      }
      case "from": {
        const seat = thing as Seat;
        return t("zero-kei-lender", { owner: this.name(seat), count: view[seat].track_tokens });
      }
      case "move":
      case "on":
        return say({ carriage: this.#own(thing) });
      case "to": {
        const there = view.seat ? (view[view.seat].train[Number(thing) - 1] ?? "") : "";
        return say({ place: thing, carriage: this.#own(there) });
      }
      case "accept":
        return this.#accept();
      case "tail":
      case "decline":
      case "done":
        return t(`zero-kei-move-${verb}`);
    }
    return text;
  }

  /** A reason of the server, which quotes moves in notation, with the quoted moves in words. */
  reason(text: string): string {
    return text.replace(QUOTED, (_, before, move, after) => `${before}${this.move(move)}${after}`);
  }

  #own(id: string): string {
    const { view, printed } = this;
    return id && view.seat ? cityNames(printed, id, view[view.seat].tokens[id]) : id;
  }

  #accept(): string {
    const yes = t("zero-kei-move-accept");
    const venue = this.view.decision === "effect" ? Number(this.view.pending.venue) : 0;
    if (venue) return `${yes}: ${this.venueEffect(venue)}`;
    return yes;
  }

  /** What a move costs and brings by itself: "costs 3 yen, brings 3 points". */
  quote(quote: Legal["quote"]): string {
    if (!quote) return "";
    const said = ["yen", "points"].flatMap((unit) => {
      const amount = quote[unit] ?? 0;
      if (!amount) return [];
      return [t(`zero-kei-page-${amount < 0 ? "costs" : "brings"}-${unit}`, { count: Math.abs(amount) })];
    });
    return said.length ? said.join(", ") : t("zero-kei-page-free");
  }

  /** How the price and the score of a move come about. */
  parts(legal: Legal): string[] {
    return breakdown(this.view, this.printed, legal).map(({ id, args }) => t(id, args));
  }

  /** A move with its price, for who listens. */
  spoken(legal: Legal): string {
    const price = [this.quote(legal.quote), ...this.parts(legal)].filter(Boolean).join("; ");
    return price ? `${this.move(legal.move)}: ${price}` : this.move(legal.move);
  }
}
