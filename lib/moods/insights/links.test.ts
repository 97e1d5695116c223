import { expect, test } from "vitest";
import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS, levelsFrom, packLevels } from "@/lib/check-ins/levels";
import { EMPTY_SUMMARY, withEntry } from "@/lib/moods/summary";
import { wholeSummary } from "@/lib/moods/summary-parts";
import { addDays } from "@/lib/time/clock";
import { isEverTold, lifelikeYear, linkedMembers } from "@/tests/support/lifelike-members";
import { linkedMember, summariesOf } from "@/tests/support/made-up-members";
import { inOnePiece } from "@/tests/support/opened-sums";
import { lookAt, riskAt } from "./links";

// `npm run bench -- insights` counts thousands.
test("Of 12 members without links hardly any is told of one in a year, of 12 with one nearly all are in 60 entries", () => {
  const told = Array.from({ length: 12 }, (_, member) => isEverTold(lifelikeYear(`without links ${member}`)));
  expect(told.filter(Boolean).length).toBeLessThanOrEqual(2);
  const found = linkedMembers(12, 0.5, 0.6).filter(({ key, year }) => isEverTold(year.slice(0, 60), key));
  expect(found.length).toBeGreaterThanOrEqual(10);
});

/** One entry a day, newest first, with a mood of its own by the time of day. */
function entriesBy(timeOf: (day: number) => TimeOfDay, evenings: number, days = 40) {
  return Array.from({ length: days }, (_, day) => {
    const timeOfDay = timeOf(day);
    const chance = (day * 7 + (day % 3)) % 3;
    const mood = Math.min(5, 1 + chance + (timeOfDay === "evening" ? evenings : 0));
    const levels = packLevels({ ...DEFAULT_LEVELS, hopeForFuture: mood, motivationLevel: mood });
    return { date: addDays("2026-01-01", day), timeOfDay, levels };
  }).toReversed();
}
const inTurn = (day: number): TimeOfDay => (day % 4 < 2 ? "morning" : "evening");
const eveningIn = (entries: ReturnType<typeof entriesBy>) =>
  lookAt(entries, riskAt(40)).find(({ key }) => key === "evening");

test("Evenings that are better, or worse, than mornings are clear; alike they are not", () => {
  expect(eveningIn(entriesBy(inTurn, 2))).toMatchObject({ entries: 40, isClear: true });
  expect(eveningIn(entriesBy(inTurn, 2))?.strength).toBeGreaterThan(0.5);
  expect(eveningIn(entriesBy((day) => inTurn(day + 2), 2))).toMatchObject({ isClear: true });
  expect(eveningIn(entriesBy(inTurn, 0))).toMatchObject({ entries: 40, isClear: false });
});

test("Afternoons tell nothing of mornings and evenings", () => {
  const some = entriesBy((day) => (day % 5 === 0 ? "afternoon" : inTurn(day)), 2);
  expect(eveningIn(some)?.entries).toBe(32);
  expect(eveningIn(entriesBy(() => "afternoon", 0))).toBeUndefined();
});

test("Overall levels of another app tell nothing of mornings and evenings that were rated", () => {
  const rated = entriesBy(inTurn, 0);
  const overall = rated.map(({ timeOfDay, ...entry }) => {
    const levels = { ...levelsFrom(() => null), overall: timeOfDay === "evening" ? 5 : 1 };
    return { ...entry, timeOfDay, levels: packLevels(levels) };
  });
  expect(lookAt([...rated, ...overall], riskAt(40))).toEqual(lookAt(rated, riskAt(40)));
  expect(eveningIn(overall)).toMatchObject({ entries: 40, isClear: true });
});

test("The summary keeps what the last look found, of the entries as they were then", () => {
  const summaries = [...summariesOf(linkedMember("kept"), 75)];
  const at = (entries: number) => summaries[entries - 1] ?? EMPTY_SUMMARY;
  expect(at(9).look).toEqual([]);
  for (const entries of [10, 20, 30, 40, 60]) {
    expect(at(entries).look).toEqual(lookAt(at(entries).recent, riskAt(entries)));
  }
  expect(at(59).look).toEqual(at(40).look);
  expect(at(75).look).toEqual(at(60).look);
});

test("A summary that was stored before there were looks opens, and finds its links at the next", () => {
  const [before] = [...summariesOf(linkedMember("before"), 19)].slice(-1);
  const { look, ...old } = before ?? EMPTY_SUMMARY;
  const opened = wholeSummary(inOnePiece(old));
  expect(opened.look).toEqual([]);
  const entry = { localDate: "2026-01-20", timeOfDay: "evening" as const, levels: DEFAULT_LEVELS };
  expect(withEntry(opened, entry).look.map(({ key }) => key)).toContain("sleepQuality");
});
