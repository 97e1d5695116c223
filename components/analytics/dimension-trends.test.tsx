// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { DIMENSION_KEYS, type Levels } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { queryKeys } from "@/lib/http/query-keys";
import { dimensionLines } from "@/lib/moods/dimension-lines";
import { renderWithQueries } from "@/tests/support/with-queries";
import { DimensionTrends } from "./dimension-trends";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TODAY = "2026-11-21";

function entry(localDate: string, levels: Partial<Levels> = {}) {
  return { localDate, levels: { ...DEFAULT_LEVELS, ...levels } };
}

const THREE_DAYS = [
  entry("2026-11-01", { sleepQuality: 2 }),
  entry("2026-11-20", { sleepQuality: 4 }),
  entry("2026-11-21", { sleepQuality: 5 }),
];

async function trends(entries = THREE_DAYS) {
  const rendered = renderWithQueries(<DimensionTrends />, [
    [queryKeys.dimensions(30), dimensionLines(entries, TODAY, 30)],
  ]);
  await unfold();
  return rendered;
}

const unfold = () => userEvent.click(screen.getByText("Your Ratings Over Time"));

test("a table says each of the fifteen lines in words and figures, by the groups of the check-in", async () => {
  await trends();
  const table = screen.getByRole("table", {
    name: "Your ratings from 23 October 2026 to 21 November 2026",
  });
  expect(within(table).getAllByRole("rowheader")).toHaveLength(DIMENSION_KEYS.length + 5);
  const sleep = within(table).getByRole("rowheader", { name: "Sleep" }).closest("tr");
  expect(sleep?.textContent).toBe("SleepPoor, 2Restful, 5Good, 3.7Poor, 2Restful, 53");
});

test("a day without a check-in leaves a gap in the line, and a day alone is a dot", async () => {
  const { container } = await trends();
  const [line, alone, last] = [...container.querySelectorAll(".dims-line")]
    .at(10)
    ?.querySelectorAll("path:not(.rule)") ?? [null, null, null];
  expect(line?.getAttribute("d")).toBe("M28 1L29 0");
  expect(alone?.getAttribute("d")).toBe("M9 3h0");
  expect(last?.getAttribute("d")).toBe("M29 0h0");
});

test("the 30 days stay until the 90 are here", async () => {
  let answer: (reply: Response) => void = () => {};
  const server = vi.fn<typeof fetch>(() => new Promise((resolve) => (answer = resolve)));
  vi.stubGlobal("fetch", server);
  await trends();
  await userEvent.click(screen.getByRole("radio", { name: "90 days" }));
  expect(server.mock.calls[0]?.[0]).toBe("/api/user/dimensions?days=90");
  expect(screen.getByRole("table", { name: /23 October/ })).toBeTruthy();
  answer(Response.json(dimensionLines(THREE_DAYS, TODAY, 90)));
  expect(await screen.findByRole("table", { name: /24 August 2026/ })).toBeTruthy();
});

test("90 days that can't be loaded say so, and the 30 are a press away", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
  await trends();
  await userEvent.click(screen.getByRole("radio", { name: "90 days" }));
  expect(await screen.findByText("We couldn't load these lines just now.")).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "30 days" }));
  expect(screen.getByRole("table", { name: /23 October/ })).toBeTruthy();
});

test("without a check-in in the window it says so, and draws nothing", async () => {
  await trends([]);
  expect(
    screen.getByText("No ratings in the last 30 days. The lines start with your next check-in."),
  ).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

test("lines that can't be loaded say so and can be tried again", async () => {
  let fail = () => {};
  const server = vi.fn<typeof fetch>(
    () => new Promise((resolve) => (fail = () => resolve(new Response("", { status: 500 })))),
  );
  vi.stubGlobal("fetch", server);
  renderWithQueries(<DimensionTrends />);
  // Folded, nothing is read.
  expect(server).not.toHaveBeenCalled();
  await unfold();
  expect(screen.getByText("Loading your ratings...")).toBeTruthy();
  fail();
  expect(await screen.findByText("We couldn't load these lines just now.")).toBeTruthy();
  server.mockImplementation(async () => Response.json(dimensionLines(THREE_DAYS, TODAY, 30)));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("table")).toBeTruthy();
});
