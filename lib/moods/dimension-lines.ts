import { DIMENSION_KEYS, type Levels } from "@/lib/check-ins/dimensions";
import { addDays, daysBetween } from "@/lib/time/clock";
import type { DimensionLines } from "./schema";
import { mean } from "./scores";

export interface RatedEntry {
  localDate: string;
  levels: Levels;
}

/** The first day of the window of so many days. */
export function lineStart(to: string, days: number): string {
  return addDays(to, 1 - days);
}

/** Each dimension's mean per day, oldest first; null on a day on which it was not rated. Entries of other days are left out. */
export function dimensionLines(entries: readonly RatedEntry[], to: string, days: number): DimensionLines {
  const byDay = levelsByDay(entries, to, days);
  const lines = DIMENSION_KEYS.map((key) => [key, dayMeans(byDay, (levels) => levels[key])]);
  return {
    from: lineStart(to, days),
    to,
    lines: Object.fromEntries(lines) as DimensionLines["lines"],
  };
}

/** The levels of each day of the window, oldest first. */
export function levelsByDay(entries: readonly RatedEntry[], to: string, days: number): Levels[][] {
  const from = lineStart(to, days);
  const byDay = Array.from({ length: days }, (): Levels[] => []);
  for (const { localDate, levels } of entries) byDay[daysBetween(from, localDate)]?.push(levels);
  return byDay;
}

/** The mean per day of what is read in an entry; null on a day that tells nothing of it. */
export function dayMeans(
  byDay: readonly (readonly Levels[])[],
  valueIn: (levels: Levels) => number | null,
): (number | null)[] {
  return byDay.map((ofDay) => {
    const values = ofDay.map(valueIn).filter((value) => value !== null);
    // Hundredths are finer than any line is drawn, and keep the reply short.
    return values.length === 0 ? null : Math.round(mean(values) * 100) / 100;
  });
}

export interface LineFigures {
  first: number;
  last: number;
  mean: number;
  lowest: number;
  highest: number;
  /** On how many days it was rated. */
  days: number;
}

/** What a line says in figures; null of a line without a day. */
export function lineFigures(line: readonly (number | null)[]): LineFigures | null {
  const rated = line.filter((value) => value !== null);
  const [first] = rated;
  const last = rated.at(-1);
  if (first === undefined || last === undefined) return null;
  return {
    first,
    last,
    mean: mean(rated),
    lowest: Math.min(...rated),
    highest: Math.max(...rated),
    days: rated.length,
  };
}

/** The days in a row that have an entry, as [first day's place, values]: what lies between two runs is a gap. */
export function lineRuns(line: readonly (number | null)[]): [start: number, values: number[]][] {
  const runs: [number, number[]][] = [];
  line.forEach((value, place) => {
    if (value === null) return;
    const run = runs.at(-1);
    if (run && run[0] + run[1].length === place) run[1].push(value);
    else runs.push([place, [value]]);
  });
  return runs;
}
