// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToasts } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";
import { payOnLoopback, type StripeAnswers, typeCard } from "@/tests/support/stripe-in-page";
import { aSubscription } from "@/tests/support/subscription-status";
import { renderWithQueries } from "@/tests/support/with-queries";
import type { ReturnedSetup } from "./returned-setup";
import { Subscribe } from "./subscribe";

const OFFER = { trialAvailable: true, takesPayment: true, trialEnds: "Tuesday 24 November at 14:05" };
const SETUP = { clientSecret: "seti_1_secret_2", publishableKey: "pk_test_1" };
const STARTED = aSubscription({
  status: "trialing",
  isTrialing: true,
  planType: "trial",
  trialEnd: 1,
  current_period_end: 1,
  price: null,
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sessionStorage.clear();
});
afterEach(() => {
  act(dismissToasts);
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The offer, where our server gives these answers and Stripe those, in this order; the last one stays. */
function open(given: {
  setups?: Response[];
  starts?: Response;
  stripe?: StripeAnswers;
  returned?: ReturnedSetup;
}) {
  const { setups = [], starts = Response.json(STARTED), stripe = [], returned = null } = given;
  const page = payOnLoopback(stripe, async (path) =>
    path === "/api/create-setup-intent" ? (setups.shift() ?? Response.json(SETUP)) : starts,
  );
  renderWithQueries(
    <>
      <Subscribe offer={OFFER} returned={returned} />
      <Toaster />
    </>,
  );
  return page;
}

const start = () => screen.getByRole("button", { name: "Start 3-Day Free Trial" });
const notice = () => document.querySelector(".toast")?.textContent;

async function openForm() {
  fireEvent.click(start());
  await screen.findByLabelText("Card number");
  await waitFor(() => expect(start()).toHaveProperty("disabled", false));
}

async function pay() {
  typeCard();
  fireEvent.click(start());
}

test("a setup that cannot begin says so, and the next press opens the form, from which there is a way back", async () => {
  open({ setups: [Response.json({}, { status: 503 })] });
  fireEvent.click(start());
  await waitFor(() => expect(notice()).toBe("ErrorFailed to initialize payment setup."));
  await openForm();
  expect(document.querySelector("form")?.textContent).toContain(
    "£0.00 today, £4.99 a month from Tuesday 24 November at 14:05 unless you cancel before then.",
  );
  const back = screen.getByRole("button", { name: "Back to Plans" });
  expect(document.activeElement).toBe(back);
  fireEvent.click(back);
  expect(await screen.findByRole("heading", { name: "How the trial works" })).toBeTruthy();
});

test("a declined card stays on the form with the bank's words, and another one starts the trial and leads Home", async () => {
  const page = open({ stripe: [{ error: { message: "Your card was declined." } }, { status: "succeeded" }] });
  await openForm();
  await pay();
  await waitFor(() => expect(notice()).toBe("Payment FailedYour card was declined."));
  expect(page.asked()).toEqual([["/api/create-setup-intent", undefined]]);

  await pay();
  const words = "Your 3-day free trial has started. You'll be charged after the trial ends.";
  await waitFor(() => expect(notice()).toBe(`Welcome to Hearten Premium${words}`));
  expect(page.asked()).toContainEqual(["/api/create-subscription-after-setup", { setupIntentId: "seti_1" }]);
  act(() => vi.advanceTimersByTime(1_000));
  expect(page.assign.mock.calls).toEqual([["/?welcome=true"]]);
  expect(sessionStorage.getItem("toast")).toContain(words);
});

test("a bank that asks for a further step is gone to, and led back from to this page", async () => {
  const page = open({ stripe: [{ status: "requires_action" }] });
  await openForm();
  await pay();
  await waitFor(() => expect(page.assign).toHaveBeenCalledOnce());
  const { searchParams } = new URL(page.assign.mock.calls[0]?.[0] ?? "");
  expect(searchParams.get("return_url")).toBe("http://localhost:3000/subscription");
});

test("back from the bank without its agreement the form is open again, and with it the subscription starts", async () => {
  open({ returned: { setupIntentId: "seti_1", succeeded: false } });
  expect(await screen.findByLabelText("Card number")).toBeTruthy();
  expect(notice()).toBe("Setup IncompletePlease complete the payment setup process.");
  act(dismissToasts);
  cleanup();

  const page = open({ returned: { setupIntentId: "seti_1", succeeded: true } });
  expect(screen.getByRole("status").textContent).toContain("Setting up your subscription...");
  await waitFor(() => expect(notice()).toContain("Your 3-day free trial has started."));
  expect(page.asked()).toEqual([["/api/create-subscription-after-setup", { setupIntentId: "seti_1" }]]);
});

test("a subscription that is slow to start says so and goes on all the same", async () => {
  const page = open({ starts: Response.json({}, { status: 503 }), stripe: [{ status: "succeeded" }] });
  await openForm();
  await pay();
  await waitFor(() => expect(notice()).toBe("Setting up your subscription..."));
  act(() => vi.advanceTimersByTime(1_000));
  expect(page.assign.mock.calls).toEqual([["/?welcome=true"]]);
});
