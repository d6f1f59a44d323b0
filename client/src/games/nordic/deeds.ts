// What somebody has begun: from the notation of the moves into words. What was done is told by its facts alone.

import type { Begun, Deed } from "../../lib/board";
import { t } from "../../lib/texts.svelte";
import type { Components } from "./model";
import { kindName, routeName } from "./words";

/** Cards, routes and tickets are named by what came of the moves; only who passes leaves no trace. */
export function deed({ move }: Deed): string {
  return move === "pass" ? t("nordic-page-passed") : "";
}

/** The first step says what it is about; the board shows the others. */
export function begun({ moves, printed }: Begun): string {
  const [verb, thing = ""] = moves.split(" ");
  const box = printed as unknown as Components;
  if (verb === "claim" && box.routes[thing]) return routeName(box, thing);
  if (verb !== "draw") return "";
  return thing === "blind" ? t("nordic-page-draw-blind") : t("nordic-page-draw", { card: kindName(thing) });
}
