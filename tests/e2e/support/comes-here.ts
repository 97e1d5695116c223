import { expect, type Page } from "@playwright/test";

/** Moves the pointer, for before somebody is here no service worker is, and waits for the worker. */
export async function comesHere(page: Page): Promise<void> {
  let steps = 0;
  // The page hears of a pointer once its scripts are there.
  await expect(async () => {
    await page.mouse.move(40, 40 + (steps++ % 2));
    const isThere = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration()) !== undefined,
    );
    expect(isThere).toBe(true);
  }).toPass({ intervals: [100] });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}
