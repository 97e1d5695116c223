// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { queryKeys } from "@/lib/http/query-keys";
import { answersOf } from "@/lib/moods/answers";
import type { Analytics } from "@/lib/moods/schema";
import { halves, mean } from "@/lib/moods/scores";
import { EMPTY_SUMMARY } from "@/lib/moods/summary";
import { renderWithQueries } from "@/tests/support/with-queries";
import { AnalyticsScreen, TrendArrow } from "./analytics-screen";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const EMPTY: Analytics = {
  totalQuotes: 0,
  favoriteQuotes: 0,
  totalEntries: 0,
  moodTrends: { averageMood: 0, moodHistory: [], recentEntries: [] },
  streaks: { currentStreak: 0, longestStreak: 0, totalQuotesGenerated: 0, rhythm: 0, isShown: true },
  recentInsights: [],
  answers: answersOf(EMPTY_SUMMARY, "2026-11-21"),
};

/** Twelve days up to 20 November, most recent first. */
const ENTRIES = Array.from({ length: 12 }, (_, back) => ({
  localDate: `2026-11-${String(20 - back).padStart(2, "0")}`,
  timeOfDay: "evening",
  score: back === 0 ? 4.6 : 3.2,
}));

function screenOf(analytics?: Analytics, timeZone = "UTC") {
  return renderWithQueries(
    <AnalyticsScreen today="2026-11-21" timeZone={timeZone} />,
    analytics ? [[queryKeys.analytics, analytics]] : [],
  );
}

test("the last ten moods stand in a table too, most recent first", () => {
  const moodTrends = {
    averageMood: 3.3,
    moodHistory: ENTRIES.map(({ score }) => score),
    recentEntries: ENTRIES,
  };
  screenOf({ ...EMPTY, totalEntries: 12, moodTrends });
  const [, ...rows] = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows).toHaveLength(10);
  expect(rows[0]?.textContent).toBe("20 NovembereveningBright4.6");
});

test("with entries the cards count them, say how they went, and lead to who can be asked", () => {
  const moodTrends = { averageMood: 3.26, moodHistory: [4.6, 3.2], recentEntries: ENTRIES.slice(0, 2) };
  const streaks = { currentStreak: 1, longestStreak: 9, totalQuotesGenerated: 20, rhythm: 12, isShown: true };
  const arrow = { newer: { entries: 5, score: 3.4 }, older: { entries: 5, score: 3.3 } };
  const answers = { ...EMPTY.answers, arrow };
  screenOf({ ...EMPTY, totalQuotes: 14, favoriteQuotes: 1, totalEntries: 12, moodTrends, streaks, answers });
  const cards = [...document.querySelectorAll(".stat")].map((card) => card.textContent);
  expect(cards).toEqual([
    "Total Quotes141 favorite",
    "Total Entries12since you started",
    "Average Mood3.3out of 5About the samelast 5 entries 3.4, the 5 before 3.3",
    "Current Streak1dayin a row",
  ]);
  expect(screen.getByText("Average 3.3")).toBeTruthy();
  expect(screen.getByText("Total entries").parentElement?.textContent).toBe("Total entries12");
  expect(screen.getAllByRole("term").map((fact) => fact.textContent)).toEqual(
    expect.arrayContaining(["Current", "Longest", "Rhythm", "Total Generated"]),
  );
  expect(screen.getByRole("link", { name: /Contact us/ }).getAttribute("href")).toMatch(/^mailto:/);
  const report = screen.getByRole("link", { name: /A page for a therapist or doctor/ });
  expect(report.getAttribute("href")).toBe("/progress/report");
});

test("without entries every card says so, and no average is made up", () => {
  screenOf(EMPTY);
  expect(screen.getByText("No mood history yet")).toBeTruthy();
  expect(screen.getByText("No insights yet")).toBeTruthy();
  expect(screen.getByText("No trend yet")).toBeTruthy();
  expect(screen.queryByText(/^Average 0/)).toBeNull();
  expect(screen.getByText(/^Usually after two to four weeks of entries, this will show/)).toBeTruthy();
  expect(screen.queryByText("Your last eight weeks")).toBeNull();
});

test("where imported entries are left out of what is compared, the screen says so", () => {
  const said = () => screen.queryByText(/^Imported entries with one overall level are left out/);
  screenOf(EMPTY);
  expect(said()).toBeNull();
  cleanup();
  screenOf({ ...EMPTY, answers: { ...EMPTY.answers, leavesOut: true } });
  expect(said()).toBeTruthy();
});

test("an insight shows its kind and its day on the member's own calendar", () => {
  const insight = {
    id: "1",
    insightType: "trend",
    insightText: "Words.",
    createdAt: "2026-11-20T23:30:00.000Z",
  };
  screenOf({ ...EMPTY, recentInsights: [insight] }, "Asia/Tokyo");
  const article = screen.getByRole("article");
  expect(article.textContent).toBe("TrendTodayWords.");
});

