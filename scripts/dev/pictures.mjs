import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_MEMBER } from "../../prisma/seed/demo-accounts.mjs";
import { command, inRoot, root, step } from "../lib/command.mjs";
import { untilHealthy } from "../lib/next-server.mjs";
import { freePort } from "../lib/port.mjs";
import { ensureBuilt, prepare } from "../lib/prepare.mjs";
import { findBrowser } from "./find-browser.mjs";

const QUALITY = 0.82;

/** Keeps what the page shows as `public/pictures/<name>.webp`; the browser itself writes the format. */
async function saveWebp(page, name, scale) {
  const { width, height } = page.viewportSize();
  const png = (await page.screenshot()).toString("base64");
  // A page of its own: the app's security policy has no say there.
  const desk = await page.context().newPage();
  const url = await desk.evaluate(paint, { png, width: width * scale, height: height * scale, QUALITY });
  await desk.close();
  writeFileSync(inPictures(`${name}.webp`), Buffer.from(url.split(",")[1], "base64"));
}

function inPictures(file) {
  mkdirSync(inRoot("public/pictures"), { recursive: true });
  return inRoot("public/pictures", file);
}

/* Runs in the browser. */
async function paint({ png, width, height, QUALITY: quality }) {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]), {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: "high",
  });
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality);
}

/** Answers the question about cookies, which would stand before what is to be seen. */
async function answerCookies(page) {
  const question = page.getByRole("button", { name: "Essential Only" });
  await question.click();
  await question.waitFor({ state: "hidden" });
}

/** What a shared link shows: the landing page's own top, at the size that social pages ask for. */
async function takeSharePicture(browser, address) {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1200, height: 630 },
    colorScheme: "light",
    bypassCSP: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto("/");
  await answerCookies(page);
  await page.addStyleTag({ content: FRAME });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: inPictures("share.jpg"), type: "jpeg", quality: 84 });
  await context.close();
}

/** No buttons and no small print: nobody can press a picture. */
const FRAME = `
  .site-head nav, .top-end, .hero p:has(a), .hero .fine { display: none !important }
  .site-head { position: relative; background: none; backdrop-filter: none }
  .hero-sky.valley { height: 44rem !important; background-position-x: -1830px !important }
  .hero { padding-top: 1rem !important }
`;

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
async function takeProductPictures(browser, address, theme) {
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

// `npm run pictures`: makes the landing page's pictures of the product anew, from a demo of its own.
await command(async () => {
  const folder = mkdtempSync(join(tmpdir(), "hearten-pictures-"));
  const env = { ...process.env, DATA_DIR: folder, PORT: String(await freePort()) };
  delete env.DATABASE_URL;
  Object.assign(process.env, env);
  const settings = await prepare("production");
  await ensureBuilt(settings.env);
  const demo = spawn(process.execPath, ["scripts/ops/start.mjs"], { cwd: root, env, stdio: "ignore" });
  try {
    await step("Starting a demo", () => untilHealthy(settings.port));
    await step("Taking pictures", () => takePictures(`http://localhost:${settings.port}`));
  } finally {
    await ended(demo);
    rmSync(folder, { recursive: true, force: true });
  }
});

async function takePictures(address) {
  const { chromium } = await import("@playwright/test");
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
  try {
    for (const theme of ["light", "dark"]) await takeProductPictures(browser, address, theme);
    await takeSharePicture(browser, address);
  } finally {
    await browser.close();
  }
}

function ended(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill();
  });
}
