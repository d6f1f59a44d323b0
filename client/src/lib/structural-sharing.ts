// Structural sharing: parts of a value that did not change stay the same objects, so nothing is drawn again for them.

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The JSON value `after`, with each part that equals its part of `before` replaced by that one. Changes `after`. */
export function reuseUnchanged<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    const [old, fresh] = [before[name], after[name]];
    const merged = reuseUnchanged(old, fresh);
    if (merged !== fresh) (after as Record<string, unknown>)[name] = merged;
    if (merged !== old) same = false;
  }
  return same ? (before as T) : after;
}
