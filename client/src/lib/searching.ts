// Finding words in texts: case and accents do not matter, and what is found is marked.

const SAME: Record<string, string> = { "’": "'", "−": "-", "–": "-", "\u00a0": " ", "\u202f": " " };
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
const INSIDE_A_LINE = /^<\/?(?:strong|em|a|span)\b/;

/** A text without case and accents, sign by sign; й is a letter of its own. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => foldSign(text[at] as string)).join("");
}

function foldSign(sign: string): string {
  const small = sign.toLowerCase();
  if (small === "й") return small;
  return SAME[small] ?? (small.normalize("NFD")[0] as string);
}

/** The words that are looked for; a single letter is only the beginning of one. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
}

/** Whether a text has all the words. */
export function has(text: string, words: string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

interface Piece {
  source: string;
  plain: string;
}

/** HTML as tags, entities and texts, each with what a reader sees of it; blocks part words. */
function piecesOf(html: string): Piece[] {
  return (html.match(/<[^>]*>|&[a-z]+;|[^<&]+|&/g) ?? []).map((source) => {
    if (source.startsWith("<")) return { source, plain: INSIDE_A_LINE.test(source) ? "" : "\n" };
    return { source, plain: ENTITIES[source] ?? source };
  });
}

/** What a reader sees of some HTML. */
export function plainOf(html: string): string {
  return piecesOf(html)
    .map((piece) => piece.plain)
    .join("");
}

/** The places of the words, from and to, in order and never one over another. */
function hitsIn(folded: string, words: string[]): [number, number][] {
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      found.push([at, at + word.length]);
    }
  }
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const hits: [number, number][] = [];
  for (const [from, to] of found) {
    const last = hits.at(-1);
    if (last && from < last[1]) last[1] = Math.max(last[1], to);
    else hits.push([from, to]);
  }
  return hits;
}

/** HTML with the words marked, and how often they are there; the first piece of each hit has `data-hit`. */
export function mark(html: string, words: string[]): { html: string; hits: number } {
  if (!words.length) return { html, hits: 0 };
  const pieces = piecesOf(html);
  const hits = hitsIn(fold(pieces.map((piece) => piece.plain).join("")), words);
  let start = 0;
  const marked = pieces.map((piece) => {
    const from = start;
    start += piece.plain.length;
    return piece.source.startsWith("<") ? piece.source : markPiece(piece, from, hits);
  });
  return { html: marked.join(""), hits: hits.length };
}

function markPiece({ source, plain }: Piece, start: number, hits: [number, number][]): string {
  let out = "";
  let done = 0;
  for (const [from, to] of hits) {
    const a = Math.max(0, from - start);
    const b = Math.min(plain.length, to - start);
    if (a >= b) continue;
    const text = plain === source ? plain.slice(a, b) : source;
    out += `${plain.slice(done, a)}<mark${from >= start ? " data-hit" : ""}>${text}</mark>`;
    done = b;
  }
  return done ? out + plain.slice(done) : source;
}

/** Text as HTML. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
