import type { Locator, Page } from "@playwright/test";
import { signInAsMaya } from "../support/people";
import { hold } from "../support/states";
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
        const watch = new MutationObserver(() => isThere() && resolve(performance.now() - began));
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        setTimeout(() => resolve(Number.POSITIVE_INFINITY), 2_000);
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

for (const { press, selector, text } of FROM_HOME) {
  test(`on a slow network '${press}' answers at once, before the screen is here`, async ({ page }) => {
    await signInAsMaya(page);
    await page.goto("/");
    await stopScreens(page);
    const link = page.getByRole("link", { name: press }).first();
    expect(await answerTime(link, selector, text)).toBeLessThan(AT_ONCE_MS);
  });
}

test("a screen that comes late takes the place of what was shown meanwhile", async ({ page }) => {
  await signInAsMaya(page);
  await page.goto("/");
  const release = await hold(page, "/progress");
  const link = page.getByRole("link", { name: "View All" });
  expect(await answerTime(link, "[role=status] p", "Loading your progress...")).toBeLessThan(AT_ONCE_MS);
  release();
  await expect(page.getByText("Your Progress Journey")).toBeVisible();
});

test("a day of the year answers at once on its own screen", async ({ page }) => {
  await signInAsMaya(page);
  await page.goto("/progress");
  await stopScreens(page);
  expect(await answerTime(page.locator(".year-scroll a").last(), "a > .going")).toBeLessThan(AT_ONCE_MS);
});

test("rows and links of Settings answer at once", async ({ page }) => {
  await signInAsMaya(page);
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

test("signing out answers at once, however long the parting takes", async ({ page }) => {
  await signInAsMaya(page);
  await page.goto("/");
  await page.route("**/_next/static/**", () => {});
  const out = page.getByRole("link", { name: "Log out" });
  expect(await answerTime(out, "a[aria-busy=true]")).toBeLessThan(AT_ONCE_MS);
});
