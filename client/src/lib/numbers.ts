// Numbers as they are written for people.

/** With a typographic minus: "−3", "3". */
export const withMinus = (amount: number): string => String(amount).replace("-", "−");

/** With its sign, unless it is zero: "−3", "+3", "0". */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : withMinus(amount));
