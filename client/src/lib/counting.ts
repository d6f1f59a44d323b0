// The end of a game, counted as at a table: part by part, every player's number grows, the sum with it.

type Scores = Record<string, number | null>[];

const POINT = 45; // ms for a point
const SHORTEST = 400; // ms for a part
const LONGEST = 1700;
const PAUSE = 350; // ms between two parts

export interface Step {
  part: string;
  begins: number;
  ends: number;
}

/** The parts that are added up, and those that only tell ties apart. */
export function partsOf(scores: Scores, tieBreaks: string[]): { added: string[]; apart: string[] } {
  const parts = Object.keys(scores[0] ?? {}).filter((part) => part !== "total" && part !== "win");
  return {
    added: parts.filter((part) => !tieBreaks.includes(part)),
    apart: parts.filter((part) => tieBreaks.includes(part)),
  };
}

/** When each part is counted, in ms from the start. */
export function timetable(scores: Scores, parts: string[]): Step[] {
  let begins = 0;
  return parts.map((part) => {
    const most = Math.max(0, ...scores.map((row) => Math.abs(row[part] ?? 0)));
    const ends = begins + Math.min(LONGEST, Math.max(SHORTEST, most * POINT));
    const step = { part, begins, ends };
    begins = ends + PAUSE;
    return step;
  });
}

/** When all is counted. */
export const endOf = (steps: Step[]): number => (steps.at(-1)?.ends ?? 0) + PAUSE;

/** How far a number has grown: whole points only, exactly itself in the end. */
export function grown(value: number, step: Step, time: number): number {
  const share = Math.min(1, Math.max(0, (time - step.begins) / (step.ends - step.begins)));
  return Math.trunc(value * share);
}

/** The sum of a player so far. */
export function sumAt(row: Scores[number], steps: Step[], time: number): number {
  return steps.reduce((sum, step) => sum + grown(row[step.part] ?? 0, step, time), 0);
}

/** A number with the sign that printers use. */
export const signed = (amount: number): string => String(amount).replace("-", "−");
