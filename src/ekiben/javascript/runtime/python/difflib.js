// Texts that look alike, as Python finds them.
import * as $ from "../runtime.js";

class SequenceMatcher {
  constructor(b) {
    this.b = Array.from(b);
    this.places = new Map();
    this.b.forEach((sign, place) => {
      if (!this.places.has(sign)) this.places.set(sign, []);
      this.places.get(sign).push(place);
    });
    if (this.b.length >= 200) {
      const most = Math.floor(this.b.length / 100) + 1;
      for (const [sign, found] of this.places) if (found.length > most) this.places.delete(sign);
    }
  }
  longest(a, alo, ahi, blo, bhi) {
    let [i0, j0, size] = [alo, blo, 0];
    let lengths = new Map();
    for (let i = alo; i < ahi; i++) {
      const now = new Map();
      for (const j of this.places.get(a[i]) ?? []) {
        if (j >= bhi) break;
        if (j >= blo) {
          const length = (lengths.get(j - 1) ?? 0) + 1;
          now.set(j, length);
          if (length > size) [i0, j0, size] = [i - length + 1, j - length + 1, length];
        }
      }
      lengths = now;
    }
    while (i0 > alo && j0 > blo && a[i0 - 1] === this.b[j0 - 1]) [i0, j0, size] = [i0 - 1, j0 - 1, size + 1];
    while (i0 + size < ahi && j0 + size < bhi && a[i0 + size] === this.b[j0 + size]) size++;
    return [i0, j0, size];
  }
  ratio(a) {
    let matches = 0;
    const rest = [[0, a.length, 0, this.b.length]];
    while (rest.length) {
      const [alo, ahi, blo, bhi] = rest.pop();
      const [i, j, size] = this.longest(a, alo, ahi, blo, bhi);
      if (size) {
        matches += size;
        rest.push([alo, i, blo, j], [i + size, ahi, j + size, bhi]);
      }
    }
    return this.part(matches, a);
  }
  part(matches, a) {
    return a.length + this.b.length ? (2 * matches) / (a.length + this.b.length) : 1;
  }
  quick(a) {
    const left = new Map();
    for (const sign of this.b) left.set(sign, (left.get(sign) ?? 0) + 1);
    let matches = 0;
    for (const sign of a) {
      const count = left.get(sign) ?? 0;
      if (count > 0) matches++;
      left.set(sign, count - 1);
    }
    return this.part(matches, a);
  }
}
export function get_close_matches(word, possibilities, n = 3, cutoff = 0.6) {
  const matcher = new SequenceMatcher(word);
  const found = [];
  for (const text of $.iter(possibilities)) {
    const a = Array.from(text);
    if (matcher.part(Math.min(a.length, matcher.b.length), a) >= cutoff && matcher.quick(a) >= cutoff) {
      const ratio = matcher.ratio(a);
      if (ratio >= cutoff) found.push([ratio, text]);
    }
  }
  found.sort((one, other) => other[0] - one[0] || $.order(other[1], one[1]));
  return found.slice(0, n).map((each) => each[1]);
}
