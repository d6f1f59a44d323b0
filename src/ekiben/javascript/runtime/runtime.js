// What Python does otherwise than JavaScript. Compiled modules import all of it as `$`.
//
// Python        here
// int           number; a BigInt where a number would not be exact
// float         number; a `Float` where it is whole, so that 1.0 stays a float
// str, bool     string (counted by characters, not by halves of them), boolean
// None          null
// list, tuple   Array, `Tuple`
// dict, set     `Dict`, `PySet`: keys that are tuples count by their value
// bytes         Uint8Array
// a function    a function; `*args` come as one tuple, `**args` as one dict, each in its place

// --- classes -------------------------------------------------------------------------------------------

const KIND = Symbol("kind"); // marks what makes objects

// A class that is called like a function, with its constants.
export function cls(name, inner, constants = {}) {
  const made = function (...args) {
    return Reflect.construct(inner, args, new.target ?? made);
  };
  made.prototype = inner.prototype;
  inner.prototype.constructor = made;
  Object.setPrototypeOf(made, Object.getPrototypeOf(inner));
  made[KIND] = inner;
  const named = (key, value) => Object.defineProperty(made, key, { value, configurable: true, writable: true });
  named("name", name);
  for (const key of Object.getOwnPropertyNames(inner)) {
    if (!["length", "name", "prototype"].includes(key)) {
      named(key, inner[key]);
      if (typeof inner[key] === "function") inner.prototype[key] ??= inner[key];
    }
  }
  for (const [key, value] of Object.entries(constants)) {
    named(key, value);
    Object.defineProperty(inner.prototype, key, { value, configurable: true, writable: true });
  }
  Object.getPrototypeOf(inner).__init_subclass__?.(made, constants);
  return made;
}

class BaseClass {
  constructor(...args) {
    this.__init__(...args);
  }
  __init__() {}
}
export const Base = cls("Base", BaseClass);

export const is_class = (value) => typeof value === "function" && KIND in value;
export const type = (value) => {
  if (value === null || value === undefined) return none;
  if (typeof value === "string") return str;
  if (typeof value === "boolean") return bool;
  if (typeof value === "bigint") return int;
  if (typeof value === "number") return Number.isInteger(value) ? int : float;
  if (value instanceof Float) return float;
  if (value instanceof Dict) return value.constructor === Counter ? Counter : dict;
  if (value instanceof PySet) return set;
  if (value instanceof Uint8Array) return bytes;
  if (Array.isArray(value)) return !(value instanceof Tuple) ? list : value.constructor === Tuple ? tuple : value.constructor;
  return value.constructor;
};
const none = () => null;
export const class_name = (kind) => BUILTIN_NAMES.get(kind) ?? kind.name;
export const new_object = (kind) => Object.create(kind.prototype);
export const vars = (value) => dict(Object.entries(value));

export class typing {} // what only annotations use
export class Mapping {}
export class Sequence {}
export class Iterable {}
export class Callable {}
export const literal = (...values) =>
  Object.assign(() => null, { values: values.flatMap((each) => each?.values ?? [each]) });
export const get_args = (found) => Tuple.from(found.values);
export const protocol = (names) =>
  class {
    static [Symbol.hasInstance](value) {
      return typeof value === "object" && value !== null && names.every((name) => name in value);
    }
  };

const CHECKS = new Map();
export function isinstance(value, kind) {
  if (kind === null) return value === null;
  if (Array.isArray(kind)) return kind.some((each) => isinstance(value, each));
  const check = CHECKS.get(kind);
  return check ? check(value) : value instanceof kind;
}

// An attribute that may be a method: this then belongs to its object.
export function attribute(owner, name) {
  if (typeof owner === "string" || (Array.isArray(owner) && name in lists && !Object.hasOwn(owner.constructor.prototype, name))) {
    return (...args) => call(owner, name, ...args);
  }
  const value = owner[name];
  const bound = typeof value === "function" && !is_class(value) && typeof owner === "object";
  return bound && !Object.hasOwn(owner, name) && owner[Symbol.toStringTag] !== "Module" ? value.bind(owner) : value;
}
export function getattr(owner, name, ...otherwise) {
  const value = owner[name];
  if (value !== undefined) return value;
  if (otherwise.length) return otherwise[0];
  throw AttributeError(`no attribute ${name}`);
}
export const hasattr = (owner, name) => owner !== null && owner[name] !== undefined;
export const setattr = (owner, name, value) => {
  owner[name] = value;
};
// A value that is computed once for an object
export function cached(owner, name, make) {
  const value = make();
  Object.defineProperty(owner, name, { value, configurable: true, enumerable: false });
  return value;
}
// A function that keeps its latest results
export function cache(make, size) {
  const kept = new Dict();
  return function (...args) {
    const key = args.length === 1 ? args[0] : Tuple.from(args, (each) => each ?? null);
    let value = kept.get(key, cache);
    if (value === cache) {
      value = make(...args);
    } else if (size !== Infinity) {
      kept.pop(key);
    }
    kept.put(key, value);
    if (kept.size > size) kept.pop(next(kept));
    return value;
  };
}
// What the build leaves out; calling it is an error
export const missing = (name) =>
  new Proxy(() => null, {
    get: (_, key) => (typeof key === "string" ? missing(`${name}.${key}`) : undefined),
    apply: () => {
      throw NotImplementedError(`${name} is not part of this build`);
    },
  });
export const prepared = (name, data) => new Prepared(name, data);
export class Prepared {
  constructor(name, data) {
    this.name = name;
    this.data = data;
  }
}

