// Which icon stands for what a card does; amounts on badges are the printed ones.

import type { IconName } from "../../lib/icons/icons";
import { eventOf, minus, signed, yen } from "./reading";
import type { Printed } from "./types";

export interface Sign {
  icon: IconName;
  badge: string;
}

const sign = (icon: IconName, badge = ""): Sign => ({ icon, badge });

const WORKS: Record<string, IconName> = {
  prepare: "prepare",
  track: "track",
  station: "station",
  participate: "cauldron",
  repeat: "repeat",
  buy: "buy",
  advance: "advance",
};

/** An action or an ability of an engine or a carriage. */
export function actionSign(printed: Printed, name: string): Sign {
  const discount = /^(.+)-(\d+)$/.exec(name);
  if (WORKS[name]) return sign(WORKS[name]);
  const rule = printed.abilities[name] ?? {};
  const letters = Object.keys(printed.track_cost);
  switch (name) {
    case "station-bonus":
      return sign("station", signed(rule.points ?? 0));
    case "free-track-space":
      return sign("track", `${letters[0]}–${letters.at(-1)}`);
    case "double-venue":
      return sign("cauldron", "×2");
    case "ground-1":
      return sign("prepare", yen(rule.cost ?? 0));
    case "engine-1":
      return sign("engine", yen(rule.cost ?? 0));
    case "tail-8":
      return sign("tail", yen(rule.yen ?? 0));
    case "double-order":
      return sign("order", "×2");
  }
  const work = WORKS[discount?.[1] ?? ""];
  return work ? sign(work, minus(-Number(discount?.[2]))) : sign("hidden");
}

/** What an event does. */
export function eventSigns(printed: Printed, id: string): Sign[] {
  const event = eventOf(printed, id);
  const fee = event.fee ? [sign("coin", minus(-event.fee))] : [];
  const gain = sign("coin", signed(event.gain ?? 0));
  switch (id) {
    case "venue-and-advance":
      return [sign("cauldron"), sign("advance")];
    case "any-works":
      return [sign("prepare"), sign("track"), sign("station")];
    case "points-for-yen":
      return [sign("points", minus(-(event.lose ?? 0))), gain];
    case "order-reward-again":
      return [sign("order"), sign("repeat")];
    case "yen-by-rank":
      return [sign("coin"), sign("order")];
    case "buy-discard":
      return [sign("buy")];
    case "repeat-train-card":
      return [sign("repeat"), sign("engine")];
    case "prepare-and-track":
      return [...fee, sign("prepare"), sign("track")];
    case "prepare-and-station":
      return [...fee, sign("prepare"), sign("station")];
    case "venue-token":
      return [...fee, sign("token"), sign("counter")];
    case "track-2":
      return [sign("track", minus(-(event.discount ?? 0)))];
    case "score-a-city":
      return [sign("token"), sign("points")];
  }
  if (event.gain) return [gain];
  return WORKS[id] ? [sign(WORKS[id])] : [];
}
