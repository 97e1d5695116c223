// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { queryKeys } from "@/lib/http/query-keys";
import type { Quote } from "@/lib/words/schema";
import { aQuote } from "@/tests/support/quotes";
import { renderWithQueries } from "@/tests/support/with-queries";
import { EntryList } from "./entry-list";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TODAY = "2026-11-21";

function pagesOf(quotes: Quote[], nextCursor: string | null = null) {
  return { pages: [{ quotes, nextCursor }], pageParams: [null] };
}

function show(quotes: Quote[], next: string | null = null) {
  renderWithQueries(<EntryList today={TODAY} />, [[queryKeys.quotePages, pagesOf(quotes, next)]]);
}

function answerWith(body: unknown) {
  const server = vi.fn<typeof fetch>(async () => Response.json(body));
  vi.stubGlobal("fetch", server);
  return server;
}

test("an entry shows its day and time, its mood and whole words of its first hundred characters", () => {
  const quote = aQuote();
  show([quote]);
  const entry = screen.getByRole("button", { expanded: false });
  expect(entry.textContent).toContain("Yesterday, evening");
  expect(entry.textContent).toContain("Steady3.0/5");
  expect(entry.textContent).toContain(
    "Words that were written for a quiet morning, Words that were written for a quiet morning, Words that…",
  );
});

test("pressing an entry shows the whole quote, how to share it and six ratings; pressing again hides them", async () => {
  const quote = aQuote({ emotionalState: { ...DEFAULT_LEVELS, stressLevel: 4 } });
  show([quote]);
  const entry = screen.getByRole("button", { expanded: false });
  await userEvent.click(entry);
  expect(entry.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText(quote.text)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Share Quote" })).toBeTruthy();
  const bars = screen.getAllByRole("meter").map((bar) => bar.getAttribute("aria-label"));
  expect(bars).toEqual(["Motivation", "Confidence", "Focus", "Stress", "Anxiety", "Purpose"]);
  expect(screen.getByRole("meter", { name: "Stress" }).getAttribute("aria-valuetext")).toBe("4 of 5, high");
  await userEvent.click(entry);
  expect(screen.queryByText(quote.text)).toBeNull();
});

test("older entries come by the cursor, after those that are there", async () => {
  const server = answerWith({ quotes: [aQuote({ id: "older", text: "An older one" })], nextCursor: null });
  show([aQuote({ text: "The newest" })], "019a0000-0000-7000-8000-000000000001");
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  await screen.findByText("An older one");
  expect(
    screen.getAllByRole("listitem").map((item) => within(item).getByText(/one|newest/).textContent),
  ).toEqual(["The newest", "An older one"]);
  expect(server.mock.calls[0]?.[0]).toBe("/api/quotes/recent?before=019a0000-0000-7000-8000-000000000001");
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("before the first entry the list invites to make it", () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  show([]);
  expect(screen.getByText("Start your journey by creating your first emotional check-in!")).toBeTruthy();
});

test("where entries have no words, as after an import of moods, the list leads to the year that shows them", () => {
  const stats = {
    totalQuotes: 0,
    totalEntries: 2_000,
    favoriteQuotes: 0,
    entriesThisWeek: 0,
    weeklyGoal: 0,
    averageMood: 3,
    currentStreak: 0,
    rhythm: 0,
    showsStreaks: true,
  };
  renderWithQueries(<EntryList today={TODAY} />, [
    [queryKeys.quotePages, pagesOf([])],
    [queryKeys.stats, stats],
  ]);
  expect(screen.queryByText(/Start your journey/)).toBeNull();
  expect(screen.getByRole("link", { name: "See your year" }).getAttribute("href")).toBe("#year");
});

test("while entries are on their way the list says so", () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  renderWithQueries(<EntryList today={TODAY} />);
  expect(screen.getByText("Loading your progress...")).toBeTruthy();
});
