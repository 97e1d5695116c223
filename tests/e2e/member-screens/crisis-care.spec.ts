import type { Page } from "@playwright/test";
import { signInAsNewcomer } from "../support/people";
import { fail, hold, mend } from "../support/states";
import { expect, test } from "../support/test";

const HEAVY = { Hope: "Home", Purpose: "Home", Anxiety: "End" };
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

async function signInFrom(page: Page, timeZone: string): Promise<void> {
  await signInAsNewcomer(page);
  await page.request.patch("/api/user/time-zone", { data: { timeZone } });
}

/** Opens the check-in anew, with nothing of a press before it, and rates. */
async function open(page: Page, ratings: Record<string, string>): Promise<void> {
  await page.goto("/sliders");
  await rate(page, ratings);
}

async function rate(page: Page, ratings: Record<string, string>): Promise<void> {
  for (const [name, key] of Object.entries(ratings)) {
    await page.getByRole("slider", { name, exact: true }).focus();
    await page.keyboard.press(key);
  }
}

const press = (page: Page) => page.getByRole("button", { name: "Generate My Quote" }).click();
const panelOf = (page: Page) => page.getByRole("region", { name: "People to talk to" });

/** Whether every corner of the panel's first number is on screen, with nothing over it. */
async function isFirstInSight(page: Page): Promise<boolean> {
  return panelOf(page)
    .getByRole("link")
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
      return corners.every(([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (element.contains(there) || there.contains(element));
      });
    });
}

test.describe("in London", () => {
  test.use({ timezoneId: "Europe/London" });

  test("the panel stands at the press, before any answer, above the words, and stays with its day in Progress, its first number in sight on a phone and on a wide screen", async ({
    page,
  }) => {
    await signInFrom(page, "Europe/London");
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await open(page, HEAVY);
      const answer = await hold(page, "/api/quotes/generate");
      await press(page);
      await expect(panelOf(page)).toBeVisible({ timeout: 500 });
      expect(await isFirstInSight(page)).toBe(true);
      await expect(panelOf(page).getByRole("link").first()).toHaveText("Samaritans 116 123");
      await expect(page.locator("blockquote")).toHaveCount(0);

      answer();
      await expect(page.locator("blockquote")).toBeVisible();
      expect(await page.locator(".toast").count()).toBe(0);
      expect(await isFirstInSight(page)).toBe(true);
      const panel = await panelOf(page).boundingBox();
      const words = await page.locator("blockquote").boundingBox();
      expect(panel?.y).toBeLessThan(words?.y ?? 0);
      await expect(page.getByText(/^You rated/)).toHaveCount(0);
      await mend(page, "/api/quotes/generate");
    }

    const today = await page.evaluate(() => new Intl.DateTimeFormat("en-CA").format(new Date()));
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(`/progress?date=${today}`);
      await expect(panelOf(page)).toHaveCount(1);
      expect(await isFirstInSight(page)).toBe(true);
    }
  });

  test("the panel stands without a connection and when the writing fails, on a phone and on a wide screen, and says so without a toast", async ({
    page,
    context,
    brokenOnPurpose,
  }) => {
    await signInFrom(page, "Europe/London");
    brokenOnPurpose.add("/api/quotes/generate");
    await fail(page, "/api/quotes/generate", 503, { message: "No words just now." });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await open(page, HEAVY);
      await expectPanelWith(page, "No words just now.");
    }

    await mend(page, "/api/quotes/generate");
    await open(page, HEAVY);
    // What waits on the device asks for its key until it gets through.
    brokenOnPurpose.add("/api/user/device-key");
    // What the links fetch ahead has come.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    // Nothing is opened anew without a connection: the first press is seen wide.
    for (const size of SIZES.toReversed()) {
      await page.setViewportSize(size);
      await expectPanelWith(page, "Kept on this device");
    }
  });
});

/** Presses: the panel is there, with what became of the words said in its own place. */
async function expectPanelWith(page: Page, said: string): Promise<void> {
  await page.getByRole("slider").first().focus();
  await press(page);
  await expect(page.getByText(said)).toBeVisible();
  expect(await page.locator(".toast").count()).toBe(0);
  await expect(panelOf(page)).toBeVisible();
  expect(await isFirstInSight(page)).toBe(true);
}

test.describe("in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("'I know these numbers' folds the panel for the member, whatever device they come with, until they unfold it; a less heavy moment has one line under its words that opens them", async ({
    page,
  }) => {
    await signInFrom(page, "America/New_York");
    await open(page, HEAVY);
    await press(page);
    await expect(panelOf(page).getByRole("link").first()).toHaveText("Call 988");
    const stored = page.waitForResponse("**/api/user/crisis-lines");
    await panelOf(page).getByRole("button", { name: "I know these numbers" }).click();
    await expect(panelOf(page).getByRole("link")).toHaveText(["Call 988"]);
    await expect(panelOf(page).getByRole("button")).toBeFocused();
    await stored;

    await rate(page, { Purpose: "End", Anxiety: "Home" });
    await press(page);
    const line = page.getByRole("button", { name: "If it gets heavier, there are people to talk to." });
    await expect(line).toBeVisible();
    await expect(panelOf(page)).toHaveCount(0);
    const words = await page.locator("blockquote").boundingBox();
    expect((await line.boundingBox())?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
    await line.click();
    const numbers = page.getByRole("dialog", { name: "Need help now?" });
    await expect(numbers.getByRole("link").first()).toHaveText("Call 988");
    await expect(page).toHaveURL(/\/sliders$/);

    // Another device of theirs has nothing of this one but the session.
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto("/progress");
    await page.locator(".entry-summary").last().click();
    await expect(panelOf(page).getByRole("link")).toHaveText(["Call 988"]);
    await panelOf(page).getByRole("button", { name: "Show all numbers" }).click();
    await expect(panelOf(page).getByRole("link", { name: "Samaritans 116 123" })).toHaveCount(2);
  });

  test("a visitor finds their own lines first, everywhere that they stand", async ({ page }) => {
    for (const [path, place] of [
      ["/", "main"],
      ["/about", "main"],
      ["/privacy", "main"],
      ["/faq#crisis", "#crisis"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("contentinfo").locator(".crisis-line b").nth(1)).toHaveText(
        "US and Canada:",
      );
      const lines = page.locator(`${place} .crisis-lines`).first();
      await expect(lines.getByRole("link").first()).toHaveText("Call 988");
    }
    await page.getByRole("button", { name: "Need help now?" }).first().click();
    await expect(page.getByRole("dialog").getByRole("link").first()).toHaveText("Call 988");
  });
});
