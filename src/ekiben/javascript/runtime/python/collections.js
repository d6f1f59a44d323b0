import { Counter, Dict } from "../runtime.js";

export { Counter };
class DefaultDict extends Dict {
  make = null;
  at(key) {
    if (!this.has(key)) this.put(key, this.make());
    return super.at(key);
  }
}
export function defaultdict(make) {
  const found = new DefaultDict();
  found.make = make;
  return found;
}
