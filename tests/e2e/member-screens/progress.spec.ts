import { excerpt } from "@/lib/words/rules";
import { checkInBy, signInAsMaya, signInAsNewcomer } from "../support/people";
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

test("four cards count one entry, which opens to its words, its bars and sharing, and closes again", async ({
  page,
}) => {
  await signInAsNewcomer(page);
  const text = await checkInBy(page, ALL_FIVE);
  await page.goto("/progress");
  await expect(page).toHaveTitle("Progress | Hearten - Mental Health Support");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Progress");
  await expect(page.getByText("Track Your Journey", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign out" })).toHaveAttribute("href", "/api/logout");
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Progress" }),
  ).toHaveAttribute("aria-current", "page");
  // One of seven, as a whole percentage.
  await expect(page.getByRole("img", { name: "Weekly Goal: 14 percent" })).toBeVisible();
  const main = page.getByRole("main");
  for (const label of ["Weekly Goal", "Total Entries", "Avg Mood", "Day Streak"]) {
    await expect(main.getByText(label, { exact: true })).toBeVisible();
  }
  // The card leaves hope out, the entry's own score does not.
  await expect(main.locator("p", { hasText: /^5\.0/ })).toBeVisible();
  const entry = main.getByRole("button", { name: /Today, morning/ });
  await expect(entry).toContainText("4.4/5");
  await expect(entry).toContainText(excerpt(text, 100));
  await entry.click();
  await expect(entry).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole("button", { name: "Share Quote" })).toBeVisible();
  await expect(main.getByRole("term")).toHaveText(BARS);
  await entry.click();
  await expect(page.getByRole("button", { name: "Share Quote" })).toBeHidden();
});

test("a day without entries says that it is empty, and leads to a list that is 24rem high at most and scrolls", async ({
  page,
}) => {
  await signInAsMaya(page);
  await page.goto("/progress?date=2020-02-29");
  await expect(page.getByRole("heading", { name: "February 29, 2020" })).toBeVisible();
  await expect(page.getByText("No entries on this day.")).toBeVisible();
  await page.getByRole("link", { name: "Show all entries" }).click();
  await expect(page.getByRole("heading", { name: "Your Progress Journey" })).toBeVisible();
  const { height, scrolls } = await page.locator(".entries-scroll").evaluate((node) => ({
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
