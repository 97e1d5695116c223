import { expect, type Page } from "@playwright/test";
import { DEMO_ADMIN, DEMO_MEMBER } from "@/scripts/lib/demo-accounts.mjs";

/** Signs the demo's member in and waits for her dashboard. */
export function signInAsMaya(page: Page): Promise<void> {
  return signIn(page, DEMO_MEMBER);
}

/** Signs the demo's admin in and waits for the dashboard. */
export function signInAsAdmin(page: Page): Promise<void> {
  return signIn(page, DEMO_ADMIN);
}

async function signIn(page: Page, { email, password }: typeof DEMO_MEMBER): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
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
