// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import type { Refused } from "@/lib/device/kept-check-ins";
import { aGeneratedQuote } from "@/tests/support/quotes";
import { refusedHere } from "./kept-here";
import { RefusedCheckIns } from "./refused-check-ins";

const REFUSED: Refused = {
  why: "date",
  checkIn: {
    key: "0190a000-0000-7000-8000-00000000000b",
    ratings: { ...DEFAULT_LEVELS, timeOfDayPreference: "evening", checkedInAt: "2026-01-05T20:15:00.000Z" },
    timeZone: "Europe/London",
  },
};
const QUOTE = aGeneratedQuote();

const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => vi.stubGlobal("fetch", sent));
afterEach(() => {
  cleanup();
  sent.mockReset();
  vi.unstubAllGlobals();
  refusedHere.set([]);
});

function open() {
  render(<RefusedCheckIns />);
  act(() => refusedHere.set([REFUSED]));
  return screen.getByRole("region", { name: "A check-in is still on this device" });
}

test("a check-in whose date was refused is told with its date and why, and goes out as one of now", async () => {
  sent.mockImplementation(async () => Response.json(QUOTE, { status: 201 }));
  expect(open().textContent).toMatch(/5 January.*20:15.*last 30 days/);
  await userEvent.click(screen.getByRole("button", { name: "Add it with today's date" }));
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  const [, init] = sent.mock.calls[0] ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({ ...DEFAULT_LEVELS, timeOfDayPreference: "evening" });
  expect(new Headers(init?.headers).get("Idempotency-Key")).toBe(`now-${REFUSED.checkIn.key}`);
});

test("where that fails too, it stays with both ways out", async () => {
  sent.mockImplementation(async () => Response.json({ message: "Not now." }, { status: 503 }));
  open();
  await userEvent.click(screen.getByRole("button", { name: "Add it with today's date" }));
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Delete it" }).hasAttribute("disabled")).toBe(false),
  );
  expect(sent).toHaveBeenCalledOnce();
});

test("one that an earlier try has brought there, and that was changed since, counts as added", async () => {
  sent.mockImplementation(async () => Response.json({ message: "Saved already." }, { status: 409 }));
  open();
  await userEvent.click(screen.getByRole("button", { name: "Add it with today's date" }));
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
});

test("it is deleted once its member has said so twice", async () => {
  const confirm = vi.spyOn(window, "confirm").mockReturnValueOnce(false).mockReturnValueOnce(true);
  open();
  await userEvent.click(screen.getByRole("button", { name: "Delete it" }));
  expect(screen.getByRole("region")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Delete it" }));
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(sent).not.toHaveBeenCalled();
});
