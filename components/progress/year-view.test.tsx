// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { RegionAsked } from "@/components/layout/region";
import { queryKeys } from "@/lib/http/query-keys";
import { renderWithQueries } from "@/tests/support/with-queries";
import { YearView } from "./year-view";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const DAYS = [
  { date: "2026-11-13", entries: 1, score: 1.5 },
  { date: "2026-11-20", entries: 2, score: 4.6 },
  { date: "2026-11-21", entries: 1, score: 3.2 },
];

function year(days = DAYS, selected: string | null = null) {
  renderWithQueries(<YearView today="2026-11-21" selected={selected} />, [[queryKeys.year, { days }]]);
}

test("a day with an entry says its day and mood and leads to its entries", () => {
  year();
  const link = screen.getByRole("link", { name: "20 November 2026, Bright" });
  expect(link.getAttribute("href")).toBe("/progress?date=2026-11-20");
  const today = screen.getByRole("link", { name: "21 November 2026, today, Steady" });
  expect(today.getAttribute("aria-current")).toBe("date");
});

test("a day without an entry says so and leads nowhere", () => {
  year([]);
  expect(screen.getByText("21 November 2026, today, no entry")).toBeTruthy();
  expect(screen.queryAllByRole("link")).toEqual([]);
});

const word = () => document.querySelector("[data-day-word]")?.textContent;

test("Tab stops once, on the newest day; arrows lead to the others, and each is told", async () => {
  year();
  expect(word()).toBe("21 November 2026: Steady, 1 entry");
  await userEvent.tab();
  expect(document.activeElement?.getAttribute("data-date")).toBe("2026-11-21");
  await userEvent.keyboard("{ArrowUp}");
  expect(word()).toBe("20 November 2026: Bright, 2 entries");
  await userEvent.keyboard("{ArrowLeft}");
  expect(document.activeElement?.getAttribute("data-date")).toBe("2026-11-13");
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.getAttribute("data-date")).toBe("2026-11-13");
});

test("Tab stops on the day that is shown", async () => {
  year(DAYS, "2026-11-20");
  await userEvent.tab();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("20 November 2026, selected, Bright");
});

test("a touch tells the day, and a second one opens it", async () => {
  year();
  const link = screen.getByRole("link", { name: "13 November 2026, Heavy" });
  let opened = 0;
  link.addEventListener("click", (event) => {
    if (!event.defaultPrevented) opened++;
    event.preventDefault();
  });
  const tap = () => userEvent.pointer({ keys: "[TouchA]", target: link });
  await tap();
  expect([word(), opened]).toEqual(["13 November 2026: Heavy, 1 entry", 0]);
  expect(screen.getByRole("link", { name: "Open this day" }).getAttribute("href")).toBe(
    "/progress?date=2026-11-13",
  );
  await tap();
  expect(opened).toBe(1);
});

test("without an entry what scrolls can be reached, and a few weeks stand ready", async () => {
  year([]);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Your year, day by day" }));
  expect(screen.getAllByText(/, no entry$/)).toHaveLength(56);
});

test("a year that can't be loaded says so and can be tried again", async () => {
  const server = vi.fn<typeof fetch>(async () => new Response("", { status: 500 }));
  vi.stubGlobal("fetch", server);
  renderWithQueries(<YearView today="2026-11-21" selected={null} />);
  expect(await screen.findByText("We couldn't load your year just now.")).toBeTruthy();
  server.mockImplementation(async () => Response.json({ days: DAYS }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("3 days with entries")).toBeTruthy();
  expect(screen.getByRole("link", { name: "20 November 2026, Bright" })).toBeTruthy();
  const asked = server.mock.calls.map(([path]) => String(path).split("?")[0]);
  expect(new Set(asked)).toEqual(new Set(["/api/user/year"]));
});

test("where the browser puts the month first, so does the year", () => {
  renderWithQueries(
    <RegionAsked region="en-US">
      <YearView today="2026-11-21" selected={null} />
    </RegionAsked>,
    [[queryKeys.year, { days: DAYS }]],
  );
  expect(word()).toBe("November 21, 2026: Steady, 1 entry");
  expect(screen.getByRole("link", { name: "November 20, 2026, Bright" })).toBeTruthy();
});
