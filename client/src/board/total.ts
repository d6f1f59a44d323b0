import type { OfferedMove } from "../lib/board";
import { signed } from "../lib/score-animation";
import { t } from "../lib/texts.svelte";

/** What a move makes of the seat's total: "your total: −3 → 6"; empty where that stays as it is. */
export function totalWords({ total }: OfferedMove, text = "board-total"): string {
  if (!total || total[0] === total[1]) return "";
  return t(text, { now: signed(total[0]), later: signed(total[1]) });
}
