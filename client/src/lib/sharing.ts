// What did not change stays the same object: whoever compares finds nothing new there, and draws nothing again.

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The second of two values of JSON, with every part that equals its part of the first taken from there. */
export function shared<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    const had = before[name];
    const has = after[name];
    const kept = shared(had, has);
    if (kept !== has) (after as Record<string, unknown>)[name] = kept;
    if (kept !== had) same = false;
  }
  return same ? (before as T) : after;
}
