// SHA-256, which browsers offer only asynchronously.
const fraction = (value) => Math.floor((value - Math.floor(value)) * 2 ** 32);
const primes = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
const K = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const rotated = (word, count) => (word >>> count) | (word << (32 - count));

export function sha256(bytes) {
  const size = Math.ceil((bytes.length + 9) / 64) * 64;
  const view = new DataView(new ArrayBuffer(size));
  bytes.forEach((byte, place) => view.setUint8(place, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(size - 4, bytes.length * 8);
  view.setUint32(size - 8, Math.floor(bytes.length / 2 ** 29));
  const state = [...START];
  const w = new Int32Array(64);
  for (let start = 0; start < size; start += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(start + 4 * i);
    for (let i = 16; i < 64; i++) {
      const low = rotated(w[i - 15], 7) ^ rotated(w[i - 15], 18) ^ (w[i - 15] >>> 3);
      const high = rotated(w[i - 2], 17) ^ rotated(w[i - 2], 19) ^ (w[i - 2] >>> 10);
      w[i] = w[i - 16] + low + w[i - 7] + high;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const one = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
      const two = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => {
      state[place] = (state[place] + word) | 0;
    });
  }
  const digest = state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
  return { hexdigest: () => digest };
}
// BLAKE2b without a key (RFC 7693). A word of 64 bits is two cells of 32, the low one first.
const ORDER = `
  0123456789abcdef
  ea489fd61c02b753
  b8c052fdae367194
  7931dcbe265a40f8
  905724afe1bc683d
  2c6a0b834d75fe19
  c51fed4a0763928b
  db7ec13950f4862a
  6fe9b308c2d714a5
  a2847615fb9e3cd0
`.trim().split(/\s+/).map((row) => Array.from(row, (digit) => 2 * Number.parseInt(digit, 16)));
const START_LOW = [0xf3bcc908, 0x84caa73b, 0xfe94f82b, 0x5f1d36f1, 0xade682d1, 0x2b3e6c1f, 0xfb41bd6b, 0x137e2179];
const START64 = START.flatMap((high, place) => [START_LOW[place], high]);
const v = new Uint32Array(32);
const m = new Uint32Array(32);

function add64(a, low, high) {
  const sum = v[a] + low;
  v[a + 1] = v[a + 1] + high + (sum > 0xffffffff ? 1 : 0);
  v[a] = sum;
}
// v[a] ^= v[b], turned right
function turn(a, b, count) {
  const low = v[a] ^ v[b];
  const high = v[a + 1] ^ v[b + 1];
  const by = count % 32;
  const [one, other] = count < 32 ? [low, high] : [high, low];
  v[a] = by ? (one >>> by) | (other << (32 - by)) : one;
  v[a + 1] = by ? (other >>> by) | (one << (32 - by)) : other;
}
function mix(a, b, c, d, x, y) {
  add64(a, v[b], v[b + 1]);
  add64(a, m[x], m[x + 1]);
  turn(d, a, 32);
  add64(c, v[d], v[d + 1]);
  turn(b, c, 24);
  add64(a, v[b], v[b + 1]);
  add64(a, m[y], m[y + 1]);
  turn(d, a, 16);
  add64(c, v[d], v[d + 1]);
  turn(b, c, 63);
}
const MIXED = [[0, 8, 16, 24], [2, 10, 18, 26], [4, 12, 20, 28], [6, 14, 22, 30], [0, 10, 20, 30], [2, 12, 22, 24], [4, 14, 16, 26], [6, 8, 18, 28]];

export function blake2b(bytes, { digest_size = 64 } = {}) {
  const state = Uint32Array.from(START64);
  state[0] ^= 0x01010000 ^ digest_size;
  const size = Math.max(128, Math.ceil(bytes.length / 128) * 128);
  const view = new DataView(new ArrayBuffer(size));
  bytes.forEach((byte, place) => view.setUint8(place, byte));
  for (let start = 0; start < size; start += 128) {
    const isLast = start + 128 === size;
    for (let i = 0; i < 32; i++) m[i] = view.getUint32(start + 4 * i, true);
    v.set(state);
    v.set(START64, 16);
    v[24] ^= isLast ? bytes.length : start + 128;
    if (isLast) {
      v[28] = ~v[28];
      v[29] = ~v[29];
    }
    for (let round = 0; round < 12; round++) {
      const order = ORDER[round % 10];
      MIXED.forEach(([a, b, c, d], place) => mix(a, b, c, d, order[2 * place], order[2 * place + 1]));
    }
    for (let i = 0; i < 16; i++) state[i] ^= v[i] ^ v[i + 16];
  }
  const digest = Array.from(new Uint8Array(state.buffer, 0, digest_size), (byte) => byte.toString(16).padStart(2, "0"));
  return { hexdigest: () => digest.join("") };
}
