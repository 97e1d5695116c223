import type { Page } from "@playwright/test";
import { signInAsMaya } from "../support/people";
import { expect, test } from "../support/test";

const LINE = "Slept badly, then walked to the river.";

/** How many pages of A4 the report is, and what stands on them. */
async function printed(page: Page): Promise<{ pages: number; words: string }> {
  // The sheet itself says A4: a browser's own paper may be another.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
  await page.emulateMedia({ media: "print" });
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is not on paper.
  const words = await page.locator("body").innerText();
  await page.emulateMedia({ media: null });
  return { pages: pdf.match(/\/Type \/Page\b/g)?.length ?? 0, words };
}

test("a report is chosen, printed on a page or two, and tells own lines and the name only when asked to", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await signInAsMaya(page);
  const { quotes } = await (await page.request.get("/api/quotes/recent")).json();
  const writeLine = (text: string) =>
    page.request.put(`/api/check-ins/${quotes[0].checkInId}/line`, { data: { text } });
  expect((await writeLine(LINE)).ok()).toBe(true);

  await page.goto("/progress");
  await page.getByRole("link", { name: "A page for a therapist or doctor" }).click();
  await expect(page.getByRole("heading", { name: "Your report", level: 1 })).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Progress" }),
  ).toHaveAttribute("aria-current", "true");
  const table = page.getByRole("table", { name: /^Mean and range/ });
  await expect(table.getByRole("rowheader", { name: "Sleep 1 very poor, 5 restful" })).toBeVisible();
  await expect(table.locator("svg[aria-hidden=true]")).toHaveCount(16);

  const fourWeeks = await printed(page);
  expect(fourWeeks.pages).toBe(1);
  for (const words of [
    /^Mood and wellbeing, self-rated/,
    /\d+ entries, on \d+ of 28 days/,
    /on a scale of 1 to 5\. This is not a diagnosis, and not a validated questionnaire\.\s+Made with Hearten on [^\n]+\./,
    /Overall mood 1 hardest, 5 easiest\s+[1-5]\.\d\s+[1-5]\.\d to [1-5]\.\d\s+\d+/,
    /Sleep 1 very poor, 5 restful\s+[1-5]\.\d\s+[1-5] to [1-5]\s+\d+/,
    /Lowest\s+\w+\s\w+\s\([1-5]\.\d\), /,
    /went together \(\d+ entries\)\./,
    /That doesn't tell us why\./,
  ])
    expect(fourWeeks.words).toMatch(words);
  expect(fourWeeks.words).not.toMatch(/Maya|river|Analytics|Need help now|Print or save/);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.emulateMedia({ media: null });

  await page.getByText("12 weeks").click();
  await page.getByLabel("My name").check();
  await page.getByLabel("The lines I wrote for myself").check();
  await page.getByRole("button", { name: "Show" }).click();
  await page.waitForURL(/weeks=12&.*name=on&lines=on$/);
  await expect(page.getByText(LINE)).toBeVisible();
  const twelveWeeks = await printed(page);
  expect(twelveWeeks.pages).toBeLessThanOrEqual(2);
  expect(twelveWeeks.words).toMatch(/Maya Okafor\s+[^\n]+\s+\d+ entries, on \d+ of 84 days/);
  expect(twelveWeeks.words).toContain(LINE);
  expect((await writeLine("")).ok()).toBe(true);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print or save as PDF" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
});
