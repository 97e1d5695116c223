// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { renderWithQueries } from "@/tests/support/with-queries";
import { VerifyEmail } from "./verify-email";

const TOKEN = "b".repeat(43);
const VERIFIED = { verified: true, message: "Your email address is verified." };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Answer = (path: string) => Response | Promise<Response>;

async function open(search: string, answer: Answer = () => Response.json(VERIFIED)) {
  window.history.replaceState(null, "", `/verify-email${search}`);
  const calls = vi.fn(async (path: string, _init: RequestInit) => answer(path));
  vi.stubGlobal("fetch", calls);
  const leave = vi.fn();
  renderWithQueries(
    <StrictMode>
      <VerifyEmail leave={leave} />
      <Toaster />
    </StrictMode>,
  );
  const before = document.body.textContent;
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { calls, leave, before };
}

async function resend(email: string) {
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: email } });
  fireEvent.click(screen.getByRole("button", { name: "Resend Verification Email" }));
  await act(async () => {
    await import("@/lib/accounts/schema");
    await vi.advanceTimersByTimeAsync(0);
  });
}

const notice = () => document.querySelector(".toast")?.textContent;

test("the token is used by one call, though effects run twice", async () => {
  const { calls, before } = await open(`?token=${TOKEN}`);
  expect(before).toContain("Verifying Email...");
  expect(calls.mock.calls.map(([path]) => path)).toEqual([`/api/auth/verify-email?token=${TOKEN}`]);
});

test("drawing the page on the server calls nothing", () => {
  const calls = vi.fn();
  vi.stubGlobal("fetch", calls);
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <VerifyEmail />
    </QueryClientProvider>,
  );
  expect(html).toContain("Verifying Email...");
  expect(calls).not.toHaveBeenCalled();
});

test("success welcomes, and after three seconds leads to the app", async () => {
  const { leave } = await open(`?token=${TOKEN}`);
  expect(screen.getByRole("heading", { name: "Email Verified!" })).toBeDefined();
  expect(screen.getByText("Welcome to Hearten! Redirecting you to the app...")).toBeDefined();
  expect(screen.getByRole("link", { name: "Continue to App" }).getAttribute("href")).toBe("/");
  expect(notice()).toBe("Email Verified");
  act(() => vi.advanceTimersByTime(2999));
  expect(leave).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(leave.mock.calls).toEqual([["/"]]);
});

test("a missing token is an error at once, without a call", async () => {
  const { calls, leave } = await open("");
  expect(screen.getByRole("heading", { name: "Verification Failed" })).toBeDefined();
  expect(screen.getByText("Invalid verification link")).toBeDefined();
  expect(screen.getByRole("link", { name: "Back to Sign In" }).getAttribute("href")).toBe("/auth");
  act(() => vi.advanceTimersByTime(10_000));
  expect([calls, leave].map((each) => each.mock.calls.length)).toEqual([0, 0]);
});

test("a used token is told in the server's words", async () => {
  const { leave } = await open(`?token=${TOKEN}`, () => Response.json({ verified: false, message: "Used." }));
  expect(screen.getByText("Used.")).toBeDefined();
  act(() => vi.advanceTimersByTime(10_000));
  expect(leave).not.toHaveBeenCalled();
});

test("a network that fails is told as such", async () => {
  await open(`?token=${TOKEN}`, () => Promise.reject(new TypeError("Failed to fetch")));
  expect(screen.getByText("Failed to verify email. Please try again.")).toBeDefined();
});

test("a new link asks for an address, at its field as well", async () => {
  const { calls } = await open("");
  await resend("  ");
  const words = "Please enter your email address to resend verification.";
  expect(notice()).toBe(`Email Required${words}`);
  expect(screen.getByText(words, { selector: ".hint *" })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  expect(calls).not.toHaveBeenCalled();
});

const RESENT: readonly [string, string, Answer][] = [
  ["done", "Verification Email SentOn its way.", () => Response.json({ message: "On its way." })],
  [
    "refused",
    "Failed to SendToo many tries.",
    () => Response.json({ message: "Too many tries." }, { status: 429 }),
  ],
  [
    "lost",
    "ErrorFailed to resend verification email.",
    () => Promise.reject(new TypeError("Failed to fetch")),
  ],
];

test.each(RESENT)("a new link that is %s is told: %s", async (_, words, answer) => {
  const { calls } = await open("", answer);
  await resend(" maya@example.com ");
  expect(notice()).toBe(words);
  const [path, init] = calls.mock.calls[0] ?? [];
  expect([path, JSON.parse(String(init?.body))]).toEqual([
    "/api/auth/resend-verification",
    { email: "maya@example.com" },
  ]);
});
