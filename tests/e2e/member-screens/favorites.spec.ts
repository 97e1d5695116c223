import type { Page } from "@playwright/test";
import { signInAsMaya, signInAsNewcomer } from "../support/people";
import { fail, hold, mend, openUnread } from "../support/states";
import { expect, test } from "../support/test";

const FAVORITES = "/api/quotes/favorites";

test("saved quotes stand whole, each with a share button alone; the shelf is narrowed without the server", async ({
  page,
}) => {
  await signInAsMaya(page);
  await page.goto("/favorites");
  await expect(page).toHaveTitle("Favorites | Hearten - Mental Health Support");
  await expect(tab(page)).toHaveAttribute("aria-current", "page");
  const quotes = page.getByRole("main").getByRole("listitem");
  await expect(quotes).not.toHaveCount(0);
  for (const quote of await quotes.all()) {
    const acts = quote.locator(".quote").getByRole("button");
    await expect(acts).toHaveCount(1);
    await expect(acts).toHaveText("Share");
  }

  const all = await quotes.count();
  expect(all).toBeLessThanOrEqual(10);
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const first = (await quotes.first().getByRole("blockquote").textContent()) ?? "";
  const word = first.match(/\b[a-z]{6,}\b/)?.[0] ?? first.toLowerCase();
  await page.getByRole("searchbox", { name: "Words in the quote" }).fill(word.toUpperCase());
  await expect(page.getByText(/^\d+ (found|shown)$/)).toBeVisible();
  for (const text of await quotes.getByRole("blockquote").allInnerTexts())
    expect(text.toLowerCase()).toContain(word);
  await page.getByRole("searchbox").fill("no such words anywhere");
  await expect(page.getByRole("heading", { name: "No saved words match that" })).toBeVisible();
  await page.getByRole("button", { name: "Show all of them" }).click();
  await expect(quotes).toHaveCount(all);
  await page.getByRole("checkbox", { name: "Morning" }).check();
  await expect(quotes).not.toHaveCount(all);
  for (const when of await quotes.locator("span.text-sm").allInnerTexts()) expect(when).toMatch(/, morning$/);
  expect(
    asked.filter((url) => !url.endsWith("/api/quotes/favorites") && /MORNING|anywhere/i.test(url)),
  ).toEqual([]);
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

test("on a phone the favorites are one press from Home, Progress and Analytics", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsMaya(page);
  for (const path of ["/", "/progress", "/analytics"]) {
    await page.goto(path);
    await page.getByRole("main").getByRole("link", { name: "Favorites", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Favorites", level: 1 })).toBeVisible();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/progress");
  await expect(page.getByRole("main").getByRole("link", { name: "Favorites", exact: true })).toBeHidden();
});

function tab(page: Page) {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Favorites" });
}
