// Numbers that nobody can guess.
import { mod, or, shl } from "../runtime.js";

export function randbelow(limit) {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return mod(or(shl(high, 32), low), limit);
}
export const choice = (found) => found[Number(randbelow(found.length))];
export function token_urlsafe(size) {
  const text = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(size)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
