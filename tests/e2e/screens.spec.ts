import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { covered, headingsInText, misplaced, outside, roomLeft, spilling } from "./support/layout";
import { registerElsewhere, signInAsAdmin, signInAsMaya, signInAsNewcomer } from "./support/people";
import { ADMIN_SCREENS, MEMBER_SCREENS, setText, sideways, VISITOR_SCREENS } from "./support/screens";
import { expect, test } from "./support/test";

/** A day on which Maya checked in. */
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const PHONE = { width: 390, height: 844 };
/** 1280 pixels wide at 200 %. */
const LOW = { width: 640, height: 430 };
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };
const SIZES = [NARROW, PHONE, LOW, { width: 768, height: 1024 }, WIDE, { width: 1920, height: 1080 }];

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
      await nothingHides(page, path);
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
    await nothingHides(page, path);
  }
  // What a press opens within the screen.
  await page.goto("/favorites");
  await page.getByRole("button", { name: "Filter" }).click();
  await nothingHides(page, "/favorites, looking for something");
});

test.describe(() => {
  // The mail's preview stands in a frame without scripts, into which axe would put its own.
  test.use({ allowedErrors: [/Blocked script execution in 'about:srcdoc'/] });

  test("the admin's screens: nothing for axe, nothing off the screen, by day and by night", async ({
    page,
    app,
  }) => {
    await registerElsewhere(page, app.url, "bartholomew.featherstonehaugh@long.example");
    await signInAsAdmin(page);
    for (const path of ADMIN_SCREENS) {
      await open(page, path);
      await inspect(page, path);
      await nothingHides(page, path);
    }
  });
});

test.describe(() => {
  test.use({ hasChosenCookies: false });

  test("the question about cookies hides nothing that has the focus", async ({ page }) => {
    for (const path of ["/", "/faq", "/forgot-password", "/progress"]) {
      if (path === "/progress") await signInAsNewcomer(page);
      await open(page, path);
      await expect(page.getByRole("region", { name: "Cookies: your choice" })).toBeVisible();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect.soft.poll(() => covered(page), `${path} at ${size.width}x${size.height}`).toEqual([]);
      }
    }
  });
});

test.describe(() => {
  test.use({ hasChosenCookies: false });

  test("the question about cookies leaves help in sight, and both of its answers, where text is large", async ({
    page,
  }) => {
    await open(page, "/");
    const question = page.getByRole("region", { name: "Cookies: your choice" });
    await expect(question).toBeVisible();
    await setText(page, "130%");
    for (const size of [NARROW, PHONE, LOW]) {
      await page.setViewportSize(size);
      for (const name of ["Accept All", "Essential Only"])
        await expect.soft(question.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
      // Pressable: nothing lies over it.
      await page.getByRole("button", { name: "Need help now?" }).click({ trial: true, timeout: 2_000 });
    }
  });
});

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  // Half-faded text has no contrast worth measuring, and the focus is where it goes at once.
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(path);
  // What is looked at is the screen, not what stands in its place while it is read.
  await expect(page.locator(".skel, main [aria-busy=true]")).toHaveCount(0);
  // axe waits in vain for an answer from a frame whose scripts are off; mails have tests of their own.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll("iframe[sandbox]")) frame.remove();
  });
}

async function inspect(page: Page, path: string): Promise<void> {
  expect.soft(await headingsInText(page), `${path}, set in the text's face`).toEqual([]);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveClass(colorScheme === "dark" ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    // By night nothing but the colours is another.
    expect
      .soft(
        await faults(page, colorScheme === "dark" ? ["color-contrast"] : undefined),
        `${path}, ${colorScheme}`,
      )
      .toEqual([]);
  }
  await setText(page, "130%");
  for (const size of [NARROW, LOW, PHONE]) {
    await page.setViewportSize(size);
    // The consoles' titles are too long to keep clear of the house.
    const house = size === PHONE && !path.startsWith("/admin");
    const place = `${path} at ${size.width}x${size.height}, 130 % text`;
    // A list that is just read anew may for a moment stand elsewhere.
    await expect.soft.poll(() => misplaced(page, { house }), place).toEqual([]);
  }
  expect.soft(await outside(page), `${path} at 130 % text`).toEqual([]);
  expect.soft(await spilling(page), `${path} at 130 % text`).toEqual([]);
  await setText(page, "200%");
  for (const size of [LOW, PHONE]) {
    await page.setViewportSize(size);
    await expect.soft
      .poll(() => sideways(page), `${path} at ${size.width}, 200 % text`)
      .toBeLessThanOrEqual(0);
  }
  await setText(page, "");
}

/** What axe finds, by all of its rules or by some. */
async function faults(page: Page, rules?: string[]): Promise<string[]> {
  // Of what is well it would tell every element.
  const options: Parameters<AxeBuilder["options"]>[0] = {
    resultTypes: ["violations"],
    ...(rules && { runOnly: rules }),
  };
  // Bringing it into the page takes longer than a few of its rules: it stays there.
  const { violations } = await ((await page.evaluate(() => "axe" in window))
    ? page.evaluate(
        (options): ReturnType<AxeBuilder["analyze"]> => Reflect.get(window, "axe").run(options),
        options,
      )
    : // The other mode opens a page a time to sum up what foreign frames found; there are none.
      new AxeBuilder({ page }).setLegacyMode().options(options).analyze());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/** What depends on how a screen is laid out, and costs little to ask. */
const OF_LAYOUT = [
  "target-size",
  "scrollable-region-focusable",
  "aria-hidden-focus",
  "button-name",
  "link-name",
];

/**
 * At each size: nothing goes off to the side, the focus is in sight, words stand beside the picture, and most of a low
 * window is the page's.
 */
async function nothingHides(page: Page, path: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const place = `${path} at ${size.width}x${size.height}`;
    await expect.soft.poll(() => misplaced(page, { house: true }), place).toEqual([]);
    // A list may be read anew and move while it is gone through.
    await expect.soft.poll(() => covered(page), place).toEqual([]);
    // By night, as the screen was left, the rail and what stands beside it have colours of their own.
    const rules = size === WIDE ? [...OF_LAYOUT, "color-contrast"] : OF_LAYOUT;
    // On a phone it was looked at whole; between these the layout is one or the other.
    if ([NARROW, LOW, WIDE].includes(size)) expect.soft(await faults(page, rules), place).toEqual([]);
    if (size === LOW) expect.soft(await roomLeft(page), place).toBeGreaterThan(2 / 3);
  }
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
