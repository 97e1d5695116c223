// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { queryKeys } from "@/lib/http/query-keys";
import type { SubscriptionStatus } from "@/lib/subscriptions/schema";
import { aSubscription } from "@/tests/support/subscription-status";
import { renderWithQueries } from "@/tests/support/with-queries";
import { SubscriptionCard } from "./subscription-card";

const END = Date.parse("2026-11-24T12:00:00Z") / 1000;

const TRIAL = aSubscription({
  status: "trialing",
  isTrialing: true,
  planType: "trial",
  trialEnd: END,
  current_period_end: END,
  price: null,
});
const NONE = aSubscription({
  needsSetup: true,
  status: null,
  planType: "free",
  current_period_end: null,
  trialAvailable: true,
  price: null,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The card over a server that does what it is asked, or refuses it in its own words; answers what it was asked to change. */
function open(status: SubscriptionStatus | null, given: { refused?: string; trialNotice?: string } = {}) {
  let held = status;
  const calls = vi.fn(async (path: string, init: RequestInit) => {
    if (init.method === "GET") return held ? Response.json(held) : Response.json({}, { status: 503 });
    if (given.refused) return Response.json({ message: given.refused }, { status: 503 });
    if (held) held = { ...held, cancel_at_period_end: path === "/api/subscription/cancel" };
    return Response.json({ message: "As you asked." });
  });
  vi.stubGlobal("fetch", calls);
  renderWithQueries(
    <>
      <SubscriptionCard
        timeZone="UTC"
        takesPayment={false}
        trialNotice={given.trialNotice ?? null}
        returned={null}
      />
      <Toaster />
    </>,
    status ? [[queryKeys.subscriptionStatus, status]] : [],
  );
  return () =>
    calls.mock.calls.filter(([, init]) => init.method !== "GET").map(([path, init]) => [path, init.method]);
}

const card = () => screen.getByRole("heading", { name: "Subscription" }).closest("section");
const notice = () => document.querySelector(".toast")?.textContent;

async function cancel() {
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  const dialog = within(screen.getByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Cancel subscription" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

test("a trial is told by its name, its badge and its end", () => {
  open(TRIAL);
  expect(screen.getByText("Free Trial")).toBeTruthy();
  expect(document.querySelector(".badge.info")?.textContent).toBe("Trial");
  expect(screen.getByText(/^Your trial ends on 24 November 2026\./)).toBeTruthy();
});

test("on a trial's last day its line stands in place of the date, unless the trial is cancelled", () => {
  const trialNotice = "Your free trial ends tomorrow.";
  open(TRIAL, { trialNotice });
  expect(screen.getByText(trialNotice)).toBeTruthy();
  expect(screen.queryByText(/24 November/)).toBeNull();
  cleanup();
  open({ ...TRIAL, cancel_at_period_end: true }, { trialNotice });
  expect(screen.getByText(/^Cancelled\. You'll keep your access until 24 November 2026/)).toBeTruthy();
  expect(screen.queryByText(trialNotice)).toBeNull();
});

test("a trial is cancelled and taken back, each with the server's words", async () => {
  const changes = open(TRIAL);
  await cancel();
  await waitFor(() => expect(notice()).toBe("Subscription cancelledAs you asked."));
  expect(await screen.findByText(/^Cancelled\. You'll keep your access until/)).toBeTruthy();
  // What was pressed is gone: the focus is where it says so.
  await waitFor(() => expect(document.activeElement).toBe(card()));
  await userEvent.click(screen.getByRole("button", { name: "Reactivate" }));
  await waitFor(() => expect(notice()).toBe("Subscription reactivatedAs you asked."));
  expect(await screen.findByRole("button", { name: "Cancel" })).toBeTruthy();
  expect(changes()).toEqual([
    ["/api/subscription/cancel", "POST"],
    ["/api/subscription/reactivate", "POST"],
  ]);
});

test("a change that fails says so in the server's words, and changes nothing", async () => {
  const refused = "The payment service does not answer.";
  open(TRIAL, { refused });
  await cancel();
  await waitFor(() => expect(notice()).toBe(`Cancellation failed${refused}`));
  expect(screen.getByRole("button", { name: "Cancel" })).toBeTruthy();
  expect(screen.getByText(/^Your trial ends on/)).toBeTruthy();
  cleanup();
  open({ ...TRIAL, cancel_at_period_end: true }, { refused });
  await userEvent.click(screen.getByRole("button", { name: "Reactivate" }));
  await waitFor(() => expect(notice()).toBe(`Reactivation failed${refused}`));
  expect(screen.getByRole("button", { name: "Reactivate" })).toBeTruthy();
});

test("a member without a subscription is offered one", () => {
  open(NONE);
  expect(screen.getByText("Free")).toBeTruthy();
  expect(document.querySelector(".badge.bad")?.textContent).toBe("Inactive");
  expect(screen.getByRole("link", { name: "Subscribe Now" }).getAttribute("href")).toBe("/subscription");
});

test("a subscription that can't be loaded is told as such", async () => {
  open(null);
  expect(await screen.findByText("We couldn't load your subscription just now.")).toBeTruthy();
});
