import fc from "fast-check";
import { expect, test } from "vitest";
import { TIMES_OF_DAY } from "@/lib/check-ins/dimensions";
import { levelsFrom } from "@/lib/check-ins/levels";
import { addDays } from "@/lib/time/clock";
import { anyRatings } from "@/tests/support/ratings";
import { EMPTY_SUMMARY, type Summary, withEntry, withFavorite, withQuote, withWordsRead } from "./summary";
import { changedParts, MOST_SINCE, type SummaryParts, summaryOf, wholeParts } from "./summary-parts";

const entry = fc.record({
  localDate: fc.integer({ min: 0, max: 900 }).map((days) => addDays("2024-01-15", days)),
  timeOfDay: fc.constantFrom(...TIMES_OF_DAY),
  levels: fc.oneof(
    anyRatings,
    // As another app has it: one level, and no ratings.
    fc.integer({ min: 1, max: 5 }).map((overall) => ({ ...levelsFrom(() => null), overall })),
  ),
});
const change = fc.oneof(
  { weight: 8, arbitrary: entry.map((one) => (summary: Summary) => withEntry(summary, one)) },
  { weight: 2, arbitrary: fc.constantFrom("B5-001", "an id, with: everything|in;it", null).map(read) },
  { weight: 1, arbitrary: fc.constant((summary: Summary) => withFavorite(summary, 1)) },
  {
    weight: 1,
    arbitrary: fc.boolean().map((hidesStreaks) => (summary: Summary) => ({ ...summary, hidesStreaks })),
  },
  { weight: 1, arbitrary: fc.constant(withoutNewest) },
);

function read(passage: string | null) {
  return (summary: Summary) =>
    passage === null ? withWordsRead(summary, null) : withQuote(summary, passage);
}

/** As a recount leaves it: none of its entries is the same object. */
function withoutNewest(summary: Summary): Summary {
  const { totals, recent, ...rest } = structuredClone(summary);
  const [entries, ...scores] = totals;
  const { look } = summary;
  return { ...rest, look, totals: [Math.max(0, entries - 1), ...scores], recent: recent.slice(1) };
}

test("Whatever changes in whatever order, the parts come to the same summary, and its entries on top stay few", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60, size: "max" }), (changes) => {
      let stored: { summary: Summary; parts: SummaryParts } = {
        summary: EMPTY_SUMMARY,
        parts: wholeParts(EMPTY_SUMMARY),
      };
      for (const [index, make] of changes.entries()) {
        const summary = make(stored.summary);
        const parts = changedParts(stored.summary, stored.parts, summary);
        // A strength of -0 is stored as 0.
        expect(summaryOf(parts)).toEqual(JSON.parse(JSON.stringify(summary)));
        expect(parts.since.length).toBeLessThan(200 + 30 * MOST_SINCE);
        // The next change meets what was just made, or what was stored.
        stored = { summary: index % 2 === 0 ? summary : summaryOf(parts), parts };
      }
    }),
    { numRuns: 15, endOnFailure: true },
  );
});

test("A check-in writes what came since and its words write theirs; the history is written once in many", () => {
  let summary = EMPTY_SUMMARY;
  let parts = wholeParts(summary);
  const written = { since: 0, history: 0, words: 0 };
  const become = (next: Summary) => {
    const changed = changedParts(summary, parts, next);
    for (const part of ["since", "history", "words"] as const)
      written[part] += Number(changed[part] !== parts[part]);
    [summary, parts] = [next, changed];
  };
  const [levels] = fc.sample(anyRatings, { numRuns: 1, seed: 1 });
  const days = 9 * (MOST_SINCE + 1);
  for (let day = 0; day < days && levels; day += 1) {
    become(withEntry(summary, { localDate: addDays("2026-01-01", day), timeOfDay: "morning", levels }));
    become(withQuote(summary, `passage ${day % 70}`));
  }
  expect(written.since).toBe(days);
  expect(written.words).toBe(days);
  // With each look at the entries as well.
  expect(written.history).toBeLessThanOrEqual(9 + 7);
});

test("A summary that was counted anew is written whole, also where its newest entry is the same object", () => {
  const [levels] = fc.sample(anyRatings, { numRuns: 1, seed: 1 });
  if (!levels) throw new Error("No ratings");
  const made = (localDate: string) => ({ localDate, timeOfDay: "morning" as const, levels });
  const one = withEntry(EMPTY_SUMMARY, made("2026-01-02"));
  const two = withEntry(one, made("2026-01-03"));
  const recounted = { ...one, recent: two.recent };
  const after = { ...two, totals: [...two.totals] as Summary["totals"] };

  const parts = changedParts(recounted, wholeParts(recounted), after);
  expect(parts).toEqual(wholeParts(after));
});
