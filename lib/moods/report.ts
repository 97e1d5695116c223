import { z } from "zod";
import { DIMENSION_KEYS, type DimensionKey, type Levels } from "@/lib/check-ins/dimensions";
import { LocalDate } from "@/lib/check-ins/schema";
import { REPORT_MAX_MONTHS, REPORT_WEEKS, type ReportWeeks } from "@/lib/config/policy";
import { addDays, daysBetween } from "@/lib/time/clock";
import { monthOf, moveMonth } from "./calendar";
import { dayMeans, levelsByDay, type RatedEntry } from "./dimension-lines";
import { entryScore, isOneLevel, mean, onOneScale } from "./scores";

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
  /** What becomes of imported entries with one overall level, where there are some: they count alone, or not at all. */
  oneLevel: "none" | "counts" | "left out";
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
    oneLevel: compared.length < entries.length ? "left out" : entries.some(isOverall) ? "counts" : "none",
    dimensions: Object.fromEntries(dimensions) as Report["dimensions"],
    ...extremes(days),
    ownLines: entries.flatMap(({ localDate, line }) => (line ? [{ date: localDate, text: line }] : [])),
  };
}

function isOverall({ levels }: RatedEntry): boolean {
  return isOneLevel(levels);
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

/** Calendar days, the first and the last of them included. */
export interface Period {
  from: string;
  to: string;
}

/** What is asked for where no weeks are. */
export const OWN_DAYS = "own";
const WEEKS_AT_FIRST: ReportWeeks = 4;

/** What was asked for, as its form shows it again. */
export interface AskedReport {
  /** Null of own days. */
  weeks: ReportWeeks | null;
  /** Null where the days that were typed are none that a report can be made of: `problem` says why. */
  period: Period | null;
  problem: string | null;
  /** What stands in the fields for own days. */
  typed: Period;
  withName: boolean;
  withLines: boolean;
}

/** What is missing, or is there twice, was not asked for. */
const Text = z.string().catch("");
const Query = z.object({ weeks: Text, from: Text, to: Text, name: Text, lines: Text });

/** What an address asks for; anything but own days means the weeks that a report has at first. */
export function askedReport(query: Readonly<Record<string, unknown>>, today: string): AskedReport {
  const { weeks, from, to, name, lines } = Query.parse(query);
  const ticks = { withName: name === "on", withLines: lines === "on" };
  const chosen = REPORT_WEEKS.find((each) => String(each) === weeks);
  const isOwn = !chosen && (weeks === OWN_DAYS || (weeks === "" && (from !== "" || to !== "")));
  if (isOwn) return { weeks: null, typed: { from, to }, ...ownPeriod({ from, to }, today), ...ticks };
  const period = lastWeeks(chosen ?? WEEKS_AT_FIRST, today);
  return { weeks: chosen ?? WEEKS_AT_FIRST, typed: period, period, problem: null, ...ticks };
}

/** The days from the first to the last, at most up to today. */
function ownPeriod(typed: Period, today: string): Pick<AskedReport, "period" | "problem"> {
  const refused = (problem: string) => ({ period: null, problem });
  if (![typed.from, typed.to].every((day) => LocalDate.safeParse(day).success))
    return refused("Please choose a first and a last day.");
  const period = { from: typed.from, to: typed.to < today ? typed.to : today };
  if (period.from > period.to)
    return refused("The first day can't be later than the last one, or later than today.");
  // As text: the same day of a shorter month stands in order all the same.
  const tooEarly = moveMonth(monthOf(period.to), -REPORT_MAX_MONTHS) + period.to.slice(7);
  if (period.from <= tooEarly) return refused(`A report covers ${REPORT_MAX_MONTHS} months at most.`);
  return { period, problem: null };
}

function lastWeeks(weeks: ReportWeeks, today: string): Period {
  return { from: addDays(today, 1 - 7 * weeks), to: today };
}

/** How many days a period has. */
export function daysIn({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}

/** The next longer time up to today, in words and as a query; null where there is none. */
export function longerThan({ from }: Period, today: string): { words: string; query: string } | null {
  const weeks = REPORT_WEEKS.find((each) => lastWeeks(each, today).from < from);
  if (weeks) return { words: `the last ${weeks} weeks`, query: `weeks=${weeks}` };
  const start = `${moveMonth(monthOf(today), 1 - REPORT_MAX_MONTHS)}-01`;
  return start < from
    ? { words: `the last ${REPORT_MAX_MONTHS} months`, query: `from=${start}&to=${today}` }
    : null;
}
