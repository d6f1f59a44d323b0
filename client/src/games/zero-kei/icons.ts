// Which icon stands for what a card does; amounts on badges are the printed ones.

import type { IconName } from "../../lib/icons/icons";
import { signed, withMinus } from "../../lib/numbers";
import type { Ability, Action, Does, Event, EventWork, ZeroKeiPrinted } from "./types";
import { yenText } from "./words";

export interface Sign {
  icon: IconName;
  badge: string;
}

const sign = (icon: IconName, badge = ""): Sign => ({ icon, badge });
const less = (amount: number): string => (amount ? withMinus(-amount) : "");

const workIcon = (work: Action | EventWork): IconName =>
  work === "participate" ? "cauldron" : (work as IconName);

const EFFECTS: Record<string, IconName[]> = {
  repeat: ["repeat", "engine"],
  token: ["token", "counter"],
  order: ["order", "repeat"],
  rank: ["coin", "order"],
  buy: ["buy"],
  score: ["token", "points"],
};

const ABILITIES: Record<Ability, (does: Does, letters: string[]) => Sign> = {
  "station-bonus": ({ points }) => sign("station", signed(points)),
  "free-track-space": (_, letters) => sign("track", `${letters[0]}–${letters.at(-1)}`),
  "double-venue": () => sign("cauldron", "×2"),
  "ground-1": ({ cost }) => sign("prepare", yenText(cost)),
  "engine-1": ({ cost }) => sign("engine", yenText(cost)),
  "tail-8": ({ yen }) => sign("tail", yenText(yen)),
  "double-order": () => sign("order", "×2"),
};

/** An action or an ability of an engine or a carriage. */
export function actionSign(printed: ZeroKeiPrinted, name: Action | Ability): Sign {
  const does = printed.does[name];
  if (does.work) return sign(workIcon(does.work), less(does.discount));
  return ABILITIES[name as Ability](does, Object.keys(printed.track_cost));
}

/** What an event does. */
export function eventSigns({ effect, works, fee, gain, lose, discount }: Event): Sign[] {
  return [
    ...(fee ? [sign("coin", less(fee))] : []),
    ...(lose ? [sign("points", less(lose))] : []),
    ...works.map((work) => sign(workIcon(work), less(discount))),
    ...(EFFECTS[effect] ?? []).map((icon) => sign(icon)),
    ...(gain ? [sign("coin", signed(gain))] : []),
  ];
}
