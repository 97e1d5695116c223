import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type HourOfWriting, hourlyReport } from "./writer";

const HOUR_MS = 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function reporting() {
  const hours: HourOfWriting[] = [];
  return { hours, report: hourlyReport((hour) => hours.push(hour)) };
}

const wrote = (ms: number) => ({ ms, failure: null, flaws: [] });

test("an hour of asking the model is one line: the library's share, why, and how long the model took", () => {
  const { hours, report } = reporting();
  for (let ms = 100; ms <= 1_800; ms += 100) report(wrote(ms));
  report({ ms: 2_000, failure: "timeout", flaws: [] });
  report({ ms: 1_900, failure: "unfit", flaws: ["promise", "worn", "promise"] });
  vi.advanceTimersByTime(HOUR_MS);
  expect(hours).toEqual([
    {
      asked: 20,
      libraryShare: 0.1,
      reasons: "timeout 1, unfit 1, flaw_promise 2, flaw_worn 1",
      medianMs: 1_000,
      p95Ms: 1_900,
    },
  ]);
});

test("words that were mended at the second try are no reason", () => {
  const { hours, report } = reporting();
  report({ ms: 900, failure: null, flaws: ["people"] });
  vi.advanceTimersByTime(HOUR_MS);
  expect(hours).toMatchObject([{ asked: 1, libraryShare: 0, reasons: "" }]);
});

test("each hour stands for itself, and an hour without a call says nothing", () => {
  const { hours, report } = reporting();
  report(wrote(100));
  vi.advanceTimersByTime(3 * HOUR_MS);
  report(wrote(300));
  vi.advanceTimersByTime(HOUR_MS);
  expect(hours.map(({ asked, medianMs }) => [asked, medianMs])).toEqual([
    [1, 100],
    [1, 300],
  ]);
});

test("a line holds numbers and names of reasons, whatever else an outcome carries", () => {
  const { hours, report } = reporting();
  report(Object.assign(wrote(100), { text: "a mood", userId: "somebody" }));
  vi.advanceTimersByTime(HOUR_MS);
  expect(Object.keys(hours[0] ?? {})).toEqual(["asked", "libraryShare", "reasons", "medianMs", "p95Ms"]);
  expect(JSON.stringify(hours)).not.toMatch(/mood|somebody/);
});
