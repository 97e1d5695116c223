// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { DIMENSION_KEYS } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS, levelsFrom } from "@/lib/check-ins/levels";
import { queryKeys } from "@/lib/http/query-keys";
import type { OneDay } from "@/lib/words/schema";
import { renderWithQueries } from "@/tests/support/with-queries";
import { DayView } from "./day-view";

afterEach(cleanup);

const DATE = "2026-11-10";

const aQuote = (id: string) => ({
  id,
  text: `Words ${id}`,
  createdAt: `${DATE}T20:00:00.000Z`,
  isFavorite: false,
  source: "library" as const,
});

const anEntry = (parts: Partial<OneDay["entries"][number]> = {}) => ({
  id: "first",
  timeOfDay: "morning" as const,
  createdAt: `${DATE}T08:00:00.000Z`,
  emotionalState: DEFAULT_LEVELS,
  line: null,
  quotes: [aQuote("a")],
  ...parts,
});

function show(day: Partial<OneDay> = {}, today = "2026-11-21") {
  const whole: OneDay = { date: DATE, previous: null, next: null, entries: [], ...day };
  renderWithQueries(<DayView date={DATE} today={today} />, [[queryKeys.day(DATE), whole]]);
}

test("a day's entries stand open, each with its time, its mood and all fifteen ratings in words", () => {
  const levels = { ...DEFAULT_LEVELS, stressLevel: 5, sleepQuality: 1 };
  show({ entries: [anEntry(), anEntry({ id: "second", timeOfDay: "evening", emotionalState: levels })] });
  expect(screen.getByRole("heading", { name: "Tuesday 10 November" })).toBeTruthy();
  const evening = within(screen.getByRole("region", { name: "evening" }));
  const rated = evening.getAllByRole("definition").map((rating) => rating.textContent);
  expect(rated).toHaveLength(DIMENSION_KEYS.length);
  expect(rated[0]).toBe("Overwhelming 5 of 5");
  expect(evening.getByText("Very poor")).toBeTruthy();
  expect(evening.getByText("Low")).toBeTruthy();
  expect(screen.getByRole("region", { name: "morning" })).toBeTruthy();
  expect(screen.queryByRole("button", { expanded: false })).toBeNull();
});

test("an entry shows every text that was written for it, its own first", () => {
  show({ entries: [anEntry({ quotes: [aQuote("a"), aQuote("b"), { ...aQuote("c"), isFavorite: true }] })] });
  expect(screen.getAllByText(/^Words/).map((quote) => quote.textContent)).toEqual([
    "Words c",
    "Words b",
    "Words a",
  ]);
  expect(screen.getAllByRole("button", { name: "Share Quote" })).toHaveLength(3);
  expect(screen.getAllByText("Saved")).toHaveLength(1);
});

test("an entry whose words could not be written shows its ratings all the same", () => {
  show({ entries: [anEntry({ quotes: [] })] });
  expect(screen.getAllByRole("definition")).toHaveLength(DIMENSION_KEYS.length);
});

test("an imported entry stands there with its one level and its line, and says that it has no ratings", () => {
  const overall = { ...levelsFrom(() => null), overall: 5 };
  show({ entries: [anEntry({ line: "A walk by the river", emotionalState: overall, quotes: [] })] });
  expect(screen.getByText("A walk by the river")).toBeTruthy();
  expect(screen.getByText("5.0").parentElement?.textContent).toBe("5.0/5");
  expect(screen.getByText("Imported with one overall level and no ratings.")).toBeTruthy();
  expect(screen.queryAllByRole("definition")).toEqual([]);
});

test("the nearest days with entries are a press away, where there are any", () => {
  show({ previous: "2026-10-02", next: "2026-11-20", entries: [anEntry()] });
  const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(link("Previous day with entries: 2 Oct")).toBe("/progress?date=2026-10-02");
  expect(link("Next day with entries: Yesterday")).toBe("/progress?date=2026-11-20");
  cleanup();
  show({ entries: [anEntry()] });
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("a day without entries says so, and leads on", () => {
  show({ previous: "2026-11-01" });
  expect(screen.getByText("No entries on this day.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show all entries" }).getAttribute("href")).toBe("/progress");
  expect(screen.getByRole("navigation")).toBeTruthy();
});

test("an entry's own line stands with it, and a deleted entry can be had back", async () => {
  show({ entries: [anEntry({ line: "The walk helped" }), anEntry({ id: "second", timeOfDay: "evening" })] });
  const morning = within(screen.getByRole("region", { name: "morning" }));
  expect(morning.getByText("The walk helped")).toBeTruthy();
  await userEvent.click(morning.getByRole("button", { name: "Delete entry" }));
  expect(screen.queryByRole("region", { name: "morning" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByRole("region", { name: "morning" })).toBeTruthy();
});

test("over a day that is over the panel does not speak of right now; today's does", () => {
  const emotionalState = { ...DEFAULT_LEVELS, hopeForFuture: 1, senseOfPurpose: 1, anxietyLevel: 5 };
  const title = () =>
    within(screen.getByRole("region", { name: "People to talk to" })).getByRole("heading").textContent;
  show({ entries: [anEntry({ emotionalState })] });
  expect(title()).toBe("That was a very heavy day. If it still is, there are people to talk to.");
  cleanup();
  show({ entries: [anEntry({ emotionalState })] }, DATE);
  expect(title()).toBe("It sounds very heavy right now");
});
