import type { Page } from "@playwright/test";
import { signInAsNewcomer } from "../support/people";
import { expect, test } from "../support/test";

test.beforeEach(async ({ page }) => {
  await signInAsNewcomer(page);
  await page.goto("/sliders");
});

const words = (page: Page) => page.locator("blockquote");

async function generate(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  await expect(words(page)).toBeVisible();
  return (await words(page).textContent()) ?? "";
}

test("another text comes three times for the same entry, by its own button and by 'Generate My Quote'", async ({
  page,
}) => {
  await page.getByRole("slider", { name: /^Sleep/ }).press("ArrowLeft");
  const read = [await generate(page)];
  for (const again of ["Another one", "Generate My Quote", "Another one"]) {
    if (again === "Another one") await page.getByRole("button", { name: "Not quite" }).click();
    await page.getByRole("button", { name: again }).click();
    // What was pressed may be gone: the focus is with the words, not at the page's beginning.
    await expect(page.locator("body")).not.toBeFocused();
    await expect(words(page)).not.toHaveText(read.at(-1) ?? "");
    await expect(words(page)).toBeVisible();
    read.push((await words(page).textContent()) ?? "");
  }
  expect(new Set(read).size).toBe(4);
  await expect(page.getByText("This moment is logged.")).toBeVisible();
  await page.getByRole("button", { name: "Not quite" }).click();
  await expect(page.getByRole("button", { name: "Another one" })).toHaveCount(0);
  await page.goto("/progress");
  await expect(page.getByText("Total Entries").locator("..")).toContainText("1");
});

test("on a phone what a press opens beneath the words comes clear of the bar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await generate(page);
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

async function isClear(page: Page, name: string): Promise<boolean> {
  const [button, bar] = [page.getByRole("button", { name }), page.locator("nav.bar")];
  const [lower, upper] = await Promise.all([button.boundingBox(), bar.boundingBox()]);
  return lower !== null && upper !== null && lower.y + lower.height <= upper.y;
}

test("what did not fit is said with a press, told in Settings, and forgotten there", async ({ page }) => {
  await page.getByRole("slider", { name: /^Stress/ }).press("ArrowRight");
  await generate(page);
  await page.getByRole("button", { name: "Not quite" }).click();
  await page.getByRole("button", { name: "Too long" }).click();
  await expect(page.getByRole("button", { name: "Too long" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Another one" }).click();
  await page.getByRole("button", { name: "This helped" }).click();
  await expect(page.getByText("Thank you. We'll remember that.")).toBeVisible();

  await page.goto("/settings");
  await expect(page.getByText("You've told us about 2 quotes, and 1 of them helped.")).toBeVisible();
  await page.getByRole("button", { name: "Forget all of it" }).click();
  await expect(page.getByText("Nothing yet.")).toBeVisible();
  await expect(page.locator("section", { hasText: "Nothing yet." }).last()).toBeFocused();
  await page.reload();
  await expect(page.getByText("Nothing yet.")).toBeVisible();
});

test("what would help is chosen with a press, taken back with another, and begins no new check-in", async ({
  page,
}) => {
  const heard = page.getByRole("button", { name: "Just to be heard" });
  await heard.click();
  await expect(heard).toHaveAttribute("aria-pressed", "true");
  const first = await generate(page);
  await heard.click();
  await expect(heard).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "A small step" }).click();
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  await expect(words(page)).not.toHaveText(first);
  await page.goto("/progress");
  await expect(page.getByText("Total Entries").locator("..")).toContainText("1");
});

test("feedback that could not be kept is told, and can be given again", async ({ page, brokenOnPurpose }) => {
  brokenOnPurpose.add("/feedback");
  await generate(page);
  await page.route("**/feedback", (route) => route.abort());
  await page.getByRole("button", { name: "This helped" }).click();
  await expect(page.getByText("Not saved", { exact: true })).toBeVisible();
  await page.unroute("**/feedback");
  await page.getByRole("button", { name: "This helped" }).click();
  await expect(page.getByText("Thank you. We'll remember that.")).toBeVisible();
});
