import { DIMENSION_KEYS, type DimensionKey, type Levels } from "@/lib/check-ins/dimensions";
import type { LineDays } from "@/lib/config/policy";
import { addDays, daysBetween } from "@/lib/time/clock";
import type { DimensionLines } from "./schema";
import { mean } from "./scores";

interface RatedEntry {
  localDate: string;
  levels: Levels;
}

/** The first day of the window of so many days that ends today. */
export function lineStart(today: string, days: LineDays): string {
  return addDays(today, 1 - days);
}

/** Each dimension's mean per day, oldest first; null on a day on which it was not rated. Entries of other days are left out. */
export function dimensionLines(
  entries: readonly RatedEntry[],
  today: string,
  days: LineDays,
): DimensionLines {
  const from = lineStart(today, days);
  const byDay = Array.from({ length: days }, (): Levels[] => []);
  for (const { localDate, levels } of entries) byDay[daysBetween(from, localDate)]?.push(levels);
  const lines = DIMENSION_KEYS.map((key) => [key, byDay.map((ofDay) => dayMean(ofDay, key))]);
  return { from, to: today, lines: Object.fromEntries(lines) as DimensionLines["lines"] };
}

function dayMean(ofDay: readonly Levels[], key: DimensionKey): number | null {
  const rated = ofDay.map((levels) => levels[key]).filter((level) => level !== null);
  // Hundredths are finer than any line is drawn, and keep the reply short.
  return rated.length === 0 ? null : Math.round(mean(rated) * 100) / 100;
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
