// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KeptWords } from "@/components/dashboard/dashboard";
import { ProgressStats } from "@/components/progress/progress-stats";
import { Toaster } from "@/components/ui/toaster";
import { queryKeys } from "@/lib/http/query-keys";
import { renderWithQueries } from "@/tests/support/with-queries";
import { KeptWordsCard, StreaksCard, ThemeToggle } from "./switch-cards";

function edgeColors() {
  return Array.from(document.querySelectorAll('meta[name="theme-color"]'), (meta) =>
    meta.getAttribute("content"),
  );
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.classList.remove("dark");
  document.head.innerHTML =
    '<meta name="theme-color" content="#cfe1e2"><meta name="theme-color" content="#0a1417">';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("switching to dark changes the page, the browser's edge and what is remembered", () => {
  render(<ThemeToggle />);
  const toggle = screen.getByRole("switch", { name: "Dark theme", checked: false });
  fireEvent.click(toggle);
  expect(document.documentElement.classList.contains("dark")).toBe(true);
  expect(edgeColors()).toEqual(["#0a1417", "#0a1417"]);
  expect(localStorage.getItem("theme")).toBe("dark");
  expect(toggle.getAttribute("aria-checked")).toBe("true");
});

test("switching back remembers light", () => {
  document.documentElement.classList.add("dark");
  render(<ThemeToggle />);
  fireEvent.click(screen.getByRole("switch", { checked: true }));
  expect(document.documentElement.classList.contains("dark")).toBe(false);
  expect(localStorage.getItem("theme")).toBe("light");
});

const STATS = {
  totalQuotes: 3,
  totalEntries: 3,
  favoriteQuotes: 0,
  entriesThisWeek: 3,
  weeklyGoal: 43,
  averageMood: 3,
  currentStreak: 3,
  rhythm: 3,
  showsStreaks: true,
};

/** Takes a choice as it is sent, and answers what is read by what was chosen. */
function answerWith(read: (isOn: boolean) => unknown) {
  let choice = { isOn: true };
  const server = vi.fn(async (_path: string, { method, body }: RequestInit) => {
    if (method !== "PUT") return Response.json(read(choice.isOn));
    choice = JSON.parse(String(body));
    return Response.json(choice);
  });
  vi.stubGlobal("fetch", server);
  return server;
}

test("'Show streaks' turned off or on is told to the server, and figures that were read before are read anew", async () => {
  const server = answerWith((showsStreaks) => ({ ...STATS, showsStreaks }));
  const both = (
    <>
      <StreaksCard />
      <ProgressStats />
    </>
  );
  renderWithQueries(both, [
    [queryKeys.streaks, { isOn: true }],
    [queryKeys.stats, STATS],
  ]);
  expect(screen.getByText("Day Streak")).toBeTruthy();
  fireEvent.click(screen.getByRole("switch", { name: "Show streaks", checked: true }));
  expect(await screen.findByText("Rhythm")).toBeTruthy();
  expect(screen.queryByText("Day Streak")).toBeNull();
  fireEvent.click(screen.getByRole("switch", { name: "Show streaks", checked: false }));
  expect(await screen.findByText("Day Streak")).toBeTruthy();
  expect(screen.getByRole("switch", { name: "Show streaks", checked: true })).toBeTruthy();
  expect(server.mock.calls.map(([path, { method, body }]) => [path, method, body])).toEqual([
    ["/api/user/streaks", "PUT", '{"isOn":false}'],
    ["/api/user/stats", "GET", undefined],
    ["/api/user/streaks", "PUT", '{"isOn":true}'],
    ["/api/user/stats", "GET", undefined],
  ]);
});

test("'Show me saved words again' turned off is told to the server, and what came back goes", async () => {
  const server = answerWith(() => ({ quote: null }));
  const both = (
    <>
      <KeptWordsCard />
      <KeptWords today="2026-11-21" />
    </>
  );
  const quote = { id: "kept", text: "Rest is allowed.", keptOn: "2026-03-05", support: false };
  renderWithQueries(both, [
    [queryKeys.resurfacing, { isOn: true }],
    [queryKeys.resurfaced, { quote }],
  ]);
  expect(screen.getByText("Rest is allowed.")).toBeTruthy();
  fireEvent.click(screen.getByRole("switch", { name: "Show me saved words again", checked: true }));
  await waitFor(() => expect(screen.queryByText("Rest is allowed.")).toBeNull());
  expect(screen.getByRole("switch", { name: "Show me saved words again", checked: false })).toBeTruthy();
  expect(server.mock.calls[0]?.[0]).toBe("/api/user/resurfacing");
  expect(server.mock.calls[0]?.[1]).toMatchObject({ method: "PUT", body: '{"isOn":false}' });
});

test("a choice that can't be kept stays as it was, and says so", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
  renderWithQueries(
    <>
      <StreaksCard />
      <Toaster />
    </>,
    [[queryKeys.streaks, { isOn: true }]],
  );
  fireEvent.click(screen.getByRole("switch", { name: "Show streaks" }));
  await waitFor(() => expect(document.querySelector(".toast")?.textContent).toContain("Not changed"));
  expect(screen.getByRole("switch", { name: "Show streaks", checked: true })).toBeTruthy();
});
