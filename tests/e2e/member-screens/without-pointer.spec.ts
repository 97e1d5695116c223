import type { Locator, Page } from "@playwright/test";
import { signInAsNewcomer } from "../support/people";
import { expect, test } from "../support/test";

test.beforeEach(async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAsNewcomer(page);
  await page.goto("/");
});

test("a check-in is made, saved, shared and found again by keyboard alone", async ({ page }) => {
  await tabTo(page, page.getByRole("link", { name: "Start Assessment" }));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/sliders");
  await tabTo(page, page.getByRole("group", { name: "Time of day" }).getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowRight");
  for (const [name, key] of [
    ["Stress", "End"],
    ["Sleep", "Home"],
  ] as const) {
    await tabTo(page, page.getByRole("slider", { name, exact: true }));
    await page.keyboard.press(key);
  }
  await tabTo(page, page.getByRole("button", { name: "Generate My Quote" }));
  await page.keyboard.press("Enter");
  const quote = page.getByRole("blockquote");
  await expect(quote).toBeVisible();
  const words = (await quote.textContent()) ?? "";
  // The button was disabled meanwhile; who pressed it has not lost their place.
  await expect(page.getByRole("button", { name: "Generate My Quote" })).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: "Share" }));
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(words);
  await tabTo(page, page.getByRole("button", { name: "Save", exact: true }));
  await page.keyboard.press(" ");
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();

  await tabTo(page, page.getByRole("link", { name: "Favorites" }));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/favorites");
  await expect(page.getByRole("main").getByRole("blockquote")).toHaveText(words);

  await tabTo(page, page.getByRole("link", { name: "Progress" }));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/progress");
  await tabTo(page, page.getByRole("button", { name: /^Today/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText(words)).toBeVisible();
});

test("a check-in is made, saved, shared and found again by the accessibility tree alone", async ({
  page,
}) => {
  await page.getByRole("link", { name: "Start Assessment" }).click();
  await expect(page.getByRole("heading", { name: "You", level: 1 })).toBeVisible();
  await page
    .getByRole("group", { name: "Time of day" })
    .getByRole("radio", { name: "Evening" })
    .check({ force: true });
  const wellbeing = page.getByRole("group", { name: "Physical Wellbeing" });
  await wellbeing.getByRole("slider", { name: "Sleep" }).fill("1");
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  const words = (await page.getByRole("main").getByRole("blockquote").textContent()) ?? "";
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeEnabled();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(words);

  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: "Home", exact: true }).click();
  await page
    .getByRole("table")
    .getByRole("link", { name: /, today, / })
    .click();
  await expect(page.getByRole("heading", { name: "Progress", level: 1 })).toBeVisible();
  const entry = page.getByRole("region", { name: "evening" });
  await expect(entry.getByText(words)).toBeVisible();
  await expect(entry.getByRole("button", { name: "Share Quote" })).toBeVisible();
  await expect(entry.getByRole("definition").first()).toHaveText("Some 3 of 5");
  await nav.getByRole("link", { name: "Favorites", exact: true }).click();
  await expect(page.getByRole("main").getByRole("listitem").getByRole("blockquote")).toHaveText(words);
});

/** Goes on with Tab until the element has the focus, as somebody without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}.`);
}
