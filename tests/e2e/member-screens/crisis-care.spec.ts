import type { Page } from "@playwright/test";
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
    await open(page, HEAVY);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.getByRole("slider", { name: "Sleep", exact: true }).press("ArrowLeft");
      const answer = await hold(page, "/api/quotes/generate");
      await press(page);
      await expect(panelOf(page)).toBeVisible({ timeout: 500 });
      expect(await isFirstInSight(page)).toBe(true);
      await expect(panelOf(page).getByRole("link").first()).toHaveText("Samaritans 116 123");
      await expect(page.locator("blockquote")).toHaveCount(0);

      answer();
      await expect(page.locator("blockquote")).toBeVisible();
      expect(await isFirstInSight(page)).toBe(true);
      const panel = await panelOf(page).boundingBox();
      const words = await page.locator("blockquote").boundingBox();
      expect(panel?.y).toBeLessThan(words?.y ?? 0);
      await expect(page.getByText(/^You rated/)).toHaveCount(0);
      await expect(page.locator(".toast")).toHaveCount(0);
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
    await open(page, HEAVY);
    brokenOnPurpose.add("/api/quotes/generate");
    await fail(page, "/api/quotes/generate", 503, { message: "No words just now." });
    await expectPanelWith(page, "No words just now.");

    await mend(page, "/api/quotes/generate");
    // What waits on the device asks for its key until it gets through.
    brokenOnPurpose.add("/api/user/device-key");
    // What the links fetch ahead has come.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await expectPanelWith(page, "Kept on this device");
  });
});

/** Presses at both sizes: each time the panel is there, with what became of the words said in its own place. */
async function expectPanelWith(page: Page, said: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.getByRole("slider").first().focus();
    await press(page);
    await expect(page.getByText(said)).toBeVisible();
    await expect(panelOf(page)).toBeVisible();
    expect(await isFirstInSight(page)).toBe(true);
    await expect(page.locator(".toast")).toHaveCount(0);
  }
}

test.describe("in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("'I know these numbers' folds the panel for the member, whatever device they come with, until they unfold it", async ({
    page,
  }) => {
    await open(page, HEAVY, "America/New_York");
    await press(page);
    await expect(panelOf(page).getByRole("link").first()).toHaveText("Call 988");
    const stored = page.waitForResponse("**/api/user/crisis-lines");
    await panelOf(page).getByRole("button", { name: "I know these numbers" }).click();
    await expect(panelOf(page).getByRole("link")).toHaveText(["Call 988"]);
    await expect(panelOf(page).getByRole("button")).toBeFocused();
    await stored;

    // Another device of theirs has nothing of this one but the session.
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto("/progress");
    await page.locator(".entry-summary").first().click();
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
