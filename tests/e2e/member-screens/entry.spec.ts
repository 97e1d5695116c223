import type { Page } from "@playwright/test";
import { checkInBy, signInAsNewcomer } from "../support/people";
import { expect, test } from "../support/test";

test.beforeEach(async ({ page }) => {
  await signInAsNewcomer(page);
});

const entries = (page: Page) => page.locator(".entry-summary");
const undo = (page: Page) => page.getByRole("button", { name: "Undo" });
const press = (page: Page, tab: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: tab }).click();

/** Deletes the newest entry in Progress. */
async function deleteNewest(page: Page) {
  await page.goto("/progress");
  await entries(page).first().click();
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect(undo(page)).toBeFocused();
}

test("an undone deletion never happened; else an entry is gone after ten seconds, and the figures beside it follow", async ({
  page,
}) => {
  const text = await checkInBy(page, { stressLevel: 5 }, { stressLevel: 1 });
  const deleted: string[] = [];
  page.on("request", (request) => request.method() === "DELETE" && deleted.push(request.url()));
  await page.clock.install();
  await deleteNewest(page);
  await undo(page).click();
  await expect(entries(page).first()).toBeFocused();
  await expect(page.getByText(text)).toBeVisible();
  await expect(entries(page)).toHaveCount(2);
  await page.clock.fastForward(20_000);
  await expect(page.getByText("Total Entries").locator("..")).toContainText("2");
  expect(deleted).toEqual([]);

  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect(undo(page)).toBeFocused();
  await expect(entries(page)).toHaveCount(1);
  await page.clock.fastForward(8_000);
  await expect(undo(page)).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(undo(page)).toBeHidden();
  await expect(entries(page).first()).toBeFocused();
  await expect(page.getByText("Total Entries").locator("..")).toContainText("1");
  expect(deleted).toHaveLength(1);
  await page.reload();
  await expect(entries(page)).toHaveCount(1);
});

test("leaving for another screen or closing the page ends the time to undo, and what was saved of the entry is gone", async ({
  page,
  context,
}) => {
  await checkInBy(page, { stressLevel: 5 }, { stressLevel: 1 });
  const { quotes } = await (await page.request.get("/api/quotes/recent")).json();
  const [newest, older] = quotes;
  await page.request.patch(`/api/quotes/${newest.id}/favorite`, { data: { isFavorite: true } });
  await deleteNewest(page);
  await press(page, "Home");
  const recent = page.locator("section", { has: page.getByRole("heading", { name: "Recent Quotes" }) });
  await expect(recent).toContainText(older.text.slice(0, 40));
  await expect(recent).not.toContainText(newest.text.slice(0, 40));
  await press(page, "Favorites");
  await expect(page.getByText("No Favorites Yet")).toBeVisible();

  const closing = await context.newPage();
  await deleteNewest(closing);
  await closing.close({ runBeforeUnload: true });
  await expect
    .poll(async () => (await (await page.request.get("/api/user/stats")).json()).totalEntries)
    .toBe(0);
});

test("a line for yourself is written under the words; in Progress it is changed and its entry set right, and the file holds both", async ({
  page,
}) => {
  await page.goto("/sliders");
  await page.getByRole("slider", { name: /^Stress/ }).press("End");
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  await expect(page.locator("blockquote")).toBeVisible();
  await page.getByRole("button", { name: "Add a line for yourself" }).click();
  const field = page.getByRole("textbox", { name: "A line for yourself" });
  await expect(field).toBeFocused();
  await field.fill("Soup with Jo");
  await page.getByRole("button", { name: "Save line" }).click();
  await expect(page.getByRole("button", { name: "Change your line" })).toBeFocused();

  await press(page, "Progress");
  const newest = entries(page).first();
  await newest.click();
  await expect(page.getByText("Soup with Jo")).toBeVisible();
  await page.getByRole("button", { name: "Change your line" }).click();
  await field.fill("Soup with Jo, and a walk");
  await page.getByRole("button", { name: "Save line" }).click();
  await expect(page.getByText("Soup with Jo, and a walk")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change your line" })).toBeFocused();

  await expect(newest).toContainText("2.7/5");
  const opener = page.getByRole("button", { name: "Correct this entry" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Correct this entry" });
  await dialog.getByRole("slider", { name: /^Stress/ }).press("Home");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(newest).toContainText("3.3/5");
  expect(await (await page.request.get("/api/user/export")).text()).toMatch(
    /,1(,3){14},3\.29,.*,"Soup with Jo, and a walk",\r\n/,
  );
});
