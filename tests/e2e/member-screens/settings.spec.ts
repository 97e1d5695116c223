import { signInAsMaya, signInAsNewcomer } from "../support/people";
import { expect, test } from "../support/test";

const SCREENS = ["Home", "Check-in", "Progress", "Favorites", "Settings", "Help / FAQ"];

test("settings stand in four groups, each a press away, with the menu above, and both exports and the deletion in 'Your data'", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsMaya(page);
  await page.goto("/settings");
  await expect(page).toHaveTitle("Settings | Hearten - Mental Health Support");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign out" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("Maya Okafor")).toBeVisible();
  await expect(main.getByText(/^Member since [A-Z][a-z]+ \d+, \d{4}$/)).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.locator("ul.menu").getByRole("link")).toHaveText(SCREENS);
  await page.keyboard.press("Escape");

  const groups = ["You", "Plan", "Reminders", "Your data"];
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(groups);
  const links = page.getByRole("navigation", { name: "Settings" });
  await expect(links.getByRole("link")).toHaveText(groups);
  for (const name of groups) {
    await links.getByRole("link", { name, exact: true }).click();
    await expect(main.getByRole("heading", { name, level: 2, exact: true })).toBeInViewport();
  }
  for (const name of ["Account Information", "Appearance", "Subscription", "Account Actions"]) {
    await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  const data = page.locator("#data");
  await expect(data.getByRole("heading", { level: 3 })).toHaveText([
    "Data & Privacy",
    "Import",
    "What Hearten has learnt",
    "Your consent",
    "GDPR Status",
    "Legal",
    "Delete account",
  ]);
  await expect(data.getByRole("button", { name: "Delete Your Account" })).toBeVisible();
  for (const [name, file] of [
    ["Export your data", /^hearten-data-\d{4}-\d{2}-\d{2}\.csv$/],
    ["Export everything", /\.json$/],
  ] as const) {
    const download = page.waitForEvent("download");
    await data.getByRole("button", { name }).click();
    expect((await download).suggestedFilename()).toMatch(file);
  }
});

test("the theme changes at once, with its background, and is remembered by its name", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await signInAsMaya(page);
  await page.goto("/settings");
  const sky = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--sky"));
  const byDay = await sky();
  await page.getByRole("switch", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  expect(await sky()).not.toBe(byDay);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
});

test("a trial is cancelled and taken back, and the focus stays with the card that says so", async ({
  page,
}) => {
  await signInAsNewcomer(page);
  await page.goto("/settings");
  const card = page.locator("section", { has: page.getByRole("heading", { name: "Subscription" }) });
  await card.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel subscription" }).click();
  await expect(card).toContainText(/Cancelled\. You'll keep your access until /);
  // What was pressed is gone: the focus is where it says so.
  await expect(card).toBeFocused();
  await card.getByRole("button", { name: "Reactivate" }).click();
  await expect(card.getByRole("button", { name: "Cancel" })).toBeVisible();
  await expect(card).toBeFocused();
});
