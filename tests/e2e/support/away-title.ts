import type { Locator, Page } from "@playwright/test";

/**
 * The title without a connection, as it follows from what the browser says of it: Chromium's emulation leaves
 * `navigator.onLine` true in pages opened after it began.
 */
export async function awayTitle(page: Page): Promise<Locator> {
  const isOnline = await page.evaluate(() => navigator.onLine);
  return page.getByRole("heading", { name: isOnline ? "Hearten isn't answering" : "You're offline" });
}
