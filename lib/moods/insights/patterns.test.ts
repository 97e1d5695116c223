import { expect, test } from "vitest";
import { DIMENSION_KEYS, keysOf, type Levels } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS, levelsFrom, unpackLevels } from "@/lib/check-ins/levels";
import { entryScore, mean } from "@/lib/moods/scores";
import { EMPTY_SUMMARY, type Summary, withEntry } from "@/lib/moods/summary";
import { addDays } from "@/lib/time/clock";
import { driftingMember, linkedMember, randomMember, summariesOf } from "@/tests/support/made-up-members";
import { sampleSize } from "@/tests/support/sample-size";
import { lookAt, riskAt } from "./links";
import { PATTERNS, patternInsights } from "./rules";
import { rankCorrelation } from "./statistics";

/** Whether a member was ever told of a pattern (on one topic, where it is given). */
function isEverTold(summaries: Iterable<Summary>, topic?: string): boolean {
  for (const summary of summaries) {
    if (patternInsights(summary).some((insight) => !topic || insight.topic === topic)) return true;
  }
  return false;
}

/** Of a tenth of so many members, or of all of them; each is the same member every time. */
function shareTold(members: number, isTold: (member: number) => boolean): number {
  const some = sampleSize(members);
  return Array.from({ length: some }, (_, member) => member).filter(isTold).length / some;
}

test("Fewer than 5 % of 1,000 members with random levels are told of any pattern in 60 entries", () => {
  const share = shareTold(1000, (member) => isEverTold(summariesOf(randomMember(`by chance ${member}`), 60)));
  expect(share).toBeLessThan(0.05);
});

test.each([0.5, 0.8, 0.95])(
  "Fewer than 5 % of 400 members whose levels drift apart are told of any pattern (carry-over %d)",
  (carryOver) => {
    const share = shareTold(400, (member) =>
      isEverTold(summariesOf(driftingMember(`drifting ${member}`, carryOver), 60)),
    );
    expect(share).toBeLessThan(sampleSize(400) < 400 ? 0.1 : 0.05);
  },
);

test("A first year of daily entries spends less than 5 % on patterns that are not there", () => {
  const risks = Array.from({ length: 366 }, (_, entries) => riskAt(entries));
  expect(risks.reduce((sum, risk) => sum + risk, 0)).toBeLessThan(0.05);
});

test("At least 90 % of 200 members whose sleep and mood go together hear of it within 40 entries", () => {
  const share = shareTold(200, (member) =>
    isEverTold(summariesOf(linkedMember(`linked ${member}`), 40), "pattern sleepQuality"),
  );
  const strengths = Array.from({ length: sampleSize(200) }, (_, member) => {
    const entries = [...summariesOf(linkedMember(`linked ${member}`), 40)].at(-1)?.recent ?? [];
    const levels = entries.map((entry) => unpackLevels(entry.levels));
    return rankCorrelation(
      levels.flatMap((entry) => entry.sleepQuality ?? []),
      levels.map(entryScore),
    );
  });
  // That the members are what the test says they are.
  expect(mean(strengths)).toBeGreaterThan(0.67);
  expect(mean(strengths)).toBeLessThan(0.72);
  expect(share).toBeGreaterThanOrEqual(0.9);
});

/** Sleep and mood rise and fall as one, on the given days. */
function plainLink(dates: readonly string[]): Summary {
  return dates.reduce((summary, localDate, index) => {
    const level = 1 + ((index * 7 + (index % 3)) % 5);
    const levels = { ...DEFAULT_LEVELS, sleepQuality: level, motivationLevel: level, hopeForFuture: level };
    return withEntry(summary, { localDate, timeOfDay: "evening", levels });
  }, EMPTY_SUMMARY);
}
const daily = (entries: number, step = 1) =>
  Array.from({ length: entries }, (_, index) => addDays("2026-01-01", Math.floor(index * step)));

test("A short check-in counts for what it rated, and for nothing else", () => {
  const short = (levels: Levels): Levels =>
    levelsFrom((key) => (keysOf("short").includes(key) ? levels[key] : null));
  // Every third entry is a whole one: too few to speak of what only those rate.
  const mixed = daily(21).reduce((summary, localDate, index) => {
    const level = 1 + ((index * 7 + (index % 3)) % 5);
    const levels = {
      ...DEFAULT_LEVELS,
      sleepQuality: level,
      gratitudeLevels: level,
      stressLevel: 6 - level,
      hopeForFuture: level,
    };
    const entry = { localDate, timeOfDay: "evening" as const, levels: index % 3 ? short(levels) : levels };
    return withEntry(summary, entry);
  }, EMPTY_SUMMARY);
  const told = patternInsights({ ...mixed, totals: [20, 0, 0], look: lookAt(mixed.recent, riskAt(20)) });
  expect(told.map(({ topic }) => topic)).toEqual(["pattern sleepQuality"]);
  expect(told[0]?.text).toContain("In your last 21 entries");
});

test("Ten entries over 14 days can show a plain link; nine, or ten in fewer days, stay quiet", () => {
  expect(patternInsights(plainLink(daily(10, 1.5)))).toHaveLength(1);
  expect(patternInsights(plainLink(daily(9, 2)))).toEqual([]);
  expect(patternInsights(plainLink(daily(10, 1.4)))).toEqual([]);
});

test("Many entries on few days stay quiet, however many weeks lie between them", () => {
  expect(patternInsights(plainLink(daily(20, 1)))).toHaveLength(1);
  expect(
    patternInsights(plainLink(daily(20, 0.3).map((day, i) => (i < 10 ? day : addDays(day, 30))))),
  ).toEqual([]);
});

test("A pattern names its entries and says 'went together', in either direction", () => {
  const better = plainLink(daily(20));
  expect(patternInsights(better).map((insight) => insight.text)).toEqual([
    "In your last 20 entries, better sleep and a higher mood went together. That doesn't tell us why.",
  ]);
  const turned = daily(20).reduce((summary, localDate, index) => {
    const level = 1 + ((index * 7 + (index % 3)) % 5);
    const levels = { ...DEFAULT_LEVELS, currentChallengeLevel: level, hopeForFuture: 6 - level };
    return withEntry(summary, { localDate, timeOfDay: "evening", levels });
  }, EMPTY_SUMMARY);
  expect(patternInsights(turned).map((insight) => insight.text)).toEqual([
    "In your last 20 entries, harder challenges and a lower mood went together. That doesn't tell us why.",
  ]);
});

test("A member who never moves a slider hears of no pattern", () => {
  expect(isEverTold(summariesOf(() => DEFAULT_LEVELS, 60))).toBe(false);
});

test("No level that makes up the entry score is compared with it", () => {
  const moving = DIMENSION_KEYS.filter((key) => {
    return entryScore({ ...DEFAULT_LEVELS, [key]: 5 }) !== entryScore(DEFAULT_LEVELS);
  });
  expect(moving).toHaveLength(7);
  expect(PATTERNS).toHaveLength(DIMENSION_KEYS.length - moving.length);
  expect(PATTERNS.filter(({ key }) => moving.includes(key))).toEqual([]);
});