// --- errors --------------------------------------------------------------------------------------------

class ExceptionClass extends Error {
  constructor(...args) {
    super();
    Object.defineProperty(this, "args", { value: Tuple.from(args), writable: true, enumerable: false });
    this.__init__(...args);
  }
  __init__(...args) {
    this.args = Tuple.from(args);
    this.message = args.length ? str(args[0]) : "";
  }
  get name() {
    return this.constructor.name;
  }
  __str__() {
    return this.message;
  }
}
export const Exception = cls("Exception", ExceptionClass);
export const ZeroDivisionError = cls("ZeroDivisionError", class extends Exception {});
export const AssertionError = cls("AssertionError", class extends Exception {});
export const AttributeError = cls("AttributeError", class extends Exception {});
export const IndexError = cls("IndexError", class extends Exception {});
export const KeyError = cls(
  "KeyError",
  class extends Exception {
    __init__(...args) {
      super.__init__(...args);
      this.message = args.length ? repr(args[0]) : "";
    }
  },
);
export const RuntimeError = cls("RuntimeError", class extends Exception {});
export const NotImplementedError = cls("NotImplementedError", class extends RuntimeError {});
export const RecursionError = cls("RecursionError", class extends RuntimeError {});
export const OSError = cls("OSError", class extends Exception {});
export const StopIteration = cls("StopIteration", class extends Exception {});
export const TypeError = cls("TypeError", class extends Exception {});
export const ValueError = cls("ValueError", class extends Exception {});
export const UnicodeDecodeError = cls("UnicodeDecodeError", class extends ValueError {});
export function caused(error, cause) {
  Object.defineProperty(error, "cause", { value: cause, enumerable: false });
  return error;
}

// --- numbers -------------------------------------------------------------------------------------------

// A float that is whole: 1.0
export class Float {
  constructor(value) {
    this.value = value;
  }
  valueOf() {
    return this.value;
  }
}
const as_float = (value) => (Number.isInteger(value) ? new Float(value) : value);
const is_float = (value) => value instanceof Float || (typeof value === "number" && !Number.isInteger(value));
const is_int = (value) => typeof value === "number" || typeof value === "bigint" || typeof value === "boolean";
const exact = (value) =>
  value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;

function arithmetic(one, other, plain, big) {
  if (is_float(one) || is_float(other)) return as_float(plain(Number(one), Number(other)));
  if (is_int(one) && is_int(other)) {
    if (typeof one !== "bigint" && typeof other !== "bigint") {
      const value = plain(Number(one), Number(other));
      if (Number.isSafeInteger(value)) return value + 0;
    }
    return exact(big(BigInt(one), BigInt(other)));
  }
  throw TypeError(`unsupported operand types: ${class_name(type(one))} and ${class_name(type(other))}`);
}
export function add(one, other) {
  if (typeof one === "number" && typeof other === "number") {
    const value = one + other;
    if (Number.isSafeInteger(value) && Number.isInteger(one) && Number.isInteger(other)) return value;
  }
  if (typeof one === "string" && typeof other === "string") return one + other;
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one instanceof Tuple !== other instanceof Tuple) throw TypeError("a list and a tuple can't be added");
    return one instanceof Tuple ? Tuple.from([...one, ...other]) : [...one, ...other];
  }
  if (one?.__add__) return one.__add__(other);
  return arithmetic(one, other, (a, b) => a + b, (a, b) => a + b);
}
export function sub(one, other) {
  if (one instanceof PySet) return one.difference(other);
  return arithmetic(one, other, (a, b) => a - b, (a, b) => a - b);
}
export function mul(one, other) {
  if (typeof one === "number" && typeof other === "number") {
    const value = one * other;
    if (Number.isSafeInteger(value) && Number.isInteger(one) && Number.isInteger(other)) return value + 0;
  }
  if (typeof one === "string") return one.repeat(Math.max(0, Number(other)));
  if (typeof other === "string") return mul(other, one);
  if (Array.isArray(one)) {
    const found = one instanceof Tuple ? new Tuple() : [];
    for (let i = 0; i < Number(other); i++) found.push(...one);
    return found;
  }
  if (Array.isArray(other)) return mul(other, one);
  return arithmetic(one, other, (a, b) => a * b, (a, b) => a * b);
}
export function div(one, other) {
  if (one?.__truediv__) return one.__truediv__(other);
  if (Number(other) === 0) throw ZeroDivisionError("division by zero");
  return as_float((Number(one) + 0) / Number(other));
}
export function mod(one, other) {
  if (Number(other) === 0) throw ZeroDivisionError("division by zero");
  return arithmetic(one, other, modulo, modulo);
}
function modulo(a, b) {
  const rest = a % b;
  return rest && rest < 0 !== b < 0 ? rest + b : rest;
}
export function floordiv(one, other) {
  if (Number(other) === 0) throw ZeroDivisionError("division by zero");
  return arithmetic(one, other, (a, b) => (Number.isInteger(a) && Number.isInteger(b) ? (a - modulo(a, b)) / b : Math.floor(a / b)), (a, b) => (a - modulo(a, b)) / b);
}
export const divmod = (one, other) => tup(floordiv(one, other), mod(one, other));
export const negative = (value) => (value instanceof Float ? new Float(-value) : typeof value === "number" ? 0 - value : -value);
export const abs = (value) => (value < 0 ? negative(value) : value);

