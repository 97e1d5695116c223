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

test("a day stands open with its words, ratings and time, and leads to its neighbours with entries", async ({
  page,
}) => {
  await signInAsMaya(page);
  await page.goto("/");
  const day = page
    .getByRole("table")
    .getByRole("link", { name: /, (Heavy|Low|Steady|Good|Bright)$/ })
    .first();
  const date = (await day.getAttribute("href"))?.slice(-10);
  await day.click();
  await page.waitForURL(`**/progress?date=${date}`);
  const entry = page.getByRole("region", { name: /^(morning|afternoon|evening)$/ }).first();
  await expect(entry.getByRole("definition")).toHaveCount(15);
  await expect(entry.getByRole("definition").first()).toContainText(/^[A-Z].* [1-5] of 5$/);
  await expect(entry.getByRole("button", { name: "Share Quote" }).first()).toBeVisible();
  // Nothing scrolls but the page, and the year, which is wider than a phone.
  const scrolling = page
    .getByRole("main")
    .locator("css=*")
    .evaluateAll((nodes) =>
      nodes
        .filter(
          (node) =>
            node.scrollHeight > node.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(node).overflowY),
        )
        .map((node) => node.className),
    );
  expect((await scrolling).filter((name) => !name.includes("year-scroll"))).toEqual([]);

  const days = page.getByRole("navigation", { name: "Days with entries" });
  const previous = days.getByRole("link", { name: /^Previous/ });
  const before = (await previous.getAttribute("href"))?.slice(-10) ?? "";
  expect(before < (date ?? "")).toBe(true);
  await previous.click();
  await page.waitForURL(`**/progress?date=${before}`);
  await expect(page.getByRole("region", { name: /^(morning|afternoon|evening)$/ })).not.toHaveCount(0);
  await expect(days.getByRole("link", { name: /^Next/ })).toHaveAttribute("href", `/progress?date=${date}`);

  // What was pressed is gone: the focus stays with the day.
  await page.getByRole("button", { name: "Delete entry" }).first().click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("section[aria-labelledby=day]")).toBeFocused();
});

test("a day without entries says that it is empty", async ({ page }) => {
  await signInAsMaya(page);
  await page.goto("/progress?date=2020-02-29");
  await expect(page.getByRole("heading", { name: "February 29, 2020" })).toBeVisible();
  await expect(page.getByText("No entries on this day.")).toBeVisible();
  await page.getByRole("link", { name: "Show all entries" }).click();
  await expect(page.getByRole("heading", { name: "Your Progress Journey" })).toBeVisible();
});

test("without entries the list invites to the first check-in", async ({ page }) => {
  await signInAsNewcomer(page);
  await page.goto("/progress");
  await expect(page.getByText("Start your journey by creating your first emotional check-in!")).toBeVisible();
  await expect(page.getByText("No entries yet")).toBeVisible();
});

test("progress says that it is loading, and what could not be loaded", async ({ page, brokenOnPurpose }) => {
  await signInAsMaya(page);
  const release = await hold(page, "/api/user/entries");
  await openUnread(page, "/settings", "Progress");
  await expect(page.getByText("Loading your progress...")).toBeVisible();
  release();
  await expect(page.getByRole("button", { name: /Nov|Dec|Jan|Yesterday/ }).first()).toBeVisible();

  for (const path of ["/api/user/entries", "/api/user/stats", "/api/user/year"]) {
    brokenOnPurpose.add(path);
    await fail(page, path);
  }
  await openUnread(page, "/settings", "Progress");
  await expect(page.getByText("We couldn't load your entries just now.")).toBeVisible();
  await expect(page.getByText("We couldn't load your figures just now.")).toBeVisible();
  await expect(page.getByText("We couldn't load your year just now.")).toBeVisible();
});
