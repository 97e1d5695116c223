import { expect, type Page } from "@playwright/test";

/** By then whoever was told is led on. */
const LEADS_ON_MS = 2_000;

/** Presses the button of an open check-in, is told why there is no access any more, and led on, told once more. */
export async function expectExpiry(
  page: Page,
  title: string,
  message: string,
  landsOn: RegExp,
): Promise<void> {
  await page.clock.install();
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
  await page.clock.fastForward(LEADS_ON_MS);
  await page.waitForURL(landsOn, { timeout: 5_000 });
  await expect(page.locator(".toast.bad")).toHaveText(`${title}${message}`);
}
