import type { Page } from "@playwright/test";
import { expectExpiry } from "@/tests/e2e/support/expiry";
import { checkInBy, consentToCheckIns, signUp, signUpOnTrial } from "@/tests/e2e/support/people";
import { CARD, typeCard, webhooks } from "@/tests/e2e/support/stripe-browser";
import { expect, test } from "@/tests/e2e/support/test";

const DAY = 86_400_000;
/** By then whoever was told is led on. */
const LEADS_ON_MS = 2_000;

test.use({ allowedErrors: [/status of (40[0-9]|503)/] });

const start = (page: Page) => page.getByRole("button", { name: "Start 3-Day Free Trial" });

test("before paying, the page says what is due today and what from when, and Stripe is asked for nothing before; a declined card and a further step not taken lead back to the form, one that was taken to a subscription that starts", async ({
  page,
  askedOfStripe,
}) => {
  await signUp(page, "pays@example.com");
  await page.goto("/subscription");
  expect(askedOfStripe).toEqual([]);
  await start(page).click();
  await expect(page.getByLabel("Card number")).toBeVisible();
  expect(askedOfStripe).toEqual(["https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false"]);
  await expectCost(page);
  // The fields take our own face.
  expect(await page.evaluate(() => [...document.fonts].some((face) => face.family === "Figtree"))).toBe(true);

  await typeCard(page, CARD.declined);
  await start(page).click();
  await expect(page.getByText("Payment Failed", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Your card was declined.").first()).toBeVisible();

  await typeCard(page, CARD.asks);
  await start(page).click();
  await page.getByRole("link", { name: "It is not me" }).click();
  await expect(page.getByText("Setup Incomplete", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Please complete the payment setup process.").first()).toBeVisible();
  await expect(page.getByLabel("Card number")).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);

  await typeCard(page, CARD.asks);
  await start(page).click();
  await page.getByRole("link", { name: "It is me" }).click();
  await expect(
    page.getByText("Your 3-day free trial has started. You'll be charged after the trial ends.").first(),
  ).toBeVisible();
  await page.waitForURL(/\/(\?welcome=true)?$/);
  await expect(page.getByRole("dialog")).toContainText("Your subscription is active with a 3-day free trial");
  expect((await (await page.request.get("/api/subscription-status")).json()).isTrialing).toBe(true);
});

test("a payment that fails closes what needs a plan; another card, which the bank asks about, pays and opens it again", async ({
  page,
  app,
  stripe,
}) => {
  const tell = webhooks(stripe, app.url);
  await signUpOnTrial(page, "past-due@example.com", (setup) => stripe.fillCard(setup, "declines_charges"));
  await consentToCheckIns(page);
  await page.goto("/sliders");
  stripe.advance(new Date(stripe.world.clock * 1000 + 4 * DAY));
  await tell();
  const message = "We couldn't process your payment. Please update your payment method.";
  await expectExpiry(page, "Payment Failed", message, /\/settings$/);
  // Nobody fills in what would be refused.
  await page.goto("/sliders");
  await expect(page.getByRole("heading", { name: "Payment Failed" })).toBeVisible();
  await expect(page.getByRole("slider")).toHaveCount(0);
  await page.clock.fastForward(LEADS_ON_MS);
  await page.waitForURL(/\/settings$/, { timeout: 5_000 });

  const card = page.locator("section", { has: page.getByRole("heading", { name: "Subscription" }) });
  await expect(card).toContainText("Payment due");
  await card.getByRole("button", { name: "Change card and pay" }).click();
  await typeCard(page, CARD.asks);
  await card.getByRole("button", { name: "Pay £4.99" }).click();
  await page.getByRole("link", { name: "It is me" }).click();
  await expect(page.getByText("Card changed", { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(card).toContainText("Active");
  await checkInBy(page, { sleepQuality: 2 });
});

/** What is due is said in one line, and nothing stands larger than what will be charged. */
async function expectCost(page: Page): Promise<void> {
  const line =
    /^£0\.00 today, £4\.99 a month from \w+, \w+ \d+ at \d{1,2}:\d\d [AP]M unless you cancel before then\.$/;
  await expect(page.getByText(line)).toBeVisible();
  const sizes = await page
    .getByText(/£\d\.\d\d/)
    .evaluateAll((found) =>
      found.map((one) => [one.textContent, parseFloat(getComputedStyle(one).fontSize)]),
    );
  const largest = Math.max(...sizes.map(([, size]) => Number(size)));
  expect(sizes.filter(([, size]) => size === largest).map(([text]) => text)).toEqual(["£4.99"]);
}
