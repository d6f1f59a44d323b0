import { eq, iter, range, tup } from "../runtime.js";

export const chain = (...lists) => lists.flatMap((each) => Array.from(iter(each)));
export function pairwise(found) {
  const all = Array.from(iter(found));
  return all.slice(1).map((each, place) => tup(all[place], each));
}
export function product(...lists) {
  let found = [[]];
  for (const each of lists.map((list) => Array.from(iter(list)))) {
    found = found.flatMap((first) => each.map((last) => [...first, last]));
  }
  return found.map((each) => tup(...each));
}
export function groupby(found, key = (each) => each) {
  const groups = [];
  for (const each of iter(found)) {
    const value = key(each);
    if (groups.length && eq(groups.at(-1)[0], value)) groups.at(-1)[1].push(each);
    else groups.push(tup(value, [each]));
  }
  return groups;
}
export const count = (start = 0) => range(start, start + 10_000);
