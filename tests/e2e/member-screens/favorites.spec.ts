import type { Page } from "@playwright/test";
import { signInAsMaya, signInAsNewcomer } from "../support/people";
import { fail, hold, mend, openUnread } from "../support/states";
import { expect, test } from "../support/test";

const FAVORITES = "/api/quotes/favorites";

test("saved quotes stand whole, each with a share button alone, and the tab is marked", async ({ page }) => {
  await signInAsMaya(page);
  await page.goto("/favorites");
  await expect(page).toHaveTitle("Favorites | Hearten - Mental Health Support");
  await expect(tab(page)).toHaveAttribute("aria-current", "page");
  const quotes = page.getByRole("main").getByRole("listitem");
  await expect(quotes).not.toHaveCount(0);
  for (const quote of await quotes.all()) {
    await expect(quote.getByRole("button")).toHaveCount(1);
    await expect(quote.getByRole("button")).toHaveText("Share");
  }
});

test("without favorites the screen leads home to make the first", async ({ page }) => {
  await signInAsNewcomer(page);
  await page.goto("/favorites");
  await expect(page.getByRole("heading", { name: "No Favorites Yet" })).toBeVisible();
  await page.getByRole("link", { name: "Generate Your First Quote" }).click();
  await expect(page.getByRole("heading", { name: "Log this moment" })).toBeVisible();
});

test("favorites say that they are loading, and that they could not be loaded", async ({
  page,
  brokenOnPurpose,
}) => {
  await signInAsMaya(page);
  const release = await hold(page, FAVORITES);
  await openUnread(page, "/settings", "Favorites");
  await expect(page.getByText("Loading your favorites...")).toBeVisible();
  release();
  await expect(page.getByRole("main").getByRole("blockquote").first()).toBeVisible();

  brokenOnPurpose.add(FAVORITES);
  await fail(page, FAVORITES);
  await openUnread(page, "/settings", "Favorites");
  await expect(page.getByText("We couldn't load your favorites just now.")).toBeVisible();
  await mend(page, FAVORITES);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByRole("blockquote").first()).toBeVisible();
});

function tab(page: Page) {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Favorites" });
}
