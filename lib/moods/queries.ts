import "server-only";
import { cache } from "react";
import { unpackLevels } from "@/lib/check-ins/levels";
import type { LineDays } from "@/lib/config/policy";
import { database, sharedDatabase } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { addDays, localDate, now } from "@/lib/time/clock";
import { answersOf, HISTORY_LENGTH } from "./answers";
import { yearStart } from "./calendar";
import { dimensionLines, lineStart } from "./dimension-lines";
import { clearPatterns, type InsightType, type Pattern } from "./insights/rules";
import { setSums, sumsAt, sumsBetween } from "./kept-sums";
import { type Period, type Report, type ReportEntry, reportOf } from "./report";
import { daysOfMonth, entriesThisWeek, moodDays, rhythm, weeklyGoal } from "./rules";
import type { Analytics, Calendar, DimensionLines, Stats, Year } from "./schema";
import { entryScore } from "./scores";
import { idsOfDays, openLine } from "./stored-entry";
import { readSummaryOf } from "./stored-summary";
import { currentStreak } from "./streaks";
import { RECENT_ENTRIES, type Summary, unpackRecent } from "./summary";
import { addedTo, meanCardScore, meanEntryScore, sumOf } from "./sums";
import { tasteInWords } from "./taste";

const STREAK_INSIGHTS: InsightType[] = ["streak", "milestone"];

interface Member {
  id: string;
  timeZone: string;
}

/** Read once for all that a page shows. */
export const memberSummary = cache((userId: string): Promise<Summary> => readSummaryOf(userId));

export async function stats(member: Member): Promise<Stats> {
  return statsOf(await memberSummary(member.id), todayOf(member));
}

export function statsOf(summary: Summary, today: string): Stats {
  const week = entriesThisWeek(summary, today);
  return {
    totalQuotes: summary.quotes,
    totalEntries: summary.totals[0],
    favoriteQuotes: summary.favorites,
    entriesThisWeek: week,
    weeklyGoal: weeklyGoal(week),
    averageMood: meanCardScore(summary.totals),
    currentStreak: currentStreak(summary.streak, today),
    rhythm: rhythm(summary, today),
    showsStreaks: !summary.hidesStreaks,
  };
}

/** Whether the member has folded the panel with the crisis lines. */
export async function knowsCrisisLines(member: Member): Promise<boolean> {
  return (await memberSummary(member.id)).knowsCrisisLines;
}

/** What has been learnt of which words help this member, in sentences. */
export async function learntOf(userId: string): Promise<string[]> {
  const { words } = await memberSummary(userId);
  return tasteInWords(words.taste);
}

export async function analytics(member: Member): Promise<Analytics> {
  const [summary, noticed] = await Promise.all([memberSummary(member.id), noticedOfLate(member.id)]);
  const today = todayOf(member);
  const recentEntries = unpackRecent(summary.recent.slice(0, HISTORY_LENGTH)).map(
    ({ date, timeOfDay, levels }) => ({ localDate: date, timeOfDay, score: entryScore(levels) }),
  );
  return {
    totalQuotes: summary.quotes,
    favoriteQuotes: summary.favorites,
    totalEntries: summary.totals[0],
    moodTrends: {
      averageMood: meanEntryScore(summary.totals),
      moodHistory: recentEntries.map((entry) => entry.score),
      recentEntries,
    },
    streaks: {
      currentStreak: currentStreak(summary.streak, today),
      longestStreak: summary.streak.longest,
      totalQuotesGenerated: summary.quotes,
      rhythm: rhythm(summary, today),
      isShown: !summary.hidesStreaks,
    },
    recentInsights: await insightsShown(member.id, noticed, summary),
    answers: answersOf(summary, today),
  };
}

/** A month's days with entries. Months that the summary no longer keeps day by day are read from the entries. */
export async function calendar(member: Member, month: string): Promise<Calendar> {
  const summary = await memberSummary(member.id);
  return allDaysKept(summary, month)
    ? { month, days: moodDays(daysOfMonth(summary.days, month)) }
    : calendarFromEntries(member.id, month);
}

/** The days with entries of the last 53 weeks; the summary keeps more than these day by day. */
export async function year(member: Member): Promise<Year> {
  const summary = await memberSummary(member.id);
  const today = todayOf(member);
  return { days: moodDays(sumsBetween(summary.days, yearStart(today), today)) };
}

/** The dimensions over the days up to the member's own today, from the summary where that can tell them. */
export async function dimensions(member: Member, days: LineDays): Promise<DimensionLines> {
  return (await keptDimensions(member, days)) ?? dimensionsFromEntries(member, days);
}

/** The same, whatever the summary keeps. */
export async function dimensionsFromEntries(member: Member, days: LineDays): Promise<DimensionLines> {
  const today = todayOf(member);
  const entries = await entriesBetween(member.id, { from: lineStart(today, days), to: today });
  return dimensionLines(entries, today, days);
}

