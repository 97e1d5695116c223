// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "@/components/layout/query-client";
import { dismissToasts } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";
import { queryKeys } from "@/lib/http/query-keys";
import { renderWithQueries } from "@/tests/support/with-queries";
import { ConfirmNewsletter, UnsubscribeNewsletter } from "./mailed-links";
import { SignupForm } from "./signup-form";

const TOKEN = "b".repeat(43);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Answer = () => Response | Promise<Response>;

async function open(page: React.ReactNode, search: string, answer: Answer) {
  window.history.replaceState(null, "", `/${search}`);
  const calls = vi.fn(async (_path: string, _init: RequestInit) => answer());
  vi.stubGlobal("fetch", calls);
  renderWithQueries(
    <StrictMode>
      {page}
      <Toaster />
    </StrictMode>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  return calls;
}

const notice = () => document.querySelector(".toast")?.textContent;
const lost: Answer = () => Promise.reject(new TypeError("Failed to fetch"));

const LINKS = [
  {
    page: <ConfirmNewsletter />,
    path: "/api/newsletter/confirm",
    done: { confirmed: true, message: "" },
    not: { confirmed: false, message: "Expired." },
    title: "Confirmation Failed",
    invalid: "Invalid confirmation link",
    failed: "Failed to confirm subscription. Please try again.",
  },
  {
    page: <UnsubscribeNewsletter />,
    path: "/api/newsletter/unsubscribe",
    done: { unsubscribed: true, message: "" },
    not: { unsubscribed: false, message: "Expired." },
    title: "Unsubscribe Failed",
    invalid: "Invalid unsubscribe link",
    failed: "Failed to unsubscribe. Please try again.",
  },
];

test.each(LINKS)("$path is called once, though effects run twice", async ({ page, path, done }) => {
  const calls = await open(page, `?token=${TOKEN}`, () => Response.json(done));
  expect(calls.mock.calls.map(([called]) => called)).toEqual([`${path}?token=${TOKEN}`]);
});

test.each(LINKS)("drawing the page on the server calls nothing: $path", ({ page }) => {
  const calls = vi.fn();
  vi.stubGlobal("fetch", calls);
  renderToString(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>);
  expect(calls).not.toHaveBeenCalled();
});

test.each(LINKS)("a missing token is told at once: $invalid", async ({ page, title, invalid, done }) => {
  const calls = await open(page, "", () => Response.json(done));
  expect(screen.getByRole("heading", { name: title })).toBeDefined();
  expect(screen.getByText(invalid)).toBeDefined();
  expect(screen.getByRole("link", { name: "Go to Homepage" }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("link", { name: "Contact Support" }).getAttribute("href")).toMatch(/^mailto:/);
  expect(calls).not.toHaveBeenCalled();
});

test.each(LINKS)("an old link is told in the server's words: $path", async ({ page, not }) => {
  await open(page, `?token=${TOKEN}`, () => Response.json(not));
  expect(screen.getByText("Expired.")).toBeDefined();
});

test.each(LINKS)("a network that fails is told as such: $failed", async ({ page, failed }) => {
  await open(page, `?token=${TOKEN}`, lost);
  expect(screen.getByText(failed)).toBeDefined();
});

test("a link that did not unsubscribe leads to where the address alone does", async () => {
  await open(<UnsubscribeNewsletter />, `?token=${TOKEN}`, () =>
    Response.json({ unsubscribed: false, message: "Expired." }),
  );
  const way = screen.getByRole("link", { name: "Unsubscribe with your email address" });
  expect(way.getAttribute("href")).toBe("/unsubscribe");
});

test("whoever confirmed is told what the newsletter brings, and goes on to the app", async () => {
  await open(<ConfirmNewsletter />, `?token=${TOKEN}`, () => Response.json({ confirmed: true, message: "" }));
  expect(notice()).toBe("Subscription ConfirmedWelcome to the newsletter!");
  expect(screen.getByRole("heading", { name: "Subscription Confirmed!" })).toBeDefined();
  for (const benefit of [
    "wellness tips",
    "Mindfulness exercises",
    "Feature announcements",
    "Exclusive content",
  ])
    expect(screen.getByText(benefit, { exact: false })).toBeDefined();
  expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/");
});

test("whoever leaves by a link may say why, which goes nowhere", async () => {
  const calls = await open(<UnsubscribeNewsletter />, `?token=${TOKEN}`, () =>
    Response.json({ unsubscribed: true, message: "" }),
  );
  expect(notice()).toBe("Successfully Unsubscribed");
  expect(screen.getByRole("heading", { name: "You've Been Unsubscribed" })).toBeDefined();
  expect(screen.getByText(/account, its security and billing may still arrive/)).toBeDefined();
  expect(calls).toHaveBeenCalledTimes(1);
  for (const reason of ["Too many emails", "Content wasn't relevant", "No longer using the app"]) {
    act(() => dismissToasts());
    fireEvent.click(screen.getByRole("button", { name: reason }));
    expect(notice()).toBe("Thank youAll the best.");
  }
  await act(() => vi.dynamicImportSettled());
  expect(calls).toHaveBeenCalledTimes(1);
});

async function signUp(answer: Answer, address = " Maya@Example.com ") {
  queryClient().setQueryData(queryKeys.user, { id: "0190c0de-0000-7000-8000-000000000001" });
  const calls = await open(<SignupForm />, "", answer);
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: address } });
  fireEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  // What checks and sends the address is imported then, which no clock here moves on.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
  return calls;
}

test("whoever is signed in is named with the sign-up", async () => {
  const calls = await signUp(() => Response.json({ message: "On its way." }));
  const [path, init] = calls.mock.calls[0] ?? [];
  expect([path, JSON.parse(String(init?.body))]).toEqual([
    "/api/newsletter/subscribe",
    {
      email: "maya@example.com",
      userId: "0190c0de-0000-7000-8000-000000000001",
      subscriptionSource: "website",
    },
  ]);
  expect(notice()).toBe("Successfully Subscribed!On its way.");
});

test("a sign-up that is refused is told in the server's words", async () => {
  await signUp(() => Response.json({ message: "Too many tries." }, { status: 429 }));
  expect(notice()).toBe("Subscription FailedToo many tries.");
});

test("a sign-up without an address is sent nowhere, and says what is missing", async () => {
  const calls = await signUp(() => Response.json({ message: "" }), "");
  expect(notice()).toBe("Email RequiredPlease enter your email address.");
  expect(calls).not.toHaveBeenCalled();
});

test("a sign-up that somebody's WiFi answers in the server's place has failed", async () => {
  await signUp(() => new Response("<p>Welcome to our WiFi.</p>"));
  expect(notice()).toBe("Subscription FailedPlease try again.");
});
