// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { queryKeys } from "@/lib/http/query-keys";
import type { Quote } from "@/lib/words/schema";
import { aQuote } from "@/tests/support/quotes";
import { renderWithQueries } from "@/tests/support/with-queries";
import { LastEntry, RecentQuotes, TodaysWords } from "./recent-quotes";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TODAY = "2026-11-21";

function show(quotes: Quote[], card = <RecentQuotes today={TODAY} />) {
  renderWithQueries(card, [[queryKeys.recentQuotes, { quotes, nextCursor: null }]]);
}

test("a long quote shows whole words of its first 75 characters, and all of it when asked", async () => {
  const quote = aQuote();
  show([quote]);
  expect(screen.queryByText(quote.text)).toBeNull();
  expect(screen.getByText(/…$/).textContent).toBe(
    "Words that were written for a quiet morning, Words that were written for a…",
  );
  await userEvent.click(screen.getByRole("button", { name: "Read more" }));
  expect(screen.getByText(quote.text)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show less" }));
  expect(screen.queryByText(quote.text)).toBeNull();
  expect(screen.getByRole("button", { name: "Read more" }).getAttribute("aria-expanded")).toBe("false");
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

test("while quotes are on their way the card says so", () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  renderWithQueries(<RecentQuotes today={TODAY} />);
  expect(screen.getByRole("status").textContent).toBe("Loading your quotes...");
});

test("quotes that can't be loaded say so and can be tried again", async () => {
  const server = vi.fn<typeof fetch>(async () => new Response("", { status: 500 }));
  vi.stubGlobal("fetch", server);
  renderWithQueries(<RecentQuotes today={TODAY} />);
  expect(await screen.findByText("We couldn't load your quotes just now.")).toBeTruthy();
  server.mockImplementation(async () =>
    Response.json({ quotes: [aQuote({ text: "Here again" })], nextCursor: null }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Here again")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  const asked = server.mock.calls.map(([path]) => String(path).split("?")[0]);
  expect(new Set(asked)).toEqual(new Set(["/api/quotes/recent"]));
});

test("today's words stand whole, with their time, and lead to another check-in", () => {
  const earlier = aQuote({ id: "earlier", localDate: TODAY, timeOfDay: "morning", text: "Earlier" });
  const last = aQuote({ localDate: TODAY });
  show([last, earlier], <TodaysWords today={TODAY} />);
  expect(screen.getByRole("heading", { name: "This evening" })).toBeTruthy();
  expect(screen.getByText(last.text)).toBeTruthy();
  expect(screen.queryByText("Earlier")).toBeNull();
  expect(screen.getByRole("link", { name: "Check in again" }).getAttribute("href")).toBe("/sliders");
  // How the entry was rated stands elsewhere.
  expect(screen.getByRole("region").textContent).not.toMatch(/\d/);
});

test("before the first entry of today nothing stands above", () => {
  show([aQuote()], <TodaysWords today={TODAY} />);
  expect(screen.queryByRole("region")).toBeNull();
});

test("a good last entry is named with its score, a lower one only with its time", () => {
  show([aQuote()], <LastEntry today={TODAY} />);
  expect(document.body.textContent).toBe("Last time, yesterday evening: Steady, 3.0 out of 5");
  cleanup();
  const hard = aQuote({ emotionalState: { ...DEFAULT_LEVELS, stressLevel: 4 } });
  show([hard], <LastEntry today={TODAY} />);
  expect(document.body.textContent).toBe("Last check-in yesterday evening");
  expect(document.querySelector("svg")).toBeNull();
});

describe("words that lead to people to talk to", () => {
  const emotionalState = { ...DEFAULT_LEVELS, hopeForFuture: 1, senseOfPurpose: 1, anxietyLevel: 5 };
  const panels = () => screen.queryAllByRole("group", { name: "People to talk to" });

  test("today's have one line with the first of them above, and all on a press", async () => {
    const quote = aQuote({ localDate: TODAY, emotionalState });
    show([quote], <TodaysWords today={TODAY} />);
    const [panel] = panels();
    expect(panel?.nextElementSibling?.textContent).toContain(quote.text);
    expect(panel?.querySelectorAll("a, li")).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Show all numbers" }));
    expect(screen.getByRole("heading", { name: "It sounds very heavy right now" })).toBeTruthy();
    expect(panel?.querySelectorAll("li").length).toBeGreaterThan(1);
  });

  test("recent ones have it too, unless today's have it already", () => {
    const quote = aQuote({ text: "Rest now.", emotionalState });
    show([aQuote({ id: "fine" }), quote, quote]);
    expect(panels().map((panel) => panel.nextElementSibling?.textContent)).toEqual(["Rest now."]);
    cleanup();
    show([aQuote({ id: "today", localDate: TODAY, emotionalState }), quote]);
    expect(panels()).toHaveLength(0);
  });

  test("others have none", () => {
    show([aQuote({ localDate: TODAY })], <TodaysWords today={TODAY} />);
    expect(panels()).toHaveLength(0);
  });
});
