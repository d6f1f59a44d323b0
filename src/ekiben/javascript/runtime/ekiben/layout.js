// Records of fixed size, with the same bytes as those of `ekiben.layout`.
import * as $ from "../runtime.js";

const SIZES = { i1: 1, i2: 2, i4: 4, i8: 8 };
const ARRAYS = { i1: Int8Array, i2: Int16Array, i4: Int32Array };

class Field {
  constructor(code, shape) {
    this.code = code;
    this.shape = shape;
  }
  get count() {
    return this.shape.reduce((product, each) => product * each, 1);
  }
}
const declaring = (code) => (...shape) => new Field(code, shape);
export const [i8, i16, i32, i64] = Object.keys(SIZES).map(declaring);

function refuse(value) {
  throw $.ValueError(`${$.repr(value)} does not fit`);
}

// Numbers in a row, of up to 32 bits
class Numbers {
  constructor(code, buffer, start, count) {
    this.values = new ARRAYS[code](buffer, start, count);
  }
  read(place) {
    return this.values[place];
  }
  write(place, value) {
    this.values[place] = value;
    if (this.values[place] !== Number(value)) refuse(value); // nobody goes on after that
  }
}
// … and of 64, which may be BigInts
class WideNumbers {
  constructor(buffer, start, count) {
    this.halves = new Int32Array(buffer, start, 2 * count);
  }
  read(place) {
    const low = this.halves[2 * place] >>> 0;
    const value = this.halves[2 * place + 1] * 2 ** 32 + low;
    return Number.isSafeInteger(value) ? value : $.or($.shl(this.halves[2 * place + 1], 32), low);
  }
  write(place, value) {
    if (typeof value !== "bigint" && !Number.isSafeInteger(Number(value))) refuse(value);
    if (BigInt.asIntN(64, BigInt(value)) !== BigInt(value)) refuse(value);
    this.halves[2 * place] = Number(BigInt.asIntN(32, BigInt(value)));
    this.halves[2 * place + 1] = Number($.shr(value, 32));
  }
}
const numbers = (code, buffer, start, count) =>
  code === "i8" ? new WideNumbers(buffer, start, count) : new Numbers(code, buffer, start, count);

function place_in(length, index) {
  const place = index < 0 ? index + length : index;
  if (!(place >= 0 && place < length)) throw $.IndexError("index out of bounds");
  return place;
}

// A row, a table or a table of tables of integers
class Block {
  constructor(stored, shape) {
    this.stored = stored;
    this.shape = shape;
    this.length = shape[0];
  }
  place(indices) {
    let found = 0;
    for (let i = 0; i < this.shape.length; i++) found = found * this.shape[i] + place_in(this.shape[i], indices[i]);
    return found;
  }
  get(...indices) {
    return this.stored.read(this.place(indices));
  }
  set(...rest) {
    this.stored.write(this.place(rest), rest[this.shape.length]);
  }
  __len__() {
    return this.length;
  }
  tolist() {
    return this.rows([]);
  }
  rows(indices) {
    if (indices.length === this.shape.length) return this.get(...indices);
    const found = [];
    for (let i = 0; i < this.shape[indices.length]; i++) found.push(this.rows([...indices, i]));
    return found;
  }
  [Symbol.iterator]() {
    return this.tolist()[Symbol.iterator]();
  }
}
class Row extends Block {
  get(index) {
    return this.stored.read(place_in(this.length, index));
  }
  set(index, value) {
    this.stored.write(place_in(this.length, index), value);
  }
  tolist() {
    return this.part(0, this.length);
  }
  part(from, to) {
    const found = [];
    for (let i = from; i < to; i++) found.push(this.stored.read(i));
    return found;
  }
  slice(from = 0, to = this.length) {
    const [first, last] = [from, to].map((each) => Math.min(each < 0 ? each + this.length : each, this.length));
    return { tolist: () => this.part(Math.max(first, 0), last) };
  }
}
class Table extends Block {
  get(row, column) {
    return this.stored.read(place_in(this.shape[0], row) * this.shape[1] + place_in(this.shape[1], column));
  }
  set(row, column, value) {
    this.stored.write(place_in(this.shape[0], row) * this.shape[1] + place_in(this.shape[1], column), value);
  }
}
const block = (stored, shape) => new [Row, Table, Block][shape.length - 1](stored, shape);

export const plain_cells = (code, shape) => {
  const count = shape.reduce((product, each) => product * each, 1);
  return block(numbers(code, new ArrayBuffer(count * SIZES[code]), 0, count), shape);
};

export const Layout = $.cls(
  "Layout",
  class {
    constructor(data = null) {
      const { size, name } = this.constructor;
      if (data !== null && data.length !== size) throw $.ValueError(`${name} takes ${size} bytes, not ${data.length}`);
      this.data = new Uint8Array(size);
      if (data !== null) this.data.set(data);
      this.blocks = [];
    }
    // Where each field lies: as NumPy aligns it, the whole in words of 8 bytes
    static __init_subclass__(made, constants) {
      const declared = new Map(Object.getPrototypeOf(made).declared ?? []);
      for (const [name, field] of Object.entries(constants)) if (field instanceof Field) declared.set(name, field);
      let end = 0;
      let number = 0;
      for (const [name, field] of declared) {
        const size = SIZES[field.code];
        const start = Math.ceil(end / size) * size;
        end = start + size * field.count;
        define(made.prototype, name, field, start, number++);
      }
      const fields = $.dict(Array.from(declared, ([name, field]) => [name, $.tuple(field.shape)]));
      Object.assign(made, { declared, size: Math.ceil(end / 8) * 8 });
      Object.defineProperty(made, "fields", { value: fields });
      made.prototype.fields = fields;
    }
    limits(name) {
      const half = 2 ** (8 * SIZES[this.constructor.declared.get(name).code] - 1);
      return half > Number.MAX_SAFE_INTEGER ? $.tup(-(2n ** 63n), 2n ** 63n - 1n) : $.tup(-half, half - 1);
    }
    copy() {
      return this.constructor(this.data);
    }
    __bytes__() {
      return this.data.slice();
    }
    __eq__(other) {
      return other.constructor === this.constructor && $.eq(this.data, other.data);
    }
  },
);

function define(prototype, name, field, start, number) {
  const stored = (record) => {
    const found = record.blocks[number];
    if (found !== undefined) return found;
    const made = numbers(field.code, record.data.buffer, start, field.count);
    record.blocks[number] = field.shape.length ? block(made, field.shape) : made;
    return record.blocks[number];
  };
  const scalar = {
    get() {
      return stored(this).read(0);
    },
    set(value) {
      stored(this).write(0, value);
    },
  };
  const array = {
    get() {
      return stored(this);
    },
  };
  Object.defineProperty(prototype, name, { ...(field.shape.length ? array : scalar), configurable: true });
}
