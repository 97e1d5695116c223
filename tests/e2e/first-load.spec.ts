import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { signInAsMaya } from "./support/people";
import { expect, test } from "./support/test";

/** Of each, some 135 kB are Next's and React's own. */
const MEMBERS_KB = {
  "/": 149,
  "/sliders": 161,
  "/analytics": 178.5,
  "/progress": 181.5,
  "/settings": 212,
};
const LANDING_KB = 143.8;
const STYLES_KB = 20.7;

test(`the document of the landing page names at most ${LANDING_KB} kB of script`, async ({ page }) => {
  expect(await scriptKb(page, "/")).toBeLessThanOrEqual(LANDING_KB);
});

test("no document of a member's screen names more script than it has been brought down to", async ({
  page,
}) => {
  await signInAsMaya(page);
  for (const [path, most] of Object.entries(MEMBERS_KB))
    expect.soft(await scriptKb(page, path), path).toBeLessThanOrEqual(most);
});

test("the first paint waits for a small sheet of styles, and for no face", async ({ page }) => {
  const response = await page.request.get("/");
  expect(response.headers().link ?? "").not.toContain("font");
  const sheets = [...(await response.text()).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  let bytes = 0;
  for (const [, href = ""] of sheets) bytes += gzipSync(await (await page.request.get(href)).body()).length;
  expect(bytes / 1_000).toBeGreaterThan(5);
  expect(bytes / 1_000).toBeLessThanOrEqual(STYLES_KB);
});

test("nothing moves when the faces come after the first paint", async ({ page }) => {
  let release = () => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  release();
  await page.waitForLoadState("load");
  const { sum, isSized } = await page.evaluate(moved);
  // Where the system has none of the faces that are sized alike, one of any width stands in.
  expect(sum).toBeLessThan(isSized ? 0.001 : 0.01);
});

/** Runs in the page: how far what was on screen has moved, once all faces are here. */
async function moved(): Promise<{ sum: number; isSized: boolean }> {
  await document.fonts.ready;
  const isSized = [...document.fonts].some(
    ({ family, status }) => family.includes("Fallback") && status === "loaded",
  );
  return new Promise((resolve) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    });
    observer.observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve({ sum, isSized }))));
  });
}

/** What a first visit loads of scripts, in thousands of bytes as they are sent. */
async function scriptKb(page: Page, path: string): Promise<number> {
  const html = await (await page.request.get(path)).text();
  const tags = [...html.matchAll(/<script[^>]+src="([^"]+)"[^>]*>/g)];
  const sources = new Set(tags.filter(([tag]) => !/nomodule/i.test(tag)).map(([, source = ""]) => source));
  expect(sources.size).toBeGreaterThan(0);
  let bytes = 0;
  for (const source of sources) bytes += gzipSync(await (await page.request.get(source)).body()).length;
  return bytes / 1_000;
}
