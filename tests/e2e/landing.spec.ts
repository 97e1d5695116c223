import type { Page } from "@playwright/test";
import { HERO_START, heroWords, needsHelp } from "@/components/landing/hero-words";
import { setText } from "./support/screens";
import { expect, test } from "./support/test";

const HEAVY = { stressLevel: 5, progressTowardGoals: 1, gratitudeLevels: 1 };

const slider = (page: Page, name: string) => page.getByRole("slider", { name, disabled: false });
const words = (page: Page) => page.locator(".hero-demo .room > :not(.unseen) .said");

test("the hero's sliders move by key and by pointer, and the words answer, the heaviest with people and all numbers; nothing is sent or kept", async ({
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

  expect(needsHelp(HEAVY)).toBe(true);
  await setTo(page, HEAVY);
  await expect(page.locator(".hero-demo .fresh a")).toHaveAttribute("href", /^(tel:|https:)/);
  await page.getByRole("button", { name: "All numbers" }).click();
  await expect(page.getByRole("dialog", { name: "Need help now?" })).toBeVisible();
  // Whoever touches the page is brought what only a person needs: files that are the same for all.
  expect(sent.filter((path) => !path.startsWith("/_next/static/"))).toEqual([]);
  expect(await kept()).toBe(before);
});

test("nothing moves when the words change, at four widths and with larger text", async ({ page }) => {
  await page.goto("/");
  const combinations = [1, 5].flatMap((stressLevel) =>
    [1, 5].flatMap((progressTowardGoals) =>
      [1, 5].map((gratitudeLevels) => ({ stressLevel, progressTowardGoals, gratitudeLevels })),
    ),
  );
  for (const { width, text } of [
    ...[320, 390, 768, 1280].map((width) => ({ width, text: "100%" })),
    ...[390, 1280].map((width) => ({ width, text: "130%" })),
  ]) {
    await page.setViewportSize({ width, height: 844 });
    await setText(page, text);
    const { still, seen } = await page.evaluate(setInTurn, combinations);
    expect([width, text, seen]).toEqual([
      ...[width, text],
      combinations.map((levels) => ({ said: heroWords(levels), height: still })),
    ]);
  }
});

/** In the page, which is quicker than a hand: what is said for each of the levels, and how high it all stands then. */
async function setInTurn(combinations: (typeof HEAVY)[]) {
  const demo = document.querySelector(".hero-demo") as HTMLElement;
  const height = () => Math.round(demo.getBoundingClientRect().height);
  const still = height();
  const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  const seen = [];
  for (const { stressLevel, progressTowardGoals, gratitudeLevels } of combinations) {
    const levels = [stressLevel, progressTowardGoals, gratitudeLevels];
    for (const [at, slider] of demo.querySelectorAll("input").entries()) {
      type?.call(slider, String(levels[at]));
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    }
    await new Promise(requestAnimationFrame);
    seen.push({ said: demo.querySelector(".room > :not(.unseen) .said")?.textContent, height: height() });
  }
  return { still, seen };
}

test("the opening plays over the page once a session, for a second and a half, and nothing on the page waits for the scroll", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/", { waitUntil: "commit" });
  const opening = page.locator(".opening");
  await expect(opening).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "How It Works" }).click();
  await expect(page).toHaveURL(/#features$/);
  await expect(opening).toBeHidden({ timeout: 3_000 });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await opening.isVisible()).toBe(false);
  await expectWhole(page);
});

test("whoever wants less motion has no opening, and nothing on the page waits for the scroll; pictures are fetched in the page's theme only", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".opening")).toBeHidden();
  await expectWhole(page);
  expect(await page.evaluate(() => sessionStorage.getItem("opened"))).toBeNull();
  const pictures = fetched.filter((path) => path.startsWith("/pictures/"));
  expect(pictures).toHaveLength(4);
  expect(pictures.filter((path) => !path.endsWith("-dark.webp"))).toEqual([]);
});

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

/** Words and pictures are all there, and nobody has scrolled. */
async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => unfinished(page)).toEqual([]);
  const pictures = page.locator("main picture:visible img");
  await expect(pictures).toHaveCount(4);
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
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
