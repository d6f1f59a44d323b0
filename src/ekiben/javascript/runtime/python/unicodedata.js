export const normalize = (form, text) => text.normalize(form);
// Not 0 for marks: normalizing puts them in order, of which U+0334 is the first kind and U+0345 the last
export function combining(sign) {
  const [first] = sign.normalize("NFD");
  const moved = (text) => text.normalize("NFD") !== text;
  return moved(`${first}\u0334`) || moved(`\u0345${first}`) ? 1 : 0;
}
const ARABIC = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const HEBREW = /[\p{Script=Hebrew}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u;
// Which way a letter is written; of digits and signs only that they are no letters
export const bidirectional = (sign) => (!/\p{L}/u.test(sign) ? "ON" : ARABIC.test(sign) ? "AL" : HEBREW.test(sign) ? "R" : "L");
const CATEGORIES = "Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co Cn".split(" ");
const KINDS = CATEGORIES.map((name) => [name, new RegExp(`\\p{${name}}`, "u")]);
export const category = (sign) => KINDS.find(([, test]) => test.test(sign))[0];
