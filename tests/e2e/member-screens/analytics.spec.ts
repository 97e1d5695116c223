import type { Page } from "@playwright/test";
import { signInAsMaya, signInAsNewcomer } from "../support/people";
import { hold } from "../support/states";
import { expect, test } from "../support/test";

const DIMENSIONS = "/api/user/dimensions";

test("analytics has its cards, ten mood bars, eight weeks, answers and insights, and opens fifteen lines, over 30 days and 90, without a jump", async ({
  page,
}) => {
  await signInAsMaya(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(new URL(request.url()).pathname);
  });
  await page.goto("/analytics");
  await expect(page).toHaveTitle("Analytics | Hearten - Mental Health Support");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Wellness Journey");
  const main = page.getByRole("main");
  for (const label of ["Total Quotes", "Total Entries", "Average Mood", "Current Streak"]) {
    await expect(main.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(main.getByText(/^(Rising|Falling|About the same)$/)).toBeVisible();
  await expect(main.getByText(/^last 5 entries \d\.\d, the 5 before \d\.\d$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Streak & Activity" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Mood Trends" })).toBeVisible();
  const moods = page.getByRole("table", { name: "Your last moods, most recent first" });
  await expect(moods.getByRole("row")).toHaveCount(1 + 10);
  const weeks = page.getByRole("table", { name: "Your last eight weeks, oldest first" });
  await expect(weeks.getByRole("row")).toHaveCount(1 + 8);
  await expectAnswers(page);
  await expect(page.getByRole("heading", { name: "Recent Insights" })).toBeVisible();
  await expect(main.getByRole("article").first()).toContainText(/^(Trend|Pattern|Streak|Milestone|Weekly)/);

  expect(asked).toEqual([]);
  await page.getByText("Your Ratings Over Time").click();
  await expect(page.locator(".dims-line")).toHaveCount(15);
  const table = page.getByRole("table", { name: /^Your ratings from / });
  await expect(table.getByRole("rowheader", { name: "Sleep" })).toBeAttached();
  const card = page.locator("section", {
    has: page.getByRole("heading", { name: "Your Ratings Over Time" }),
  });
  const height = async () => (await card.boundingBox())?.height;
  const before = await height();
  const release = await hold(page, DIMENSIONS);
  await page.getByRole("radio", { name: "90 days" }).check({ force: true });
  await expect(card.locator("[aria-busy=true]")).toBeVisible();
  expect(await height()).toBe(before);
  release();
  await expect(card.locator("[aria-busy=true]")).toHaveCount(0);
  expect(await height()).toBe(before);
  expect(asked).toEqual([DIMENSIONS, DIMENSIONS]);
});

/** What the entries of months say. */
async function expectAnswers(page: Page): Promise<void> {
  const answers = page.locator("section", {
    has: page.getByRole("heading", { name: "What your entries show" }),
  });
  const answer = (question: string) => answers.locator("dl > div", { hasText: question }).locator("dd");
  await expect(answer("What moved most").getByRole("listitem").first()).toHaveText(
    /^[A-Z].* (rose|fell|eased) from\s\d\.\d\sto\s\d\.\d/,
  );
  await expect(answer("Mornings and evenings")).toHaveText(/\d\.\d \(\d+ entries\)/);
  await expect(answer("This month and last")).toHaveText(/^Your mood averages \d\.\d/);
  await expect(answer("Sleep and mood")).toHaveText(/\(\d+ entries\)/);
  await expect(answer("Which words helped")).toHaveText(
    /^Of \d+ quotes .*, you said (none|all of them|\d+) helped\./,
  );
}

test("before the first entry analytics says so; a check-in shows there without a reload, and so do streaks turned off", async ({
  page,
}) => {
  await signInAsNewcomer(page);
  await page.goto("/analytics");
  const main = page.getByRole("main");
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByText("No mood history yet")).toBeVisible();
  await expect(main.getByText("No insights yet")).toBeVisible();

  await nav.getByRole("link", { name: "You", exact: true }).click();
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  await expect(page.locator("blockquote")).toBeVisible();
  await nav.getByRole("link", { name: "Analytics" }).click();
  await expect(page.locator(".stat", { hasText: "Total Entries" })).toContainText("1");
  await expect(main.getByText("Current Streak")).toBeVisible();

  await nav.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("switch", { name: "Show streaks" }).click();
  await expect(page.getByRole("switch", { name: "Show streaks", checked: false })).toBeEnabled();
  await nav.getByRole("link", { name: "Analytics" }).click();
  await expect(main.getByRole("heading", { name: "Activity", exact: true })).toBeVisible();
  await expect(main.getByText(/streak/i)).toHaveCount(0);
});
