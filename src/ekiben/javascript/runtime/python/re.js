// Regular expressions: those of Python as those of JavaScript, where both mean the same.
import * as $ from "../runtime.js";

const translated = (pattern) => pattern.replaceAll("\\d", "\\p{Nd}").replaceAll("\\-", "-");

class Match {
  constructor(found) {
    this.groups = Array.from(found, (each) => each ?? null);
  }
  group(number = 0) {
    return this.groups[number];
  }
  __getitem__(number) {
    return this.groups[number];
  }
}
export class Pattern {
  constructor(pattern) {
    if (/\(\?[^:]|\\[bBAZwWsS](?![+*])|\$|\^/.test(pattern.replaceAll("[^", "["))) {
      if (/\(\?[^:]|\\[bBAZwW]|\$|(?<!\[)\^/.test(pattern)) throw $.ValueError(`the pattern ${pattern} is not in the dialect`);
    }
    this.pattern = translated(pattern);
  }
  #match(text, pattern) {
    const found = new RegExp(pattern, "u").exec(text);
    return found && new Match(found);
  }
  fullmatch(text) {
    return this.#match(text, `^(?:${this.pattern})$`);
  }
  match(text) {
    return this.#match(text, `^(?:${this.pattern})`);
  }
  search(text) {
    return this.#match(text, this.pattern);
  }
  sub(other, text) {
    if (other.includes("\\")) throw $.ValueError("groups in what replaces are not in the dialect");
    return text.replace(new RegExp(this.pattern, "gu"), () => other);
  }
}
export const compile = (pattern) => new Pattern(pattern);
export const fullmatch = (pattern, text) => compile(pattern).fullmatch(text);
export const match = (pattern, text) => compile(pattern).match(text);
export const search = (pattern, text) => compile(pattern).search(text);
export const sub = (pattern, other, text) => compile(pattern).sub(other, text);