test("the newest insight leads its month, and older months stand folded", () => {
  const insight = (id: string, createdAt: string) => ({
    id,
    insightType: "trend",
    insightText: id,
    createdAt,
  });
  const recentInsights = [
    insight("Newest.", "2026-11-20T10:00:00Z"),
    insight("Same month.", "2026-11-02T10:00:00Z"),
    insight("Before.", "2026-10-31T10:00:00Z"),
    insight("Long before.", "2026-09-01T10:00:00Z"),
  ];
  screenOf({ ...EMPTY, recentInsights });
  const fold = (text: string) => screen.getByText(text).closest("details");
  expect(screen.getByText("Newest.").className).toContain("said");
  expect([fold("Newest."), fold("Same month.")]).toEqual([null, null]);
  expect(fold("Before.")?.querySelector("summary")?.textContent).toBe("October 2026");
  expect(fold("Before.")?.open).toBe(false);
  expect(fold("Long before.")).not.toBe(fold("Before."));
});

test("the weeks stand as one line, and as a table, with a hard one closed kindly", () => {
  const weeks = [3.4, null, 1.9, 3.1].map((score, place) => ({
    from: `2026-11-0${place + 1}`,
    entries: score ? 3 : 0,
    score,
  }));
  const { container } = screenOf({ ...EMPTY, answers: { ...EMPTY.answers, weeks } });
  const rows = within(screen.getByRole("table", { name: /eight weeks/ })).getAllByRole("row");
  expect(rows.map((row) => row.textContent).slice(1, 3)).toEqual(["1 November3.43", "2 NovemberNo score0"]);
  expect(container.querySelectorAll(".weeks-line")).toHaveLength(1);
  expect(screen.getByText("One of these weeks looks like a hard one.")).toBeTruthy();
});

test("who hides streaks sees none, and still the rhythm", () => {
  const streaks = { currentStreak: 5, longestStreak: 9, totalQuotesGenerated: 20, rhythm: 12, isShown: true };
  screenOf({ ...EMPTY, streaks });
  expect(screen.getByRole("heading", { name: "Streak & Activity" })).toBeTruthy();
  expect(screen.getByText("Longest")).toBeTruthy();
  expect(screen.getByText("Current Streak")).toBeTruthy();
  cleanup();
  screenOf({ ...EMPTY, streaks: { ...streaks, isShown: false } });
  expect(screen.queryByText(/streak|longest/i)).toBeNull();
  expect(screen.getByText("of the last 28 days").parentElement?.textContent).toBe("12 of the last 28 days");
});

test("while analytics is on its way the screen says so, over the shapes of its cards", () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const { container } = screenOf();
  expect(screen.getByRole("status").textContent).toBe("Loading your analytics...");
  expect(container.querySelectorAll(".skel").length).toBeGreaterThan(0);
});

test("when analytics can't be loaded the screen says so and can try again", async () => {
  const server = vi.fn<typeof fetch>(async () => new Response("", { status: 500 }));
  vi.stubGlobal("fetch", server);
  screenOf();
  expect(await screen.findByText("Unable to load analytics data. Please try again later.")).toBeTruthy();
  server.mockImplementation(async (path) =>
    String(path).startsWith("/api/user/analytics") ? Response.json(EMPTY) : new Response("", { status: 500 }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No mood history yet")).toBeTruthy();
  expect(screen.queryByText("Unable to load analytics data. Please try again later.")).toBeNull();
});

// Histories are most recent first.
test.each([
  ["a newer half that is more than 0.3 above rises, in green", [4.2, 4, 3.2, 3], "Rising", "text-mood-5-ink"],
  ["a newer half that is more than 0.3 below falls, in red", [3, 3.2, 4, 4.2], "Falling", "text-mood-1-ink"],
  ["halves within 0.3 are about the same, in yellow", [3.2, 3], "About the same", "text-mood-3-ink"],
])("%s", (_, history, word, color) => {
  const half = history.length / 2;
  const [newer = [], older = []] = halves(history);
  const sample = (scores: readonly number[]) => ({ entries: half, score: mean(scores) });
  render(<TrendArrow compared={{ newer: sample(newer), older: sample(older) }} />);
  expect(screen.getByText(word).querySelector("svg")?.getAttribute("class")).toContain(color);
  expect(screen.getByText(`Only ${history.length} entries to compare`, { exact: false })).toBeTruthy();
});

test("fewer than two entries say nothing yet, in no colour", () => {
  render(<TrendArrow compared={null} />);
  expect(screen.getByText("No trend yet").querySelector("svg")?.getAttribute("class")).not.toContain("mood");
});
