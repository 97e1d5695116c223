// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { queryKeys } from "@/lib/http/query-keys";
import type { Payments, SubscriptionStatus } from "@/lib/subscriptions/schema";
import { renderWithQueries } from "@/tests/support/with-queries";
import { RunningSubscription } from "./running-subscription";

const seconds = (day: string) => Date.parse(day) / 1000;

const ACTIVE: SubscriptionStatus = {
  needsSetup: false,
  status: "active",
  isTrialing: false,
  planType: "premium",
  trialEnd: null,
  cancel_at_period_end: false,
  current_period_end: seconds("2026-12-23T12:00:00Z"),
  trialAvailable: false,
  refundableUntil: null,
  price: { amountMinor: 650, currency: "eur" },
};
const RECEIPT = { paidAt: seconds("2026-11-23T12:00:00Z"), amountMinor: 650, currency: "eur" };
const PAYMENTS: Payments = {
  card: { brand: "Visa", last4: "4242", expMonth: 12, expYear: 2134 },
  receipts: [{ ...RECEIPT, url: "https://invoice.stripe.com/i/one" }],
};

afterEach(() => {
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
