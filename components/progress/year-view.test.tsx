// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { queryKeys } from "@/lib/http/query-keys";
import { renderWithQueries } from "@/tests/support/with-queries";
import { YearView } from "./year-view";

afterEach(cleanup);

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
  const link = screen.getByRole("link", { name: "November 20, 2026, Bright" });
  expect(link.getAttribute("href")).toBe("/progress?date=2026-11-20");
  const today = screen.getByRole("link", { name: "November 21, 2026, today, Steady" });
  expect(today.getAttribute("aria-current")).toBe("date");
});

test("a day without an entry says so and leads nowhere", () => {
  year([]);
  expect(screen.getByText("November 21, 2026, today, no entry")).toBeTruthy();
  expect(screen.queryAllByRole("link")).toEqual([]);
});

test("Tab stops on what scrolls, then once on the newest day, and arrows lead to the others", async () => {
  year();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Your year, day by day" }));
  await userEvent.tab();
  expect(document.activeElement?.getAttribute("data-date")).toBe("2026-11-21");
  await userEvent.keyboard("{ArrowUp}{ArrowLeft}");
  expect(document.activeElement?.getAttribute("data-date")).toBe("2026-11-13");
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.getAttribute("data-date")).toBe("2026-11-13");
});

test("Tab stops on the day that is shown", async () => {
  year(DAYS, "2026-11-20");
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("November 20, 2026, selected, Bright");
});
