// The whole position in words: each zone of the board with what lies there.

import type { Zone } from "../../board/SpokenPosition.svelte";
import { t } from "../../lib/texts.svelte";
import type { Words } from "./words";

export function spokenPosition(words: Words): Zone[] {
  const { view, printed } = words;
  const title = {
    years: words.yearsText(view.year),
    round: view.year,
    phase: t(`zero-kei-phase-${view.phase}`),
  };
  const offer = view.row.flatMap((place) => {
    if (!place) return [];
    const { carriage, chosen, price } = place;
    return [`${words.aboutOffer(carriage, chosen)} ${t("zero-kei-page-price", { price })}`];
  });
  const trains = view.seats.map((seat) => {
    const { engine, engine_actions, train } = words.player(seat);
    const cars = train.map((id) => `${words.carriageCityNames(id)} (${words.carriageActionText(id)})`);
    const head = engine === null ? t("zero-kei-no-engine") : words.actionsText(engine_actions);
    return `${words.aboutSeat(seat)} ${[head, ...cars].join("; ")}.`;
  });
  const zones: [string, string[]][] = [
    [t("zero-kei-page-position"), [t("zero-kei-title", title)]],
    [t("zero-kei-page-events"), view.events.map((id, place) => words.aboutEvent(id, place + 1))],
    [t("zero-kei-page-map"), printed.cities.map(({ number }) => words.aboutCity(number))],
    [t("zero-kei-page-value"), view.ranking.map((colour) => words.aboutColour(colour))],
    [t("zero-kei-page-venues"), view.venues.map((_, place) => words.aboutVenue(place + 1))],
    [t("zero-kei-page-order"), view.tile.map((_, place) => words.aboutTile(place + 1))],
    [t("zero-kei-page-offer"), offer],
    [t("zero-kei-trains"), trains],
  ];
  return zones.filter(([, lines]) => lines.length).map(([zone, lines]) => ({ zone, lines }));
}
