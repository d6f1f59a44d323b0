// Errors as sentences for the player.

import { Refusal } from "./table-host";
import { hasText, t } from "./texts.svelte";

/** Why the host refuses, or that it can't be reached. */
export function problemText(error: unknown): string {
  if (error instanceof Refusal) return refusalText(error);
  console.warn(error);
  return t("frame-unreachable");
}

/** In the language of the page; the host's message may be in another one. */
function refusalText({ reason, arguments: args, message }: Refusal): string {
  return hasText(reason) ? t(reason, args as Parameters<typeof t>[1]) : message;
}

/** Do something and return the problem as a sentence, empty if there was none. */
export async function attempt(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return "";
  } catch (error) {
    return problemText(error);
  }
}
