import { type App, makeApp } from "./support/app";
import { expectExpiry } from "./support/expiry";
import { PASSWORD, signInAsNewcomer } from "./support/people";
import { test as base, expect } from "./support/test";

const DAY = 86_400_000;

let own: App | undefined;

/** A server of their own: its clock is moved on, and nothing but the clock ends a local subscription. */
async function ownApp(): Promise<App> {
  own ??= await makeApp({ database: "embedded", movableClock: true });
  return own;
}

const test = base.extend<{ goOn: (ms: number) => void }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  baseURL: async ({}, use) => use((await ownApp()).url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  goOn: async ({}, use) => use((await ownApp()).goOn),
});

test.afterAll(() => own?.remove());

test.use({ allowedErrors: [/status of 40[13]/] });

test("a cancelled trial that ends while a check-in is open", async ({ page, goOn }) => {
  await signInAsNewcomer(page, "trial@example.com");
  expect((await page.request.post("/api/subscription/cancel")).status()).toBe(200);
  await page.goto("/sliders");
  goOn(3 * DAY);
  const message = "Your 3-day free trial has ended. Please subscribe to continue using the product.";
  await expectExpiry(page, "Trial Expired", message, /\/subscription$/);
  // The second time it starts paid.
  await expect(page.getByRole("button", { name: "Start Premium" })).toBeVisible();
});

test("a cancelled month that ends while a check-in is open", async ({ page, goOn }) => {
  await signInAsNewcomer(page, "month@example.com");
  goOn(4 * DAY);
  expect((await page.request.post("/api/subscription/cancel")).status()).toBe(200);
  for (const days of [9, 9, 7]) {
    // Sessions end after a fortnight without a visit.
    goOn(days * DAY);
    expect((await page.request.get("/api/user")).status()).toBe(200);
  }
  await page.goto("/sliders");
  goOn(6 * DAY);
  await expectExpiry(
    page,
    "Subscription Required",
    "Please subscribe to access this feature.",
    /\/subscription$/,
  );
});

test("a session that ends while a check-in is filled in is told on the card, and after signing in all is as it was left", async ({
  page,
  goOn,
}) => {
  await signInAsNewcomer(page, "session@example.com");
  await page.goto("/sliders");
  await page.getByRole("slider", { name: "Hope", exact: true }).press("End");
  goOn(15 * DAY);
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "You're signed out" })).toBeVisible();
  await expect(page.locator(".toast")).toHaveCount(0);
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await page.getByLabel("Email").fill("session@example.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(/\/sliders$/);
  await expect(page.getByRole("slider", { name: "Hope", exact: true })).toHaveValue("5");
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  await expect(page.locator("blockquote")).toBeVisible();
});

test("signing out in another tab is told on the card as well, and the ratings stay", async ({
  page,
  context,
}) => {
  await signInAsNewcomer(page, "other-tab@example.com");
  await page.goto("/sliders");
  await page.getByRole("slider", { name: "Hope", exact: true }).press("End");
  const other = await context.newPage();
  await other.goto("/");
  await other.getByRole("link", { name: "Log out" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toContainText("Track.");
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "You're signed out" })).toBeVisible();
  await expect(page.getByRole("slider", { name: "Hope", exact: true })).toHaveValue("5");
});

test("the last day of a trial is told in one line on Home and in Settings", async ({ page, goOn }) => {
  await signInAsNewcomer(page, "last-day@example.com");
  await page.goto("/");
  await expect(page.getByText("Your free trial ends")).toHaveCount(0);
  goOn(2.5 * DAY);
  for (const path of ["/", "/settings"]) {
    await page.goto(path);
    await expect(
      page.getByText(/^Your free trial ends (today|tomorrow), \w+, \w+ \d+ at \d{1,2}:\d\d [AP]M\./),
    ).toBeVisible();
  }
});
