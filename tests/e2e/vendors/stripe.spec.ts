import type { Page } from "@playwright/test";
import { expectExpiry } from "@/tests/e2e/support/expiry";
import { consentToCheckIns, signUp, signUpOnTrial } from "@/tests/e2e/support/people";
import { CARD, typeCard, webhooks } from "@/tests/e2e/support/stripe-browser";
import { expect, test } from "@/tests/e2e/support/test";

const DAY = 86_400_000;

test.use({ allowedErrors: [/status of (40[0-9]|503)/] });

const settingsCard = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "Subscription" }) });

async function openPayment(page: Page, email: string): Promise<void> {
  await signUp(page, email);
  await page.goto("/subscription");
  await page.getByRole("button", { name: "Start 3-Day Free Trial" }).click();
  await expect(page.getByLabel("Card number")).toBeVisible();
}

const start = (page: Page) => page.getByRole("button", { name: "Start 3-Day Free Trial" });

test("before paying, the page says what is due today and what from when; Stripe is asked for nothing before, and a setup that cannot begin says so", async ({
  page,
  askedOfStripe,
}) => {
  await signUp(page, "told@example.com");
  await page.goto("/subscription");
  expect(askedOfStripe).toEqual([]);
  await page.route("**/api/create-setup-intent", (route) => route.fulfill({ status: 503, json: {} }));
  await start(page).click();
  await expect(page.getByText("Failed to initialize payment setup.").first()).toBeVisible();
  await expect(start(page)).toBeEnabled();
  await page.unroute("**/api/create-setup-intent");
  await start(page).click();
  await expect(page.getByLabel("Card number")).toBeVisible();
  expect(askedOfStripe).toEqual(["https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false"]);
  await expect(
    page.getByText(
      /^£0\.00 today, £4\.99 a month from \w+, \w+ \d+ at \d{1,2}:\d\d [AP]M unless you cancel before then\.$/,
    ),
  ).toBeVisible();
  const sizes = await page
    .getByText(/£\d\.\d\d/)
    .evaluateAll((found) =>
      found.map((one) => [one.textContent, parseFloat(getComputedStyle(one).fontSize)]),
    );
  const largest = Math.max(...sizes.map(([, size]) => Number(size)));
  expect(sizes.filter(([, size]) => size === largest).map(([text]) => text)).toEqual(["£4.99"]);
  // The fields take our own face.
  expect(await page.evaluate(() => [...document.fonts].some((face) => face.family === "Figtree"))).toBe(true);

  await page.getByRole("button", { name: "Back to Plans" }).click();
  await expect(page.getByRole("heading", { name: "How the trial works" })).toBeVisible();
});

test("a declined card stays on the form with the bank's words, and another one starts the trial", async ({
  page,
}) => {
  await openPayment(page, "declined@example.com");
  await typeCard(page, CARD.declined);
  await start(page).click();
  await expect(page.getByText("Payment Failed", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Your card was declined.").first()).toBeVisible();
  await typeCard(page, CARD.works);
  await start(page).click();
  await expect(
    page.getByText("Your 3-day free trial has started. You'll be charged after the trial ends.").first(),
  ).toBeVisible();
  await page.waitForURL(/\/(\?welcome=true)?$/);
  await expect(page.getByRole("dialog")).toContainText("Your subscription is active with a 3-day free trial");
});

test("a further step that was not taken leads back to the form, out of the address; one that was, to a subscription that starts", async ({
  page,
}) => {
  await openPayment(page, "asks@example.com");
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
  await page.waitForURL(/\/(\?welcome=true)?$/);
  await expect(page.getByRole("dialog")).toContainText("Hearten");
  expect((await (await page.request.get("/api/subscription-status")).json()).isTrialing).toBe(true);
});

test("a subscription that is slow to start says so and goes on all the same", async ({ page }) => {
  await openPayment(page, "slow@example.com");
  await page.route("**/api/create-subscription-after-setup", (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  await typeCard(page, CARD.works);
  await start(page).click();
  await expect(page.getByText("Setting up your subscription...").first()).toBeVisible();
  await page.waitForURL(/\/subscription$|welcome=true/);
});

test("a payment that fails closes what needs a plan; another card pays and opens it again", async ({
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
  await page.waitForURL(/\/settings$/, { timeout: 5_000 });

  const card = settingsCard(page);
  await expect(card).toContainText("Payment due");
  await card.getByRole("button", { name: "Change card and pay" }).click();
  await typeCard(page, CARD.declinedLater);
  await card.getByRole("button", { name: "Pay £4.99" }).click();
  await expect(page.getByText("Payment Failed", { exact: true }).first()).toBeVisible();
  await card.getByRole("button", { name: "Change card and pay" }).click();
  await typeCard(page, CARD.works);
  await card.getByRole("button", { name: "Pay £4.99" }).click();
  await expect(page.getByText("Card changed", { exact: true }).first()).toBeVisible();
  await expect(card).toContainText("Active");

  // Within 14 days of the first payment it can be had back.
  await card.getByRole("button", { name: "Get a refund" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Refund £4\.99/ })
    .click();
  await expect(page.getByText("Payment refunded", { exact: true }).first()).toBeVisible();
  await expect(card.getByRole("link", { name: "Subscribe Now" })).toBeVisible();
  await tell();
});

test("a card that the bank asks about is changed in Settings, there and back", async ({ page, stripe }) => {
  await signUpOnTrial(page, "change-card@example.com", stripe.fillCard);
  await page.goto("/settings");
  const card = settingsCard(page);
  await card.getByRole("button", { name: "Change card" }).click();
  await expect(card).toContainText("Nothing is charged now.");
  await typeCard(page, CARD.asks);
  await card.getByRole("button", { name: "Use this card" }).click();
  await page.getByRole("link", { name: "It is me" }).click();
  await expect(page.getByText("Card changed", { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
});

test("a subscription that is ended at Stripe closes what is open here", async ({ page, app, stripe }) => {
  const tell = webhooks(stripe, app.url);
  await signUpOnTrial(page, "ended@example.com", stripe.fillCard);
  stripe.advance(new Date(stripe.world.clock * 1000 + 4 * DAY));
  await tell();
  await consentToCheckIns(page);
  await page.goto("/sliders");
  const { email } = await (await page.request.get("/api/user")).json();
  const customer = [...stripe.world.customers.values()].find((one) => one.email === email);
  stripe.deleteCustomer(customer?.id ?? "");
  await tell();
  await expectExpiry(
    page,
    "Subscription Required",
    "Please subscribe to access this feature.",
    /\/subscription$/,
  );
});
