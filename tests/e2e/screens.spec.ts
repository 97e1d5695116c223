import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { signInAsAdmin, signInAsMaya } from "./support/people";
import { ADMIN_SCREENS, MEMBER_SCREENS, VISITOR_SCREENS } from "./support/screens";
import { expect, test } from "./support/test";

/** A day on which Maya checked in. */
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const PHONE = { width: 390, height: 844 };

// Each screen is opened once, and looked at in every way.
test.describe.configure({ mode: "parallel", timeout: 180_000 });

for (const [from, to] of [
  [0, 8],
  [8, VISITOR_SCREENS.length],
]) {
  test(`visitors' screens ${from} to ${to}: nothing for axe, nothing off the screen, by day and by night, and help at hand`, async ({
    page,
  }) => {
    for (const path of VISITOR_SCREENS.slice(from, to)) {
      await open(page, path);
      await inspect(page, path);
      await opensHelp(page, path);
    }
  });
}

test("members' screens: nothing for axe, nothing off the screen or under the bar, by day and by night, and help at hand", async ({
  page,
}) => {
  await signInAsMaya(page);
  for (const path of [...MEMBER_SCREENS, `/progress?date=${YESTERDAY}`]) {
    await open(page, path);
    await inspect(page, path);
    await opensHelp(page, path);
    for (const viewport of [PHONE, { width: 640, height: 430 }]) {
      await page.setViewportSize(viewport);
      expect.soft(await underBar(page), `${path} at ${viewport.width}x${viewport.height}`).toEqual([]);
    }
  }
});

test.describe(() => {
  // The mail's preview stands in a frame without scripts, into which axe would put its own.
  test.use({ allowedErrors: [/Blocked script execution in 'about:srcdoc'/] });

  test("the admin's screens: nothing for axe, nothing off the screen, by day and by night", async ({
    page,
  }) => {
    await signInAsAdmin(page);
    for (const path of ADMIN_SCREENS) {
      await open(page, path);
      await inspect(page, path);
    }
  });
});

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  // Half-faded text has no contrast worth measuring, and the focus is where it goes at once.
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  // axe waits in vain for an answer from a frame whose scripts are off; mails have tests of their own.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll("iframe[sandbox]")) frame.remove();
  });
}

async function inspect(page: Page, path: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveClass(colorScheme === "dark" ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    for (const width of [320, 1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await sideways(page), `${path} at ${width}, ${colorScheme}`).toBeLessThanOrEqual(0);
    }
    // The other mode opens a page a time to sum up what foreign frames found; there are none.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // By night nothing but the colours is another.
    const { violations } = await (colorScheme === "dark" ? axe.withRules("color-contrast") : axe).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
    );
    expect.soft(found, `${path}, ${colorScheme}`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "130%"));
  expect.soft(await outside(page), `${path} at 130 % text`).toEqual([]);
  expect.soft(await sideways(page), `${path} at 130 % text`).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** What can be pressed or read on, and lies off the screen to the left or right. */
function outside(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("header a, header button, main a, main button, .bar a")]
      .filter(
        (part) =>
          part.checkVisibility({ visibilityProperty: true }) &&
          !part.closest(".year-scroll, .sr-only, .skip-link, .table-scroll"),
      )
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width > 1 && (left < -1 || right > window.innerWidth + 1);
      })
      .map((part) => part.textContent || part.getAttribute("aria-label")),
  );
}

/** What the bar below covers wholly once it has the focus. */
function underBar(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const bar = document.querySelector(".bar");
    if (!bar || getComputedStyle(bar).position !== "fixed") return [];
    const covered: string[] = [];
    for (const stop of document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex='0']",
    )) {
      if (bar.contains(stop)) continue;
      stop.focus();
      if (document.activeElement !== stop) continue;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { top } = stop.getBoundingClientRect();
      if (top >= bar.getBoundingClientRect().top) covered.push(stop.textContent || stop.outerHTML);
    }
    return covered;
  });
}

/** 'Need help now?' opens the crisis lines, and Escape leads back to it. */
async function opensHelp(page: Page, path: string): Promise<void> {
  const opener = page.getByRole("button", { name: "Need help now?" }).first();
  await opener.click();
  const lines = page.getByRole("dialog");
  for (const number of ['a[href="tel:988"]', 'a[href="sms:988"]', 'a[href="tel:116123"]'])
    await expect(lines.locator(number).first(), path).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lines, path).toBeHidden();
  await expect(opener, path).toBeFocused();
}
