import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { signInAsAdmin, signInAsMaya } from "./support/people";
import { ADMIN_SCREENS, MEMBER_SCREENS, VISITOR_SCREENS } from "./support/screens";
import { expect, test } from "./support/test";

const THEMES = ["light", "dark"] as const;

// Each screen is looked at from three widths, which takes longer than a journey.
test.describe.configure({ timeout: 240_000 });

for (const theme of THEMES) {
  test(`visitors' screens in ${theme}: nothing for axe, nothing sideways`, async ({ page }) => {
    await choose(page, theme);
    for (const path of VISITOR_SCREENS) await inspect(page, path);
  });

  test(`members' screens in ${theme}: nothing for axe, nothing sideways`, async ({ page }) => {
    await choose(page, theme);
    await signInAsMaya(page);
    for (const path of MEMBER_SCREENS) await inspect(page, path);
  });

  test.describe(() => {
    // The mail's preview stands in a frame without scripts, into which axe would put its own.
    test.use({ allowedErrors: [/Blocked script execution in 'about:srcdoc'/] });

    test(`the admin's screens in ${theme}: nothing for axe, nothing sideways`, async ({ page }) => {
      await choose(page, theme);
      await signInAsAdmin(page);
      for (const path of ADMIN_SCREENS) await inspect(page, path);
    });
  });
}

async function choose(page: Page, theme: string): Promise<void> {
  // The preview of a mail is a frame that has no storage.
  await page.addInitScript((name) => self === top && localStorage.setItem("theme", name), theme);
  // Half-faded text has no contrast worth measuring.
  await page.emulateMedia({ reducedMotion: "reduce" });
}

async function inspect(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(sideways, `${path} at ${width}`).toBeLessThanOrEqual(0);
  }
  // axe waits in vain for an answer from a frame whose scripts are off; mails have tests of their own.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll("iframe[sandbox]")) frame.remove();
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
  expect.soft(found, path).toEqual([]);
}
