import { CONSENT_MARK } from "@/lib/consent/consent-mark";
import { signInAsMaya, signInAsNewcomer } from "../support/people";
import { expect, test } from "../support/test";

const PHONE = { width: 390, height: 844 };

test("on Home nothing of the bar lies outside of its own box, and the calendar is as high in a month of six weeks as in any other", async ({
  page,
}) => {
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

  await page.setViewportSize({ width: 1280, height: 720 });
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

  test("a member whose choice about cookies is on record is known to have chosen on every screen", async ({
    page,
    context,
  }) => {
    await signInAsNewcomer(page);
    await page.request.post("/api/gdpr/cookie-consent", {
      data: { necessary: true, analytics: false, marketing: false, preferences: false },
    });
    for (const path of ["/subscription", "/settings", "/email-preferences"]) {
      await context.clearCookies({ name: CONSENT_MARK });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect
        .poll(async () => (await context.cookies()).map(({ name }) => name), path)
        .toContain(CONSENT_MARK);
    }
  });
});
