import type { Page } from "@playwright/test";
import { signInAsNewcomer } from "../support/people";
import { fail, hold, mend } from "../support/states";
import { expect, test } from "../support/test";

const GROUPS = {
  "Emotional & Mental State": ["Stress", "Confidence", "Focus", "Motivation", "Anxiety"],
  "Social & Relationships": ["Connection", "Support system"],
  "Purpose & Direction": ["Purpose", "Progress", "Hope"],
  "Physical Wellbeing": ["Sleep", "Comfort"],
  "Daily Context": ["Challenge level", "Gratitude", "Urgency"],
};
const GENERATE = "/api/quotes/generate";

test.beforeEach(async ({ page }) => {
  await signInAsNewcomer(page);
});

test("the check-in has fifteen sliders in five groups, each at 3, which keep from 1 to 5 and say it in words", async ({
  page,
}) => {
  await page.goto("/sliders");
  await expect(page).toHaveTitle("You | Hearten - Mental Health Support");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You");
  await expect(page.getByRole("slider")).toHaveCount(15);
  for (const [group, names] of Object.entries(GROUPS)) {
    const sliders = page.getByRole("group", { name: group }).getByRole("slider");
    await expect(sliders).toHaveCount(names.length);
    for (const name of names) {
      const slider = page.getByRole("group", { name: group }).getByRole("slider", { name, exact: true });
      expect(
        await slider.evaluate((range) => ["min", "max", "step"].map((key) => range.getAttribute(key))),
      ).toEqual(["1", "5", "1"]);
      await expect(slider).toHaveAttribute("aria-valuetext", /^3 of 5, /);
    }
  }

  const sleep = page.getByRole("slider", { name: "Sleep", exact: true });
  await sleep.focus();
  for (const [key, said] of [
    ["ArrowLeft", "2 of 5, poor"],
    ["Home", "1 of 5, very poor"],
    ["ArrowLeft", "1 of 5, very poor"],
    ["End", "5 of 5, restful"],
    ["ArrowRight", "5 of 5, restful"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(sleep).toHaveAttribute("aria-valuetext", said);
  }
});

test("the time of day is that of the member's clock until they choose", async ({ page }) => {
  for (const [hour, name] of [
    [8, "Morning"],
    [14, "Afternoon"],
    [22, "Evening"],
  ] as const) {
    await page.clock.setFixedTime(new Date(2026, 10, 21, hour));
    await page.goto("/sliders");
    await expect(page.getByRole("radio", { name }), `at ${hour}`).toBeChecked();
  }
});

test("while the words are written the button and a card say so; then they stand with their acts, and a favorite that can't be kept says so", async ({
  page,
  brokenOnPurpose,
}) => {
  await page.goto("/sliders");
  const release = await hold(page, GENERATE);
  await generate(page);
  await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
  await expect(page.getByText("Crafting your quote...")).toBeVisible();
  release();
  await expect(page.locator("blockquote")).toBeVisible();
  await expect(page.getByText("Support Message Ready!").first()).toBeVisible();
  await expect(page.getByText("Personalized for you")).toBeVisible();
  await expect(page.getByText("Crafting your quote...")).toBeHidden();

  const saving = await hold(page, "/api/quotes/");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  saving();
  await expect(page.getByRole("button", { name: "Saved" })).toBeEnabled();
  await expect(page.getByText("Added to favorites").first()).toBeVisible();
  await page.getByRole("button", { name: "Saved" }).click();
  await expect(page.getByText("Removed from favorites").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();

  brokenOnPurpose.add("/favorite");
  await mend(page, "/api/quotes/");
  await fail(page, "/api/quotes/");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectToast(page, "Error", "Failed to update favorite status.");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
  [1280, 500],
  [640, 430],
] as const) {
  test(`the toast that announces the words doesn't lie over them, at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/sliders");
    await page.getByRole("slider").last().press("End");
    await generate(page);
    const toast = page.locator(".toast").filter({ hasText: "Support Message Ready!" });
    const words = page.locator("blockquote");
    await expect(words).toBeVisible();
    await expect
      .poll(async () => {
        const [over, under] = [await toast.boundingBox(), await words.boundingBox()];
        return over && under && over.y + over.height <= under.y && under.y < height;
      })
      .toBe(true);
  });
}

test("words that fail say so, in the server's words where it has some, and lose nothing", async ({
  page,
  brokenOnPurpose,
}) => {
  brokenOnPurpose.add(GENERATE);
  await page.goto("/sliders");
  await page.getByRole("slider", { name: "Hope", exact: true }).press("End");
  await fail(page, GENERATE);
  await generate(page);
  await expectToast(page, "Generation Failed", "Failed to generate support message. Please try again.");
  await mend(page, GENERATE);
  await fail(page, GENERATE, 503, { message: "No words just now." });
  await generate(page);
  await expectToast(page, "Generation Failed", "No words just now.");
  await mend(page, GENERATE);
  await expect(page.getByRole("slider", { name: "Hope", exact: true })).toHaveValue("5");
  await generate(page);
  await expect(page.locator("blockquote")).toBeVisible();
});

test("sharing takes the system's sheet, else the clipboard; a closed sheet says nothing", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared, sheet: "open" });
    const share = async (data: unknown) => {
      if (Reflect.get(window, "sheet") === "closed") throw new DOMException("closed", "AbortError");
      if (Reflect.get(window, "sheet") === "none") throw new TypeError("no sheet");
      shared.push(data);
    };
    const writeText = async () => {
      if (Reflect.get(window, "board") === "none") throw new DOMException("no", "NotAllowedError");
    };
    Object.defineProperty(navigator, "share", { value: share });
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  });
  await page.goto("/sliders");
  await generate(page);
  const words = (await page.locator("blockquote").textContent()) ?? "";
  await expect(page.locator(".toast")).toHaveCount(0, { timeout: 4_000 });
  const share = page.getByRole("button", { name: "Share" });
  await share.click();
  expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual([{ text: words }]);
  await page.evaluate(() => Object.assign(window, { sheet: "closed" }));
  await share.click();
  await expect(page.locator(".toast")).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { sheet: "none" }));
  await share.click();
  await expectToast(page, "Copied!", "Quote copied to clipboard.");
  await page.evaluate(() => Object.assign(window, { board: "none" }));
  await share.click();
  await expectToast(page, "Share Failed", "Unable to share quote. Please try again.");
});

test("an unfinished check-in is still there after a reload, and gone once it is sent", async ({ page }) => {
  await page.goto("/sliders");
  await page.getByRole("slider", { name: "Stress", exact: true }).press("End");
  await page.getByRole("radio", { name: "Afternoon" }).check({ force: true });
  await page.reload();
  await expect(page.getByRole("slider", { name: "Stress", exact: true })).toHaveValue("5");
  await expect(page.getByRole("radio", { name: "Afternoon" })).toBeChecked();
  await generate(page);
  await expect(page.locator("blockquote")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("slider", { name: "Stress", exact: true })).toHaveValue("3");
});

test("on a phone the button is in reach once something was moved, above the bar and covered by nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/sliders");
  const button = page.getByRole("button", { name: "Generate My Quote" });
  await expect(button).not.toBeInViewport();
  await page.getByRole("slider", { name: "Stress", exact: true }).press("ArrowRight");
  await expect(button).toBeInViewport({ ratio: 1 });
  const isOnTop = () =>
    button.evaluate((node) => {
      const { left, width, bottom } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + width / 2, bottom - 2));
    });
  expect(await isOnTop()).toBe(true);
  // No slider that has the focus lies under it.
  for (const slider of await page.getByRole("slider").all()) {
    await slider.focus();
    const [range, above] = [await slider.boundingBox(), await button.boundingBox()];
    const isBelow = (range?.y ?? 0) >= (above?.y ?? 0) + (above?.height ?? 0);
    expect(isBelow || (range?.y ?? 0) + (range?.height ?? 0) <= (above?.y ?? 0) + 1).toBe(true);
  }
  await button.click();
  await expect(page.locator("blockquote")).toBeInViewport();
});

function generate(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Generate My Quote" }).click();
}

async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await expect(page.locator(".toast")).toHaveText(`${title}${text}`);
}
