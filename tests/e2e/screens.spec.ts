import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
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
    // The other mode opens a page a time to sum up what foreign frames found; there are none.
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
    const place = `${path} at ${size.width}x${size.height}, 130 % text`;
    await expect.soft.poll(() => sideways(page), place).toBeLessThanOrEqual(0);
    expect.soft(await cutSun(page), place).toEqual([]);
    expect.soft(await namesThatMeet(page), place).toEqual([]);
  }
  // The consoles' titles are too long for that.
  if (!path.startsWith("/admin")) expect.soft(await wordsOnHouse(page), `${path} at 130 % text`).toEqual([]);
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
    await expect.soft.poll(() => sideways(page), place).toBeLessThanOrEqual(0);
    // A list may be read anew and move while it is gone through.
    await expect.soft.poll(() => covered(page), place).toEqual([]);
    expect.soft(await wordsOnHouse(page), place).toEqual([]);
    expect.soft(await cutSun(page), place).toEqual([]);
    expect.soft(await namesThatMeet(page), place).toEqual([]);
    // By night, as the screen was left, the rail and what stands beside it have colours of their own.
    const rules = size === WIDE ? [...OF_LAYOUT, "color-contrast"] : OF_LAYOUT;
    // On a phone it was looked at whole; between these the layout is one or the other.
    if ([NARROW, LOW, WIDE].includes(size)) expect.soft(await faults(page, rules), place).toEqual([]);
    if (size === LOW) expect.soft(await roomLeft(page), place).toBeGreaterThan(2 / 3);
  }
}

/** Headings that have lost the display face. */
function headingsInText(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".title, .card-title, .display")]
      .filter((heading) => !getComputedStyle(heading).fontFamily.startsWith('"Brygada'))
      .map((heading) => heading.textContent),
  );
}

/** Words and parts that lie over the edge of what holds them, and so over their neighbours. */
function spilling(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const goesOver = (inner: DOMRect, outer: DOMRect) =>
      inner.width > 1 && (inner.right > outer.right + 1 || inner.left < outer.left - 1);
    const boundsOf = (words: Node) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return range.getBoundingClientRect();
    };
    /** Not what is placed on purpose, or out of sight. */
    const isInFlow = (part: Element) => {
      const { position, display, marginLeft, marginRight, clipPath } = getComputedStyle(part);
      const isPulled = Number.parseFloat(marginLeft) < 0 || Number.parseFloat(marginRight) < 0;
      const isBox = display !== "inline" && display !== "contents";
      return isBox && !isPulled && clipPath === "none" && position !== "absolute" && position !== "fixed";
    };
    const holders = [...document.querySelectorAll("header *, main *")].filter((part) => {
      const { overflowX, display } = getComputedStyle(part);
      const isHolder = overflowX === "visible" && display !== "inline" && part.clientWidth > 0;
      return (
        isHolder && part.checkVisibility() && !part.closest("svg, .year-scroll, .sr-only, .table-scroll")
      );
    });
    return holders.flatMap((holder) => {
      const outer = holder.getBoundingClientRect();
      return [...holder.childNodes]
        .filter((node) =>
          node instanceof Element
            ? isInFlow(node) && goesOver(node.getBoundingClientRect(), outer)
            : node.textContent?.trim() && goesOver(boundsOf(node), outer),
        )
        .map((node) => `${holder.className}: ${node.textContent}`.slice(0, 120));
    });
  });
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

/**
 * What is covered by anything, or lies off the screen, once it has the focus: each stop in turn, forwards and backwards
 * as Tab goes.
 */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, input, select, textarea, summary, [tabindex='0']",
      ),
    ];
    /** A control that its label stands for to the eye. */
    const seenOf = (stop: HTMLElement) =>
      stop.matches("[type=radio], [type=checkbox]") ? (stop.closest("label") ?? stop) : stop;
    /** What of a line of it is in its middle, clear of its edges. */
    function hits(part: HTMLElement): boolean {
      // Of a field of many lines the browser shows the one that is written in.
      const shares = part.matches("textarea") ? [0.05, 0.1, 0.2] : [0.3, 0.5, 0.7];
      return [...part.getClientRects()].every(({ left, top, width, height }) =>
        shares.every((share) => {
          // Of what is higher than the window only some is in sight.
          const isHigh = height > window.innerHeight / 2;
          const y = isHigh
            ? (Math.max(top, 0) + Math.min(top + height, window.innerHeight)) / 2
            : top + height * share;
          const met = document.elementFromPoint(left + width / 2, y);
          return met !== null && (part.contains(met) || met.closest("label")?.control === part);
        }),
      );
    }
    const found = new Set<string>();
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus();
      const isStop = document.activeElement === stop && stop.tabIndex >= 0;
      if (isStop && !hits(seenOf(stop))) found.add(stop.ariaLabel || stop.textContent || stop.outerHTML);
    }
    return [...found];
  });
}

