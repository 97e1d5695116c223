import { expect, test } from "vitest";
import { askedReport, daysIn, longerThan } from "./report-period";

const TODAY = "2026-11-22";
const own = (from: string, to: string, today = TODAY) => askedReport({ weeks: "own", from, to }, today);

test("weeks end today, and anything that is none means four of them", () => {
  const periods = ["2", "4", "12", "5", "", undefined].map((weeks) => askedReport({ weeks }, TODAY).period);
  const four = { from: "2026-10-26", to: TODAY };
  expect(periods).toEqual([
    { from: "2026-11-09", to: TODAY },
    four,
    { from: "2026-08-31", to: TODAY },
    ...[four, four, four],
  ]);
  expect(periods.map((period) => period && daysIn(period))).toEqual([14, 28, 84, 28, 28, 28]);
  // What stands in the fields for own days beside chosen weeks was not asked for.
  expect(askedReport({ weeks: "2", from: "2020-01-01", to: "x" }, TODAY)).toMatchObject({
    weeks: 2,
    problem: null,
  });
  expect(askedReport({ weeks: ["2", "4"] }, TODAY).period).toEqual(four);
});

test("weeks over a change of clocks and a leap day have every day once", () => {
  expect(askedReport({ weeks: "2" }, "2028-03-02").period).toEqual({ from: "2028-02-18", to: "2028-03-02" });
  expect(askedReport({ weeks: "4" }, "2026-04-05").period).toEqual({ from: "2026-03-09", to: "2026-04-05" });
});

test("own days need no word for it, and end today at the latest", () => {
  expect(askedReport({ from: "2026-02-01", to: "2026-02-28" }, TODAY)).toMatchObject({
    weeks: null,
    period: { from: "2026-02-01", to: "2026-02-28" },
    problem: null,
  });
  expect(own("2026-11-01", "2026-12-24").period).toEqual({ from: "2026-11-01", to: TODAY });
  expect(own(TODAY, TODAY).period).toEqual({ from: TODAY, to: TODAY });
});

test.each([
  ["", "2026-11-01", "Please choose a first and a last day."],
  ["2026-02-30", "2026-11-01", "Please choose a first and a last day."],
  ["2026-11-02", "2026-11-01", "The first day can't be later than the last one, or later than today."],
  ["2026-11-23", "2026-12-01", "The first day can't be later than the last one, or later than today."],
  ["2025-11-22", "2026-11-22", "A report covers 12 months at most."],
  ["0001-01-01", "2026-11-22", "A report covers 12 months at most."],
])("own days from '%s' to '%s' are refused in words, and stay in their fields", (from, to, problem) => {
  expect(own(from, to)).toMatchObject({ weeks: null, period: null, problem, typed: { from, to } });
});

test("a whole year is a period, also one with a leap day", () => {
  expect(own("2025-11-23", TODAY).period).not.toBeNull();
  expect(own("2028-01-01", "2028-12-31", "2029-01-01").period).not.toBeNull();
  expect(own("2028-02-28", "2029-02-28", "2029-03-01").period).toBeNull();
  expect(own("2028-02-29", "2029-02-28", "2029-03-01").period).not.toBeNull();
});

test("an empty period has a longer one up to twelve months, which can be asked for", () => {
  const two = askedReport({ weeks: "2" }, TODAY).period ?? { from: "", to: "" };
  const steps: string[] = [];
  for (let period = two, next = longerThan(period, TODAY); next; next = longerThan(period, TODAY)) {
    steps.push(next.words);
    const longer = askedReport(Object.fromEntries(new URLSearchParams(next.query)), TODAY).period;
    expect(longer?.from && longer.from < period.from).toBe(true);
    period = longer ?? period;
  }
  expect(steps).toEqual(["the last 4 weeks", "the last 12 weeks", "the last 12 months"]);
});

test("the ticks are off unless they are on", () => {
  expect(askedReport({ name: "1", lines: ["on", "on"] }, TODAY)).toMatchObject({
    withName: false,
    withLines: false,
  });
  expect(askedReport({ name: "on", lines: "on" }, TODAY)).toMatchObject({ withName: true, withLines: true });
});
