// What somebody did, or has begun: from the notation of the moves into words.

import type { Begun, Deed } from "../../lib/board";
import { t } from "../../lib/texts.svelte";
import { cityName, cityNames } from "./reading";
import { isVerb, parts } from "./targets";
import type { Printed } from "./types";
import { Words } from "./words";

/** The single moves of a text with several: each begins with its verb. */
export function movesIn(text: string): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    if (isVerb(word)) found.push(word);
    else found.push(`${found.pop() ?? ""} ${word}`.trim());
  }
  return found;
}

/** With what somebody acted; what came of it is told beside this. */
export function deed({ move, mover, names, seats, ...board }: Deed): string {
  const printed = board.printed as unknown as Printed;
  const said = movesIn(move).flatMap((each, place) => {
    const { verb, thing } = parts(each);
    switch (verb) {
      case "draft":
      case "buy":
      case "tail":
      case "event":
      case "done":
        return [t(`zero-kei-page-did-${verb}`)];
      case "order":
        return [t("zero-kei-page-do-order", { space: thing })];
      case "score":
        return [t("zero-kei-page-do-score", { city: `${thing} ${cityName(printed, Number(thing))}` })];
      case "use":
        return [t("zero-kei-page-did-use", { cities: cityNames(printed, thing), carriage: thing })];
      case "engine": {
        const owner = seats.indexOf(thing);
        return [
          owner === mover
            ? t("zero-kei-page-did-own-engine")
            : t("zero-kei-page-did-engine", { name: names[owner] ?? thing }),
        ];
      }
      case "accept":
      case "decline":
        return place === 0 ? [t(`zero-kei-page-did-${verb}`)] : [];
    }
    return [];
  });
  return said.join(" · ");
}

/** The steps of an action that waits for its next one. */
export function begun({ moves, ...board }: Begun): string {
  const words = new Words(() => board);
  return movesIn(moves)
    .map((each) => words.move(each))
    .join(" · ");
}
