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

test("the last day of a trial is told in one line on Home and in Settings, and the end of a cancelled one over an open check-in", async ({
  page,
  goOn,
}) => {
  await signInAsNewcomer(page, "trial@example.com");
  goOn(2.5 * DAY);
  for (const path of ["/", "/settings"]) {
    await page.goto(path);
    await expect(
      page.getByText(/^Your free trial ends (today|tomorrow), \w+, \w+ \d+ at \d{1,2}:\d\d [AP]M\./),
    ).toBeVisible();
  }
  expect((await page.request.post("/api/subscription/cancel")).status()).toBe(200);
  await page.goto("/sliders");
  goOn(DAY);
  const message = "Your 3-day free trial has ended. Please subscribe to continue using the product.";
  await expectExpiry(page, "Trial Expired", message, /\/subscription$/);
  // The second time it starts paid.
  await expect(page.getByRole("button", { name: "Start Premium" })).toBeVisible();
});

test("a session that ends while a check-in is filled in, and a sign-out in another tab, are told on the card; after signing in all is as it was left", async ({
  page,
  context,
  goOn,
}) => {
  const email = "session@example.com";
  await signInAsNewcomer(page, email);
  await page.goto("/sliders");
  const hope = page.getByRole("slider", { name: "Hope", exact: true });
  const generate = page.getByRole("button", { name: "Generate My Quote" });
  const signedOut = page.getByRole("alert").filter({ hasText: "You're signed out" });
  await hope.press("End");
  goOn(15 * DAY);
  await generate.click();
  await expect(signedOut).toBeVisible();
  await expect(page.locator(".toast")).toHaveCount(0);
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(/\/sliders$/);
  await expect(hope).toHaveValue("5");

  const other = await context.newPage();
  await other.goto("/");
  await other.getByRole("link", { name: "Log out" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toContainText("Track.");
  await generate.click();
  await expect(signedOut).toBeVisible();
  await expect(hope).toHaveValue("5");
  const again = await other.request.post("/api/auth/login", { data: { email, password: PASSWORD } });
  expect(again.ok()).toBe(true);
  await generate.click();
  await expect(page.locator("blockquote")).toBeVisible();
});
