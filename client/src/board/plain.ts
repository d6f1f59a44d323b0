// Reading any view: all that is known is that it consists of named values.

/** Whether a value contains others. */
export const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A name as people write it, such as "cauldrons left" for "cauldrons_left"; numbers stay as they are. */
export const readable = (name: string): string => name.replaceAll(/(?<=\p{L})[-_](?=\p{L})/gu, " ");

/** The values that are new or different, by their paths: by how much a number has changed, 0 for anything else. */
export function changesByPath(before: unknown, after: unknown, path = "", found = new Map<string, number>()) {
  if (before === after) return found;
  if (!isNested(before) || !isNested(after))
    return found.set(path, typeof after === "number" ? after - (Number(before) || 0) : 0);
  const [had, has] = [before as Record<string, unknown>, after as Record<string, unknown>];
  for (const name of Object.keys(has))
    changesByPath(had[name], has[name], path ? `${path}.${name}` : name, found);
  return found;
}
