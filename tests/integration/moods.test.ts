import fc from "fast-check";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import * as generate from "@/app/api/quotes/generate/route";
import * as analytics from "@/app/api/user/analytics/route";
import * as calendar from "@/app/api/user/calendar/route";
import * as dimensions from "@/app/api/user/dimensions/route";
import * as stats from "@/app/api/user/stats/route";
import * as year from "@/app/api/user/year/route";
import { DIMENSION_KEYS, type Levels, TIMES_OF_DAY, type TimeOfDay } from "@/lib/check-ins/dimensions";
import type { OpenDatabase } from "@/lib/db/client";
import { answersOf } from "@/lib/moods/answers";
import { dimensionsFromEntries, keptDimensions } from "@/lib/moods/queries";
import { Analytics, Calendar, DimensionLines, Stats, Year } from "@/lib/moods/schema";
import { readSummary, rebuildSummary } from "@/lib/moods/stored-summary";
import { addDays, daysBetween, localDate, weekday } from "@/lib/time/clock";
import { generateQuote } from "@/lib/words/generate-quote";
import { setFavorite } from "@/lib/words/quote-acts";
import { useFreshDatabase } from "@/tests/support/database";
import { LAPSED, type Member, member } from "@/tests/support/people";
import { anyRatings } from "@/tests/support/ratings";
import { call, newBrowser } from "@/tests/support/request";

let open: OpenDatabase;

beforeAll(async () => {
  open = await useFreshDatabase();
});

afterEach(() => {
  vi.useRealTimers();
});

interface Entry {
  at: Date;
  zone: string;
  timeOfDay: TimeOfDay;
  levels: Levels;
  favorite: boolean;
}

const ZONES = ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/London"];

/** A history in which time goes on and the member travels. */
function sampleHistory(entries: number, seed: number): Entry[] {
  const entry = fc.record({
    hours: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 100 })),
    zone: fc.constantFrom(...ZONES),
    timeOfDay: fc.constantFrom(...TIMES_OF_DAY),
    levels: anyRatings,
    favorite: fc.boolean(),
  });
  const [sample = []] = fc.sample(fc.array(entry, { minLength: entries, maxLength: entries, size: "max" }), {
    seed,
    numRuns: 1,
  });
  let at = Date.parse("2026-01-28T10:00:00Z");
  return sample.map(({ hours, ...rest }) => {
    at += hours * 3_600_000;
    return { ...rest, at: new Date(at) };
  });
}

async function live({ id }: Member, entries: readonly Entry[]): Promise<void> {
  for (const { at, zone, timeOfDay, levels, favorite } of entries) {
    const quote = await generateQuote(id, zone, { levels, timeOfDay, idempotencyKey: null }, { at });
    if (favorite) await setFavorite(id, quote.id, true);
  }
}

const turned = (level: number | null) => level && 6 - level;
const cardParts = (levels: Levels) => [
  levels.motivationLevel,
  levels.confidenceLevel,
  levels.focusClarity,
  levels.senseOfPurpose,
  turned(levels.stressLevel),
  turned(levels.anxietyLevel),
];
const rated = (parts: readonly (number | null)[]) => parts.filter((level) => level !== null);
const entryScore = (levels: Levels) => mean(rated([...cardParts(levels), levels.hopeForFuture]));
const cardScore = (levels: Levels) => mean(rated(cardParts(levels)));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const dayOf = ({ at, zone }: Entry) => localDate(at, zone);

function runs(days: ReadonlySet<string>): { endingOn: (day: string) => number; longest: number } {
  const endingOn = (day: string): number => {
    let length = 0;
    while (days.has(addDays(day, -length))) length++;
    return length;
  };
  return { endingOn, longest: Math.max(...[...days].map(endingOn)) };
}

