import { DEMO_MEMBER } from "../demo-accounts.mjs";
import { answerCookies } from "./answer-cookies.mjs";
import { saveWebp } from "./save-webp.mjs";

const PHONE = { width: 390, height: 760 };
const WIDE = { width: 1280, height: 800 };

/** What a person who slept badly, and still hopes, would set. */
const LEVELS = [
  ["Stress", 4],
  ["Confidence", 2],
  ["Focus", 2],
  ["Motivation", 3],
  ["Sleep", 2],
  ["Hope", 4],
  ["Challenge level", 4],
];

/** The screens that the landing page shows, as the demo's member sees them. */
export async function takeProductPictures(browser, address, theme) {
  const context = await browser.newContext({
    baseURL: address,
    viewport: PHONE,
    deviceScaleFactor: 2,
    colorScheme: theme,
    reducedMotion: "reduce",
    timezoneId: "Europe/London",
    bypassCSP: true,
  });
  const page = await context.newPage();
  await signIn(page);
  await take(page, `home-${theme}`);
  await page.setViewportSize(WIDE);
  await page.goto("/");
  await take(page, `home-wide-${theme}`, 1.25);
  await page.setViewportSize(PHONE);
  await page.goto("/analytics");
  await take(page, `patterns-${theme}`);
  await page.goto("/sliders");
  await rate(page);
  await scrollTo(page.getByRole("group", { name: "Emotional & Mental State" }), 16);
  await take(page, `check-in-${theme}`);
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  const quote = page.locator("blockquote");
  await quote.waitFor();
  await scrollTo(quote, 120);
  await take(page, `words-${theme}`);
  await context.close();
}

async function signIn(page) {
  await page.goto("/auth");
  await answerCookies(page);
  await page.getByLabel("Email").fill(DEMO_MEMBER.email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_MEMBER.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByRole("heading", { name: "Log this moment" }).waitFor();
}

async function rate(page) {
  for (const [name, level] of LEVELS) {
    const slider = page.getByRole("slider", { name, exact: true });
    await slider.focus();
    await page.keyboard.press("Home");
    for (let step = 1; step < level; step++) await page.keyboard.press("ArrowRight");
    await slider.blur();
  }
}

async function scrollTo(place, above) {
  await place.evaluate((element, room) => {
    window.scrollTo({
      top: element.getBoundingClientRect().top + window.scrollY - room,
      behavior: "instant",
    });
  }, above);
}

/** `scale` of the file against the screen: pictures that are shown small need not be kept large. */
async function take(page, name, scale = 1.5) {
  await page.waitForLoadState("networkidle");
  // The mark tells of this server, not of the product; toasts come and go.
  await page.addStyleTag({ content: ".demo-mark, .toast { display: none !important }" });
  await saveWebp(page, name, scale);
}
