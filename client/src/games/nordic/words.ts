// Names and sentences of the board, in the language of the page.

import { language, named, t } from "../../lib/texts.svelte";
import { type Cards, type Components, colourOf, ends, kindOf, pointsOf, sorted } from "./model";
import { spelled } from "./payments";
import type { Part } from "./targets";

export function cityName(components: Components, id: string): string {
  return named("nordic-city", components.cities[id]?.name ?? id);
}

/** A route or a ticket by its cities: "Bergen–Oslo". */
export const pairName = (components: Components, name: string): string =>
  ends(name)
    .map((city) => cityName(components, city))
    .join("–");

export const kindName = (kind: string): string => t("nordic-page-colour", { colour: kind });
export const seatName = (seat: string): string => t(`nordic-seat-${seat}`);

/** Words that depend on nothing but the language, kept: all routes are named at every view. */
function kept(words: (components: Components, route: string) => string): typeof words {
  const known = new Map<string, string>();
  return (components, route) => {
    const key = `${language()} ${route}`;
    const found = known.get(key) ?? words(components, route);
    known.set(key, found);
    return found;
  };
}

/** A route with what tells it from its double: "Bergen–Oslo red". */
export const routeName = kept((components, route) => {
  const number = route.split("-")[3];
  const colour = kindName(colourOf(route));
  const cities = pairName(components, route);
  return t("nordic-route", { cities, colour: number ? `${colour} ${number}` : colour });
});

export const spacesWord = (count: number): string => t("nordic-spaces", { count });
export const pointsWord = (count: number): string => t("nordic-page-points", { count });

/** So many cards of a kind, in words. */
export const paidWord = (kind: string, count: number, size = 0): string =>
  t("nordic-paid", { kind, count, size });

export const cardsWords = (components: Components, cards: Cards): string =>
  sorted(components, cards)
    .map(([kind, count]) => paidWord(kind, count))
    .join(", ");

export function setSize(components: Components, route: string): number {
  const printed = components.routes[route];
  const { cards_per_wild_card, cards_per_ferry_locomotive } = components.limits;
  return printed && kindOf(printed) === "wild" ? cards_per_wild_card : cards_per_ferry_locomotive;
}

/** A payment: "3 red + 1 locomotive". */
export function paymentWords(components: Components, route: string, shape: Part[], due: number): string {
  const size = setSize(components, route);
  return spelled(shape, due)
    .map(({ kind, count }) => paidWord(kind, count, size))
    .join(" + ");
}

/** The kind of a route and what it takes: "tunnel", "ferry, 1 locomotive symbol". */
export function routeKind(components: Components, route: string): string {
  const printed = components.routes[route];
  if (!printed) return "";
  const kind = kindOf(printed);
  return t("nordic-page-kind", {
    kind,
    count: Number(printed.ferry || 0),
    size: components.limits.cards_per_wild_card,
  });
}

/** What a route costs: "4 red", "3 of one colour + 1 locomotive", and what may stand for it. */
export function costWords(components: Components, route: string): string {
  const printed = components.routes[route];
  if (!printed) return "";
  const symbols = Number(printed.ferry || 0);
  const [colour, plain] = [colourOf(route), printed.length - symbols];
  const coloured =
    colour === "grey" ? t("nordic-page-one-colour", { count: plain }) : paidWord(colour, plain);
  const cards = [...(plain ? [coloured] : []), ...(symbols ? [paidWord("loco", symbols)] : [])].join(" + ");
  const { tunnel_reveal } = components.limits;
  return t("nordic-page-cost", {
    kind: kindOf(printed),
    cards,
    size: setSize(components, route),
    more: tunnel_reveal,
  });
}

const routeFacts = kept((components, route) =>
  [
    routeName(components, route),
    routeKind(components, route),
    spacesWord(components.routes[route]?.length ?? 0),
    pointsWord(pointsOf(components, route)),
  ]
    .filter(Boolean)
    .join(", "),
);

const claimWords = kept((components, route) =>
  t("nordic-page-claim-aloud", { route: routeFacts(components, route) }),
);

/** All of a route in one sentence, for ears. */
export const routeWords = (components: Components, route: string, move?: string): string =>
  (move ? claimWords : routeFacts)(components, route);