const fits = (a, b) => typeof a === "number" && typeof b === "number" && (a | 0) === a && (b | 0) === b;
// Up to 53 bits in two halves, which is faster than BigInts; anything longer as BigInts
const bits = (one, other, short, long) => {
  if (Number.isSafeInteger(one) && Number.isSafeInteger(other)) {
    const high = short(Math.floor(one / 2 ** 32), Math.floor(other / 2 ** 32));
    return high * 2 ** 32 + (short(one, other) >>> 0);
  }
  if (!is_int(one) || !is_int(other)) throw TypeError("bits of what is no int");
  return exact(long(BigInt(one), BigInt(other)));
};
export function and(a, b) {
  if (fits(a, b)) return a & b;
  if (typeof a === "boolean" && typeof b === "boolean") return a && b;
  if (a instanceof PySet) return a.intersection(b);
  return bits(a, b, (one, other) => one & other, (one, other) => one & other);
}
export function or(a, b) {
  if (fits(a, b)) return a | b;
  if (typeof a === "boolean" && typeof b === "boolean") return a || b;
  if (a instanceof PySet) return a.union(b);
  if (a instanceof Dict) return dict([...a.items(), ...b.items()]);
  return bits(a, b, (one, other) => one | other, (one, other) => one | other);
}
export function xor(a, b) {
  if (fits(a, b)) return a ^ b;
  if (typeof a === "boolean" && typeof b === "boolean") return a !== b;
  return bits(a, b, (one, other) => one ^ other, (one, other) => one ^ other);
}
export function shl(a, b) {
  const value = typeof a === "number" ? a * 2 ** Number(b) : NaN;
  return Number.isSafeInteger(value) ? value : exact(BigInt(a) << BigInt(b));
}
export function shr(a, b) {
  if (fits(a, b) && b < 32) return a >> b;
  return typeof a === "number" ? Math.floor(a / 2 ** Number(b)) : exact(BigInt(a) >> BigInt(b));
}
export const invert = (a) => (typeof a === "bigint" ? exact(~a) : -Number(a) - 1);
export function bit_count(value) {
  let rest = BigInt(value < 0 ? -value : value);
  let count = 0;
  for (; rest; rest &= rest - 1n) count++;
  return count;
}

export const int = (value = 0) => {
  if (typeof value === "string") {
    const text = value.trim();
    if (!/^[+-]?\d+(_\d+)*$/.test(text)) throw ValueError(`invalid literal for int() with base 10: ${repr(value)}`);
    return exact(BigInt(text.replaceAll("_", "").replace(/^\+/, "")));
  }
  return typeof value === "bigint" ? value : Math.trunc(Number(value)) + 0;
};
export const float = (value = 0) => {
  if (typeof value === "string" && (value.trim() === "" || Number.isNaN(Number(value)))) throw ValueError(`could not convert string to float: ${repr(value)}`);
  return as_float(Number(value));
};
export const bool = (value = false) => truth(value);

// --- comparing -----------------------------------------------------------------------------------------

export function truth(value) {
  if (typeof value !== "object" || value === null) return Boolean(value);
  if (Array.isArray(value) || value instanceof Uint8Array) return value.length > 0;
  if (value instanceof Dict || value instanceof PySet) return value.size > 0;
  if (value instanceof Float) return value.value !== 0;
  if (value.__bool__) return value.__bool__();
  return value.__len__ ? value.__len__() > 0 : true;
}
export const both = (value, other) => (truth(value) ? other() : value);
export const either = (value, other) => (truth(value) ? value : other());

const is_number = (value) => is_int(value) || value instanceof Float;
export function eq(one, other) {
  if (one === other) return true;
  if (one === null || other === null || one === undefined || other === undefined) return false;
  if (is_number(one)) return is_number(other) && (typeof one === "bigint" || typeof other === "bigint" ? one == other : Number(one) === Number(other));
  if (typeof one !== "object" || typeof other !== "object") return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    if (one instanceof Tuple !== other instanceof Tuple) return false;
    return one.every((each, place) => eq(each, other[place]));
  }
  if (one instanceof Dict) {
    return other instanceof Dict && one.size === other.size && one.items().every(([key, value]) => other.has(key) && eq(value, other.get(key)));
  }
  if (one instanceof PySet) return other instanceof PySet && one.size === other.size && one.members().every((each) => other.has(each));
  if (one instanceof Uint8Array) return other instanceof Uint8Array && order(Array.from(one), Array.from(other)) === 0;
  return one.__eq__ ? one.__eq__(other) : false;
}
// Less than 0, 0 or more: which of two comes first
export function order(one, other) {
  if (typeof one === "string" && typeof other === "string") {
    if (one === other) return 0;
    const [a, b] = [Array.from(one), Array.from(other)];
    for (let i = 0; i < Math.min(a.length, b.length); i++) {
      if (a[i] !== b[i]) return a[i].codePointAt(0) - b[i].codePointAt(0);
    }
    return a.length - b.length;
  }
  if (is_number(one) && is_number(other)) return one < other ? -1 : one > other ? 1 : 0;
  if (Array.isArray(one) && Array.isArray(other) && one instanceof Tuple === other instanceof Tuple) {
    for (let i = 0; i < Math.min(one.length, other.length); i++) {
      if (!eq(one[i], other[i])) return order(one[i], other[i]);
    }
    return one.length - other.length;
  }
  throw TypeError(`${class_name(type(one))} and ${class_name(type(other))} have no order`);
}
export const lt = (one, other) => order(one, other) < 0;
export const le = (one, other) => order(one, other) <= 0;
export const gt = (one, other) => order(one, other) > 0;
export const ge = (one, other) => order(one, other) >= 0;

