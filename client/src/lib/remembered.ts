// What the browser remembers for the page. Where it may remember nothing, the page works all the same.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It is asked again next time.
  }
}

/** One of the values that are known; anything else that lies there counts as nothing. */
export function recallOne<T extends string>(key: string, known: readonly T[], otherwise: T): T {
  const found = recall(key);
  return known.find((each) => each === found) ?? otherwise;
}
