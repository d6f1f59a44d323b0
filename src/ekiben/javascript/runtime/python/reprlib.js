// `repr`, shortened where it is long.
import * as $ from "../runtime.js";

class Short {
  maxlevel = 6;
  maxtuple = 6;
  maxlist = 6;
  maxdict = 4;
  maxstring = 30;
  maxlong = 40;
  maxother = 30;

  repr(value) {
    return this.shown(value, this.maxlevel);
  }
  shown(value, level) {
    if (typeof value === "string") return this.text(value);
    if (typeof value === "bigint" || Number.isInteger(value)) return this.cut($.repr(value), this.maxlong);
    if (value instanceof $.Dict) return this.dict(value, level);
    if ($.isinstance(value, $.list)) return this.several(value, level, "[", "]", this.maxlist, "");
    if ($.type(value) === $.tuple) return this.several(value, level, "(", ")", this.maxtuple, ",");
    return this.cut($.repr(value), this.maxother);
  }
  several(value, level, left, right, most, trail) {
    if (level <= 0 && value.length) return `${left}...${right}`;
    const parts = value.slice(0, most).map((each) => this.shown(each, level - 1));
    if (value.length > most) parts.push("...");
    return `${left}${parts.join(", ")}${value.length === 1 && trail ? trail : ""}${right}`;
  }
  dict(value, level) {
    if (!value.size) return "{}";
    if (level <= 0) return "{...}";
    const parts = $.sorted(value.keys()).slice(0, this.maxdict).map((key) => `${this.shown(key, level - 1)}: ${this.shown(value.get(key), level - 1)}`);
    if (value.size > this.maxdict) parts.push("...");
    return `{${parts.join(", ")}}`;
  }
  text(value) {
    const start = $.repr($.slice(value, null, this.maxstring));
    return $.len(start) > this.maxstring ? this.middle($.repr($.slice(value, null, this.half(this.maxstring)) + $.slice(value, $.len(value) - this.rest(this.maxstring), null)), this.maxstring) : start;
  }
  cut(text, most) {
    return $.len(text) > most ? this.middle(text, most) : text;
  }
  half(most) {
    return Math.max(0, Math.floor((most - 3) / 2));
  }
  rest(most) {
    return Math.max(0, most - 3 - this.half(most));
  }
  middle(text, most) {
    return `${$.slice(text, null, this.half(most))}...${$.slice(text, $.len(text) - this.rest(most), null)}`;
  }
}
export const Repr = () => new Short();
export const repr = (value) => new Short().repr(value);
