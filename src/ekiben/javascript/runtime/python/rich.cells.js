// The columns that a text takes on a screen.
const WIDE = /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;

export function cell_len(text) {
  let columns = 0;
  for (const sign of text) columns += /\p{M}/u.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1;
  return columns;
}