/** How much of the window what stays in its place leaves, of one. */
function roomLeft(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stays = [...document.querySelectorAll("body *")].filter((part) => {
      const { position } = getComputedStyle(part);
      const { width, height } = part.getBoundingClientRect();
      const isAcross = width > window.innerWidth * 0.9 && height > 0;
      return isAcross && (position === "fixed" || position === "sticky") && part.checkVisibility();
    });
    const taken = stays.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
    return 1 - taken / window.innerHeight;
  });
}

type Bounds = Record<"left" | "right" | "top" | "bottom", number>;

/** Where a part of the valley's picture comes to stand on the page; nowhere in a head that shows another picture. */
function placeInValley(page: Page, part: Bounds): Promise<Bounds | null> {
  return page.evaluate((part) => {
    const picture = { left: -800, width: 3200, height: 560 };
    // Public pages show the picture in places of their own: its sun comes up from behind the edge.
    const valley = document.querySelector(".valley:not(.tall)");
    if (!valley) return null;
    const { width, height } = valley.getBoundingClientRect();
    const { backgroundPositionX, backgroundSize } = getComputedStyle(valley);
    const least = Number(/([\d.]+)px/.exec(backgroundSize)?.[1] ?? 0);
    const scale = Math.max(width, least || (height / picture.height) * picture.width) / picture.width;
    const start = Number.parseFloat(backgroundPositionX);
    const isShare = backgroundPositionX.endsWith("%");
    const from = isShare ? ((width - picture.width * scale) * start) / 100 : start;
    const x = (at: number) => from + (at - picture.left) * scale;
    const y = (at: number) => height - (picture.height - at) * scale;
    return { left: x(part.left), right: x(part.right), top: y(part.top), bottom: y(part.bottom) };
  }, part);
}

/** The sun, or the moon in its place, where the edge of the screen cuts it. */
async function cutSun(page: Page): Promise<Bounds[]> {
  const sun = await placeInValley(page, { left: 1030, right: 1130, top: 256, bottom: 356 });
  const width = page.viewportSize()?.width ?? 0;
  return sun && (sun.left < 0 || sun.right > width) ? [sun] : [];
}

/** Names in the bar that have less than the eye needs between them and the next, or the edge. */
function namesThatMeet(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll(".bar a > span")].filter((name) => name.checkVisibility());
    const bounds = names.map((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      return words.getBoundingClientRect();
    });
    // In the rail they stand beneath each other.
    return names
      .filter((_, place) => {
        const [one, next] = [bounds[place], bounds[place + 1]];
        const isBeside = one && next && one.top < next.bottom && next.top < one.bottom;
        const end = isBeside ? next.left : window.innerWidth;
        return one && (one.left < 2 || one.right + (isBeside ? 6 : 2) > end);
      })
      .map((name) => name.textContent ?? "");
  });
}

/** Words of the head that stand on the house in the valley, of which the picture says where it is. */
async function wordsOnHouse(page: Page): Promise<string[]> {
  const house = await placeInValley(page, { left: 812, right: 950, top: 385, bottom: 470 });
  if (!house) return [];
  return page.evaluate(({ left, right, top, bottom }) => {
    return [...document.querySelectorAll(".head .title, .head p, .head a")].flatMap((part) => {
      const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const lines: DOMRect[] = [];
      while (words.nextNode()) {
        const range = document.createRange();
        range.selectNode(words.currentNode);
        lines.push(...range.getClientRects());
      }
      const isOn = lines.some(
        (line) =>
          line.right + 4 > left &&
          line.left < right &&
          // Under the letters a line has room to spare.
          line.bottom - line.height / 6 + window.scrollY > top &&
          line.top + window.scrollY < bottom,
      );
      return isOn ? [part.textContent ?? ""] : [];
    });
  }, house);
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
