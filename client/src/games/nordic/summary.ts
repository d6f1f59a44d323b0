// The whole position in words: who has what, what lies open, what is mine.

import type { Zone } from "../../board/Spoken.svelte";
import { t } from "../../lib/texts.svelte";
import { type Components, type Nordic, type Ticket, total } from "./model";
import { cardsWords, kindName, pairName, pointsWord, routeName, seatName, spacesWord } from "./words";

export function summary(view: Nordic, components: Components, names: string[], seat: number | null): Zone[] {
  const owned = (owner: string) =>
    Object.keys(view.routes)
      .filter((route) => view.routes[route] === owner)
      .map((route) => routeName(components, route))
      .join("; ");
  const players = view.players.map((player, i) => {
    const colour = view.seats[i] ?? "";
    const known = total(player.known) ? ` (${cardsWords(components, player.known)})` : "";
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
  const own = seat === null ? undefined : view.players[seat];
  const ticketWords = ([name, { points, connected, missing }]: [string, Ticket]) => {
    const state = connected
      ? t("nordic-connected")
      : missing === null
        ? t("nordic-no-way")
        : t("nordic-page-missing", { spaces: spacesWord(missing) });
    return [pairName(components, name), pointsWord(points), state].join(", ");
  };
  const tickets = Object.entries(own?.tickets ?? {}).map(ticketWords);
  const hand = own?.hand && (cardsWords(components, own.hand) || t("nordic-empty-hand"));
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
