// How those who sit at a table are called.

import type { SeatInfo } from "./messages";
import { t } from "./texts.svelte";

export function nameOf(game: string, seat: SeatInfo): string {
  if (seat.kind === "automa") return t(`${game}-automa-${seat.name}`);
  return seat.name || (seat.bot ? t(`page-bot-${seat.bot}`) : t("page-seat-free"));
}
