// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { queryKeys } from "@/lib/http/query-keys";
import type { Analytics } from "@/lib/moods/schema";
import { renderWithQueries } from "@/tests/support/with-queries";
import { AnalyticsScreen } from "./analytics-screen";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const EMPTY: Analytics = {
  totalQuotes: 0,
  favoriteQuotes: 0,
  totalEntries: 0,
  moodTrends: { averageMood: 0, moodHistory: [], recentEntries: [] },
  streaks: { currentStreak: 0, longestStreak: 0, totalQuotesGenerated: 0 },
  recentInsights: [],
};

/** Twelve days up to 20 November, most recent first. */
const ENTRIES = Array.from({ length: 12 }, (_, back) => ({
  localDate: `2026-11-${String(20 - back).padStart(2, "0")}`,
  timeOfDay: "evening",
  score: back === 0 ? 4.6 : 3.2,
}));

function screenOf(analytics?: Analytics, timeZone = "UTC") {
  renderWithQueries(
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

test("without entries every card says so, and no average is made up", () => {
  screenOf(EMPTY);
  expect(screen.getByText("No mood history yet")).toBeTruthy();
  expect(screen.getByText("No insights yet")).toBeTruthy();
  expect(screen.getByText("No trend yet")).toBeTruthy();
  expect(screen.queryByText(/^Average 0/)).toBeNull();
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
});