// --- keys ----------------------------------------------------------------------------------------------

const identities = new WeakMap();
let identity = 0;
// A key as a Map of JavaScript tells keys apart
function encoded(key) {
  if (typeof key === "string" || key === null || typeof key === "bigint") return key;
  if (typeof key === "number" && Number.isInteger(key)) return key;
  if (typeof key === "boolean" || is_float(key)) throw TypeError("a bool or a float is no key here: use an int");
  return typeof key === "object" && (key instanceof Tuple || key.__eq__ || key instanceof Uint8Array) ? written(key) : key === undefined ? null : checked_key(key);
}
function checked_key(key) {
  if (Array.isArray(key) || key instanceof Dict || key instanceof PySet) throw TypeError(`unhashable type: '${class_name(type(key))}'`);
  return key;
}
const MARK = "\u0000"; // no text of ours begins with it
const known = new WeakMap(); // of tuples and bytes, which don't change
function written(key) {
  if (typeof key === "number" && Number.isInteger(key)) return String(key);
  if (typeof key === "string") return `${key.length}:${key}`;
  if (typeof key === "boolean" || is_float(key)) return String(Number(key)); // as equal as in Python
  if (typeof key !== "object" || key === null) return String(encoded(key));
  if (key instanceof Tuple || key instanceof Uint8Array) {
    let text = known.get(key);
    if (text === undefined) {
      text = key instanceof Tuple ? written_all(key) : MARK + String.fromCharCode.apply(null, key);
      known.set(key, text);
    }
    return text;
  }
  if (key.__eq__ && key.__fields__) return written_all(key.__fields__.map(([name]) => key[name]));
  checked_key(key);
  if (!identities.has(key)) identities.set(key, ++identity);
  return `#${identities.get(key)}`;
}
function written_all(parts) {
  let text = `${MARK}(`;
  for (let i = 0; i < parts.length; i++) text += `${written(parts[i])},`;
  return text;
}

