import { DIMENSIONS, type DimensionKey, TIMES_OF_DAY, type TimeOfDay } from "@/lib/check-ins/dimensions";
import { COMPARED_DAYS } from "@/lib/config/policy";
import { allSums, sumsAt } from "@/lib/moods/kept-sums";
import { entriesThisWeek, FEWEST_IN_WEEK, NOT_WHY, sumsOfDays, weekStart } from "@/lib/moods/rules";
import { moodTrend } from "@/lib/moods/scores";
import type { Summary } from "@/lib/moods/summary";
import { isMixed, meanEntryScore, sumOf, sumsOnOneScale } from "@/lib/moods/sums";
import { addDays } from "@/lib/time/clock";
import { countOf, monthDay } from "@/lib/time/date-words";
import { type Look, riskAt } from "./links";

export type InsightType = "trend" | "pattern" | "streak" | "milestone" | "weekly";

/** Something that a member's own entries show. */
export interface Insight {
  type: InsightType;
  /** What it is about, without its numbers: the same topic is not said twice within a fortnight. */
  topic: string;
  text: string;
}

/** A check-in brings no more news than this. */
export const MOST_AT_ONCE = 2;
/** For how long a topic rests once it was spoken of. */
export const REST_DAYS = 14;

/**
 * What a member's entries show once the newest is counted in, what will not come again soon first. It reads the
 * summary only, so that it costs no statement, and the same summary always shows the same.
 */
export function insightsOf(summary: Summary): Insight[] {
  return [
    ...patternInsights(summary),
    ...weeklyInsights(summary),
    ...streakInsights(summary),
    ...milestoneInsights(summary),
    ...trendInsights(summary),
  ];
}

/** The first few whose topic is rested. */
export function freshInsights<T extends { topicHash: string }>(
  candidates: readonly T[],
  resting: ReadonlySet<string>,
): T[] {
  return candidates.filter(({ topicHash }) => !resting.has(topicHash)).slice(0, MOST_AT_ONCE);
}

/** Levels that were found to go together with mood by the look that the newest entry brought, the strongest first. */
export function patternInsights({ totals, look }: Summary): Insight[] {
  if (riskAt(totals[0]) === 0) return [];
  return clearPatterns(look).map(({ key, entries, text }) => ({
    type: "pattern",
    topic: `pattern ${key}`,
    text: `In your last ${entries} entries, ${text}. ${NOT_WHY}`,
  }));
}

export interface Pattern {
  key: DimensionKey;
  /** How many entries it rests on. */
  entries: number;
  /** Within a sentence: "better sleep and a higher mood went together". */
  text: string;
}

/** What a look clearly found to go together with mood, the strongest first. */
export function clearPatterns(look: Look): Pattern[] {
  return PATTERNS.flatMap((pattern) => {
    const link = look.find(({ key }) => key === pattern.key);
    return link?.isClear ? [{ pattern, link }] : [];
  })
    .toSorted((a, b) => Math.abs(b.link.strength) - Math.abs(a.link.strength))
    .map(({ pattern: { key, called }, link: { entries, strength } }) => ({
      key,
      entries,
      text: `${called} and ${strength > 0 ? "a higher mood" : "a lower mood"} went together`,
    }));
}

interface PatternWords {
  key: DimensionKey;
  called: string;
  tieRank: number;
}

/** What may go together with mood, in the order in which equally strong patterns are told. */
export const PATTERNS: readonly PatternWords[] = DIMENSIONS.flatMap(({ key, pattern }) =>
  pattern ? [{ key, ...pattern }] : [],
).sort((a, b) => a.tieRank - b.tieRank);

/** The facts of the week before, said with the first entry of a new week (from Sunday). */
function weeklyInsights(summary: Summary): Insight[] {
  const { days, recent, streak } = summary;
  const today = recent[0]?.date;
  // One who flew west may still be in a week that was already summed up.
  if (!today || today !== streak.lastDate || entriesThisWeek(summary, today) !== 1) return [];
  const sunday = addDays(weekStart(today), -7);
  const sums = sumsOfDays(days, sunday, 7);
  if (sums[0] < FEWEST_IN_WEEK) return [];
  const saturday = addDays(sunday, 6);
  const usual = usualTime(recent, sunday, saturday, sums[0]);
  const often = usual ? ` Most were in the ${usual}.` : "";
  return [
    {
      type: "weekly",
      topic: `weekly ${sunday}`,
      text:
        `The week from ${monthDay(sunday)} to ${monthDay(saturday)} has ${countOf(sums[0], "entry", "entries")}. ` +
        `Your mood averaged ${scoreInWords(meanEntryScore(sums))} out of 5.${often}`,
    },
  ];
}

