// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { queryKeys } from "@/lib/http/query-keys";
import type { Stats } from "@/lib/moods/schema";
import { renderWithQueries } from "@/tests/support/with-queries";
import { ProgressStats } from "./progress-stats";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ONE_ENTRY: Stats = {
  totalQuotes: 1,
  totalEntries: 1,
  favoriteQuotes: 0,
  entriesThisWeek: 1,
  weeklyGoal: 14,
  averageMood: 5,
  currentStreak: 1,
  rhythm: 1,
  showsStreaks: true,
};

function show(stats: Partial<Stats> = {}) {
  renderWithQueries(<ProgressStats />, [[queryKeys.stats, { ...ONE_ENTRY, ...stats }]]);
}

const card = (label: string) => screen.getByText(label).closest(".stat")?.textContent;

test("four cards count one entry: the week, the total, the mood, the streak", () => {
  show();
  expect(screen.getByRole("img", { name: "Weekly Goal: 14 percent" })).toBeTruthy();
  expect(card("Weekly Goal")).toBe("Weekly Goal14%1 entry this week");
  expect(card("Total Entries")).toBe("Total Entries1since you started");
  expect(card("Avg Mood")).toBe("Avg Mood5.0out of 5Bright");
  expect(card("Day Streak")).toBe("Day Streak1day in a row1 of the last 28 days");
});

test("before the first entry no mood is made up", () => {
  show({
    totalEntries: 0,
    entriesThisWeek: 0,
    weeklyGoal: 0,
    averageMood: null,
    currentStreak: 0,
    rhythm: 0,
  });
  expect(card("Avg Mood")).toBe("Avg Mood–No entries yet");
  expect(card("Total Entries")).toContain("0");
});

test("who hides streaks sees none and no weekly goal, and still the rhythm", () => {
  show({ showsStreaks: false });
  expect(screen.queryByText(/streak|weekly goal/i)).toBeNull();
  expect(screen.queryByRole("img", { name: /Weekly Goal/ })).toBeNull();
  expect(card("Rhythm")).toBe("Rhythm1of the last 28 days");
});

test("figures that can't be loaded say so and can be tried again", async () => {
  const server = vi.fn<typeof fetch>(async () => new Response("", { status: 500 }));
  vi.stubGlobal("fetch", server);
  renderWithQueries(<ProgressStats />);
  expect(await screen.findByText("We couldn't load your figures just now.")).toBeTruthy();
  server.mockImplementation(async () => Response.json(ONE_ENTRY));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Day Streak")).toBeTruthy();
  expect(server.mock.calls.map(([path]) => path)).toEqual(["/api/user/stats", "/api/user/stats"]);
});
