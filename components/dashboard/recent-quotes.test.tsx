// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { queryKeys } from "@/lib/http/query-keys";
import type { Quote } from "@/lib/words/schema";
import { aQuote } from "@/tests/support/quotes";
import { renderWithQueries } from "@/tests/support/with-queries";
import { RecentQuotes } from "./recent-quotes";

afterEach(cleanup);

function show(quotes: Quote[]) {
  renderWithQueries(<RecentQuotes today="2026-11-21" />, [
    [queryKeys.recentQuotes, { quotes, nextCursor: null }],
  ]);
}

test("a long quote shows its first 75 characters, and all of it when asked", async () => {
  const quote = aQuote();
  show([quote]);
  expect(screen.queryByText(quote.text)).toBeNull();
  expect(screen.getByText(/…$/).textContent).toBe(`${quote.text.slice(0, 75).trimEnd()}…`);
  await userEvent.click(screen.getByRole("button", { name: "Read more" }));
  expect(screen.getByText(quote.text)).toBeTruthy();
});

test("a short quote stands whole, without a way to read more", () => {
  show([aQuote({ text: "Rest now." })]);
  expect(screen.getByText("Rest now.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Read more" })).toBeNull();
});

test("no more than the two latest are shown", () => {
  show(["a", "b", "c"].map((id) => aQuote({ id, text: `Quote ${id}` })));
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(screen.queryByText("Quote c")).toBeNull();
});

test("before the first quote the card invites", () => {
  show([]);
  expect(screen.getByText("No quotes yet. Create your first one!")).toBeTruthy();
});
