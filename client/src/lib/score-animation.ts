// The final scores counted up as at a table: part by part, each player's number grows, and the total with it.

type Scores = Record<string, number | null>[];

const POINT = 45; // ms for a point
const SHORTEST = 400; // ms for a part
const LONGEST = 1700;
const PAUSE = 350; // ms between two parts

/** When a part is counted, in ms from the start. */
export interface Step {
  part: string;
  begins: number;
  ends: number;
}

/** The parts that are added up, and those that only break ties. */
export function partsOf(scores: Scores, tieBreaks: string[]): { added: string[]; tieBreaks: string[] } {
  const parts = Object.keys(scores[0] ?? {}).filter((part) => part !== "total" && part !== "win");
  return {
    added: parts.filter((part) => !tieBreaks.includes(part)),
    tieBreaks: parts.filter((part) => tieBreaks.includes(part)),
  };
}

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

/** How long all steps take. */
export const duration = (steps: Step[]): number => (steps.at(-1)?.ends ?? 0) + PAUSE;

/** The number shown at a time: in whole points, and exactly `value` in the end. */
export function valueAt(value: number, step: Step, time: number): number {
  const share = Math.min(1, Math.max(0, (time - step.begins) / (step.ends - step.begins)));
  return Math.trunc(value * share);
}

export function totalAt(row: Scores[number], steps: Step[], time: number): number {
  return steps.reduce((sum, step) => sum + valueAt(row[step.part] ?? 0, step, time), 0);
}
