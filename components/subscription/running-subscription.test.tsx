// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToasts } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";
import { queryKeys } from "@/lib/http/query-keys";
import type { Payments, SubscriptionStatus } from "@/lib/subscriptions/schema";
import { aSubscription } from "@/tests/support/subscription-status";
import { renderWithQueries } from "@/tests/support/with-queries";
import { RunningSubscription } from "./running-subscription";

const seconds = (day: string) => Date.parse(day) / 1000;

const ACTIVE = aSubscription();
const RECEIPT = { paidAt: seconds("2026-11-23T12:00:00Z"), amountMinor: 650, currency: "eur" };
const PAYMENTS: Payments = {
  card: { brand: "Visa", last4: "4242", expMonth: 12, expYear: 2134 },
  receipts: [{ ...RECEIPT, url: "https://invoice.stripe.com/i/one" }],
};

afterEach(() => {
  act(dismissToasts);
  cleanup();
  vi.unstubAllGlobals();
});

/** The screen of somebody with this subscription; answers what it asks the server for. */
function screenOf(
  status: Partial<SubscriptionStatus>,
  given: { takesPayment?: boolean; away?: boolean } = {},
) {
  const { takesPayment = true, away = false } = given;
  const fetch = vi.fn(async (_url: string) =>
    away ? Response.json({}, { status: 503 }) : Response.json(PAYMENTS),
  );
  vi.stubGlobal("fetch", fetch);
  renderWithQueries(<RunningSubscription timeZone="UTC" takesPayment={takesPayment} returned={null} />, [
    [queryKeys.subscriptionStatus, { ...ACTIVE, ...status }],
  ]);
  return fetch;
}

test("who pays reads the price they agreed to, what comes next, their card and their receipts", async () => {
  screenOf({});
  expect(screen.getByText("€6.50").parentElement?.textContent).toBe("€6.50per month");
  expect(screen.getByText("Renews on 23 December 2026 for €6.50.")).toBeTruthy();
  expect(await screen.findByText("Visa ending 4242, expires 12/34")).toBeTruthy();
  const receipt = screen.getByRole("listitem");
  expect(receipt.textContent).toContain("23 November 2026€6.50");
  const link = within(receipt).getByRole("link", {
    name: "Receipt for 23 November 2026 (opens in a new tab)",
  });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([
    "https://invoice.stripe.com/i/one",
    "_blank",
  ]);
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([
    "Change card",
    "Cancel",
  ]);
});

test("a refund stands with its last day where it is open", () => {
  screenOf({ refundableUntil: seconds("2026-12-07T12:00:00Z") });
  expect(screen.getByText("You can get your first payment back until 7 December 2026.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Get a refund" })).toBeTruthy();
});

test("who owes a payment can pay it here, and who cancelled can take that back", () => {
  screenOf({ status: "past_due" });
  expect(screen.getByRole("button", { name: "Change card and pay" })).toBeTruthy();
  cleanup();
  screenOf({ cancel_at_period_end: true });
  expect(screen.getByText("Cancelled. You'll keep your access until 23 December 2026.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reactivate" })).toBeTruthy();
});

test("where no payment is taken no price is named, and neither card nor receipts are asked for", () => {
  const fetch = screenOf({}, { takesPayment: false });
  expect(document.body.textContent).not.toMatch(/[€£]|Card|Receipt/);
  expect(screen.getByText(/^Renews on 23 December 2026\./)).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});

test("while the billing service is away one line says so, and the rest can be done", async () => {
  const fetch = screenOf({}, { away: true });
  const told = await screen.findByRole("alert");
  expect(told.textContent).toContain("We couldn't load your card and receipts just now.");
  expect(screen.getByText("€6.50")).toBeTruthy();
  for (const name of ["Change card", "Cancel"]) expect(screen.getByRole("button", { name })).toBeTruthy();
  fetch.mockImplementation(async () => Response.json(PAYMENTS));
  fireEvent.click(within(told).getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Visa ending 4242, expires 12/34")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

/** The screen over a server that does what it is asked, except tell of payments while that is away. */
function screenThatChanges(status: Partial<SubscriptionStatus>, paymentsAreAway = false) {
  let held: SubscriptionStatus = { ...ACTIVE, ...status };
  const changed: Record<string, Partial<SubscriptionStatus>> = {
    "/api/subscription/cancel": { cancel_at_period_end: true },
    "/api/subscription/reactivate": { cancel_at_period_end: false },
    "/api/subscription/refund": {
      needsSetup: true,
      status: "canceled",
      planType: "free",
      refundableUntil: null,
    },
  };
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    if (method === "POST") {
      held = { ...held, ...changed[path] };
      return Response.json({ message: "As you asked." });
    }
    if (path === queryKeys.subscriptionStatus[0]) return Response.json(held);
    return paymentsAreAway ? Response.json({}, { status: 503 }) : Response.json(PAYMENTS);
  });
  renderWithQueries(
    <>
      <RunningSubscription timeZone="UTC" takesPayment returned={null} />
      <Toaster />
    </>,
    [[queryKeys.subscriptionStatus, held]],
  );
}

async function press(opener: string, confirmation: string) {
  fireEvent.click(screen.getByRole("button", { name: opener }));
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: confirmation }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

test.each([false, true])(
  "a subscription is cancelled and taken back here (billing service away: %s)",
  async (isAway) => {
    screenThatChanges({}, isAway);
    await press("Cancel", "Cancel subscription");
    expect(await screen.findByText(/^Cancelled\. You'll keep your access until/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Reactivate" }));
    expect(await screen.findByRole("button", { name: "Cancel" })).toBeTruthy();
    if (isAway) expect(screen.getByRole("alert").textContent).toContain("We couldn't load your card");
  },
);

test("a refund is given after asking once, with the server's words, and leads to the offer", async () => {
  screenThatChanges({ refundableUntil: seconds("2026-12-07T12:00:00Z") });
  await press("Get a refund", "Refund €6.50 and end my subscription");
  await waitFor(() =>
    expect(document.querySelector(".toast")?.textContent).toBe("Payment refundedAs you asked."),
  );
  const offer = await screen.findByRole("link", { name: "Subscribe Now" });
  expect(offer.getAttribute("href")).toBe("/subscription");
  expect(screen.queryByRole("button", { name: "Get a refund" })).toBeNull();
});
