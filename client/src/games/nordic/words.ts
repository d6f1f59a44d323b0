// Names and sentences of the board, in the language of the page.

import { localizedName, t } from "../../lib/texts.svelte";
import type { Cards, NordicPrinted } from "./types";

export const cityName = (printed: NordicPrinted, id: string): string =>
  localizedName("nordic-city", printed.cities[id]?.name ?? id);

/** Two cities: "Bergen–Oslo". */
export const pairName = (printed: NordicPrinted, ends: string[] = [], between = "–"): string =>
  ends.map((city) => cityName(printed, city)).join(between);

export const ticketName = (printed: NordicPrinted, ticket: string): string =>
  pairName(printed, printed.tickets[ticket]?.ends);

export const kindName = (kind: string): string => t("nordic-colour", { colour: kind });
export const seatName = (seat: string): string => t(`nordic-seat-${seat}`);
export const spacesWord = (count: number): string => t("nordic-spaces", { count });
export const pointsWord = (count: number): string => t("nordic-page-points", { count });
/** Some cards of a kind: "3 red"; of "any" one that is still to be chosen. */
export const paidWord = (kind: string, count: number): string =>
  kind === "any" ? t("nordic-page-one-colour", { count }) : t("nordic-paid", { kind, count, size: 0 });

export const cardsWords = (cards: Cards): string =>
  Object.entries(cards)
    .map(([kind, count]) => paidWord(kind, count))
    .join(", ");

/** How far a ticket is, by the spaces missing: "connected", "3 spaces missing"; null if there is no way left. */
export function progressWords(missing: number | null): string {
  if (missing === null) return t("nordic-no-way");
  return missing ? t("nordic-missing", { spaces: spacesWord(missing) }) : t("nordic-connected");
}

/** A route with what tells it from its double: "Bergen–Oslo red". */
export function routeName(printed: NordicPrinted, id: string): string {
  const route = printed.routes[id];
  if (!route) return id;
  const colour = [kindName(route.colour), route.number].filter(Boolean).join(" ");
  return t("nordic-route", { cities: pairName(printed, route.ends), colour });
}

/** The kind of a route, how long it is, and what it scores: "tunnel", "3 spaces", "4 points". */
export function routeFacts(printed: NordicPrinted, id: string): string[] {
  const route = printed.routes[id];
  if (!route) return [];
  const { kind, symbols: count, set_size: size, length, points } = route;
  return [t("nordic-page-kind", { kind, count, size }), spacesWord(length), pointsWord(points)];
}

/** What a route costs: "4 red", "3 of one colour + 1 locomotive", and what may stand for it. */
export function costWords(printed: NordicPrinted, id: string): string {
  const route = printed.routes[id];
  if (!route) return "";
  const { kind, colour, coloured, symbols, set_size: size } = route;
  const plain =
    colour === "grey" ? t("nordic-page-one-colour", { count: coloured }) : paidWord(colour, coloured);
  const cards = [...(coloured ? [plain] : []), ...(symbols ? [paidWord("loco", symbols)] : [])].join(" + ");
  return t("nordic-page-cost", { kind, cards, size, more: printed.limits.tunnel_reveal });
}
