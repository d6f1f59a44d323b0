// How things move on the board, unless the player wants no motion.

import type { TransitionConfig } from "svelte/transition";
import { motionReduced } from "../../lib/settings.svelte";

const over = (duration: number, css: (time: number) => string): TransitionConfig => ({
  duration: motionReduced() ? 0 : duration,
  css,
});

/** A carriage rolls in from the end of the train. */
export function roll(node: Element): TransitionConfig {
  const way = node.getBoundingClientRect().width * 2;
  return over(600, (time) => {
    const left = (1 - time) ** 3;
    return `transform: translateX(${left * way}px); opacity: ${Math.min(1, time * 2)}`;
  });
}

/** A piece is put down: it comes from above and settles. */
export function settle(_: Element): TransitionConfig {
  return over(500, (time) => {
    const left = (1 - time) ** 2;
    return `transform: translateY(${-26 * left}px) scale(${1 + 0.5 * left}); opacity: ${Math.min(1, time * 2)}`;
  });
}

/** Track draws itself along its way. */
export function lay(node: SVGPathElement): TransitionConfig {
  const length = node.getTotalLength();
  return over(650, (time) => `stroke-dasharray: ${time * length} ${length}`);
}
