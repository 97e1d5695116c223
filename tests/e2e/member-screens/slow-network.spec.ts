import type { Locator, Page } from "@playwright/test";
import { signInAsMaya } from "../support/people";
import { expect, test } from "../support/test";

const AT_ONCE_MS = 100;

/** Nothing that another screen is made of arrives any more. */
async function stopScreens(page: Page): Promise<void> {
  await page.route(
    (url) => url.searchParams.has("_rsc"),
    () => {},
  );
}

/** Presses, and answers how long it took until this stood on the page; Infinity where it does not come. */
function answerTime(pressed: Locator, selector: string, text = ""): Promise<number> {
  return pressed.evaluate(
    (element, [wanted, words]) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const isThere = () =>
          [...document.querySelectorAll(wanted)].some((found) => (found.textContent ?? "").includes(words));
        const settle = (time: number) => {
          watch.disconnect();
          resolve(time);
        };
        const watch = new MutationObserver(() => isThere() && settle(performance.now() - began));
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        setTimeout(settle, 2_000, Number.POSITIVE_INFINITY);
        (element as HTMLElement).click();
      }),
    [selector, text] as const,
  );
}

const FROM_HOME = [
  { press: "Start Assessment", selector: "h1", text: "You" },
  { press: "Check in now", selector: "h1", text: "You" },
  { press: "View All", selector: "[role=status] p", text: "Loading your progress..." },
  { press: /, today/, selector: "[role=status] p", text: "Loading your progress..." },
  { press: "Favorites", selector: "[role=status] p", text: "Loading your favorites..." },
  { press: "Settings", selector: "[role=status] p", text: "Loading..." },
];

test("on a slow network every way from Home answers at once, before the screen is here, and so does signing out", async ({
  page,
}) => {
  await signInAsMaya(page);
  await page.goto("/");
  await stopScreens(page);
  for (const { press, selector, text } of FROM_HOME) {
    const link = page.getByRole("link", { name: press }).first();
    expect(await answerTime(link, selector, text), `${press}`).toBeLessThan(AT_ONCE_MS);
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Log this moment" })).toBeVisible();
  }
  await test.step("signing out answers at once, however long the parting takes", async () => {
    await page.route("**/_next/static/**", () => {});
    const out = page.getByRole("link", { name: "Log out" });
    expect(await answerTime(out, "a[aria-busy=true]")).toBeLessThan(AT_ONCE_MS);
  });
});

test("a day of the year and the rows of Settings answer at once on their own screens", async ({ page }) => {
  await signInAsMaya(page);
  await page.goto("/progress");
  await stopScreens(page);
  expect(await answerTime(page.locator(".year-scroll a").last(), "a > .going")).toBeLessThan(AT_ONCE_MS);
  // Every request would pass through the test.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("/settings");
  await stopScreens(page);
  const row = page.locator("a.srow").first();
  expect(await answerTime(row, "main [role=status]")).toBeLessThan(AT_ONCE_MS);
});

test("ways into the app answer at once on public pages", async ({ page }) => {
  await page.goto("/about");
  await stopScreens(page);
  const start = page.getByRole("link", { name: "Get Started" });
  expect(await answerTime(start, "a > .going")).toBeLessThan(AT_ONCE_MS);
  await expect(start.locator(".spin")).toBeVisible();
});
