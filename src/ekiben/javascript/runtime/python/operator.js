import * as $ from "../runtime.js";

export function index(value) {
  if (typeof value === "bigint" || Number.isInteger(value)) return value;
  throw $.TypeError(`'${$.class_name($.type(value))}' object cannot be interpreted as an integer`);
}
