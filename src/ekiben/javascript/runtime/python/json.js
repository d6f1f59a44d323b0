// JSON as `components.digest` writes it: sorted, compact, only ASCII.
import * as $ from "../runtime.js";

export function dumps(value, options = {}) {
  if (!options.sort_keys || !options.ensure_ascii) throw $.ValueError("only sorted ASCII is in the dialect");
  return written(value);
}
function written(value) {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "string") {
    return JSON.stringify(value).replace(/[\x7f-\uffff]/g, (sign) => sign === "\x7f" ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
  }
  if (Array.isArray(value)) return `[${value.map(written).join(",")}]`;
  if (value instanceof $.Dict) {
    return `{${$.sorted(value).map((key) => `${written($.str(key))}:${written(value.get(key))}`).join(",")}}`;
  }
  return $.repr(value);
}
