// Errors as sentences for the player.

import { Refusal } from "./table-host";
import { t } from "./texts.svelte";

/** Why the server refuses, in its own words, or that it can't be reached. */
export function problemText(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  console.warn(error);
  return t("frame-unreachable");
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
