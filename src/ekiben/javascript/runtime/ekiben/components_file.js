// Components files: the games' own were read when this was built.
import * as $ from "../runtime.js";
import { ComponentsError, Mistake } from "./errors.js";
import { t } from "./texts.js";

export const Data = $.dict;
export const Source = $.typing;
const MAX_LEVELS = 8; // as in Python
const MAX_DOTS = 300;
let parse = null;
// What reads TOML: whole numbers as BigInts, other numbers as numbers; without it there are only the games' own
export const set_toml_parser = (parser) => {
  parse = parser;
};
export const TomlText = $.record(
  "TomlText",
  class extends $.Base {
    __str__() {
      return t("components-file");
    }
  },
  {},
  [["text"]],
  { kind: "dataclass" },
);
export function read_toml(source) {
  if (source instanceof $.Prepared) return $.toPy(source.data);
  if (!parse) $.missing("a reader of components files")();
  const refuse = (what, allowed) => ComponentsError($.str(source), [Mistake("the file", what, allowed)]);
  const needed = "what a components file needs";
  if (source.text.split("\n").some((line) => line.split(".").length > MAX_DOTS + 1)) {
    throw refuse(`with more than ${MAX_DOTS} dots in a line`, needed);
  }
  let data;
  try {
    data = values(parse(source.text.replace(/^\ufeff/, "")));
  } catch (error) {
    throw refuse(error.message, "TOML");
  }
  const excess = find_excess(data, MAX_LEVELS);
  if (excess) throw refuse(excess, needed);
  return data;
}
function values(found) {
  if (typeof found === "bigint") return $.mul(found, 1);
  if (typeof found === "number") return $.float(found);
  if (Array.isArray(found)) return found.map(values);
  if (found instanceof Date) return String(found);
  return typeof found === "object" ? $.dict(Object.entries(found).map(([key, each]) => [key, values(each)])) : found;
}
function find_excess(value, levels) {
  if (typeof value === "bigint" && BigInt.asIntN(64, value) !== value) return "with a number of more than 64 bits";
  const inner = value instanceof $.Dict ? value.values() : Array.isArray(value) ? value : [];
  if (inner.length && !levels) return "nested too deeply";
  return inner.map((each) => find_excess(each, levels - 1)).find(Boolean) ?? "";
}
