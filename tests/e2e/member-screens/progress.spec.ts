import { excerpt } from "@/lib/words/rules";
import { checkInBy, signInAsMaya, signInAsNewcomer } from "../support/people";
import { fail, hold, openUnread } from "../support/states";
import { expect, test } from "../support/test";

const BARS = ["Motivation", "Confidence", "Focus", "Stress", "Anxiety", "Purpose"];
const ALL_FIVE = {
  motivationLevel: 5,
  confidenceLevel: 5,
  focusClarity: 5,
  senseOfPurpose: 5,
  hopeForFuture: 1,
  stressLevel: 1,
  anxietyLevel: 1,
};

test("four cards count one entry: the week, the total, the mood of six, the streak", async ({ page }) => {
  await signInAsNewcomer(page);
  await checkInBy(page, ALL_FIVE);
  await page.goto("/progress");
  await expect(page).toHaveTitle("Progress | Hearten - Mental Health Support");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Progress");
  await expect(page.getByText("Track Your Journey", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign out" })).toHaveAttribute("href", "/api/logout");
  // One of seven, as a whole percentage.
  await expect(page.getByRole("img", { name: "Weekly Goal: 14 percent" })).toBeVisible();
  const main = page.getByRole("main");
  for (const label of ["Weekly Goal", "Total Entries", "Avg Mood", "Day Streak"]) {
    await expect(main.getByText(label, { exact: true })).toBeVisible();
  }
  // The card leaves hope out, the entry's own score does not.
  await expect(main.locator("p", { hasText: /^5\.0/ })).toBeVisible();
  await expect(main.getByRole("button", { name: /4\.4\/5/ })).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Progress" }),
  ).toHaveAttribute("aria-current", "page");
});

test("an entry shows its time and whole words of 100 characters, opens to its quote, bars and sharing, and closes again", async ({
  page,
}) => {
  await signInAsNewcomer(page);
  const text = await checkInBy(page, { stressLevel: 4, motivationLevel: 2 });
  await page.goto("/progress");
  await expect(page.getByRole("heading", { name: "Your Progress Journey" })).toBeVisible();
  const entry = page.getByRole("button", { name: /Today, morning/ });
  await expect(entry).toContainText(excerpt(text, 100));
  await expect(entry).toContainText("/5");
  await entry.click();
  await expect(entry).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole("button", { name: "Share Quote" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("term")).toHaveText(BARS);
  await expect(page.getByRole("main").getByRole("definition").first()).toContainText("2 of 5, low");
  await entry.click();
  await expect(page.getByRole("button", { name: "Share Quote" })).toBeHidden();
});

test("the list is 24rem high at most and scrolls", async ({ page }) => {
  await signInAsMaya(page);
  await page.goto("/progress");
  const list = page.locator(".entries-scroll");
  const { height, scrolls } = await list.evaluate((node) => ({
    height: node.getBoundingClientRect().height,
    scrolls: node.scrollHeight > node.clientHeight,
  }));
  expect(height).toBeLessThanOrEqual(24 * 16);
  expect(scrolls).toBe(true);
});

test("a day that was asked for comes first, or says that it is empty", async ({ page }) => {
  await signInAsMaya(page);
  await page.goto("/progress?date=2020-02-29");
  await expect(page.getByRole("heading", { name: "February 29, 2020" })).toBeVisible();
  await expect(page.getByText("No entries on this day.")).toBeVisible();
  await page.getByRole("button", { name: "Show all entries" }).click();
  await expect(page.getByRole("heading", { name: "All other days" })).toBeVisible();
});

test("without entries the list invites to the first check-in", async ({ page }) => {
  await signInAsNewcomer(page);
  await page.goto("/progress");
  await expect(page.getByText("Start your journey by creating your first emotional check-in!")).toBeVisible();
  await expect(page.getByText("No entries yet")).toBeVisible();
});

test("progress says that it is loading, and what could not be loaded", async ({ page, brokenOnPurpose }) => {
  await signInAsMaya(page);
  const release = await hold(page, "/api/quotes/recent");
  await openUnread(page, "/settings", "Progress");
  await expect(page.getByText("Loading your progress...")).toBeVisible();
  release();
  await expect(page.getByRole("button", { name: /Nov|Dec|Jan|Yesterday/ }).first()).toBeVisible();

  for (const path of ["/api/quotes/recent", "/api/user/stats", "/api/user/year"]) {
    brokenOnPurpose.add(path);
    await fail(page, path);
  }
  await openUnread(page, "/settings", "Progress");
  await expect(page.getByText("We couldn't load your entries just now.")).toBeVisible();
  await expect(page.getByText("We couldn't load your figures just now.")).toBeVisible();
  await expect(page.getByText("We couldn't load your year just now.")).toBeVisible();
});
