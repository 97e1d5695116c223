// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showCarriedToast } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";
import { ACCESS_EXPIRED_EVENT } from "@/lib/http/access-expired";
import { AccessExpiry, AccessOver } from "./access-expiry";
import { queryClient } from "./query-client";

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function mount(screenPart?: React.ReactNode) {
  const leave = vi.fn();
  render(
    <>
      <Toaster />
      <AccessExpiry leave={leave}>
        <p>What the screen shows</p>
        {screenPart}
      </AccessExpiry>
    </>,
  );
  return { leave };
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

test.each([
  ["payment_failed", "Payment FailedWe couldn't process your payment. Please update your payment method."],
  ["no_subscription", "Subscription RequiredPlease subscribe to access this feature."],
  ["anything_else", "Access ExpiredYour session has ended."],
])("access that ends with '%s' has words of its own", (reason, words) => {
  mount();
  expire(reason);
  expect(notice()).toBe(words);
});

test("what was loaded is forgotten at once", () => {
  const queries = queryClient();
  queries.setQueryData(["quotes"], ["a private line"]);
  mount();
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

test("the notice is carried over the way out, for its full time", () => {
  mount();
  expire("payment_failed");
  act(() => vi.advanceTimersByTime(6000));
  expect(notice()).toBeNull();
  act(showCarriedToast);
  act(() => vi.advanceTimersByTime(4900));
  expect(notice()).toContain("We couldn't process your payment.");
  act(() => vi.advanceTimersByTime(200));
  expect(notice()).toBeNull();
});

test("until the way out the screen stays, and going back shows no other: it leads to sign-in at once", () => {
  const { leave } = mount();
  expire("trial_expired");
  expect(document.body.textContent).toContain("What the screen shows");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(document.body.textContent).not.toContain("What the screen shows");
  act(() => vi.advanceTimersByTime(0));
  expect(leave).toHaveBeenCalledWith("/auth");
});

test("a page that knows there is no access says why, and leads out as a call would", () => {
  const { leave } = mount(<AccessOver reason="payment_failed" />);
  expect(document.querySelector("main, .card")?.textContent).toContain("Payment Failed");
  act(() => vi.advanceTimersByTime(1));
  expect(notice()).toContain("We couldn't process your payment.");
  act(() => vi.advanceTimersByTime(2000));
  expect(leave).toHaveBeenCalledWith("/auth");
});
