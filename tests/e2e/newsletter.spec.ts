import type { Page } from "@playwright/test";
import { mailedLink } from "./support/mailed-link";
import { signInAsMaya } from "./support/people";
import { expect, test } from "./support/test";

const TOKEN = "t".repeat(43);

/** What the sign-in page of somebody's WiFi answers in the server's place. */
const PORTAL = { contentType: "text/html", body: "<p>Welcome to our WiFi.</p>" };

test("a visitor subscribes on the landing page, is told of a failure, confirms by mail, and the link works twice", async ({
  page,
  app,
}) => {
  const email = "wren@example.com";
  await page.goto("/");
  const form = page.locator("form", { has: page.getByRole("button", { name: "Subscribe", exact: true }) });
  await form.getByRole("button").click();
  await expectToast(page, "Email Required", "Please enter your email address.");
  await page.route("**/api/newsletter/subscribe", (route) => route.fulfill(PORTAL));
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button").click();
  await expectToast(page, "Subscription Failed", "Please try again.");
  await page.unroute("**/api/newsletter/subscribe");

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
  for (const benefit of [
    "wellness tips",
    "Mindfulness exercises",
    "Feature announcements",
    "Exclusive content",
  ])
    await expect(page.getByText(benefit)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Subscription Confirmed!" })).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Track.");
});

test("links without a token, and with a strange one, say so", async ({ page }) => {
  await page.goto("/confirm-newsletter");
  await expect(page.getByRole("heading", { name: "Confirmation Failed" })).toBeVisible();
  await expect(page.getByText("Invalid confirmation link", { exact: true })).toBeVisible();
  await page.goto(`/confirm-newsletter?token=${TOKEN}`);
  await expect(page.getByText("This confirmation link is invalid or has expired.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Contact Support" })).toHaveAttribute(
    "href",
    /^mailto:support@/,
  );

  await page.goto("/unsubscribe-newsletter");
  await expect(page.getByRole("heading", { name: "Unsubscribe Failed" })).toBeVisible();
  await expect(page.getByText("Invalid unsubscribe link", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Go to Homepage" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Track.");
  await page.goto(`/unsubscribe-newsletter?token=${TOKEN}`);
  await expect(page.getByText("This unsubscribe link is invalid.")).toBeVisible();
  await page.getByRole("link", { name: "Unsubscribe with your email address" }).click();
  await expect(page).toHaveURL(/\/unsubscribe$/);
});

test("whoever leaves by a link may say why, which goes nowhere", async ({ page }) => {
  await page.route("**/api/newsletter/unsubscribe?*", (route) =>
    route.fulfill({ json: { unsubscribed: true, message: "" } }),
  );
  await page.goto(`/unsubscribe-newsletter?token=${TOKEN}`);
  await expectToast(page, "Successfully Unsubscribed");
  await expect(page.getByRole("heading", { name: "You've Been Unsubscribed" })).toBeVisible();
  await expect(page.getByText("account, its security and billing may still arrive")).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  for (const reason of ["Too many emails", "Content wasn't relevant", "No longer using the app"]) {
    await page.getByRole("button", { name: reason }).click();
    await expectToast(page, "Thank you");
  }
  expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
});

test("an address is unsubscribed without signing in, and a failure of it is told", async ({ page }) => {
  await page.goto("/unsubscribe");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expectToast(page, "Email Required", "Please enter your email address.");
  await page.route("**/api/newsletter/unsubscribe", (route) => route.fulfill(PORTAL));
  await page.getByLabel("Email").fill("wren@example.com");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expectToast(page, "Unsubscribe Failed", "Please try again.");
  await page.unroute("**/api/newsletter/unsubscribe");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expectToast(page, "Successfully Unsubscribed");
  await expect(page.getByRole("heading", { name: "You've been unsubscribed" })).toBeVisible();
  await expect(page.getByRole("link", { name: "support@hearten.example" })).toBeVisible();
});

test("the newsletter that a member confirms shows in their preferences", async ({ page, app }) => {
  await signInAsMaya(page);
  const { id, email } = await (await page.request.get("/api/user")).json();
  // Other journeys may have left her on the list.
  await page.request.post("/api/newsletter/unsubscribe", { data: { email } });
  await page.request.post("/api/newsletter/subscribe", {
    data: { email, userId: id, subscriptionSource: "website" },
  });
  await page.goto((await mailedLink(app, email, "/confirm-newsletter")).href);
  await expect(page.getByRole("heading", { name: "Subscription Confirmed!" })).toBeVisible();
  await page.goto("/email-preferences");
  await expect(page.getByRole("switch", { name: "Newsletter" })).toBeChecked();
});

async function expectToast(page: Page, title: string, description = ""): Promise<void> {
  const toast = page.locator(".toast").filter({ hasText: title });
  await expect(toast.first()).toContainText(description);
  await expect(toast.locator("b").first()).toHaveText(title);
}
