import type { BrowserContext, Locator, Page } from "@playwright/test";
import { median } from "../support/load";
import { signIn } from "../support/members";
import type { Row } from "../support/row";
import type { Stage } from "../support/stage";

const HELD_MS = 2_000;

interface Press {
  path: "/" | "/sliders";
  what: string;
  find: (page: Page) => Locator;
}

/** The links and buttons of the main job, before any words are here. */
const PRESSES: readonly Press[] = [
  ...["Home", "You", "Analytics", "Settings"].flatMap((name) => [
    ...(name === "Home" ? [] : [link("/", name)]),
    ...(name === "You" ? [] : [link("/sliders", name)]),
  ]),
  ...["Start Assessment", "Check in now", "Favorites", "Log out"].map((name) => link("/", name)),
  { path: "/", what: "a day", find: (page) => page.locator("a.day").first() },
  ...["Previous month", "Read more", "Need help now?"].map((name) => button("/", name)),
  ...["Need help now?", "Generate My Quote"].map((name) => button("/sliders", name)),
  { path: "/sliders", what: "a wish", find: (page) => page.locator("button[aria-pressed]").first() },
];

/** How long it takes until a press shows on screen while every reply is held back. */
export async function press(stage: Stage): Promise<Row[]> {
  const ours = await stage.ours("postgres");
  const { browser } = await stage.browser();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(context, ours.url, ours.short);
  const times: number[] = [];
  for (const one of PRESSES) times.push(await timeOf(context, ours.url, one));
  await context.close();
  const value = Math.max(...times);
  return [
    {
      figure: `A press shows, replies held for ${HELD_MS / 1_000} s, worst of ${times.length}`,
      value: Math.round(value),
      unit: "ms",
      target: 100,
      goal: 50,
      note: `${PRESSES[times.indexOf(value)]?.what}; median ${Math.round(median(times))} ms`,
    },
  ];
}

async function timeOf(context: BrowserContext, url: string, { path, find }: Press): Promise<number> {
  const page = await context.newPage();
  await page.goto(url + path, { waitUntil: "networkidle" });
  // Requests of the pointer on its way are held as well: a finger gives no such notice.
  await page.route("**/*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, HELD_MS));
    await route.continue().catch(() => {});
  });
  const shown = page.evaluate(untilShown, HELD_MS);
  await find(page).click({ noWaitAfter: true });
  const time = await shown;
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.close();
  return time;
}

/**
 * Runs in the page: from the next press to the frame that shows the first change after it. Functions within have no
 * names: tsx would keep them by a call that a page does not know.
 */
function untilShown(most: number): Promise<number> {
  return new Promise((resolve) => {
    window.addEventListener(
      "click",
      ({ timeStamp }) => {
        new MutationObserver((_, changes) => {
          changes.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(() => resolve(most), most);
      },
      { capture: true, once: true },
    );
  });
}

function link(path: Press["path"], name: string): Press {
  return {
    path,
    what: `${name} on ${path}`,
    find: (page) => page.getByRole("link", { name, exact: true }).first(),
  };
}

function button(path: Press["path"], name: string): Press {
  return { path, what: `${name} on ${path}`, find: (page) => page.getByRole("button", { name }).first() };
}
