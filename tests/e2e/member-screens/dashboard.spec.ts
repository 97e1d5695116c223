import { excerpt } from "@/lib/words/rules";
import { checkInBy, signInAsMaya, signInAsNewcomer } from "../support/people";
import { fail, hold, mend, openUnread } from "../support/states";
import { expect, test } from "../support/test";

test("the dashboard has every card, and each leads where it says", async ({ page }) => {
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
});

test("a month that is on its way keeps its days, one that fails says so and can be tried again", async ({
  page,
  brokenOnPurpose,
}) => {
  await signInAsMaya(page);
  await page.goto("/");
  const release = await hold(page, "/api/user/calendar");
  await page.getByRole("button", { name: "Previous month" }).click();
  const calendar = page.getByRole("table");
  await expect(calendar).toHaveAttribute("aria-busy", "true");
  await expect(calendar.getByRole("link")).not.toHaveCount(0);
  release();
  await expect(calendar).toHaveAttribute("aria-busy", "false");

  brokenOnPurpose.add("/api/user/calendar");
  await fail(page, "/api/user/calendar");
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(page.getByText("We couldn't load this month's moods just now.")).toBeVisible();
  await mend(page, "/api/user/calendar");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("We couldn't load this month's moods just now.")).toBeHidden();
});

test("once there is an entry of today its words stand whole above the cards, and no score of a hard one", async ({
  page,
}) => {
  await signInAsNewcomer(page);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Check in again" })).toBeHidden();
  const text = await checkInBy(page, { motivationLevel: 5, timeOfDayPreference: "morning" });
  await page.goto("/");
  const todays = page.getByRole("region", { name: "This morning" });
  await expect(todays.getByText(text)).toBeVisible();
  await expect(todays.getByRole("link", { name: "Check in again" })).toHaveAttribute("href", "/sliders");
  const log = page.getByRole("heading", { name: "Log this moment" });
  const [above, below] = [await todays.boundingBox(), await log.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await expect(page.getByText("Last time, this morning: Steady, 3.3 out of 5")).toHaveCount(1);

  await checkInBy(page, { stressLevel: 5, timeOfDayPreference: "evening" });
  await page.goto("/");
  await expect(page.getByRole("region", { name: "This evening" })).toBeVisible();
  await expect(page.getByText("Last check-in this evening", { exact: true })).toBeVisible();
  await expect(page.getByText("out of 5")).toHaveCount(0);
});

test("words that were kept come back quietly, 'Not today' puts them away, and a switch in Settings turns it off", async ({
  page,
}) => {
  await signInAsMaya(page);
  await page.goto("/");
  const kept = page.getByRole("region", { name: "Words you saved" });
  await expect(kept).toHaveCount(1);
  await expect(kept).toContainText(/^You saved this one (earlier this month|in [A-Z][a-z]+( last year)?)/);
  await kept.getByRole("button", { name: "Not today" }).press("Enter");
  await expect(kept).toBeHidden();
  await expect(page.getByText("Hidden for today.")).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Recent Quotes" })).toBeVisible();
  await expect(kept).toHaveCount(0);

  await page.goto("/settings");
  const choice = page.getByRole("switch", { name: "Show me saved words again" });
  await expect(choice).toBeChecked();
  const stored = page.waitForResponse("**/api/user/resurfacing");
  await choice.click();
  await stored;
  await page.reload();
  await expect(choice).not.toBeChecked();
});

test("the two latest quotes open to whole words; the calendar begins on Sunday, marks today and the chosen day, and moves by months", async ({
  page,
}) => {
  await signInAsNewcomer(page);
  const text = await checkInBy(page, {}, { stressLevel: 5 }, { sleepQuality: 1 });
  await page.goto("/");
  const quotes = page.getByRole("article");
  await expect(quotes).toHaveCount(2);
  const first = quotes.first();
  await expect(first.locator("p").first()).toHaveText(excerpt(text, 75));
  await first.getByRole("button", { name: "Read more" }).click();
  await expect(first.locator("p").first()).toHaveText(text);
  await first.getByRole("button", { name: "Show less" }).click();
  await expect(first.getByRole("button", { name: "Read more" })).toHaveAttribute("aria-expanded", "false");

  const calendar = page.getByRole("table");
  await expect(calendar.getByRole("columnheader").first()).toHaveText("Sun");
  const today = page.getByRole("link", { name: /, today, (Heavy|Low|Steady|Good|Bright)$/ });
  await expect(today).toHaveAttribute("aria-current", "date");
  // Colour never stands alone: the mood has a shape as well.
  await expect(today.locator("svg.mood")).toBeVisible();

  const title = calendar.locator("xpath=..").getByRole("heading");
  const month = (await title.textContent()) ?? "";
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(title).not.toHaveText(month);
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(title).toHaveText(month);
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(title).not.toHaveText(month);
  await page.getByRole("button", { name: "Previous month" }).click();

  const date = (await today.getAttribute("href"))?.slice(-10);
  expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await today.click();
  await page.waitForURL(`**/progress?date=${date}`);
  await page.goBack();
  await expect(page.getByRole("link", { name: /, today, selected, / })).toBeVisible();
});

test("recent quotes say that they are loading, that there are none, or that they could not be loaded", async ({
  page,
  brokenOnPurpose,
}) => {
  await signInAsNewcomer(page);
  await page.goto("/");
  await expect(page.getByText("No quotes yet. Create your first one!")).toBeVisible();

  const release = await hold(page, "/api/quotes/recent");
  await openUnread(page, "/settings", "Home");
  await expect(page.getByText("Loading your quotes...")).toBeAttached();
  release();
  await expect(page.getByText("No quotes yet. Create your first one!")).toBeVisible();

  brokenOnPurpose.add("/api/quotes/recent");
  await fail(page, "/api/quotes/recent");
  await openUnread(page, "/settings", "Home");
  await expect(page.getByText("We couldn't load your quotes just now.")).toBeVisible();
});

test("the welcome names the product, says what comes, and is gone from the address", async ({ page }) => {
  await signInAsNewcomer(page);
  for (const close of ["Close", "Start My Wellness Journey"]) {
    await page.goto("/?welcome=true");
    const welcome = page.getByRole("dialog", { name: "Welcome to Hearten" });
    await expect(welcome).toContainText("Your subscription is active with a 3-day free trial.");
    await expect(welcome).toContainText("A welcome email is on its way to you.");
    await expect(welcome).toContainText("adjust the sliders");
    await expect(page).toHaveURL(/\/$/);
    await welcome.getByRole("button", { name: close }).click();
    await expect(welcome).toBeHidden();
    if (close === "Close") await expect(page.locator("#main")).toBeFocused();
    else await expect(page.getByRole("slider").first()).toBeFocused();
  }
  await expect(page).toHaveURL(/\/sliders$/);
  await expect(page.getByRole("slider").first()).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("dialog")).toBeHidden();
});
