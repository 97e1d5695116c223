// @vitest-environment jsdom
import { dehydrate, QueryClient } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "@/components/layout/query-client";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { queryKeys } from "@/lib/http/query-keys";
import { aQuote } from "@/tests/support/quotes";
import { renderWithQueries } from "@/tests/support/with-queries";
import { Dashboard, KeptWords } from "./dashboard";

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const QUOTE = { id: "kept", text: "Rest is allowed.", keptOn: "2026-03-05", support: false };

function show(quote: typeof QUOTE | null) {
  renderWithQueries(<KeptWords today="2026-11-21" />, [[queryKeys.resurfaced, { quote }]]);
}

test("words that came back say when they were kept", () => {
  show(QUOTE);
  expect(screen.getByRole("region", { name: "Words you saved" }).textContent).toBe(
    "You saved this one in MarchRest is allowed.Not today",
  );
});

test("words that lead to people to talk to have the first of them above", () => {
  show({ ...QUOTE, support: true });
  const panel = screen.getByRole("group", { name: "People to talk to" });
  expect(panel.textContent).toContain("Show all numbers");
  expect(panel.nextElementSibling?.textContent).toBe(QUOTE.text);
});

test("where none come back nothing stands there", () => {
  show(null);
  expect(document.body.textContent).toBe("");
});

test("'Not today' puts them away at once, and the focus stays in their place", async () => {
  const server = vi.fn<typeof fetch>(async () => Response.json({ quote: null }));
  vi.stubGlobal("fetch", server);
  show(QUOTE);
  await userEvent.click(screen.getByRole("button", { name: "Not today" }));
  expect(screen.queryByText(QUOTE.text)).toBeNull();
  expect(document.activeElement?.textContent).toBe("Hidden for today.");
  expect(server.mock.calls[0]?.[0]).toBe("/api/quotes/resurfaced");
  expect(server.mock.calls[0]?.[1]?.method).toBe("DELETE");
});

test("what could not be put away stands there again", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 500 }));
  show(QUOTE);
  await userEvent.click(screen.getByRole("button", { name: "Not today" }));
  expect(await screen.findByText(QUOTE.text)).toBeTruthy();
});

const TODAY = "2026-11-21";

/** Home as it comes from the server. */
function home(levels: Partial<typeof DEFAULT_LEVELS>) {
  const last = aQuote({ localDate: TODAY, emotionalState: { ...DEFAULT_LEVELS, ...levels } });
  const server = new QueryClient();
  server.setQueryData(queryKeys.recentQuotes, { quotes: [last], nextCursor: null });
  server.setQueryData(queryKeys.calendar("2026-11"), { month: "2026-11", days: [] });
  server.setQueryData(queryKeys.resurfaced, { quote: null });
  render(<Dashboard state={JSON.stringify(dehydrate(server))} today={TODAY} trialNotice={null} />);
}

test("Home says the score of a good last entry once, and that of a hard one nowhere", () => {
  home({ motivationLevel: 5 });
  expect(screen.getByText("Last time, this evening:", { exact: false }).textContent).toMatch(/out of 5$/);
  expect(screen.getAllByText("3.3 out of 5")).toHaveLength(1);
  cleanup();
  queryClient().clear();
  home({ stressLevel: 5 });
  expect(screen.getByRole("region", { name: "This evening" })).toBeTruthy();
  expect(screen.getByText("Last check-in this evening")).toBeTruthy();
  expect(document.body.textContent).not.toContain("out of 5");
});
