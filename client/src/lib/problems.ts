// What went wrong, in words: the one place where errors are turned into something to read.

import { Refusal } from "./server";
import { t, textOf } from "./texts.svelte";

/** The words for whatever was thrown: why the server refuses, in the page's language, or that it can't be reached. */
export function problemText(error: unknown): string {
  if (error instanceof Refusal) return refusalText(error);
  console.warn(error);
  return t("frame-unreachable");
}

export function refusalText({ reason, arguments: args, message }: Refusal): string {
  return textOf(reason, args) ?? message;
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

/** A reason as people read it: the server names the move first, in notation; who asked has pointed at it. */
export function reasonOf(text: string, move: string): string {
  const rest = text.startsWith(move) ? text.slice(move.length) : "";
  const words = /^\s*:\s/.test(rest) ? rest.replace(/^\s*:\s+/, "") : text;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
