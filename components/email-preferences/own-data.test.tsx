// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { renderWithQueries } from "@/tests/support/with-queries";
import { DeleteAccount } from "./delete-account";
import { PrivacyRights } from "./preferences-screen";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Answer = () => Response | Promise<Response>;

async function press(name: string, answer: Answer, page: React.ReactNode, isSure = true) {
  const calls = vi.fn(async (_path: string, _init: RequestInit) => answer());
  vi.stubGlobal("fetch", calls);
  const confirm = vi.fn(() => isSure);
  vi.stubGlobal("confirm", confirm);
  renderWithQueries(
    <>
      {page}
      <Toaster />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { calls, confirm };
}

const notice = () => document.querySelector(".toast")?.textContent;
const lost: Answer = () => Promise.reject(new TypeError("Failed to fetch"));
const broken: Answer = () => Response.json({ message: "Something went wrong on our side." }, { status: 500 });
/** The sign-in page of somebody's WiFi. */
const portal: Answer = () =>
  new Response("<p>Welcome to our WiFi.</p>", { headers: { "Content-Type": "text/html" } });
const unreachable: Answer = () => Response.json({ message: "Billing cannot be reached." }, { status: 503 });

test.each([
  ["a lost network", lost, "Failed to export your data. Please try again."],
  ["a broken server", broken, "Failed to export your data. Please try again."],
  ["too many tries", () => Response.json({ message: "Too many tries." }, { status: 429 }), "Too many tries."],
] as const)("an export that fails by %s is told", async (_, answer, words) => {
  await press("Export Your Data", answer, <PrivacyRights isSignedIn />);
  expect(notice()).toBe(`Export Failed${words}`);
});

test("whoever is not sure deletes nothing", async () => {
  const { calls, confirm } = await press("Delete Your Account", lost, <DeleteAccount />, false);
  expect(confirm.mock.calls).toEqual([
    [
      "Are you sure you want to delete your account? This action cannot be undone and will remove all your data permanently.",
    ],
  ]);
  expect(calls).not.toHaveBeenCalled();
});

test.each([
  ["a lost network", lost, "Failed to delete your account. Please try again."],
  ["a broken server", broken, "Failed to delete your account. Please try again."],
  ["somebody else's page", portal, "Failed to delete your account. Please try again."],
  ["billing that cannot be reached", unreachable, "Billing cannot be reached."],
] as const)("a deletion that fails by %s is told, and leads nowhere", async (_, answer, words) => {
  const leave = vi.fn();
  await press("Delete Your Account", answer, <DeleteAccount leave={leave} />);
  expect(notice()).toBe(`Deletion Failed${words}`);
  act(() => vi.advanceTimersByTime(10_000));
  expect(leave).not.toHaveBeenCalled();
});

test("once deleted, what the tab held is forgotten, and two seconds later the landing page opens", async () => {
  sessionStorage.setItem("unfinished", "a check-in");
  const leave = vi.fn();
  const answer = () => Response.json({ message: "Gone." });
  const { calls } = await press("Delete Your Account", answer, <DeleteAccount leave={leave} />);
  expect(calls.mock.calls[0]?.[1].method).toBe("DELETE");
  expect(notice()).toBe("Account DeletedGone.");
  expect(sessionStorage.length).toBe(0);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Delete Your Account" }).disabled).toBe(true);
  act(() => vi.advanceTimersByTime(1999));
  expect(leave).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(leave.mock.calls).toEqual([["/"]]);
});
