import type { TableInfo } from "./messages";
import { hasText, t } from "./texts.svelte";

/** The names of the players at a table, by seat; those of the bots' cast as the language writes them. */
export function seatNames({ game, seats }: TableInfo): string[] {
  return seats.map(({ kind, name, bot }) => {
    if (kind === "automa") return t(`${game}-automa-${name}`);
    const cast = `cast-${name.toLowerCase()}`;
    if (kind === "bot" && hasText(cast)) return t(cast);
    return name || (bot ? t(`level-${bot}`) : t("page-seat-free"));
  });
}
