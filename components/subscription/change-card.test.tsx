// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SubscriptionCard } from "@/components/settings/subscription-card";
import { dismissToasts } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";
import { queryKeys } from "@/lib/http/query-keys";
import type { SubscriptionStatus } from "@/lib/subscriptions/schema";
import { payOnLoopback, type StripeAnswers, typeCard } from "@/tests/support/stripe-in-page";
import { aSubscription } from "@/tests/support/subscription-status";
import { renderWithQueries } from "@/tests/support/with-queries";
import type { ReturnedSetup } from "./returned-setup";

const ACTIVE = aSubscription();
const OWES = aSubscription({ status: "past_due" });
const SETUP = { clientSecret: "seti_1_secret_2", publishableKey: "pk_test_1" };
const USE = ["/api/subscription/payment-method", { setupIntentId: "seti_1" }];

afterEach(() => {
  act(dismissToasts);
  cleanup();
  vi.unstubAllGlobals();
});

/** The card in Settings; what our server answers to another card, and Stripe to its number, in this order. */
function open(
  status: SubscriptionStatus,
  given: { answers?: Response[]; stripe?: StripeAnswers; returned?: ReturnedSetup } = {},
) {
  const { answers = [], stripe = [], returned = null } = given;
  const page = payOnLoopback(stripe, async (path, { method }) => {
    if (method === "GET") return Response.json(status);
    return path === "/api/create-setup-intent" ? Response.json(SETUP) : (answers.shift() ?? Response.error());
  });
  renderWithQueries(
    <>
      <SubscriptionCard timeZone="UTC" takesPayment trialNotice={null} returned={returned} />
      <Toaster />
    </>,
    [[queryKeys.subscriptionStatus, status]],
  );
  return page;
}

const notice = () => document.querySelector(".toast")?.textContent;

async function give(opener: string, submit: string) {
  fireEvent.click(await screen.findByRole("button", { name: opener }));
  await waitFor(() => expect(screen.getByRole("button", { name: submit })).toHaveProperty("disabled", false));
  typeCard();
  fireEvent.click(screen.getByRole("button", { name: submit }));
}

test("who owes a payment pays it with another card; one that fails says so in the server's words", async () => {
  const declined = Response.json({ message: "Your card was declined." }, { status: 409 });
  const page = open(OWES, {
    answers: [declined, Response.json(ACTIVE)],
    stripe: [{ status: "succeeded" }, { status: "succeeded" }],
  });
  expect(document.querySelector(".badge.bad")?.textContent).toBe("Payment due");
  await give("Change card and pay", "Pay €6.50");
  await waitFor(() => expect(notice()).toBe("Payment FailedYour card was declined."));
  await give("Change card and pay", "Pay €6.50");
  await waitFor(() => expect(notice()).toBe("Card changedWe'll use your new card from now on."));
  expect(document.querySelector(".badge.good")?.textContent).toBe("Active");
  expect(page.asked().filter(([path]) => path === USE[0])).toEqual([USE, USE]);
});

test("a card that is saved while the payment stays owed is told as such", async () => {
  open(OWES, { answers: [Response.json(OWES)], stripe: [{ status: "succeeded" }] });
  await give("Change card and pay", "Pay €6.50");
  const words = "Your new card is saved, but the payment didn't go through.";
  await waitFor(() => expect(notice()).toBe(`Payment Failed${words}`));
});

test("who owes nothing is told that nothing is charged now, and may keep the card", async () => {
  open(ACTIVE);
  fireEvent.click(screen.getByRole("button", { name: "Change card" }));
  expect(
    await screen.findByText("Nothing is charged now. Your next payment will come from this card."),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Keep my current card" }));
  expect(await screen.findByRole("button", { name: "Change card" })).toBeTruthy();
});

test("a bank that asks for a further step is gone to, and led back from to Settings", async () => {
  const page = open(ACTIVE, { stripe: [{ status: "requires_action" }] });
  await give("Change card", "Use this card");
  await waitFor(() => expect(page.assign).toHaveBeenCalledOnce());
  const { searchParams } = new URL(page.assign.mock.calls[0]?.[0] ?? "");
  expect(searchParams.get("return_url")).toBe("http://localhost:3000/settings");
});

test("back from the bank the card is used at once, or without its agreement asked for again", async () => {
  const page = open(ACTIVE, {
    answers: [Response.json(ACTIVE)],
    returned: { setupIntentId: "seti_1", succeeded: true },
  });
  await waitFor(() => expect(notice()).toBe("Card changedWe'll use your new card from now on."));
  expect(page.asked()).toEqual([USE]);
  act(dismissToasts);
  cleanup();

  open(ACTIVE, { returned: { setupIntentId: "seti_1", succeeded: false } });
  expect(await screen.findByLabelText("Card number")).toBeTruthy();
  expect(notice()).toBe("Setup IncompletePlease complete the payment setup process.");
});
