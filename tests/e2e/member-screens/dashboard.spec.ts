import { excerpt } from "@/lib/words/rules";
import { checkInBy, signInAsMaya, signInAsNewcomer } from "../support/people";
import { expect, test } from "../support/test";

test("the dashboard has every card, each leads where it says, and kept words that come back go away for the day by 'Not today'", async ({
  page,
}) => {
  await signInAsMaya(page);
  await page.goto("/");
  await expect(page).toHaveTitle("Home | Hearten - Mental Health Support");
  // After the way past it, the menu comes first; the calendar is one stop.
  for (const stop of ["a.skip-link:focus", "nav.bar :focus"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(stop)).toHaveCount(1);
  }
  await expect(page.locator("table.cal a:not([tabindex='-1'])")).toHaveCount(1);
  const isEvening = (await page.getByRole("heading", { name: "Good evening" }).count()) === 1;
  await expect(page.locator(".valley")).toHaveClass(isEvening ? /\bmoon\b/ : /\bsun\b/);
  await expect(page.getByRole("link", { name: "Log out" })).toHaveAttribute("href", "/api/logout");
  await expect(page.getByRole("heading", { name: "Log this moment" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Start Assessment" })).toHaveAttribute("href", "/sliders");
  // Nobody is told of questions that the form they keep does not ask.
  await expect(page.getByRole("main")).not.toContainText(/fifteen/i);
  await expect(page.getByRole("heading", { name: "Ready to check in?" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Check in now" })).toHaveAttribute("href", "/sliders");
  await expect(page.getByRole("link", { name: "View All" })).toHaveAttribute("href", "/progress");
  await expect(page.getByRole("link", { name: "Get in touch" })).toHaveAttribute("href", /^mailto:/);
  const tabs = page.getByRole("navigation", { name: "Main" });
  for (const [name, href] of [
    ["Home", "/"],
    ["You", "/sliders"],
    ["Analytics", "/analytics"],
    ["Settings", "/settings"],
  ] as const) {
    await expect(tabs.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  await expect(tabs.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");

  const calendar = page.getByRole("table");
  const title = calendar.locator("xpath=..").getByRole("heading");
  const month = (await title.textContent()) ?? "";
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(title).not.toHaveText(month);
  await expect(calendar.getByRole("link", { name: /, (Heavy|Low|Steady|Good|Bright)$/ })).not.toHaveCount(0);

  const kept = page.getByRole("region", { name: "Words you saved" });
  await expect(kept).toHaveCount(1);
  await expect(kept).toContainText(/^You saved this one (earlier this month|in [A-Z][a-z]+( last year)?)/);
  const stored = page.waitForResponse("**/api/quotes/resurfaced");
  await kept.getByRole("button", { name: "Not today" }).press("Enter");
  await expect(kept).toBeHidden();
  await expect(page.getByText("Hidden for today.")).toBeFocused();
  await stored;
  await page.reload();
  await expect(page.getByRole("heading", { name: "Recent Quotes" })).toBeVisible();
  await expect(kept).toHaveCount(0);
});

test("the welcome says what comes, is gone from the address, and leads to the first slider; Home then invites to a first quote", async ({
  page,
}) => {
  await signInAsNewcomer(page);
  await page.goto("/?welcome=true");
  const welcome = page.getByRole("dialog", { name: "Welcome to Hearten" });
  await expect(welcome).toContainText("Your subscription is active with a 3-day free trial.");
  await expect(welcome).toContainText("A welcome email is on its way to you.");
  await expect(page).toHaveURL(/\/$/);
  await welcome.getByRole("button", { name: "Start My Wellness Journey" }).click();
  await expect(welcome).toBeHidden();
  await expect(page.getByRole("slider").first()).toBeFocused();
  await expect(page).toHaveURL(/\/sliders$/);

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(page.getByText("No quotes yet. Create your first one!")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("link", { name: "Check in again" })).toBeHidden();
});

test("today's words stand whole above the cards, the two latest quotes open to whole words, and the calendar marks today and the chosen day", async ({
  page,
}) => {
  await signInAsNewcomer(page);
  const ratings = { motivationLevel: 5, timeOfDayPreference: "morning" };
  const text = await checkInBy(page, {}, { sleepQuality: 1 }, ratings);
  await page.goto("/");
  const todays = page.getByRole("region", { name: "This morning" });
  await expect(todays.getByText(text)).toBeVisible();
  await expect(todays.getByRole("link", { name: "Check in again" })).toHaveAttribute("href", "/sliders");
  const log = page.getByRole("heading", { name: "Log this moment" });
  const [above, below] = [await todays.boundingBox(), await log.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await expect(page.getByText("Last time, this morning: Steady, 3.3 out of 5")).toHaveCount(1);

  const quotes = page.getByRole("article");
  await expect(quotes).toHaveCount(2);
  const latest = quotes.first();
  await expect(latest.locator("p").first()).toHaveText(excerpt(text, 75));
  await latest.getByRole("button", { name: "Read more" }).click();
  await expect(latest.locator("p").first()).toHaveText(text);

  const today = page.getByRole("link", { name: /, today, (Heavy|Low|Steady|Good|Bright)$/ });
  await expect(today).toHaveAttribute("aria-current", "date");
  const date = (await today.getAttribute("href"))?.slice(-10);
  expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await today.click();
  await page.waitForURL(`**/progress?date=${date}`);
  await page.goBack();
  await expect(page.getByRole("link", { name: /, today, selected, / })).toBeVisible();
});