export class Dict {
  #entries = new Map();
  constructor(pairs = []) {
    for (const [key, value] of pairs) this.put(key, value);
  }
  get size() {
    return this.#entries.size;
  }
  has(key) {
    return this.#entries.has(encoded(key));
  }
  get(key, otherwise = null) {
    const found = this.#entries.get(encoded(key));
    return found === undefined ? otherwise : found[1];
  }
  at(key) {
    const found = this.#entries.get(encoded(key));
    if (found === undefined) throw KeyError(key);
    return found[1];
  }
  put(key, value) {
    const code = encoded(key);
    const found = this.#entries.get(code);
    if (found === undefined) this.#entries.set(code, tup(key, value));
    else this.#entries.set(code, tup(found[0], value));
  }
  keys() {
    return Array.from(this.#entries.values(), (each) => each[0]);
  }
  values() {
    return Array.from(this.#entries.values(), (each) => each[1]);
  }
  items() {
    return Array.from(this.#entries.values());
  }
  *[Symbol.iterator]() {
    const count = this.size;
    for (const [key] of this.#entries.values()) {
      yield key;
      if (this.size !== count) throw RuntimeError("dictionary changed size during iteration");
    }
  }
  pop(key, ...otherwise) {
    const value = otherwise.length && !this.has(key) ? otherwise[0] : this.at(key);
    this.#entries.delete(encoded(key));
    return value;
  }
  setdefault(key, value = null) {
    if (!this.has(key)) this.put(key, value);
    return this.at(key);
  }
  update(other) {
    for (const [key, value] of items(other)) this.put(key, value);
  }
  copy() {
    return new Dict(this.items());
  }
}
export const dict = (found = []) => (found instanceof Dict ? found.copy() : new Dict(found));
export const items = (found) => (found instanceof Dict ? found.items() : found);
export const fromkeys = (keys, value = null) => new Dict(Array.from(iter(keys), (key) => [key, value]));
// Arguments by name that must not be those of parameters
export function checked_names(found, names) {
  for (const key of found) {
    if (names.includes(key)) throw TypeError(`${key} is a parameter: it can't come with **`);
  }
  return found;
}
export const by_name = (found, names) => {
  for (const key of found) if (!names.includes(key)) throw TypeError(`there is no parameter ${key}`);
  return names.map((name) => (found.has(name) ? found.get(name) : undefined));
};

export class PySet {
  #members = new Dict();
  constructor(members = []) {
    for (const each of members) this.add(each);
  }
  get size() {
    return this.#members.size;
  }
  has(member) {
    return this.#members.has(member);
  }
  add(member) {
    if (!this.has(member)) this.#members.put(member, null);
  }
  discard(member) {
    this.#members.pop(member, null);
  }
  members() {
    return this.#members.keys();
  }
  update(other) {
    for (const each of unordered(other)) this.add(each);
  }
  union(other) {
    return new PySet([...this.members(), ...unordered(other)]);
  }
  intersection(other) {
    return new PySet(this.members().filter((each) => has(other, each)));
  }
  difference(other) {
    return new PySet(this.members().filter((each) => !has(other, each)));
  }
  issubset(other) {
    return this.members().every((each) => has(other, each));
  }
  [Symbol.iterator]() {
    throw TypeError("a set has no order: use sorted(…)");
  }
}
export const set = (members = []) => new PySet(unordered(members));
// What goes through a set where the order doesn't matter
export const unordered = (found) => (found instanceof PySet ? found.members() : iter(found));

export class Tuple extends Array {
  static get [Symbol.species]() {
    return Array;
  }
}
export const tup = (...members) => {
  const made = new Tuple(members.length); // four times as fast as `Tuple.of`
  for (let i = 0; i < members.length; i++) made[i] = members[i];
  return made;
};
export const tuple = (found = []) => (found instanceof Tuple && found.constructor === Tuple ? found : Tuple.from(iter(found)));
export const list = (found = []) => Array.from(iter(found));

// --- items ---------------------------------------------------------------------------------------------

const halves = /[\ud800-\udfff]/;
const characters = (text) => (halves.test(text) ? Array.from(text) : text);
export const len = (found) => {
  if (typeof found === "string") return characters(found).length;
  if (Array.isArray(found) || found instanceof Uint8Array) return found.length;
  if (found instanceof Dict || found instanceof PySet) return found.size;
  return found.__len__();
};
function index_in(length, index) {
  const place = index < 0 ? Number(index) + length : Number(index);
  if (!(place >= 0 && place < length)) throw IndexError("index out of range");
  return place;
}
export function at(found, index) {
  if (Array.isArray(found)) {
    const value = found[index];
    return value === undefined ? found[index_in(found.length, index)] : value;
  }
  if (found instanceof Dict) return found.at(index);
  if (typeof found === "string") {
    const parts = characters(found);
    return parts[index_in(parts.length, index)];
  }
  if (found instanceof Uint8Array) return found[index_in(found.length, index)];
  return found.__getitem__ ? found.__getitem__(index) : found.get(index);
}
export function put(found, index, value) {
  if (Array.isArray(found)) {
    if (found instanceof Tuple) throw TypeError("'tuple' object does not support item assignment");
    found[index_in(found.length, index)] = value;
  } else if (found instanceof Dict) found.put(index, value);
  else if (index instanceof Tuple) found.set(...index, value);
  else found.set(index, value);
}
export const cell = (found, ...indices) => (found instanceof Dict ? found.at(tup(...indices)) : found.get(...indices));
export const put_cell = (found, ...rest) => {
  if (found instanceof Dict) found.put(tup(...rest.slice(0, -1)), rest.at(-1));
  else found.set(...rest);
};
export function slice(found, from, to) {
  const [first, last] = [from, to].map((value) => (value === null ? undefined : Number(value)));
  if (typeof found !== "string") return of_kind(found, found.slice(first, last));
  const cut = characters(found).slice(first, last);
  return typeof cut === "string" ? cut : cut.join("");
}
const of_kind = (found, parts) => (found instanceof Tuple ? Tuple.from(parts) : parts);
export function remove(found, index) {
  if (found instanceof Dict) found.pop(index);
  else found.splice(index_in(found.length, index), 1);
}
export function remove_slice(found, from, to) {
  const length = found.length;
  const bound = (value, otherwise) => (value === null ? otherwise : Math.min(Math.max(value < 0 ? value + length : value, 0), length));
  const start = bound(from, 0);
  found.splice(start, Math.max(0, bound(to, length) - start));
}
export function has(found, value) {
  if (found instanceof Dict || found instanceof PySet) return found.has(value);
  if (typeof found === "string") return found.includes(value);
  if (typeof value === "string") {
    for (const each of iter(found)) if (each === value) return true;
    return false;
  }
  for (const each of iter(found)) if (eq(each, value)) return true;
  return false;
}
export function unpack(found, count) {
  const parts = Array.isArray(found) ? found : Array.from(iter(found));
  if (parts.length !== count) throw ValueError(`${count} values are needed, there are ${parts.length}`);
  return parts;
}
export function unpack_star(found, least) {
  const parts = Array.from(iter(found));
  if (parts.length < least) throw ValueError(`at least ${least} values are needed, there are ${parts.length}`);
  return parts;
}

// In place: `+=`, `|=` … of what can be changed
export function iadd(one, other) {
  if (Array.isArray(one) && !(one instanceof Tuple)) {
    one.push(...iter(other));
    return one;
  }
  return add(one, other);
}
export function ior(one, other) {
  if (one instanceof Dict || one instanceof PySet) {
    one.update(other);
    return one;
  }
  return or(one, other);
}
const same = (name, plain) => (one, other) => {
  if (one instanceof PySet) throw TypeError(`${name} changes a set: write it out`);
  return plain(one, other);
};
export const isub = same("-=", sub);
export const iand = same("&=", and);
export const ixor = same("^=", xor);
export const imul = (one, other) => {
  if (Array.isArray(one) && !(one instanceof Tuple)) throw TypeError("*= changes a list: write it out");
  return mul(one, other);
};
export { div as idiv, floordiv as ifloordiv, mod as imod, shl as ishl, shr as ishr };

// --- going through things ------------------------------------------------------------------------------

export function iter(found) {
  if (found === null || found === undefined || typeof found[Symbol.iterator] !== "function") {
    throw TypeError(`'${class_name(type(found))}' object is not iterable`);
  }
  return found;
}
export function collect(found, make, test) {
  const out = [];
  for (const each of iter(found)) if (!test || test(each)) out.push(make(each));
  return out;
}
const MANY = 100_000; // a longer range is no list
export function range(first, end, step = 1) {
  const [from, to] = end === undefined ? [0, Number(first)] : [Number(first), Number(end)];
  if (step === 0) throw ValueError("range() arg 3 must not be zero");
  const count = Math.max(0, Math.ceil((to - from) / step));
  if (count > MANY) throw ValueError("so long a range is not in the dialect");
  return Array.from({ length: count }, (_, i) => from + i * step);
}
export const enumerate = (found, start = 0) => Array.from(iter(found), (each, place) => tup(place + start, each));
const options_of = (args) => {
  const last = args.at(-1);
  const plain = typeof last === "object" && last !== null && Object.getPrototypeOf(last) === Object.prototype;
  return plain ? args.pop() : {};
};
export function zip(...args) {
  const { strict = false } = options_of(args);
  const lists = args.map((each) => Array.from(iter(each)));
  const count = Math.min(...lists.map((each) => each.length));
  if (strict && lists.some((each) => each.length !== count)) throw ValueError("zip() arguments have different lengths");
  return Array.from({ length: count }, (_, place) => tup(...lists.map((each) => each[place])));
}
export function map(make, ...lists) {
  if (lists.length === 1) return Array.from(iter(lists[0]), (each) => make(each));
  return zip(...lists).map((each) => make(...each));
}
export const filter = (test, found) => Array.from(iter(found)).filter((each) => truth(test ? test(each) : each));
export function sorted(found, { key = null, reverse = false } = {}) {
  const keyed = Array.from(unordered(found), (each) => [key ? key(each) : each, each]);
  const sign = reverse ? -1 : 1;
  return keyed.sort((one, other) => sign * order(one[0], other[0])).map((each) => each[1]);
}
export const reversed = (found) => Array.from(iter(found)).reverse();
export function sum(found, start = 0) {
  let total = start;
  for (const each of unordered(found)) total = add(total, each);
  return total;
}
export function any(found) {
  for (const each of unordered(found)) if (truth(each)) return true;
  return false;
}
export function all(found) {
  for (const each of unordered(found)) if (!truth(each)) return false;
  return true;
}
const extreme = (sign, name) => (...args) => {
  if (args.length === 2 && typeof args[0] === "number" && typeof args[1] === "number") return sign * (args[1] - args[0]) > 0 ? args[1] : args[0];
  const { key = null, default: otherwise } = options_of(args);
  const found = Array.from(args.length === 1 ? unordered(args[0]) : args);
  if (!found.length) {
    if (otherwise === undefined) throw ValueError(`${name}() iterable argument is empty`);
    return otherwise;
  }
  const keys = key ? found.map((each) => key(each)) : found;
  let best = 0;
  for (let i = 1; i < found.length; i++) if (sign * order(keys[i], keys[best]) > 0) best = i;
  return found[best];
};
export const min = extreme(-1, "min");
export const max = extreme(1, "max");
export function next(found, ...otherwise) {
  const iterator = typeof found.next === "function" ? found : iter(found)[Symbol.iterator]();
  const { done, value } = iterator.next();
  if (!done) return value;
  if (otherwise.length) return otherwise[0];
  throw StopIteration();
}
export const ord = (text) => text.codePointAt(0);
export const chr = (code) => String.fromCodePoint(code);
export const bytes = (found = 0) => (typeof found === "number" ? new Uint8Array(found) : found.__bytes__ ? found.__bytes__() : Uint8Array.from(found));

// --- texts ---------------------------------------------------------------------------------------------

export function str(value = "") {
  if (typeof value === "string") return value;
  if (typeof value === "object" && value?.__str__) return value.__str__();
  return repr(value);
}
export function repr(value) {
  if (value === null || value === undefined) return "None";
  if (typeof value === "string") return repr_text(value);
  if (typeof value === "boolean") return value ? "True" : "False";
  if (value instanceof Float || typeof value === "number") return number_text(value);
  if (typeof value === "bigint") return String(value);
  if (value instanceof Dict) return value.__repr__?.() ?? `{${value.items().map(([key, each]) => `${repr(key)}: ${repr(each)}`).join(", ")}}`;
  if (value.__repr__) return value.__repr__();
  if (value instanceof Tuple) return value.length === 1 ? `(${repr(value[0])},)` : `(${Array.from(value, repr).join(", ")})`;
  if (Array.isArray(value)) return `[${value.map(repr).join(", ")}]`;
  if (BUILTIN_NAMES.has(value)) return `<class '${BUILTIN_NAMES.get(value)}'>`;
  throw TypeError(`repr of ${class_name(type(value))} is not in the dialect`);
}
function number_text(value) {
  const number = Number(value);
  if (typeof value === "number" && Number.isInteger(value)) return String(value + 0);
  if (!Number.isFinite(number)) return Number.isNaN(number) ? "nan" : number > 0 ? "inf" : "-inf";
  const [digits, exponent] = number.toExponential().split("e").map((part, place) => (place ? Number(part) : part));
  if (number !== 0 && (exponent < -4 || exponent >= 16)) return `${digits}e${exponent < 0 ? "-" : "+"}${String(Math.abs(exponent)).padStart(2, "0")}`;
  return (Object.is(number, -0) ? "-0" : String(number)) + (Number.isInteger(number) ? ".0" : "");
}
const ESCAPES = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const unprintable = /[\p{C}\p{Z}]/u;
const needs_escapes = /[\\'\p{C}]|(?! )\p{Z}/u;
const is_printable = (sign) => sign === " " || !unprintable.test(sign);
function repr_text(text) {
  if (!needs_escapes.test(text)) return `'${text}'`;
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const shown = Array.from(text, (sign) => {
    if (sign in ESCAPES) return ESCAPES[sign];
    if (sign === quote) return `\\${sign}`;
    if (is_printable(sign)) return sign;
    const code = sign.codePointAt(0);
    const [letter, size] = code < 0x100 ? ["x", 2] : code < 0x10000 ? ["u", 4] : ["U", 8];
    return `\\${letter}${code.toString(16).padStart(size, "0")}`;
  });
  return quote + shown.join("") + quote;
}
export function format(value, how) {
  if (how === "02") return String(value).padStart(2, "0");
  if (how === ",") return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
  if (how === "g") {
    const number = Number(Number(value).toPrecision(6));
    const [digits, exponent] = number.toExponential().split("e");
    const plain = Number(exponent) >= -4 && Number(exponent) < 6;
    return plain ? String(number) : `${digits}e${exponent[0]}${exponent.slice(1).padStart(2, "0")}`;
  }
  return Number(value).toFixed(Number(how[1]));
}
export const maketrans = (found) => new Map(found.items().map(([key, value]) => [key, value]));

const SPACE = "[\\s\\x1c-\\x1f\\x85]";
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
const stripped = (text, signs, left, right) => {
  const one = signs === null ? SPACE : `[${escaped(signs)}]`;
  let found = text;
  if (left) found = found.replace(new RegExp(`^${one}+`, "u"), "");
  return right ? found.replace(new RegExp(`${one}+$`, "u"), "") : found;
};
const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
export const strings = {
  join: (text, parts) => {
    const found = Array.from(iter(parts));
    for (const each of found) if (typeof each !== "string") throw TypeError("sequence item: expected str instance");
    return found.join(text);
  },
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  title: (text) => text.toLowerCase().replace(/\p{L}+/gu, (word) => word[0].toUpperCase() + word.slice(1)),
  strip: (text, signs = null) => stripped(text, signs, true, true),
  lstrip: (text, signs = null) => stripped(text, signs, true, false),
  rstrip: (text, signs = null) => stripped(text, signs, false, true),
  startswith: (text, start) => (start instanceof Tuple ? start.some((each) => text.startsWith(each)) : text.startsWith(start)),
  endswith: (text, end) => (end instanceof Tuple ? end.some((each) => text.endsWith(each)) : text.endsWith(end)),
  removeprefix: (text, start) => (text.startsWith(start) ? text.slice(start.length) : text),
  removesuffix: (text, end) => (end && text.endsWith(end) ? text.slice(0, -end.length) : text),
  replace: (text, old, other) => text.replaceAll(old, () => other),
  split: (text, by = null) => {
    if (by !== null) return text.split(by);
    const found = stripped(text, null, true, true);
    return found ? found.split(new RegExp(`${SPACE}+`, "u")) : [];
  },
  splitlines: (text) => {
    const parts = text.split(LINE_END);
    if (parts.at(-1) === "") parts.pop();
    return parts;
  },
  partition: (text, by) => {
    const place = text.indexOf(by);
    return place < 0 ? tup(text, "", "") : tup(text.slice(0, place), by, text.slice(place + by.length));
  },
  count: (text, part) => text.split(part).length - 1,
  find: (text, part) => (text.includes(part) ? len(text.slice(0, text.indexOf(part))) : -1),
  index: (text, part) => {
    if (!text.includes(part)) throw ValueError("substring not found");
    return len(text.slice(0, text.indexOf(part)));
  },
  isprintable: (text) => Array.from(text).every(is_printable),
  translate: (text, table) => Array.from(text, (sign) => table.get(sign) ?? sign).join(""),
  encode: (text) => new TextEncoder().encode(text),
};
const lists = {
  append: (found, value) => {
    found.push(value);
    return null;
  },
  extend: (found, more) => {
    found.push(...Array.from(iter(more)));
    return null;
  },
  insert: (found, place, value) => {
    found.splice(Number(place), 0, value);
    return null;
  },
  pop: (found, place = -1) => found.splice(index_in(found.length, place), 1)[0],
  remove: (found, value) => {
    found.splice(lists.index(found, value), 1);
    return null;
  },
  index: (found, value) => {
    const place = found.findIndex((each) => eq(each, value));
    if (place < 0) throw ValueError(`${repr(value)} is not in list`);
    return place;
  },
  count: (found, value) => found.filter((each) => eq(each, value)).length,
  copy: (found) => found.slice(),
  sort: (found, options) => {
    found.splice(0, found.length, ...sorted(found, options));
    return null;
  },
};
const CHANGING = ["append", "extend", "insert", "pop", "remove", "sort"];
const ints = {
  bit_length: (value) => (value < 0 ? -value : value).toString(2).length - (Number(value) === 0 ? 1 : 0),
  bit_count,
};
// A method that JavaScript's own strings, arrays and numbers lack
export function call(owner, name, ...args) {
  if (typeof owner === "string") return strings[name](owner, ...args);
  if (Array.isArray(owner) && !(owner[name] && owner[name] !== Array.prototype[name])) {
    if (owner instanceof Tuple && CHANGING.includes(name)) throw AttributeError(`'tuple' object has no attribute '${name}'`);
    return lists[name](owner, ...args);
  }
  if (is_int(owner)) return ints[name](owner);
  return owner[name](...args);
}

// --- records -------------------------------------------------------------------------------------------

class NamedTupleClass extends Tuple {
  constructor(...args) {
    super();
    const { fields } = new.target;
    if (args.length > fields.length) throw TypeError(`takes ${fields.length} values, not ${args.length}`);
    fields.forEach(([name, make], place) => {
      const value = args[place];
      if (value === undefined && !make) throw TypeError(`${name} is missing`);
      this.push(value === undefined ? make() : value);
    });
  }
  __repr__() {
    return record_text(this, this.constructor.fields.map(([name]) => name));
  }
}
export const NamedTuple = cls("NamedTuple", NamedTupleClass);
export const Struct = cls("Struct", class extends BaseClass {});
const record_text = (value, names) => `${class_name(value.constructor)}(${names.map((name) => `${name}=${repr(value[name])}`).join(", ")})`;

// A class of records: its fields, each with a name, a function that makes its default, and whether it is hidden
export function record(name, inner, constants, own, { kind, tag, rename, eq: compares = true }) {
  const made = cls(name, inner, constants);
  const above = Object.getPrototypeOf(inner).fields ?? [];
  const fields = [...above.filter(([name]) => !own.some((each) => each[0] === name)), ...own];
  Object.defineProperty(made, "fields", { value: fields });
  Object.defineProperty(made, "_fields", { value: tup(...fields.map(([name]) => name)) });
  const names = fields.map(([name]) => name);
  if (kind === "NamedTuple") {
    names.forEach((field, place) => {
      Object.defineProperty(inner.prototype, field, { get() { return this[place]; }, configurable: true });
    });
    return made;
  }
  const proto = inner.prototype;
  const define = (key, value) => Object.defineProperty(proto, key, { value, writable: true });
  define("__init__", function (...args) {
    if (args.length > fields.length) throw TypeError(`${made.name} takes ${fields.length} values, not ${args.length}`);
    fields.forEach(([name, make], place) => {
      if (args[place] === undefined && !make) throw TypeError(`${made.name}: ${name} is missing`);
      this[name] = args[place] === undefined ? make() : args[place];
    });
  });
  define("__fields__", fields);
  define("__wire__", { tag, rename: rename ?? new Dict() });
  if (!Object.hasOwn(proto, "__repr__")) {
    const shown = fields.filter((each) => !each[2]).map(([name]) => name);
    define("__repr__", function () {
      return record_text(this, shown);
    });
  }
  if (compares) {
    define("__eq__", function (other) {
      return other.constructor === this.constructor && names.every((name) => eq(this[name], other[name]));
    });
  } else define("__eq__", null);
  return made;
}

// --- to JavaScript and back ----------------------------------------------------------------------------

// A value as plain data: records with the names that they have in messages
export function toJs(value) {
  if (value === null || value === undefined) return null;
  if (value instanceof Float) return value.value;
  if (typeof value !== "object" || value instanceof Uint8Array) return value;
  if (value instanceof Dict) return Object.fromEntries(value.items().map(([key, each]) => [str(key), toJs(each)]));
  if (value instanceof PySet) return sorted(value).map(toJs);
  if (value instanceof NamedTupleClass) return Object.fromEntries(value.constructor.fields.map(([name], place) => [name, toJs(value[place])]));
  if (Array.isArray(value)) return Array.from(value, toJs);
  if (!value.__fields__) throw TypeError(`${class_name(type(value))} is no plain data`);
  const { tag, rename } = value.__wire__;
  const found = value.__fields__.map(([name]) => [rename.get(name, name), toJs(value[name])]);
  return Object.fromEntries(tag === undefined ? found : [["type", tag], ...found]);
}
// Plain data as values of Python: lists and dicts
export function toPy(value) {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map(toPy);
  if (typeof value !== "object" || value instanceof Uint8Array) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null) return value;
  return new Dict(Object.entries(value).map(([key, each]) => [key, toPy(each)]));
}

// --- counting ------------------------------------------------------------------------------------------

class CounterClass extends Dict {
  at(key) {
    return this.get(key, 0);
  }
  __add__(other) {
    const found = Counter();
    for (const [key, value] of [...this.items(), ...other.items()]) found.put(key, found.at(key) + value);
    for (const [key, value] of found.items()) if (value <= 0) found.pop(key);
    return found;
  }
  copy() {
    return Counter(this);
  }
}
export function Counter(found = []) {
  const counts = new CounterClass();
  counts.constructor = Counter;
  if (found instanceof Dict) counts.update(found);
  else for (const each of unordered(found)) counts.put(each, counts.at(each) + 1);
  return counts;
}

CHECKS.set(int, (value) => is_int(value) && !is_float(value));
CHECKS.set(bool, (value) => typeof value === "boolean");
CHECKS.set(float, is_float);
CHECKS.set(str, (value) => typeof value === "string");
CHECKS.set(list, (value) => Array.isArray(value) && !(value instanceof Tuple));
CHECKS.set(tuple, (value) => value instanceof Tuple);
CHECKS.set(dict, (value) => value instanceof Dict);
CHECKS.set(set, (value) => value instanceof PySet);
CHECKS.set(bytes, (value) => value instanceof Uint8Array);
CHECKS.set(Mapping, (value) => value instanceof Dict);
CHECKS.set(Sequence, (value) => Array.isArray(value) || typeof value === "string");
CHECKS.set(Iterable, (value) => typeof value?.[Symbol.iterator] === "function");
const BUILTIN_NAMES = new Map(
  Object.entries({ int, bool, float, str, list, tuple, dict, set, bytes }).map(([name, kind]) => [kind, name]),
);
BUILTIN_NAMES.set(none, "NoneType");
BUILTIN_NAMES.set(Counter, "Counter");
export { object_type as object };
const object_type = Base;
