import type { Locator } from "@playwright/test";
import { signInAsMaya } from "../support/people";
import { fail } from "../support/states";
import { expect, test } from "../support/test";

test("access that ends says so, on going back shows nothing of what was there, and leads to sign-in, where it is said once more", async ({
  page,
  brokenOnPurpose,
}) => {
  const reason = "payment_failed";
  const notice = "Payment FailedWe couldn't process your payment. Please update your payment method.";
  await signInAsMaya(page);
  await page.goto("/favorites");
  const words = (await page.locator("main blockquote").first().textContent()) ?? "";
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Home", exact: true })
    .click();
  await expect(page.getByRole("button", { name: "Previous month" })).toBeVisible();
  brokenOnPurpose.add("/api/user/calendar");
  await fail(page, "/api/user/calendar", 403, { requiresAuth: true, reason, message: "" });
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(page.locator(".toast.bad")).toHaveText(notice);
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
  await expect(page.locator(".toast.bad")).toHaveText(notice);
  expect(await page.evaluate(() => sessionStorage.getItem("seen"))).toBeNull();
});

test("toasts come one at a time, are reached by F8, and go by Escape or a swipe to the right, but not by a short one", async ({
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAsMaya(page);
  await page.goto("/favorites");
  const toast = page.locator(".toast");
  const share = page.getByRole("button", { name: /^Share/ }).first();
  await share.click();
  await expect(toast).toHaveText("Quote CopiedQuote copied to clipboard.");
  await toast.evaluate((it) => it.setAttribute("data-before", ""));
  await share.click();
  await expect(page.locator(".toast:not([data-before])")).toBeVisible();
  expect(await toast.count()).toBe(1);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /F8/ })).toContainText("Quote Copied");
  expect(await page.evaluate(() => document.activeElement?.closest(".toasts, [role=region]") !== null)).toBe(
    true,
  );
  // The one before may just be leaving, and hear the key.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(toast).toHaveCount(0, { timeout: 500 });
  }).toPass();

  await share.click();
  await expect(toast).toBeVisible();
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
  await atRest(toast);
  expect(await toast.count()).toBe(1);
  await swipe(120);
  await expect(toast).toHaveCount(0, { timeout: 1_000 });
});

/** Once its animations have ended; soon, or not at all where it has gone. */
function atRest(toast: Locator): Promise<unknown> {
  return toast.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)), undefined, {
    timeout: 1_000,
  });
}
