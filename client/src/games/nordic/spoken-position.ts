// The whole position in words: what each player has, what lies open, what is yours.

import type { Zone } from "../../board/SpokenPosition.svelte";
import { t } from "../../lib/texts.svelte";
import { countCards, type Scene } from "./scene.svelte";
import type { Ticket } from "./types";
import { cardsWords, kindName, pointsWord, progressWords, routeName, seatName, ticketName } from "./words";

export function spokenPosition({ view, printed, players, player }: Scene): Zone[] {
  const owned = (owner: string) =>
    Object.keys(view.routes)
      .filter((route) => view.routes[route] === owner)
      .map((route) => routeName(printed, route))
      .join(", ");
  const seats = players.map(({ colour, name, points, trains: count, cards, known, ticket_count }) => {
    const seen = countCards(known) ? ` (${cardsWords(known)})` : "";
    const facts = [
      t("labelled", { label: `${name}, ${seatName(colour)}`, text: pointsWord(points) }),
      t("nordic-trains", { count }),
      t("nordic-cards", { count: cards }) + seen,
      t("nordic-tickets", { count: ticket_count }),
    ];
    const routes = t("nordic-page-summary-routes", { routes: owned(colour) || t("nordic-no-routes") });
    return `${facts.join(", ")}. ${routes}`;
  });
  const closed = owned("closed");
  if (closed) seats.push(t("nordic-page-summary-closed", { routes: closed }));
  const open = view.face_up.map((kind) => (kind ? kindName(kind) : t("nordic-page-empty-space"))).join(", ");
  const decks = [
    t("nordic-page-deck-tip", { count: view.deck }),
    t("nordic-discard", { count: countCards(view.discard) }),
  ];
  const ticketWords = ([name, { points, missing }]: [string, Ticket]) =>
    [ticketName(printed, name), pointsWord(points), progressWords(missing)].join(", ");
  const { hand, tickets } = player ?? {};
  const zones = [
    { zone: t("nordic-page-players"), lines: seats },
    { zone: t("nordic-page-face-up"), lines: [open, ...decks] },
  ];
  if (hand) zones.push({ zone: t("nordic-page-hand"), lines: [cardsWords(hand) || t("nordic-empty-hand")] });
  if (tickets) {
    const lines = Object.entries(tickets).map(ticketWords);
    zones.push({
      zone: t("nordic-page-own-tickets"),
      lines: lines.length ? lines : [t("nordic-no-tickets")],
    });
  }
  return zones;
}
