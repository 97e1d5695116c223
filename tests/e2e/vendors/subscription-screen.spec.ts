import type { Page } from "@playwright/test";
import { signUpOnTrial } from "@/tests/e2e/support/people";
import { CARD, typeCard, webhooks } from "@/tests/e2e/support/stripe-browser";
import { expect, test } from "@/tests/e2e/support/test";

const DAY = 86_400_000;

const cardOf = (page: Page, heading: string) =>
  page.locator("section", { has: page.getByRole("heading", { name: heading, exact: true }) });

test("who pays finds price, card and receipts in the member's frame; a card that the bank asks about is changed there and back, and a refund leads to the offer", async ({
  page,
  app,
  stripe,
}) => {
  const tell = webhooks(stripe, app.url);
  await signUpOnTrial(page, "pays-on@example.com", stripe.fillCard);
  await page.goto("/settings");
  await page.getByRole("link", { name: "Card and receipts" }).click();
  await page.waitForURL("**/subscription");
  await expect(page.getByRole("heading", { level: 1, name: "Subscription" })).toBeVisible();
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation).toBeVisible();
  await expect(page.locator(".head .badge")).toHaveText("Free Trial");
  const trial = cardOf(page, "Free Trial");
  await expect(trial).toContainText("£4.99per month");
  await expect(trial).toContainText(
    /Your trial ends on .*\. After that, £4\.99 per month unless you cancel\./,
  );
  await expect(trial).toContainText("Visa ending 4242, expires 12/34");
  await expect(page.getByRole("heading", { name: "Receipts" })).toHaveCount(0);

  stripe.advance(new Date(stripe.world.clock * 1000 + 4 * DAY));
  await tell();
  await page.reload();
  await expect(page.locator(".head .badge")).toHaveText("Premium");
  const plan = cardOf(page, "Premium");
  await expect(plan).toContainText(/Renews on [A-Z][a-z]+ \d+, \d{4} for £4\.99\./);
  await expect(plan).toContainText(/You can get your first payment back until [A-Z][a-z]+ \d+, \d{4}\./);
  const receipts = cardOf(page, "Receipts").getByRole("listitem");
  await expect(receipts).toHaveCount(1);
  await expect(receipts).toContainText("£4.99");
  await expect(receipts.getByRole("link")).toHaveAttribute("href", /^https:\/\/invoice\.stripe\.com\//);

  await plan.getByRole("button", { name: "Change card" }).click();
  await typeCard(page, CARD.asks);
  await plan.getByRole("button", { name: "Use this card" }).click();
  await page.getByRole("link", { name: "It is me" }).click();
  await expect(page.getByText("Card changed", { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(plan).toContainText("Visa ending 3155, expires 12/34");

  await plan.getByRole("button", { name: "Get a refund" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Refund £4\.99/ })
    .click();
  await expect(page.getByText("Payment refunded", { exact: true }).first()).toBeVisible();
  await page.getByRole("link", { name: "Subscribe Now" }).click();
  await expect(page.getByRole("heading", { name: "How it works" })).toBeVisible();
  await expect(navigation).toHaveCount(0);
});