/** Summary and entries must say the same, whichever is read. */
async function expectRebuiltAlike({ id }: Member, entries: number): Promise<void> {
  const counted = await readSummary(open.prisma, id);
  const { summary: rebuilt } = await open.prisma.$transaction((tx) => rebuildSummary(tx, id));
  expect(counted.totals[0]).toBe(entries);
  expect(counted).toEqual(rebuilt);
  expect(await readSummary(open.prisma, id)).toEqual(rebuilt);
}

test("Stats, analytics, calendar and lines say what a recount of the entries says", async () => {
  const entries = sampleHistory(90, 1918);
  const someone = await member(open.prisma);
  await live(someone, entries);
  await expectRebuiltAlike(someone, 90);
  const days = new Set(entries.map(dayOf));
  const lastDay = [...days].sort().at(-1) ?? "";
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${lastDay}T12:00:00Z`) });
  await open.prisma.session.updateMany({
    where: { userId: someone.id },
    data: { lastSeenAt: new Date(), expiresAt: new Date(`${addDays(lastDay, 9)}T00:00:00Z`) },
  });
  await open.prisma.user.update({ where: { id: someone.id }, data: { timeZone: "UTC" } });

  const { endingOn, longest } = runs(days);
  const daysOfRhythm = [...days].filter((day) => day > addDays(lastDay, -28) && day <= lastDay).length;
  const favorites = entries.filter((entry) => entry.favorite).length;
  const sunday = addDays(lastDay, -weekday(lastDay));
  const week = entries.filter(
    (entry) => daysBetween(sunday, dayOf(entry)) >= 0 && daysBetween(dayOf(entry), addDays(sunday, 6)) >= 0,
  );
  expect(Stats.strict().parse((await call(stats, "GET", "/api/user/stats", { as: someone })).body)).toEqual({
    totalQuotes: 90,
    totalEntries: 90,
    favoriteQuotes: favorites,
    entriesThisWeek: week.length,
    weeklyGoal: Math.min(100, Math.round((week.length / 7) * 100)),
    averageMood: expect.closeTo(mean(entries.map(({ levels }) => cardScore(levels))), 9),
    currentStreak: endingOn(lastDay),
    rhythm: daysOfRhythm,
    showsStreaks: true,
  });

  const newest = entries.toReversed().slice(0, 10);
  expect(
    Analytics.strict().parse((await call(analytics, "GET", "/api/user/analytics", { as: someone })).body),
  ).toEqual({
    totalQuotes: 90,
    favoriteQuotes: favorites,
    totalEntries: 90,
    moodTrends: {
      averageMood: expect.closeTo(mean(entries.map(({ levels }) => entryScore(levels))), 9),
      moodHistory: newest.map(({ levels }) => expect.closeTo(entryScore(levels), 9)),
      recentEntries: newest.map((entry) => ({
        localDate: dayOf(entry),
        timeOfDay: entry.timeOfDay,
        score: expect.closeTo(entryScore(entry.levels), 9),
      })),
    },
    streaks: {
      currentStreak: endingOn(lastDay),
      longestStreak: longest,
      totalQuotesGenerated: 90,
      rhythm: daysOfRhythm,
      isShown: true,
    },
    // What they say is shown where insights are tested.
    recentInsights: expect.any(Array),
    // Their arithmetic is tested beside them.
    answers: answersOf(await readSummary(open.prisma, someone.id), lastDay),
  });

  for (const month of new Set([...days].map((day) => day.slice(0, 7)))) {
    const reply = await call(calendar, "GET", `/api/user/calendar?month=${month}`, { as: someone });
    const expected = [...days].filter((day) => day.startsWith(month)).sort();
    expect(Calendar.parse(reply.body)).toEqual({
      month,
      days: expected.map((date) => {
        const ofDay = entries.filter((entry) => dayOf(entry) === date);
        return {
          date,
          entries: ofDay.length,
          score: expect.closeTo(mean(ofDay.map(({ levels }) => entryScore(levels))), 9),
        };
      }),
    });
  }
  for (const span of [30, 90] as const) await expectLines(someone, entries, span);
});

test("A month older than the days that are kept is read from its entries", async () => {
  const someone = await member(open.prisma);
  const [first, second] = sampleHistory(2, 5);
  if (!first || !second) throw new Error("two entries are sampled");
  const early = { ...first, at: new Date("2024-02-29T12:00:00Z"), zone: "UTC" };
  await live(someone, [early, { ...second, at: new Date("2026-06-01T12:00:00Z"), zone: "UTC" }]);
  expect((await readSummary(open.prisma, someone.id)).days).not.toHaveProperty("2024-02-29");

  const reply = await call(calendar, "GET", "/api/user/calendar?month=2024-02", { as: someone });
  expect(reply.body).toEqual({
    month: "2024-02",
    days: [{ date: "2024-02-29", entries: 1, score: expect.closeTo(entryScore(early.levels), 9) }],
  });
});

test("The year holds the days of 53 weeks up to the member's own today, and none before or after", async () => {
  const someone = await member(open.prisma);
  const samples = sampleHistory(5, 11);
  // The year up to Saturday 21 November begins on Sunday 16 November of the year before.
  const dates = ["2025-11-15", "2025-11-16", "2026-11-20", "2026-11-20", "2026-11-22"];
  const entries = samples.map((entry, place) => ({
    ...entry,
    at: new Date(`${dates[place]}T12:00:00Z`),
    zone: "UTC",
  }));
  await live(someone, entries);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:00Z") });
  await open.prisma.session.updateMany({
    where: { userId: someone.id },
    data: { lastSeenAt: new Date(), expiresAt: new Date("2026-12-21T00:00:00Z") },
  });

  const scoreOf = (date: string) =>
    mean(entries.filter((entry) => dayOf(entry) === date).map(({ levels }) => entryScore(levels)));
  const reply = await call(year, "GET", "/api/user/year", { as: someone });
  expect(Year.strict().parse(reply.body)).toEqual({
    days: [
      { date: "2025-11-16", entries: 1, score: expect.closeTo(scoreOf("2025-11-16"), 9) },
      { date: "2026-11-20", entries: 2, score: expect.closeTo(scoreOf("2026-11-20"), 9) },
    ],
  });
});

/** Of the days up to one that some entries lie after. */
async function expectLines(someone: Member, entries: readonly Entry[], days: 30 | 90): Promise<void> {
  const today = entries.map(dayOf).at(-9) ?? "";
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${today}T12:00:00Z`) });
  await open.prisma.session.updateMany({
    where: { userId: someone.id },
    data: { lastSeenAt: new Date(), expiresAt: new Date(`${addDays(today, 9)}T00:00:00Z`) },
  });
  const reply = await call(dimensions, "GET", `/api/user/dimensions?days=${days}`, { as: someone });
  const { from, to, lines } = DimensionLines.strict().parse(reply.body);
  expect([from, to]).toEqual([addDays(today, 1 - days), today]);
  for (const key of DIMENSION_KEYS) {
    const expected = Array.from({ length: days }, (_, place) => {
      const ofDay = entries.filter((entry) => dayOf(entry) === addDays(from, place));
      const levels = rated(ofDay.map((entry) => entry.levels[key]));
      return levels.length === 0 ? null : expect.closeTo(mean(levels), 2);
    });
    expect(lines[key]).toEqual(expected);
  }
}

