import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { signInAsAdmin, signInAsMaya } from "./support/people";
import { ADMIN_SCREENS, MEMBER_SCREENS, VISITOR_SCREENS } from "./support/screens";
import { expect, test } from "./support/test";

// Each screen is looked at in both themes and from three widths, which takes longer than a journey.
test.describe.configure({ mode: "parallel", timeout: 240_000 });

test("visitors' screens: nothing for axe, nothing sideways, by day and by night", async ({ page }) => {
  for (const path of VISITOR_SCREENS) await inspect(page, path);
});

test("members' screens: nothing for axe, nothing sideways, by day and by night", async ({ page }) => {
  await signInAsMaya(page);
  for (const path of MEMBER_SCREENS) await inspect(page, path);
});

test.describe(() => {
  // The mail's preview stands in a frame without scripts, into which axe would put its own.
  test.use({ allowedErrors: [/Blocked script execution in 'about:srcdoc'/] });

  test("the admin's screens: nothing for axe, nothing sideways, by day and by night", async ({ page }) => {
    await signInAsAdmin(page);
    for (const path of ADMIN_SCREENS) await inspect(page, path);
  });
});

async function inspect(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 844 });
  // Half-faded text has no contrast worth measuring.
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  // axe waits in vain for an answer from a frame whose scripts are off; mails have tests of their own.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll("iframe[sandbox]")) frame.remove();
  });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveClass(colorScheme === "dark" ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(sideways, `${path} at ${width}, ${colorScheme}`).toBeLessThanOrEqual(0);
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
    );
    expect.soft(found, `${path}, ${colorScheme}`).toEqual([]);
  }
}
