import type { Page } from "@playwright/test";
import { signInAsNewcomer } from "../support/people";
import { expect, test } from "../support/test";

test.beforeEach(async ({ page }) => {
  await signInAsNewcomer(page);
});

test("the toast that announces the words doesn't lie over them, on narrow, wide and low windows", async ({
  page,
}) => {
  const toast = page.locator(".toast").filter({ hasText: "Support Message Ready!" });
  const words = page.locator("blockquote");
  for (const [width, height, key] of [
    [390, 844, "End"],
    [1280, 800, "Home"],
    [1280, 500, "End"],
    [640, 430, "Home"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/sliders");
    await page.getByRole("slider").last().press(key);
    await generate(page);
    await expect(words).toBeVisible();
    await expect
      .poll(
        async () => {
          const over = await toast.boundingBox({ timeout: 1_000 });
          const under = await words.boundingBox();
          return over && under && over.y + over.height <= under.y && under.y < height;
        },
        { message: `${width}×${height}` },
      )
      .toBe(true);
  }
});

test("an unfinished check-in is still there after a reload, and gone once it is sent; its time of day is the clock's until one is chosen", async ({
  page,
}) => {
  const at = (hour: number) => page.clock.setFixedTime(new Date().setHours(hour, 0, 0, 0));
  const stress = page.getByRole("slider", { name: "Stress", exact: true });
  await at(8);
  await page.goto("/sliders");
  await expect(page).toHaveTitle("You | Hearten - Mental Health Support");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You");
  await expect(page.getByRole("radio", { name: "Morning" })).toBeChecked();
  await stress.press("End");
  await page.getByRole("radio", { name: "Afternoon" }).check({ force: true });
  await page.reload();
  await expect(stress).toHaveValue("5");
  await expect(page.getByRole("radio", { name: "Afternoon" })).toBeChecked();
  await generate(page);
  await expect(page.locator("blockquote")).toBeVisible();
  await at(22);
  await page.reload();
  await expect(stress).toHaveValue("3");
  await expect(page.getByRole("radio", { name: "Evening" })).toBeChecked();
});

test("on a phone the button is in reach once something was moved, above the bar and covered by nothing, and what a press opens beneath the words comes clear of the bar", async ({
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

  for (const [opener, last] of [
    ["Not quite", "Another one"],
    ["Add a line for yourself", "Save line"],
  ] as const) {
    // The opener itself stands at the lowest place that can be pressed.
    await page
      .getByRole("button", { name: opener })
      .evaluate((button) => button.scrollIntoView({ block: "end" }));
    await page.getByRole("button", { name: opener }).click();
    await expect.poll(() => isClear(page, last)).toBe(true);
  }
});

function generate(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Generate My Quote" }).click();
}

async function isClear(page: Page, name: string): Promise<boolean> {
  const [button, bar] = [page.getByRole("button", { name }), page.locator("nav.bar")];
  const [lower, upper] = await Promise.all([button.boundingBox(), bar.boundingBox()]);
  return lower !== null && upper !== null && lower.y + lower.height <= upper.y;
}