test("The summary equals one made anew, and tells the lines as the entries do or leaves them to the entries", async () => {
  const someone = { ...(await member(open.prisma)), timeZone: "UTC" };
  const entries = sampleHistory(50, 99);
  let told = 0;
  for (const entry of entries) {
    await live(someone, [entry]);
    vi.useFakeTimers({ toFake: ["Date"], now: entry.at });
    const kept = await keptDimensions(someone, 30);
    if (kept) expect(kept).toEqual(await dimensionsFromEntries(someone, 30));
    if (kept) told++;
    vi.useRealTimers();
  }
  expect(told).toBeGreaterThan(40);
  await expectRebuiltAlike(someone, 50);

  const often = { ...(await member(open.prisma)), timeZone: "UTC" };
  const at = new Date("2026-11-21T12:00:00Z");
  await live(
    often,
    sampleHistory(61, 5).map((entry) => ({ ...entry, at, favorite: false })),
  );
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  expect(await keptDimensions(often, 30)).toBeNull();
});

test.each(["", "?days=7", "?days=30&days=90", "?days=30&user=1"])(
  "Lines asked for with '%s' are refused by name",
  async (query) => {
    const reply = await call(dimensions, "GET", `/api/user/dimensions${query}`, {
      as: await member(open.prisma),
    });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      message: expect.stringMatching(/days|user/),
      field: expect.any(String),
      code: "invalid_input",
    });
  },
);