/** The same as the summary alone can tell it; null where the window holds more entries than it keeps one by one. */
export async function keptDimensions(member: Member, days: LineDays): Promise<DimensionLines | null> {
  const { recent } = await memberSummary(member.id);
  const today = todayOf(member);
  // Calendars are two days apart at most, so what was let go lies before the window even for who flew east meanwhile.
  const before = addDays(lineStart(today, days), -2);
  const isAllKept = recent.length < RECENT_ENTRIES || recent.some(({ date }) => date < before);
  if (!isAllKept) return null;
  const entries = unpackRecent(recent).map(({ date, levels }) => ({ localDate: date, levels }));
  return dimensionLines(entries, today, days);
}

/** Whether the days that are kept of a month hold all of its entries. */
function allDaysKept(summary: Summary, month: string): boolean {
  const kept = daysOfMonth(summary.days, month).map(([, sums]) => sums);
  return sumOf(kept)[0] === (sumsAt(summary.months, month)?.[0] ?? 0);
}

async function calendarFromEntries(userId: string, month: string): Promise<Calendar> {
  const days: Record<string, string> = {};
  for (const { localDate, levels } of await entriesBetween(userId, {
    from: `${month}-01`,
    to: `${month}-31`,
  })) {
    setSums(days, localDate, addedTo(sumsAt(days, localDate), levels));
  }
  return { month, days: moodDays(daysOfMonth(days, month)) };
}

/** The member's entries of some days, in their order; lines stay closed unless they are asked for. */
async function entriesBetween(
  userId: string,
  { from, to }: Period,
  { withLines = false } = {},
): Promise<ReportEntry[]> {
  const db = await database();
  const rows = await db.emotionalState.findMany({
    where: { userId, localDate: { gte: from, lte: to }, id: idsOfDays(from, to) },
    orderBy: [{ localDate: "asc" }, { id: "asc" }],
    select: { id: true, sealed: true, sealedLine: true, localDate: true },
  });
  const cipher = await memberCipher(db, userId);
  return rows.map(({ id, sealed, sealedLine, localDate }) => ({
    localDate,
    levels: unpackLevels(cipher.open("EmotionalState", id, sealed)),
    line: withLines ? openLine(cipher, id, sealedLine) : null,
  }));
}

function todayOf(member: Member): string {
  return localDate(now(), member.timeZone);
}

/** How many insights analytics shows. */
const INSIGHTS_SHOWN = 10;

// Of either kind as many as are shown: the summary, which is read at the same time, says whether streaks are.
const INSIGHTS = `
  (SELECT "id", "type", "sealed", "createdAt" FROM "Insight"
    WHERE "userId" = $1 AND NOT "type"::text = ANY($2) ORDER BY "id" DESC LIMIT $3)
  UNION ALL
  (SELECT "id", "type", "sealed", "createdAt" FROM "Insight"
    WHERE "userId" = $1 AND "type"::text = ANY($2) ORDER BY "id" DESC LIMIT $3)
  ORDER BY "id" DESC`;

interface InsightRow {
  id: string;
  type: InsightType;
  sealed: Uint8Array;
  createdAt: Date;
}

/** What was noticed of late, newest first. */
async function noticedOfLate(userId: string): Promise<InsightRow[]> {
  const { pool } = await sharedDatabase();
  const { rows } = await pool.query<InsightRow>(INSIGHTS, [userId, STREAK_INSIGHTS, INSIGHTS_SHOWN]);
  return rows;
}

/** As many as are shown, opened; for who hides streaks, without what tells of streaks and milestones. */
async function insightsShown(
  userId: string,
  noticed: readonly InsightRow[],
  { hidesStreaks }: Summary,
): Promise<Analytics["recentInsights"]> {
  const shown = noticed
    .filter(({ type }) => !hidesStreaks || !STREAK_INSIGHTS.includes(type))
    .slice(0, INSIGHTS_SHOWN);
  if (shown.length === 0) return [];
  const cipher = await memberCipher(await database(), userId);
  return shown.map(({ id, type, sealed, createdAt }) => ({
    id,
    insightType: type,
    insightText: cipher.open("Insight", id, sealed),
    createdAt: createdAt.toISOString(),
  }));
}

/** The member's report of a period, and the patterns that the last look at their entries found. */
export async function readReport(
  userId: string,
  period: Period,
  { withLines }: { withLines: boolean },
): Promise<Report & { patterns: Pattern[] }> {
  const [entries, { look }] = await Promise.all([
    entriesBetween(userId, period, { withLines }),
    memberSummary(userId),
  ]);
  return { ...reportOf(entries, period), patterns: clearPatterns(look) };
}
