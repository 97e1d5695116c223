import type { Page } from "@playwright/test";
import { HERO_START, heroWords, needsHelp } from "@/components/landing/hero-words";
import { expect, test } from "./support/test";

const HEAVY = { stressLevel: 5, progressTowardGoals: 1, gratitudeLevels: 1 };

const slider = (page: Page, name: string) => page.getByRole("slider", { name, disabled: false });
const words = (page: Page) => page.locator(".hero-demo .room > :not(.unseen) .said");

test("the hero's sliders move by key and by pointer, and the words answer; nothing is sent or kept", async ({
  page,
}) => {
  await page.goto("/");
  await expect(words(page)).toHaveText(heroWords(HERO_START));
  await slider(page, "Stress").focus();
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  await page.waitForLoadState("networkidle");
  const before = await kept();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  await page.keyboard.press("ArrowLeft");
  await expect(words(page)).toHaveText(heroWords({ ...HERO_START, stressLevel: 3 }));
  await expect(slider(page, "Stress")).toHaveAttribute("aria-valuetext", "3 of 5, some");
  const box = await slider(page, "Gratitude").boundingBox();
  if (!box) throw new Error("No slider");
  await page.mouse.click(box.x + 14, box.y + box.height / 2);
  const set = { ...HERO_START, stressLevel: 3, gratitudeLevels: 1 };
  await expect(words(page)).toHaveText(heroWords(set));
  await expect(page.locator(".hero-demo").getByRole("status")).toHaveText(heroWords(set));
  // Whoever touches the page is brought what only a person needs: files that are the same for all.
  expect(sent.filter((path) => !path.startsWith("/_next/static/"))).toEqual([]);
  expect(await kept()).toBe(before);
});

test("set as heavy as can be, the words lead to people, and a number and all others are there", async ({
  page,
}) => {
  expect(needsHelp(HEAVY)).toBe(true);
  await page.goto("/");
  await setTo(page, HEAVY);
  await expect(words(page)).toHaveText(heroWords(HEAVY));
  await expect(page.locator(".hero-demo .fresh a")).toHaveAttribute("href", /^(tel:|https:)/);
  await page.getByRole("button", { name: "All numbers" }).click();
  await expect(page.getByRole("dialog", { name: "Need help now?" })).toBeVisible();
});

test("nothing moves when the words change, at four widths and with larger text", async ({ page }) => {
  await page.goto("/");
  for (const { width, text } of [
    ...[320, 390, 768, 1280].map((width) => ({ width, text: "100%" })),
    ...[390, 1280].map((width) => ({ width, text: "130%" })),
  ]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), text);
    const height = () =>
      page.locator(".hero-demo").evaluate((it) => Math.round(it.getBoundingClientRect().height));
    const still = await height();
    for (const stressLevel of [1, 5])
      for (const progressTowardGoals of [1, 5])
        for (const gratitudeLevels of [1, 5]) {
          await setTo(page, { stressLevel, progressTowardGoals, gratitudeLevels });
          expect([width, text, stressLevel, progressTowardGoals, gratitudeLevels, await height()]).toEqual([
            ...[width, text, stressLevel, progressTowardGoals, gratitudeLevels, still],
          ]);
        }
  }
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`nothing on the page waits for the scroll (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    await expect(page.locator(".opening")).toBeHidden({ timeout: 3_000 });
    await expect.poll(() => unfinished(page)).toEqual([]);
    const pictures = page.locator("main picture:visible img");
    await expect(pictures).toHaveCount(4);
    for (const picture of await pictures.all())
      await expect
        .poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth))
        .toBeGreaterThan(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is whole, and the hero's example a still picture", async ({ page }) => {
    await page.goto("/");
    await expect(words(page)).toHaveText(heroWords(HERO_START));
    await expect(words(page)).toBeVisible();
    for (const name of ["Stress", "Progress", "Gratitude"]) {
      await expect(page.getByRole("slider", { name })).toBeVisible();
      await expect(page.getByRole("slider", { name })).toBeDisabled();
    }
    await expect(page.getByText("Try it: move a slider.")).toBeHidden();
    expect(await unfinished(page)).toEqual([]);
  });
});

async function setTo(page: Page, levels: typeof HEAVY) {
  const names = { stressLevel: "Stress", progressTowardGoals: "Progress", gratitudeLevels: "Gratitude" };
  for (const key of Object.keys(names) as (keyof typeof names)[])
    await slider(page, names[key]).fill(String(levels[key]));
  await expect(words(page)).toHaveText(heroWords(levels));
}

/** What of words and pictures stands faded on the page, or would with the scroll. */
function unfinished(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main > *, main > * *")]
      .filter((it) => it.textContent?.trim() || it.matches("img, svg"))
      .filter((it) => {
        const { opacity, filter, animationName, animationTimeline } = getComputedStyle(
          it,
        ) as CSSStyleDeclaration & {
          animationTimeline?: string;
        };
        return (
          Number(opacity) < 1 ||
          filter !== "none" ||
          (animationName !== "none" && animationTimeline !== undefined && animationTimeline !== "auto")
        );
      })
      .map((it) => `${it.localName}.${it.className}`),
  );
}
