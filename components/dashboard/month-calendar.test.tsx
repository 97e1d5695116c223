// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryKeys } from "@/lib/http/query-keys";
import { renderWithQueries } from "@/tests/support/with-queries";
import { MonthCalendar } from "./month-calendar";

const NOVEMBER = {
  month: "2026-11",
  days: [
    { date: "2026-11-14", entries: 1, score: 1.9 },
    { date: "2026-11-18", entries: 2, score: 4.6 },
  ],
};

const server = vi.fn<typeof fetch>();

beforeEach(() => {
  server.mockImplementation(async (path) =>
    Response.json({ month: String(path).slice(-7), days: [{ date: "2026-10-31", entries: 1, score: 4.2 }] }),
  );
  vi.stubGlobal("fetch", server);
});
afterEach(() => {
  cleanup();
  server.mockReset();
  vi.unstubAllGlobals();
});

function show() {
  return renderWithQueries(<MonthCalendar today="2026-11-21" />, [[queryKeys.calendar("2026-11"), NOVEMBER]]);
}

test("a day says its mood in words, and leads to its entries", () => {
  show();
  const day = screen.getByRole("link", { name: "14 November, Heavy" });
  expect(day.getAttribute("href")).toBe("/progress?date=2026-11-14");
  // Colour never stands alone: the mood has a shape as well.
  expect(screen.getByRole("link", { name: "18 November, Bright" }).querySelector("svg.mood")).toBeTruthy();
});

test("today is marked, and only today", () => {
  show();
  const marked = screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "date");
  expect(marked.map((link) => link.getAttribute("aria-label"))).toEqual(["21 November, today, no entry"]);
});

test("the week begins on Sunday", () => {
  show();
  const [first] = screen.getAllByRole("columnheader");
  expect(first?.textContent).toBe("Sun");
});

test("the months to come can be looked at as well", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Next month" }));
  expect(await screen.findByText("December 2026")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Previous month" }));
  expect(await screen.findByText("November 2026")).toBeTruthy();
});

test("the month that the server sent along is not asked for again", () => {
  show();
  expect(server).not.toHaveBeenCalled();
});

test("another month is asked for once and then kept", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Previous month" }));
  expect(screen.getByRole("heading", { name: "October 2026" })).toBeTruthy();
  expect(await screen.findByRole("link", { name: "31 October, Good" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Next month" }));
  await userEvent.click(screen.getByRole("button", { name: "Previous month" }));
  expect(server.mock.calls.map(([path]) => path)).toEqual(["/api/user/calendar?month=2026-10"]);
});

test("a month keeps its height and its days while its moods are on their way", async () => {
  let answer: (reply: Response) => void = () => {};
  server.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  show();
  const rows = screen.getAllByRole("row").length;
  await userEvent.click(screen.getByRole("button", { name: "Previous month" }));
  expect(screen.getAllByRole("row")).toHaveLength(rows);
  expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("true");
  expect(screen.getAllByRole("link")).toHaveLength(31);
  answer(Response.json({ month: "2026-10", days: [] }));
  await waitFor(() => expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("false"));
});

test("a month that can't be loaded says so and can be tried again", async () => {
  server.mockImplementationOnce(async () => new Response("", { status: 500 }));
  show();
  await userEvent.click(screen.getByRole("button", { name: "Previous month" }));
  expect(await screen.findByText("We couldn't load this month's moods just now.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "31 October, Good" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the month is one stop, within which the arrow keys lead from day to day and into other months", async () => {
  show();
  const focused = () => document.activeElement?.getAttribute("aria-label");
  const stops = () => screen.getAllByRole("link").filter((day) => day.tabIndex === 0);
  expect(stops().map((day) => day.getAttribute("aria-label"))).toEqual(["21 November, today, no entry"]);
  stops()[0]?.focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(focused()).toBe("20 November, no entry");
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(focused()).toBe("6 November, no entry");
  expect(stops()).toHaveLength(1);
  await userEvent.keyboard("{ArrowUp}");
  expect(await screen.findByRole("link", { name: "31 October, Good" })).toBeTruthy();
  expect(focused()).toMatch(/^30 October, /);
  await userEvent.click(screen.getByRole("button", { name: "Next month" }));
  await userEvent.click(screen.getByRole("button", { name: "Previous month" }));
  expect(focused()).toBe("Previous month");
});
