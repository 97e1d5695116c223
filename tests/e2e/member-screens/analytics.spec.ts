import { checkInBy, signInAsMaya, signInAsNewcomer } from "../support/people";
import { fail, hold, mend, openUnread } from "../support/states";
import { expect, test } from "../support/test";

const ANALYTICS = "/api/user/analytics";
const DIMENSIONS = "/api/user/dimensions";
const FAILED = "Unable to load analytics data. Please try again later.";

test("analytics has its cards, ten mood bars, insights and a way to ask", async ({ page }) => {
  await signInAsMaya(page);
  await page.goto("/analytics");
  await expect(page).toHaveTitle("Analytics | Hearten - Mental Health Support");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Wellness Journey");
  const main = page.getByRole("main");
  for (const label of ["Total Quotes", "Total Entries", "Average Mood", "Current Streak"]) {
    await expect(main.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(main.getByText(/^\d+ favorites?$/)).toBeVisible();
  await expect(main.getByText("out of 5", { exact: true })).toBeVisible();
  await expect(main.getByText(/^(Rising|Falling|About the same)$/)).toBeVisible();
  await expect(main.getByText(/^last 5 entries \d\.\d, the 5 before \d\.\d$/)).toBeVisible();

  await expect(page.getByRole("heading", { name: "Streak & Activity" })).toBeVisible();
  const facts = main.getByRole("term").filter({ hasText: /^(Current|Longest|Rhythm|Total Generated)$/ });
  await expect(facts).toHaveCount(4);
  await expect(main.getByText("of the last 28 days", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Mood Trends" })).toBeVisible();
  await expect(main.getByText(/^Average \d\.\d$/)).toBeVisible();
  await expect(main.getByText("Total entries", { exact: true })).toBeVisible();
  const moods = page.getByRole("table", { name: "Your last moods, most recent first" });
  await expect(moods.getByRole("row")).toHaveCount(1 + 10);

  const weeks = page.getByRole("table", { name: "Your last eight weeks, oldest first" });
  await expect(weeks.getByRole("row")).toHaveCount(1 + 8);

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

  await expect(page.getByRole("heading", { name: "Recent Insights" })).toBeVisible();
  await expect(main.getByRole("article").first()).toContainText(/^(Trend|Pattern|Streak|Milestone|Weekly)/);
  await expect(page.getByRole("link", { name: /Contact us/ })).toHaveAttribute("href", /^mailto:/);
});

test("before the first entry every card says so", async ({ page }) => {
  await signInAsNewcomer(page);
  await page.goto("/analytics");
  await expect(page.getByText("No mood history yet")).toBeVisible();
  await expect(page.getByText("No insights yet")).toBeVisible();
  await expect(page.getByText("No trend yet")).toBeVisible();
  await expect(page.getByText(/^Usually after two to four weeks of entries, this will show/)).toBeVisible();
  await page.getByText("Your Ratings Over Time").click();
  await expect(
    page.getByText("No ratings in the last 30 days. The lines start with your next check-in."),
  ).toBeVisible();

  // Few entries say how few they are.
  await checkInBy(page, {}, {}, { stressLevel: 5 });
  await page.reload();
  await expect(page.getByText(/^Only 3 entries to compare: last entry \d\.\d, the 2 before/)).toBeVisible();
});

test("analytics shows skeletons while it loads, and says when it can't", async ({
  page,
  brokenOnPurpose,
}) => {
  await signInAsMaya(page);
  const release = await hold(page, ANALYTICS);
  await openUnread(page, "/settings", "Analytics");
  await expect(page.getByText("Loading your analytics...")).toBeAttached();
  await expect(page.locator(".skel").first()).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "Mood Trends" })).toBeVisible();

  brokenOnPurpose.add(ANALYTICS);
  await fail(page, ANALYTICS);
  await openUnread(page, "/settings", "Analytics");
  await expect(page.getByText(FAILED)).toBeVisible();
  await mend(page, ANALYTICS);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(FAILED)).toBeHidden();
});

test("fifteen lines stand folded, read over 30 days once opened and 90 when asked for, and nothing jumps", async ({
  page,
}) => {
  await signInAsMaya(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(new URL(request.url()).pathname);
  });
  await page.goto("/analytics");
  await page.waitForLoadState("networkidle");
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

test("lines that can't be loaded say so", async ({ page, brokenOnPurpose }) => {
  await signInAsMaya(page);
  await page.goto("/analytics");
  await page.getByText("Your Ratings Over Time").click();
  await expect(page.locator(".dims-line")).toHaveCount(15);
  brokenOnPurpose.add(DIMENSIONS);
  await fail(page, DIMENSIONS);
  await page.getByRole("radio", { name: "90 days" }).check({ force: true });
  await expect(page.getByText("We couldn't load these lines just now.")).toBeVisible();
});

test("a check-in shows in analytics without a reload", async ({ page }) => {
  await signInAsNewcomer(page);
  await checkInBy(page, {});
  await page.goto("/analytics");
  const nav = page.getByRole("navigation", { name: "Main" });
  const entries = page.locator(".stat", { hasText: "Total Entries" });
  await expect(entries).toContainText("1");
  await nav.getByRole("link", { name: "You", exact: true }).click();
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  await expect(page.locator("blockquote")).toBeVisible();
  await nav.getByRole("link", { name: "Analytics" }).click();
  await expect(entries).toContainText("2");
});

test("'Show streaks' turned off hides streaks, weekly goal and milestones; turned on they are back", async ({
  page,
}) => {
  await signInAsNewcomer(page);
  await checkInBy(page, {});
  const main = page.getByRole("main");
  const nav = page.getByRole("navigation", { name: "Main" });
  const toggle = async (checked: boolean) => {
    await nav.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("switch", { name: "Show streaks" }).click();
    await expect(page.getByRole("switch", { name: "Show streaks", checked })).toBeEnabled();
  };
  await page.goto("/analytics");
  await expect(main.getByText("Current Streak")).toBeVisible();
  await toggle(false);
  await nav.getByRole("link", { name: "Analytics" }).click();
  await expect(main.getByRole("heading", { name: "Activity", exact: true })).toBeVisible();
  await expect(main.getByText(/streak/i)).toHaveCount(0);
  await page.goto("/progress");
  await expect(main.getByText("Rhythm", { exact: true })).toBeVisible();
  await expect(main.getByText(/streak|weekly goal/i)).toHaveCount(0);
  await toggle(true);
  await page.goto("/progress");
  await expect(main.getByText("1 of the last 28 days")).toBeVisible();
  await expect(main.getByText("Day Streak")).toBeVisible();
});
