import type { Page } from "@playwright/test";
import { checkInBy, signInAsNewcomer } from "../support/people";
import { expect, test } from "../support/test";

test.beforeEach(async ({ page }) => {
  await signInAsNewcomer(page);
});

const entries = (page: Page) => page.locator(".entry-summary");
const undo = (page: Page) => page.getByRole("button", { name: "Undo" });

/** Opens the newest entry in Progress. */
async function openNewest(page: Page) {
  await page.goto("/progress");
  await entries(page).first().click();
}

async function deleteNewest(page: Page) {
  await openNewest(page);
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect(undo(page)).toBeFocused();
}

/** A check-in on the screen. */
async function checkIn(page: Page) {
  await page.goto("/sliders");
  await page.getByRole("slider", { name: /^Sleep/ }).press("ArrowLeft");
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  await expect(page.locator("blockquote")).toBeVisible();
}

test("an undone deletion never happened; else an entry is gone after ten seconds, and the figures beside it follow", async ({
  page,
}) => {
  const text = await checkInBy(page, { stressLevel: 5 }, { stressLevel: 1 });
  await page.clock.install();
  await deleteNewest(page);
  await undo(page).click();
  await expect(entries(page).first()).toBeFocused();
  await expect(page.getByText(text)).toBeVisible();
  await page.goto("/");
  await openNewest(page);
  await expect(page.getByText(text)).toBeVisible();
  await expect(entries(page)).toHaveCount(2);

  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect(undo(page)).toBeFocused();
  await expect(entries(page)).toHaveCount(1);
  await page.clock.fastForward(8_000);
  await expect(undo(page)).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(undo(page)).toBeHidden();
  await expect(entries(page).first()).toBeFocused();
  await expect(page.getByText("Total Entries").locator("..")).toContainText("1");
  await page.reload();
  await expect(entries(page)).toHaveCount(1);
});

test("leaving for another screen ends the time to undo, and what was saved of the entry is gone there", async ({
  page,
}) => {
  await checkIn(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await deleteNewest(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(page.getByText("No quotes yet. Create your first one!")).toBeVisible();
  await page.goto("/favorites");
  await expect(page.getByText("No Favorites Yet")).toBeVisible();
});

test("a page that is closed takes its deletions along", async ({ page, context }) => {
  await checkInBy(page, { stressLevel: 5 });
  const closing = await context.newPage();
  await deleteNewest(closing);
  await closing.close({ runBeforeUnload: true });
  await expect(async () => {
    await page.goto("/progress");
    await expect(page.getByText("Start your journey")).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test("a line for yourself is written under the words, changed in Progress, and in the file", async ({
  page,
}) => {
  await checkIn(page);
  await page.getByRole("button", { name: "Add a line for yourself" }).click();
  const field = page.getByRole("textbox", { name: "A line for yourself" });
  await expect(field).toBeFocused();
  await field.fill("Soup with Jo");
  await page.getByRole("button", { name: "Save line" }).click();
  await expect(page.getByRole("button", { name: "Change your line" })).toBeFocused();
  await openNewest(page);
  await expect(page.getByText("Soup with Jo")).toBeVisible();
  await page.getByRole("button", { name: "Change your line" }).click();
  await field.fill("Soup with Jo, and a walk");
  await page.getByRole("button", { name: "Save line" }).click();
  await expect(page.getByText("Soup with Jo, and a walk")).toBeVisible();
  expect(await (await page.request.get("/api/user/export")).text()).toContain(
    ',"Soup with Jo, and a walk",\r\n',
  );
});

test("an entry is set right in a dialog, and its score and ratings follow", async ({ page }) => {
  await checkInBy(page, { stressLevel: 5 });
  await openNewest(page);
  await expect(entries(page).first()).toContainText("2.7/5");
  const opener = page.getByRole("button", { name: "Correct this entry" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Correct this entry" });
  await expect(dialog.getByRole("slider")).toHaveCount(15);
  await dialog.getByRole("slider", { name: /^Stress/ }).press("Home");
  await dialog.getByText("Evening").click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(entries(page).first()).toContainText("3.3/5");
  await expect(page.getByRole("meter", { name: "Stress" })).toHaveAttribute("aria-valuenow", "1");
});
