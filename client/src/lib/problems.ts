// What went wrong, in words: the one place where errors are turned into something to read.

import { Refusal } from "./server";
import { t } from "./texts.svelte";

/** The words for whatever was thrown: why the server refuses, as it says itself, or that it can't be reached. */
export function problemText(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  console.warn(error);
  return t("frame-unreachable");
}

/** Do something; what went wrong comes back in words, and nothing if all went well. */
export async function attempt(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return "";
  } catch (error) {
    return problemText(error);
  }
}