/** The time of day of more than half of a week's entries; null when there is none, or some are no longer known. */
function usualTime(
  recent: Summary["recent"],
  first: string,
  last: string,
  entries: number,
): TimeOfDay | null {
  const ofWeek = recent.filter(({ date }) => date >= first && date <= last);
  if (ofWeek.length !== entries) return null;
  const count = (time: TimeOfDay) => ofWeek.filter(({ timeOfDay }) => timeOfDay === time).length;
  return TIMES_OF_DAY.find((time) => count(time) * 2 > entries) ?? null;
}

/** Of two times that are compared, each has at least so many entries. */
export const FEWEST_COMPARED = 5;

/**
 * How the mean entry score of the last 14 days compares with that of the 14 days before, where the trend arrow's
 * threshold (more than 0.3 apart) is passed. Entries with one overall level aren't compared with others. It describes two means and concludes nothing from them.
 */
export function trendInsights({ days, recent }: Summary): Insight[] {
  const last = recent[0]?.date;
  if (!last) return [];
  const fortnights = [1, 2].map((fortnight) =>
    sumsOfDays(days, addDays(last, 1 - fortnight * COMPARED_DAYS), COMPARED_DAYS),
  );
  const [later, earlier] = sumsOnOneScale(fortnights);
  if (!later || !earlier || Math.min(later[0], earlier[0]) < FEWEST_COMPARED) return [];
  const [score, before] = [meanEntryScore(later), meanEntryScore(earlier)];
  const trend = moodTrend([score, before]);
  if (trend === "flat") return [];
  const now = `your mood averaged ${scoreInWords(score)} out of 5 (${countOf(later[0], "entry", "entries")})`;
  const then = `${trend} from ${scoreInWords(before)} in the ${COMPARED_DAYS} days before (${countOf(earlier[0], "entry", "entries")})`;
  const leftOut = isMixed(fortnights) ? " Imported entries with one overall level are left out." : "";
  const text = `Over the last ${COMPARED_DAYS} days ${now}, ${then}.${leftOut}`;
  return [{ type: "trend", topic: "trend", text }];
}

const COUNTS = [10, 50, 100, 250, 500, 1_000, 2_000, 3_000];

/** Said when a member's entries reach a round number: a fact, not a prize. */
function milestoneInsights({ totals, days }: Summary): Insight[] {
  const [entries] = totals;
  if (!COUNTS.includes(entries)) return [];
  const kept = allSums(days);
  // Days fall out of the summary after a good year; then only the number is known.
  const allKept = sumOf(kept)[0] === entries;
  const spread = allKept ? `, on ${kept.length} different ${kept.length === 1 ? "day" : "days"}` : "";
  return [
    {
      type: "milestone",
      topic: `milestone ${entries}`,
      text: `You now have ${countOf(entries, "entry", "entries")}${spread}.`,
    },
  ];
}

const LENGTHS = [7, 30, 100, 365];

/** Said on the day that a run of days reaches a length, at its first entry: a fact, not a prize. */
function streakInsights({ streak, days, recent }: Summary): Insight[] {
  const { current, lastDate } = streak;
  const isFirstOfDay = lastDate !== null && recent[0]?.date === lastDate && sumsAt(days, lastDate)?.[0] === 1;
  if (!isFirstOfDay || !LENGTHS.includes(current)) return [];
  const [entries] = sumsOfDays(days, addDays(lastDate, 1 - current), current);
  const text = `Each of the last ${current} days has an entry, ${countOf(entries, "entry", "entries")} in all.`;
  return [{ type: "streak", topic: `streak ${current}`, text }];
}

/** A mood score with one decimal: "3.4". */
function scoreInWords(score: number): string {
  return score.toFixed(1);
}
