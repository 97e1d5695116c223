import type { Locator, Page } from "@playwright/test";
import { signInAsNewcomer } from "../support/people";
import { fail, hold, mend } from "../support/states";
import { expect, test } from "../support/test";

const HEAVY = { Hope: "Home", Purpose: "Home", Anxiety: "End" };
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

async function open(page: Page, ratings: Record<string, string>, timeZone = "Europe/London"): Promise<void> {
  await signInAsNewcomer(page);
  await page.request.patch("/api/user/time-zone", { data: { timeZone } });
  await page.goto("/sliders");
  for (const [name, key] of Object.entries(ratings)) {
    await page.getByRole("slider", { name, exact: true }).focus();
    await page.keyboard.press(key);
  }
}

const press = (page: Page) => page.getByRole("button", { name: "Generate My Quote" }).click();
const panelOf = (page: Page) => page.getByRole("region", { name: "People to talk to" });

/** Whether every corner of a link is on screen, with nothing over it. */
async function isWhollyInSight(link: Locator): Promise<boolean> {
  return link.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
    return corners.every(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (element.contains(there) || there.contains(element));
    });
  });
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport, timezoneId: "Europe/London" });

    test("the panel stands at the press, before any answer, above the words, and stays with its day in Progress, its first number in sight", async ({
      page,
    }) => {
      await open(page, HEAVY);
      const answer = await hold(page, "/api/quotes/generate");
      await press(page);
      await expect(panelOf(page)).toBeVisible({ timeout: 500 });
      expect(await isWhollyInSight(panelOf(page).getByRole("link").first())).toBe(true);
      await expect(panelOf(page).getByRole("link").first()).toHaveText("Samaritans 116 123");
      await expect(page.locator("blockquote")).toHaveCount(0);

      answer();
      await expect(page.locator("blockquote")).toBeVisible();
      expect(await isWhollyInSight(panelOf(page).getByRole("link").first())).toBe(true);
      const panel = await panelOf(page).boundingBox();
      const words = await page.locator("blockquote").boundingBox();
      expect(panel?.y).toBeLessThan(words?.y ?? 0);
      await expect(page.getByText(/^You rated/)).toHaveCount(0);
      await expect(page.locator(".toast")).toHaveCount(0);

      const today = await page.evaluate(() => new Intl.DateTimeFormat("en-CA").format(new Date()));
      await page.goto(`/progress?date=${today}`);
      await expect(panelOf(page)).toHaveCount(1);
      expect(await isWhollyInSight(panelOf(page).getByRole("link").first())).toBe(true);
    });

    test("the panel stands without a connection and when the writing fails, and says so without a toast", async ({
      page,
      context,
      brokenOnPurpose,
    }) => {
      await open(page, HEAVY);
      brokenOnPurpose.add("/api/quotes/generate");
      await fail(page, "/api/quotes/generate", 503, { message: "No words just now." });
      await press(page);
      await expect(page.getByText("No words just now.")).toBeVisible();
      await expect(panelOf(page)).toBeVisible();
      expect(await isWhollyInSight(panelOf(page).getByRole("link").first())).toBe(true);

      await mend(page, "/api/quotes/generate");
      // What waits on the device asks for its key until it gets through.
      brokenOnPurpose.add("/api/user/device-key");
      // What the links fetch ahead has come.
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await press(page);
      await expect(page.getByText("Kept on this device")).toBeVisible();
      expect(await isWhollyInSight(panelOf(page).getByRole("link").first())).toBe(true);
      await expect(page.locator(".toast")).toHaveCount(0);
    });
  });
}

test.describe("in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("'I know these numbers' folds the panel for the member, on every device, until they unfold it", async ({
    page,
    browser,
    app,
  }) => {
    await open(page, HEAVY, "America/New_York");
    await press(page);
    await expect(panelOf(page).getByRole("link").first()).toHaveText("Call 988");
    const stored = page.waitForResponse("**/api/user/crisis-lines");
    await panelOf(page).getByRole("button", { name: "I know these numbers" }).click();
    await expect(panelOf(page).getByRole("link")).toHaveText(["Call 988"]);
    await expect(panelOf(page).getByRole("button")).toBeFocused();
    await stored;

    const elsewhere = await browser.newContext({
      baseURL: app.url,
      storageState: await page.context().storageState(),
    });
    const other = await elsewhere.newPage();
    await other.goto("/progress");
    await other.locator(".entry-summary").first().click();
    await expect(panelOf(other).getByRole("link")).toHaveText(["Call 988"]);
    await panelOf(other).getByRole("button", { name: "Show all numbers" }).click();
    await expect(panelOf(other).getByRole("link", { name: "Samaritans 116 123" })).toHaveCount(2);
    await elsewhere.close();
  });

  test("a visitor finds their own lines first, everywhere that they stand", async ({ page }) => {
    for (const path of ["/", "/about", "/faq#crisis", "/terms", "/privacy"]) {
      await page.goto(path);
      await expect(page.getByRole("contentinfo").locator(".crisis-line b").nth(1)).toHaveText(
        "US and Canada:",
      );
      if (path !== "/faq#crisis")
        await expect(page.locator("main .crisis-lines").first().getByRole("link").first()).toHaveText(
          "Call 988",
        );
    }
    await page.goto("/faq#crisis");
    await expect(page.locator("#crisis .crisis-lines").getByRole("link").first()).toHaveText("Call 988");
    await page.getByRole("button", { name: "Need help now?" }).first().click();
    await expect(page.getByRole("dialog").getByRole("link").first()).toHaveText("Call 988");
  });
});

test("an ordinary day has neither panel nor line; a harder one the line, under the words, which opens the numbers", async ({
  page,
}) => {
  await open(page, {});
  await press(page);
  const words = page.locator("blockquote");
  await expect(words).toBeVisible();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.getByText("If it gets heavier")).toHaveCount(0);

  await page.getByRole("slider", { name: "Hope", exact: true }).press("Home");
  await press(page);
  const line = page.getByRole("button", { name: "If it gets heavier, there are people to talk to." });
  await expect(line).toBeVisible();
  await expect(words).toBeVisible();
  await expect(panelOf(page)).toHaveCount(0);
  expect((await line.boundingBox())?.y).toBeGreaterThan((await words.boundingBox())?.y ?? 0);
  await line.click();
  await expect(page.getByRole("dialog", { name: "Need help now?" })).toBeVisible();
});
