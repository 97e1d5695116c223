import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { signInAsAdmin, signInAsMaya } from "./support/people";
import { ADMIN_SCREENS, MEMBER_SCREENS, VISITOR_SCREENS } from "./support/screens";
import { expect, test } from "./support/test";

const THEMES = ["light", "dark"] as const;

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

  test(`the admin's screens in ${theme}: nothing for axe, nothing sideways`, async ({ page }) => {
    await choose(page, theme);
    await signInAsAdmin(page);
    for (const path of ADMIN_SCREENS) await inspect(page, path);
  });
}

async function choose(page: Page, theme: string): Promise<void> {
  await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
  // Half-faded text has no contrast worth measuring.
  await page.emulateMedia({ reducedMotion: "reduce" });
}

async function inspect(page: Page, path: string): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, `${path} at ${width}`).toBeLessThanOrEqual(0);
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
  expect(found, path).toEqual([]);
}
