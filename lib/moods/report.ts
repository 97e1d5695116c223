import { DIMENSION_KEYS, type DimensionKey, type Levels } from "@/lib/check-ins/dimensions";
import { addDays } from "@/lib/time/clock";
import { dayMeans, levelsByDay, type RatedEntry } from "./dimension-lines";
import { daysIn, type Period } from "./report-period";
import { entryScore, mean, onOneScale } from "./scores";

export interface ReportEntry extends RatedEntry {
  /** What the member wrote for themselves; null where nothing, or where it is not to be told. */
  line: string | null;
}

/** A rating, or the mood, over a period. */
export interface Course {
  mean: number;
  lowest: number;
  highest: number;
  /** How many entries it rests on. */
  entries: number;
  /** The mean per day, oldest first; null on a day that tells nothing of it. */
  line: (number | null)[];
}

export interface DayScore {
  date: string;
  score: number;
}

/** What a member's entries of a period say. */
export interface Report {
  entries: number;
  daysWithEntries: number;
  mood: Course | null;
  /** Null of what was never rated. */
  dimensions: Record<DimensionKey, Course | null>;
  /** The lowest first. None where too few days have a score, or where they hardly differ. */
  lowestDays: DayScore[];
  /** The highest first. */
  highestDays: DayScore[];
  ownLines: { date: string; text: string }[];
}

/** So many lowest and so many highest days are named, */
export const DAYS_NAMED = 3;
/** where so many days have a score: of fewer, each would be one or the other. */
const FEWEST_DAYS = 7;

/** @param entries those of the period, in their order */
export function reportOf(entries: readonly ReportEntry[], period: Period): Report {
  const byDay = levelsByDay(entries, period.to, daysIn(period));
  const compared = onOneScale(entries, ({ levels }) => levels);
  const mood = courseOf(levelsByDay(compared, period.to, daysIn(period)), moodOf);
  const dimensions = DIMENSION_KEYS.map((key) => [key, courseOf(byDay, (levels) => levels[key])]);
  const days = (mood?.line ?? []).flatMap((score, place) =>
    score === null ? [] : [{ date: addDays(period.from, place), score }],
  );
  return {
    entries: byDay.flat().length,
    daysWithEntries: byDay.filter((ofDay) => ofDay.length > 0).length,
    mood,
    dimensions: Object.fromEntries(dimensions) as Report["dimensions"],
    ...extremes(days),
    ownLines: entries.flatMap(({ localDate, line }) => (line ? [{ date: localDate, text: line }] : [])),
  };
}

/** Null where an entry rated nothing that its mood is made of, and has no overall level. */
function moodOf(levels: Levels): number | null {
  return entryScore(levels) || null;
}

function courseOf(
  byDay: readonly (readonly Levels[])[],
  valueIn: (levels: Levels) => number | null,
): Course | null {
  const values = byDay
    .flat()
    .map(valueIn)
    .filter((value) => value !== null);
  if (values.length === 0) return null;
  return {
    mean: mean(values),
    lowest: Math.min(...values),
    highest: Math.max(...values),
    entries: values.length,
    line: dayMeans(byDay, valueIn),
  };
}

/** Of days alike the later ones. */
function extremes(days: readonly DayScore[]): Pick<Report, "lowestDays" | "highestDays"> {
  const later = days.toReversed();
  const lowestDays = later.toSorted((a, b) => a.score - b.score).slice(0, DAYS_NAMED);
  const highestDays = later.toSorted((a, b) => b.score - a.score).slice(0, DAYS_NAMED);
  const [low, high] = [lowestDays.at(-1), highestDays.at(-1)];
  const isApart = low !== undefined && high !== undefined && low.score < high.score;
  return days.length >= FEWEST_DAYS && isApart
    ? { lowestDays, highestDays }
    : { lowestDays: [], highestDays: [] };
}
