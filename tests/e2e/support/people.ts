import { expect, type Page } from "@playwright/test";
import { DEMO_MEMBER } from "@/scripts/lib/demo-accounts.mjs";
import { CARD, typeCard } from "./stripe-browser";

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

/** Takes the free trial, with a card where one is asked for, and closes the welcome. */
export async function startTrial(page: Page, card: string = CARD.works): Promise<void> {
  await page.getByRole("button", { name: "Start 3-Day Free Trial" }).click();
  await expect(page.getByRole("button", { name: "Back to Plans" })).toBeVisible();
  if (await page.getByRole("heading", { name: "Payment details" }).isVisible()) await typeCard(page, card);
  await page.getByRole("button", { name: "Start 3-Day Free Trial" }).click();
  await page.waitForURL(/\/(\?welcome=true)?$/);
  const welcome = page.getByRole("dialog");
  await expect(welcome).toContainText("Hearten");
  await welcome.getByRole("button", { name: "Start My Wellness Journey" }).click();
  await expect(welcome).toBeHidden();
}
