import { expect, type Page } from "@playwright/test";
import { DEMO_MEMBER } from "@/scripts/lib/demo-accounts.mjs";

/** Signs the demo's member in and waits for her dashboard. */
export async function signInAsMaya(page: Page): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(DEMO_MEMBER.email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_MEMBER.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Log this moment" })).toBeVisible();
}

/** Makes an account and leaves it where a new one lands: choosing the plan. */
export async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Create Account" }).click();
  await page.getByLabel("First name").fill("Robin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create Account", exact: true }).click();
  await page.waitForURL("**/subscription");
}

/** Opens a new member's first check-in by agreeing to what it asks. */
export async function agreeToCheckIn(page: Page): Promise<void> {
  await page.goto("/sliders");
  await expect(page.getByRole("slider")).toHaveCount(0);
  await page
    .getByRole("button", { name: /^I agree/ })
    .first()
    .click();
  await expect(page.getByRole("slider")).toHaveCount(15);
}

/** Takes the free trial on local billing and closes the welcome. */
export async function startTrial(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start 3-Day Free Trial" }).click();
  await expect(page.getByRole("button", { name: "Back to Plans" })).toBeVisible();
  await page.getByRole("button", { name: "Start 3-Day Free Trial" }).click();
  await page.waitForURL(/\/(\?welcome=true)?$/);
  const welcome = page.getByRole("dialog");
  await expect(welcome).toContainText("Hearten");
  await welcome.getByRole("button", { name: "Start My Wellness Journey" }).click();
  await expect(welcome).toBeHidden();
}
