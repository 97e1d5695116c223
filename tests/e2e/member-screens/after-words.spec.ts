import type { Page } from "@playwright/test";
import { signInAsNewcomer } from "../support/people";
import { expect, test } from "../support/test";

const words = (page: Page) => page.locator("blockquote");

async function generate(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  await expect(words(page)).toBeVisible();
  return (await words(page).textContent()) ?? "";
}

test("another text comes three times for the same entry; what fits and what does not is said with a press, told in Settings, and forgotten there", async ({
  page,
}) => {
  await signInAsNewcomer(page);
  await page.goto("/sliders");
  await page.getByRole("slider", { name: /^Sleep/ }).press("ArrowLeft");
  const read = [await generate(page)];
  for (const again of ["Another one", "Generate My Quote", "Another one"]) {
    if (again === "Another one") await say(page, "Not quite");
    await page.getByRole("button", { name: again }).click();
    // What was pressed may be gone: the focus is with the words, not at the page's beginning.
    await expect(page.locator("body")).not.toBeFocused();
    await expect(words(page)).not.toHaveText(read.at(-1) ?? "");
    await expect(words(page)).toBeVisible();
    read.push((await words(page).textContent()) ?? "");
  }
  expect(new Set(read).size).toBe(4);
  await expect(page.getByText("This moment is logged.")).toBeVisible();
  await say(page, "Not quite");
  await expect(page.getByRole("button", { name: "Another one" })).toHaveCount(0);
  await say(page, "Too long");
  await say(page, "This helped");
  await expect(page.getByText("Thank you. We'll remember that.")).toBeVisible();

  await page.goto("/settings");
  await expect(page.getByText("You've told us about 3 quotes, and 1 of them helped.")).toBeVisible();
  await page.getByRole("button", { name: "Forget all of it" }).click();
  await expect(page.getByText("Nothing yet.")).toBeVisible();
  await expect(page.locator("section", { hasText: "Nothing yet." }).last()).toBeFocused();
});

/** Presses what says how the words fit, and waits until that is kept. */
async function say(page: Page, choice: string): Promise<void> {
  const kept = page.waitForResponse("**/feedback");
  await page.getByRole("button", { name: choice }).click();
  await expect(page.getByRole("button", { name: choice })).toHaveAttribute("aria-pressed", "true");
  await kept;
}
