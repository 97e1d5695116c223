import type { Page } from "@playwright/test";
import { signInAsMaya } from "../support/people";
import { expect, test } from "../support/test";

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

test("on a phone the favorites are one press from Home, Progress and Analytics, and on a wide screen in the rail alone", async ({
  page,
}) => {
  const [phone, wide] = [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ];
  await page.setViewportSize(phone);
  await signInAsMaya(page);
  await page.goto("/");
  const main = page.getByRole("main");
  const way = main.getByRole("link", { name: "Favorites", exact: true });
  for (const [press, heading] of [
    [null, "Log this moment"],
    [main.getByRole("link", { name: "View All" }), "Your Progress Journey"],
    [page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Analytics" }), "Mood Trends"],
  ] as const) {
    await press?.click();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(way).toBeVisible();
    await expect(way).toHaveAttribute("href", "/favorites");
    await page.setViewportSize(wide);
    await expect(way).toBeHidden();
    await page.setViewportSize(phone);
  }
  await way.click();
  await expect(page.getByRole("heading", { name: "Favorites", level: 1 })).toBeVisible();
  await expect(main.getByRole("blockquote").first()).toBeVisible();
});

function tab(page: Page) {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Favorites" });
}
