import type { Page } from "@playwright/test";
import { signInAsMaya } from "../support/people";
import { fail } from "../support/states";
import { expect, test } from "../support/test";

test("access that ends says so and leads to sign-in after two seconds", async ({ page, brokenOnPurpose }) => {
  const reason = "payment_failed";
  const words = "Payment FailedWe couldn't process your payment. Please update your payment method.";
  await signInAsMaya(page);
  await page.clock.install();
  await page.goto("/");
  brokenOnPurpose.add("/api/user/calendar");
  await fail(page, "/api/user/calendar", 403, { requiresAuth: true, reason, message: "" });
  let isLeft = false;
  const left = page.waitForRequest((request) => new URL(request.url()).pathname === "/auth");
  void left.then(() => {
    isLeft = true;
  });
  const failed = page.waitForResponse(/\/api\/user\/calendar/);
  await page.getByRole("button", { name: "Previous month" }).click();
  await failed;
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 300));
  await page.clock.runFor(100);
  await expect(page.locator(".toast.bad")).toHaveText(words);
  await page.clock.runFor(500);
  expect(isLeft).toBe(false);
  await page.clock.runFor(1_500);
  await left;
  await page.waitForEvent("load");
  await page.clock.resume();
  await expect(page.locator(".toast.bad")).toHaveText(words);
  await page.clock.fastForward(3_500);
  await expect(page.locator(".toast.bad")).toHaveCount(1);
  await page.clock.fastForward(1_500);
  await expect(page.locator(".toast.bad")).toHaveCount(0, { timeout: 2_000 });
});

test("going back while access ends shows nothing of what was there", async ({ page, brokenOnPurpose }) => {
  await signInAsMaya(page);
  await page.goto("/favorites");
  const words = (await page.locator("main blockquote").first().textContent()) ?? "";
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Home", exact: true })
    .click();
  await expect(page.getByRole("button", { name: "Previous month" })).toBeVisible();
  brokenOnPurpose.add("/api/user/calendar");
  await fail(page, "/api/user/calendar", 403, { requiresAuth: true, reason: "trial_expired", message: "" });
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(page.locator(".toast.bad")).toBeVisible();
  const left = page.waitForRequest((request) => new URL(request.url()).pathname === "/auth", {
    timeout: 1_500,
  });
  await page.evaluate((hidden) => {
    const shown = () => document.querySelector("main")?.textContent?.includes(hidden);
    const look = () => shown() && sessionStorage.setItem("seen", "yes");
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    history.back();
  }, words);
  await left;
  await page.waitForEvent("load");
  expect(await page.evaluate(() => sessionStorage.getItem("seen"))).toBeNull();
});

test("toasts come one at a time, and F8 leads to them", async ({ page }) => {
  await openWithToast(page);
  await page
    .getByRole("button", { name: /^Share/ })
    .first()
    .click();
  await expect(page.locator(".toast")).toHaveCount(1);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /F8/ })).toContainText("Quote Copied");
  expect(await page.evaluate(() => document.activeElement?.closest(".toasts, [role=region]") !== null)).toBe(
    true,
  );
  // The one before may just be leaving, and hear the key.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(page.locator(".toast")).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test("a toast stays five seconds", async ({ page }) => {
  await page.clock.install();
  await openWithToast(page);
  await expect(page.locator(".toast")).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(3_500);
  await expect(page.locator(".toast")).toHaveCount(1);
  await page.clock.fastForward(1_500);
  await expect(page.locator(".toast")).toHaveCount(0, { timeout: 1_500 });
});

test("a toast is swiped away to the right, and comes back from a shorter swipe", async ({ page }) => {
  await openWithToast(page);
  const toast = page.locator(".toast");
  const box = await toast.boundingBox();
  if (!box) throw new Error("The toast has no place.");
  expect(box.width).toBeLessThanOrEqual(420);
  const swipe = async (by: number) => {
    await page.mouse.move(box.x + 40, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 40 + by, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
  };
  await swipe(35);
  await expect(toast).toBeVisible();
  await swipe(120);
  await expect(toast).toHaveCount(0, { timeout: 1_000 });
});

async function openWithToast(page: Page): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAsMaya(page);
  await page.goto("/favorites");
  await page
    .getByRole("button", { name: /^Share/ })
    .first()
    .click();
  await expect(page.locator(".toast")).toHaveText("Quote CopiedQuote copied to clipboard.");
}
