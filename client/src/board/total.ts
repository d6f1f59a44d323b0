import type { OfferedMove } from "../lib/board";
import { withMinus } from "../lib/numbers";
import { t } from "../lib/texts.svelte";

/** How a move changes the seat's total: "your total: −3 → 6"; empty if it doesn't. */
export function totalWords({ total_change: total }: OfferedMove, text = "board-total"): string {
  if (!total || total[0] === total[1]) return "";
  return t(text, { now: withMinus(total[0]), later: withMinus(total[1]) });
}
