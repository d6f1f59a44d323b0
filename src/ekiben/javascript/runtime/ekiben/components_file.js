// Components files: the games' own were read when this was built.
import * as $ from "../runtime.js";
import { t } from "./texts.js";

export const Data = $.dict;
export const Source = $.typing;
let parse = null;
// What reads TOML, from text to plain data; without it tables have the games' own components
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
  return parse(source);
}
