import { z } from "zod";
import { DIMENSION_KEYS, type DimensionKey } from "@/lib/check-ins/dimensions";
import { WISHES } from "@/lib/check-ins/rules";
import { LocalDate } from "@/lib/check-ins/schema";
import type { LineDays } from "@/lib/config/policy";

/** Totals, and what the progress screen shows of the present. */
export const Stats = z.object({
  totalQuotes: z.int(),
  totalEntries: z.int(),
  favoriteQuotes: z.int(),
  /** Entries of the current week (from Sunday), several of a day included. */
  entriesThisWeek: z.int(),
  /** Entries of the current week by 7, as a percentage, 100 at most. */
  weeklyGoal: z.int(),
  /** The 'Avg Mood' card: the mean of six levels over all entries; null before the first. */
  averageMood: z.number().nullable(),
  currentStreak: z.int(),
  /** On how many of the last 28 days there is an entry. */
  rhythm: z.int(),
  /** Whether streak, weekly goal and milestones are shown. */
  showsStreaks: z.boolean(),
});
export type Stats = z.infer<typeof Stats>;

export const CalendarQuery = z.strictObject({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "must be a month, such as 2026-11"),
});

/** A day that has entries, with its mean entry score. */
const MoodDay = z.object({ date: LocalDate, entries: z.int(), score: z.number() });
export type MoodDay = z.infer<typeof MoodDay>;

/** The days of a month that have entries. */
export const Calendar = z.object({ month: z.string(), days: z.array(MoodDay) });
export type Calendar = z.infer<typeof Calendar>;

/** The days of the last 53 weeks that have entries, oldest first. */
export const Year = z.object({ days: z.array(MoodDay) });
export type Year = z.infer<typeof Year>;

export const DimensionsQuery = z.strictObject({
  days: z.enum(["30", "90"], "must be 30 or 90").transform((days): LineDays => (days === "30" ? 30 : 90)),
});

/** One value a day, oldest first: the mean of the day's ratings; null on a day without one. */
const DimensionLine = z.array(z.number().min(1).max(5).nullable());

/** The dimensions, day by day. */
export const DimensionLines = z.object({
  from: LocalDate,
  to: LocalDate,
  lines: z.object(
    Object.fromEntries(DIMENSION_KEYS.map((key) => [key, DimensionLine])) as Record<
      DimensionKey,
      typeof DimensionLine
    >,
  ),
});
export type DimensionLines = z.infer<typeof DimensionLines>;

/** Whether streak, weekly goal and milestones are shown. */
export const StreaksChoice = z.strictObject({ isOn: z.boolean() });
export type StreaksChoice = z.infer<typeof StreaksChoice>;

/** How many entries a mean rests on, and their mean entry score. */
const Sample = z.object({ entries: z.int(), score: z.number() });
export type Sample = z.infer<typeof Sample>;
const Month = Sample.extend({ month: z.string() });

/** A dimension's means over two groups of entries, each with how many of them rated it. */
const Change = z.object({
  key: z.enum(DIMENSION_KEYS),
  before: z.number(),
  now: z.number(),
  entries: z.int(),
  entriesBefore: z.int(),
});
export type Change = z.infer<typeof Change>;

/** What the entries say to a question; null, or an empty list, where they are too few to say anything. */
export const Answers = z.object({
  /** What the trend arrow compares: the newer half of the history with the older; null with fewer than 2 entries. */
  arrow: z.object({ newer: Sample, older: Sample }).nullable(),
  /** Whether imported entries with one overall level are left out of what is compared here. */
  leavesOut: z.boolean(),
  /** The last eight weeks (from Sunday), oldest first, this week last; a week without entries has no score. */
  weeks: z.array(z.object({ from: LocalDate, entries: z.int(), score: z.number().nullable() })),
  /** Up to three dimensions that moved most from the days before to as many last ones, most first. */
  moved: z
    .object({
      days: z.int(),
      entries: z.int(),
      entriesBefore: z.int(),
      dimensions: z.array(Change),
    })
    .nullable(),
  /** The hardest of the eight weeks, this one aside. */
  hardWeek: z
    .object({
      from: LocalDate,
      entries: z.int(),
      /** The other entries that it is compared with, of late. */
      others: z.int(),
      /** Up to three dimensions that were harder than in the others, most first. */
      harder: z.array(Change),
      /** What eased from that week to the 14 days after it, most first; null where these hold too few entries. */
      after: z.object({ isOver: z.boolean(), entries: z.int(), eased: z.array(Change) }).nullable(),
    })
    .nullable(),
  /** Mornings against evenings; clear where chance hardly makes such a difference. */
  timesOfDay: z.object({ morning: Sample, evening: Sample, isClear: z.boolean() }).nullable(),
  /** This month so far against last month. */
  months: z.object({ current: Month, previous: Month }).nullable(),
  /** Whether sleep and mood went together or against each other, and in how many entries that was looked for at the last look. */
  sleep: z.object({ entries: z.int(), link: z.enum(["together", "against", "none", "unclear"]) }).nullable(),
  /** How often words were marked as having helped, by what they give; only where that was said often enough. */
  words: z.array(z.object({ gives: z.enum(WISHES), helped: z.int(), judged: z.int() })),
});
export type Answers = z.infer<typeof Answers>;

export const Analytics = z.object({
  totalQuotes: z.int(),
  favoriteQuotes: z.int(),
  totalEntries: z.int(),
  moodTrends: z.object({
    averageMood: z.number(),
    /** Entry scores, most recent first. */
    moodHistory: z.array(z.number()),
    /** The entries behind `moodHistory`, in the same order. */
    recentEntries: z.array(z.object({ localDate: z.string(), timeOfDay: z.string(), score: z.number() })),
  }),
  streaks: z.object({
    currentStreak: z.int(),
    longestStreak: z.int(),
    totalQuotesGenerated: z.int(),
    /** On how many of the last 28 days there is an entry. */
    rhythm: z.int(),
    /** Whether the member has them shown. */
    isShown: z.boolean(),
  }),
  recentInsights: z.array(
    z.object({ id: z.string(), insightType: z.string(), insightText: z.string(), createdAt: z.string() }),
  ),
  answers: Answers,
});
export type Analytics = z.infer<typeof Analytics>;
