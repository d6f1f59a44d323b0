// The whole position in words: who has what, what lies open, what is mine.

import type { Zone } from "../../board/Spoken.svelte";
import { t } from "../../lib/texts.svelte";
import { playersOf, total } from "./scene";
import type { NordicView, Printed, Ticket } from "./types";
import { cardsWords, kindName, pointsWord, routeName, seatName, spacesWord, ticketName } from "./words";

export function summary(view: NordicView, printed: Printed, names: string[], seat: number | null): Zone[] {
  const owned = (owner: string) =>
    Object.keys(view.routes)
      .filter((route) => view.routes[route] === owner)
      .map((route) => routeName(printed, route))
      .join("; ");
  const players = playersOf(view).map((player, i) => {
    const colour = view.seats[i] ?? "";
    const known = total(player.known) ? ` (${cardsWords(player.known)})` : "";
    const facts = [
      `${names[i]}, ${seatName(colour)}: ${pointsWord(player.points)}`,
      t("nordic-trains", { count: player.trains }),
      t("nordic-cards", { count: player.cards }) + known,
      t("nordic-tickets", { count: player.ticket_count }),
    ];
    const routes = t("nordic-page-summary-routes", { routes: owned(colour) || t("nordic-no-routes") });
    return `${facts.join(", ")}. ${routes}`;
  });
  const closed = owned("closed");
  if (closed) players.push(t("nordic-page-summary-closed", { routes: closed }));
  const open = view.face_up.map((kind) => (kind ? kindName(kind) : t("nordic-page-empty-space"))).join(", ");
  const decks = [
    t("nordic-page-deck-tip", { count: view.deck }),
    t("nordic-discard", { count: total(view.discard) }),
  ];
  const own = seat === null ? undefined : playersOf(view)[seat];
  const ticketWords = ([name, { points, connected, missing }]: [string, Ticket]) => {
    const state = connected
      ? t("nordic-connected")
      : missing === null
        ? t("nordic-no-way")
        : t("nordic-page-missing", { spaces: spacesWord(missing) });
    return [ticketName(printed, name), pointsWord(points), state].join(", ");
  };
  const tickets = Object.entries(own?.tickets ?? {}).map(ticketWords);
  const hand = own?.hand && (cardsWords(own.hand) || t("nordic-empty-hand"));
  return [
    { zone: t("nordic-page-players"), lines: players },
    { zone: t("nordic-page-face-up"), lines: [open, ...decks] },
    ...(hand ? [{ zone: t("nordic-page-hand"), lines: [hand] }] : []),
    ...(own?.tickets
      ? [
          {
            zone: t("nordic-page-own-tickets"),
            lines: tickets.length ? tickets : [t("nordic-no-tickets")],
          },
        ]
      : []),
  ];
}