test("Two check-ins at once are both counted", async () => {
  const someone = await member(open.prisma);
  await Promise.all(
    [1, 2].map((stressLevel) =>
      call(generate, "POST", "/api/quotes/generate", { as: someone, body: { stressLevel } }),
    ),
  );
  expect((await call(stats, "GET", "/api/user/stats", { as: someone })).body).toMatchObject({
    totalEntries: 2,
    totalQuotes: 2,
    currentStreak: 1,
  });
});

test("Before the first check-in there are zeros, no mood and no days", async () => {
  const someone = await member(open.prisma);
  expect((await call(stats, "GET", "/api/user/stats", { as: someone })).body).toEqual({
    totalQuotes: 0,
    totalEntries: 0,
    favoriteQuotes: 0,
    entriesThisWeek: 0,
    weeklyGoal: 0,
    averageMood: null,
    currentStreak: 0,
    rhythm: 0,
    showsStreaks: true,
  });
  expect((await call(analytics, "GET", "/api/user/analytics", { as: someone })).body).toMatchObject({
    totalEntries: 0,
    moodTrends: { averageMood: 0, moodHistory: [], recentEntries: [] },
    streaks: { currentStreak: 0, longestStreak: 0, totalQuotesGenerated: 0 },
  });
  expect((await call(calendar, "GET", "/api/user/calendar?month=2026-11", { as: someone })).body).toEqual({
    month: "2026-11",
    days: [],
  });
});

test.each([
  "",
  "?month=2026-13",
  "?month=2026-1",
  "?month=November",
  "?month=2026-11&user=1",
  "?month=2026-11&month=2026-12",
])("A calendar asked for with '%s' is refused by name", async (query) => {
  const reply = await call(calendar, "GET", `/api/user/calendar${query}`, { as: await member(open.prisma) });
  expect(reply.status).toBe(400);
  expect(reply.body).toEqual({
    message: expect.stringMatching(/month|user/),
    field: expect.any(String),
    code: "invalid_input",
  });
});

const READS = [
  ["/api/user/stats", stats],
  ["/api/user/analytics", analytics],
  ["/api/user/calendar?month=2026-11", calendar],
  ["/api/user/year", year],
  ["/api/user/dimensions?days=90", dimensions],
] as const;

test.each(READS)(
  "%s shows nothing of anyone else, nothing signed out and nothing without access",
  async (path, handlers) => {
    const someone = await member(open.prisma);
    await live(someone, sampleHistory(1, 3));
    const other = await call(handlers, "GET", path, { as: await member(open.prisma) });
    expect(other.text).toMatch(/"totalEntries":0|"days":\[\]|"sleepQuality":\[(null,?){90}\]/);
    expect((await call(handlers, "GET", path, { as: newBrowser() })).status).toBe(401);
    for (const [reason, state] of Object.entries(LAPSED)) {
      const lapsed = await call(handlers, "GET", path, { as: await member(open.prisma, state) });
      expect([lapsed.status, lapsed.body]).toEqual([
        403,
        { requiresAuth: true, reason, message: expect.any(String) },
      ]);
    }
  },
);
