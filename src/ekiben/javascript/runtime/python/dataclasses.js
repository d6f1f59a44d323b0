export const dataclass = null; // the compiler reads these
export const field = null;
export const replace = (value, changes) =>
  value.constructor(...value.__fields__.map(([name]) => (name in changes ? changes[name] : value[name])));
