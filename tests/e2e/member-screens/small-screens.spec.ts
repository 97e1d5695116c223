import { hydrated } from "../support/hydrated";
import { signInAsMaya, signInAsNewcomer } from "../support/people";
import { expect, test } from "../support/test";

const PHONE = { width: 390, height: 844 };

test("nothing of the bar lies outside of its own box, over the page", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signInAsMaya(page);
  await page.goto("/");
  const isInside = await page.evaluate(() => {
    const tab = document.querySelector(".bar a[aria-current]");
    return ["::before", "::after"].every((part) => {
      const top = Number.parseFloat(getComputedStyle(tab as Element, part).top);
      return Number.isNaN(top) || top >= 0;
    });
  });
  expect(isInside).toBe(true);
});

test("after the consent the focus is on the first slider", async ({ page }) => {
  await signInAsNewcomer(page);
  await page.request.post("/api/user/consents", { data: { moodData: false } });
  await page.goto("/sliders");
  await page
    .getByRole("button", { name: /^I agree/ })
    .first()
    .click();
  await expect(page.getByRole("slider").first()).toBeFocused();
});

test("'Start Free Trial' opens on creating an account", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  for (const link of await page.getByRole("link", { name: "Start Free Trial" }).all())
    expect(await link.getAttribute("href")).toBe("/auth?tab=create-account");
  await page.getByRole("link", { name: "Start Free Trial" }).first().click();
  await expect(page.getByRole("tab", { name: "Create Account" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("button", { name: "Create Account", exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("tab", { name: "Create Account" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
});

test("the calendar is as high in a month of six weeks as in any other", async ({ page }) => {
  await signInAsMaya(page);
  await page.goto("/");
  const heights = new Set<number>();
  for (let month = 0; month < 12; month++) {
    heights.add(await page.locator("table.cal").evaluate((table) => table.getBoundingClientRect().height));
    await page.getByRole("button", { name: "Previous month" }).click();
  }
  expect([...heights]).toHaveLength(1);
});

test("a toast waits until a dialog is closed, and stands under the head of the page", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAsMaya(page);
  await page.goto("/favorites");
  await page
    .getByRole("button", { name: /^Share/ })
    .first()
    .click();
  const toast = page.locator(".toast");
  await expect(toast).toBeVisible();
  await toast.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
  const head = await page.locator("header.top").boundingBox();
  const box = await toast.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(PHONE.height / 2);
  await page.getByRole("button", { name: "Need help now?" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(toast).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(toast).toBeVisible();
});

test.describe("on another device", () => {
  test.use({ hasChosenCookies: false });

  test("a member whose choice about cookies is on record is asked again nowhere", async ({
    page,
    browser,
    app,
  }) => {
    const { email, password } = await signInAsNewcomer(page);
    await page.request.post("/api/gdpr/cookie-consent", {
      data: { necessary: true, analytics: false, marketing: false, preferences: false },
    });
    const paths = ["/subscription", "/settings", "/email-preferences"];
    const others = paths.map(async (path) => {
      const context = await browser.newContext({ baseURL: app.url });
      const other = await context.newPage();
      await other.request.post("/api/auth/login", { data: { email, password } });
      await other.goto(path);
      await hydrated(other);
      await other.waitForTimeout(1_500);
      await expect(other.getByRole("region", { name: "Cookies: your choice" }), path).toHaveCount(0);
      await context.close();
    });
    await Promise.all(others);
  });
});
