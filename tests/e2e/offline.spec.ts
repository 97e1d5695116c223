import type { Page } from "@playwright/test";
import { OPENED_KEY } from "@/lib/opening-script";
import { agreeToCheckIn, register, startTrial } from "./support/people";
import { expect, test } from "./support/test";

test.use({ serviceWorkers: "allow" });

/** Resolves once the service worker has this page. */
function workerReady(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
    });
  });
}

const keptOf = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    cached: (
      await Promise.all(
        (
          await caches.keys()
        ).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      )
    ).flat(),
  }));

test("a check-in waits on the device, is sent once when the connection is back, and nothing is left after sign-out", async ({
  page,
  context,
  app,
  brokenOnPurpose,
}) => {
  brokenOnPurpose.add(app.url);
  await checkInOffline(page, "train@example.com");

  await page.goto("/progress");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await page.getByRole("slider", { name: "Sleep", exact: true }).focus();
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Keep my check-in" }).click();
  await expect(page.getByText("Your check-in is kept on this device, encrypted.")).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText("Your Progress Journey")).toBeVisible();
  const stats = async () =>
    (await (await page.request.get("/api/user/stats")).json()) as { totalEntries: number };
  await expect.poll(async () => (await stats()).totalEntries).toBe(2);
  await page.reload();
  await expect(page.getByText("Your Progress Journey")).toBeVisible();
  expect((await stats()).totalEntries).toBe(2);

  await page.goto("/");
  await page.getByRole("link", { name: "Log out" }).click();
  await expectNothingLeft(page);
});

test("deleting the account leaves nothing on the device either", async ({
  page,
  context,
  app,
  brokenOnPurpose,
}) => {
  brokenOnPurpose.add(app.url);
  await checkInOffline(page, "ferry@example.com");
  expect((await keptOf(page)).databases).not.toEqual([]);

  await context.setOffline(false);
  await page.goto("/email-preferences");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete Your Account" }).click();
  await expectNothingLeft(page);
});

/** A new member whose first check-in waits on the device; the connection stays away. */
async function checkInOffline(page: Page, email: string): Promise<void> {
  await page.goto("/");
  await register(page, email, "warm bread and rain");
  await startTrial(page);
  await agreeToCheckIn(page);
  await workerReady(page);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  await expect(page.getByText("Kept on this device", { exact: true })).toBeVisible();
}

/** Waits for the landing page, to which whoever leaves comes. */
async function expectNothingLeft(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Track.");
  const left = await keptOf(page);
  expect(left.databases).toEqual([]);
  expect(left.session).toEqual([OPENED_KEY]);
  expect(left.local).toEqual([]);
  const files = /\/(_next\/static|art|icons)\/|\/offline(\?|$)/;
  expect(left.cached.filter((url) => !files.test(url))).toEqual([]);
}
