// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AccessExpiry } from "@/components/layout/access-expiry";
import { Toaster } from "@/components/ui/toaster";
import { ACCESS_EXPIRED_EVENT } from "@/lib/http/access-expired-event";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function mount() {
  const queries = new QueryClient();
  queries.setQueryData(["quotes"], ["a private line"]);
  const leave = vi.fn();
  render(
    <QueryClientProvider client={queries}>
      <Toaster />
      <AccessExpiry leave={leave} />
    </QueryClientProvider>,
  );
  return { queries, leave };
}

function expire(reason: string) {
  const detail = { reason, message: "403" };
  act(() => void window.dispatchEvent(new CustomEvent(ACCESS_EXPIRED_EVENT, { detail })));
}

function notice() {
  return document.querySelector(".toast.bad")?.textContent ?? null;
}

test("the notice says why, for five seconds", () => {
  mount();
  expire("trial_expired");
  const words =
    "Trial ExpiredYour 3-day free trial has ended. Please subscribe to continue using the product.";
  expect(notice()).toBe(words);
  act(() => vi.advanceTimersByTime(4900));
  expect(notice()).toBe(words);
  act(() => vi.advanceTimersByTime(200));
  expect(notice()).toBeNull();
});

test("what was loaded is forgotten at once", () => {
  const { queries } = mount();
  expire("payment_failed");
  expect(queries.getQueryData(["quotes"])).toBeUndefined();
});

test("after two seconds, and not before, the member is led to sign-in", () => {
  const { leave } = mount();
  expire("no_subscription");
  act(() => vi.advanceTimersByTime(1999));
  expect(leave).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(leave).toHaveBeenCalledWith("/auth");
});

test("several calls that fail together lead away once", () => {
  const { leave } = mount();
  expire("trial_expired");
  expire("trial_expired");
  act(() => vi.advanceTimersByTime(5000));
  expect(leave).toHaveBeenCalledTimes(1);
});
