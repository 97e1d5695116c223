import type { Locator, Page } from "@playwright/test";
import { signInAsNewcomer } from "../support/people";
import { expect, test } from "../support/test";

test("a check-in is made, saved, shared and found again by keyboard alone, all of it as the accessibility tree tells it", async ({
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAsNewcomer(page);
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  const title = page.getByRole("heading", { level: 1 });
  await tabTo(page, page.getByRole("link", { name: "Start Assessment" }));
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("You");
  const time = page.getByRole("group", { name: "Time of day" });
  await tabTo(page, time.getByRole("radio", { checked: true }));
  do await page.keyboard.press("ArrowRight");
  while (!(await time.getByRole("radio", { name: "Evening" }).isChecked()));
  const wellbeing = page.getByRole("group", { name: "Physical Wellbeing" });
  const sleep = wellbeing.getByRole("slider", { name: "Sleep" });
  await tabTo(page, sleep);
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
  await tabTo(page, page.getByRole("button", { name: "Generate My Quote" }));
  await page.keyboard.press("Enter");
  const quote = page.getByRole("main").getByRole("blockquote");
  await expect(quote).toBeVisible();
  const words = (await quote.textContent()) ?? "";
  // The button was disabled meanwhile; who pressed it has not lost their place.
  await expect(page.getByRole("button", { name: "Generate My Quote" })).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: "Share", exact: true }));
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(words);
  await tabTo(page, page.getByRole("button", { name: "Save", exact: true }));
  await page.keyboard.press(" ");
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeEnabled();

  await tabTo(page, nav.getByRole("link", { name: "Favorites", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("listitem").getByRole("blockquote")).toHaveText(words);

  await tabTo(page, nav.getByRole("link", { name: "Progress", exact: true }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: /^Today/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText(words)).toBeVisible();

  await tabTo(page, nav.getByRole("link", { name: "Home", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Log this moment" })).toBeVisible();
  await tabTo(page, page.getByRole("table").getByRole("link", { name: /, today, / }));
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("Progress");
  const entry = page.getByRole("region", { name: "evening" });
  await expect(entry.getByText(words)).toBeVisible();
  await expect(entry.getByRole("button", { name: "Share Quote" })).toBeVisible();
  await expect(entry.getByRole("definition").first()).toHaveText("Some 3 of 5");
});

/** Goes on with Tab until the element has the focus, as somebody without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Found once: the tree is long to search after every press.
  const found = await target.elementHandle();
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    if (await found?.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}.`);
}
