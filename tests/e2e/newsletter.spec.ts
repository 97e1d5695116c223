import type { Page } from "@playwright/test";
import { mailedLink } from "./support/mailed-link";
import { expect, test } from "./support/test";

test("a visitor subscribes on the landing page, and confirms by mail", async ({ page, app }) => {
  const email = "wren@example.com";
  await page.goto("/");
  const form = page.locator("form", { has: page.getByRole("button", { name: "Subscribe", exact: true }) });
  const sent = page.waitForRequest("**/api/newsletter/subscribe");
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button").click();
  expect((await sent).postDataJSON()).toEqual({ email, subscriptionSource: "website" });
  await expectToast(page, "Successfully Subscribed!", "says what to do next");

  const link = await mailedLink(app, email, "/confirm-newsletter");
  // A scanner that opens the page without running it confirms nothing.
  await page.request.get(link.href);
  await page.goto(link.href);
  await expectToast(page, "Subscription Confirmed", "Welcome to the newsletter!");
  await expect(page.getByRole("heading", { name: "Subscription Confirmed!" })).toBeVisible();
});

test("a strange link to leave by says so, and leads to leaving by address, without signing in", async ({
  page,
}) => {
  await page.goto(`/unsubscribe-newsletter?token=${"t".repeat(43)}`);
  await expect(page.getByText("This unsubscribe link is invalid.")).toBeVisible();
  await page.getByRole("link", { name: "Unsubscribe with your email address" }).click();
  await expect(page).toHaveURL(/\/unsubscribe$/);
  await page.getByLabel("Email").fill("wren@example.com");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expectToast(page, "Successfully Unsubscribed");
  await expect(page.getByRole("heading", { name: "You've been unsubscribed" })).toBeVisible();
});

async function expectToast(page: Page, title: string, description = ""): Promise<void> {
  const toast = page.locator(".toast").filter({ hasText: title });
  await expect(toast.first()).toContainText(description);
  await expect(toast.locator("b").first()).toHaveText(title);
}
