export const copy = (value) => value.copy?.() ?? Object.assign(Object.create(Object.getPrototypeOf(value)), value);
