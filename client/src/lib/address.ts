// The address of a replay: whose eyes, and after which move. /t/NAME/replay?seat=1#37

export interface Place {
  number: number;
  /** Whose eyes; null for a spectator, undefined if nothing is said. */
  seat: number | null | undefined;
}

const whole = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

export function placeOf(address: { hash: string; search: string }): Place {
  const asked = new URLSearchParams(address.search);
  const number = whole(address.hash.slice(1)) ?? whole(asked.get("move")) ?? 0;
  return { number, seat: asked.get("seat") === "spectator" ? null : whole(asked.get("seat")) };
}

export function addressOf(table: string, number: number, seat: number | null): string {
  return `/t/${table}/replay?seat=${seat ?? "spectator"}#${number}`;
}
