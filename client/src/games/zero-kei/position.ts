// The whole position in words: each zone of the board with what lies there.

import type { Zone } from "../../board/Spoken.svelte";
import { t } from "../../lib/texts.svelte";
import { type Words, years } from "./words";

export function describe(words: Words): Zone[] {
  const { view, printed } = words;
  const title = { years: years(view.year), round: view.year, phase: t(`zero-kei-phase-${view.phase}`) };
  const sale = view.row.flatMap((place) => (place ? [place] : []));
  const trains = view.seats.map((seat) => {
    const { engine, engine_actions, train, tokens } = words.player(seat);
    const cars = train.map((id) => `${words.cityNames(id, tokens[id])} (${words.carriageDoes(id)})`);
    const head = engine === null ? t("zero-kei-no-engine") : words.does(engine_actions);
    return `${words.aboutSeat(seat)} ${[head, ...cars].join("; ")}.`;
  });
  const zones: Zone[] = [
    { zone: t("zero-kei-page-position"), lines: [t("zero-kei-title", title)] },
    {
      zone: t("zero-kei-page-events"),
      lines: view.events.map((id, place) => words.aboutEvent(id, place + 1)),
    },
    { zone: t("zero-kei-page-map"), lines: printed.cities.map(({ number }) => words.aboutCity(number)) },
    { zone: t("zero-kei-page-value"), lines: view.ranking.map((colour) => words.aboutColour(colour)) },
    { zone: t("zero-kei-page-venues"), lines: view.venues.map((_, place) => words.aboutVenue(place + 1)) },
    { zone: t("zero-kei-page-order"), lines: view.tile.map((_, place) => words.aboutTile(place + 1)) },
    {
      zone: t("zero-kei-page-offer"),
      lines: sale.map(
        ({ carriage, chosen, price }) =>
          `${words.aboutOffer(carriage, chosen)} ${t("zero-kei-page-price", { price })}`,
      ),
    },
    { zone: t("zero-kei-trains"), lines: trains },
  ];
  return zones.filter(({ lines }) => lines.length);
}
