import type { TableInfo } from "./messages";
import { t } from "./texts.svelte";

/** The names of the players at a table, by seat. */
export function seatNames({ game, seats }: TableInfo): string[] {
  return seats.map(({ kind, name, bot }) => {
    if (kind === "automa") return t(`${game}-automa-${name}`);
    return name || (bot ? t(`level-${bot}`) : t("page-seat-free"));
  });
}
