import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { signInAsMaya } from "./support/people";
import { expect, test } from "./support/test";

/** Of each, some 135 kB are Next's and React's own. */
const MEMBERS_KB = { "/": 151, "/sliders": 180, "/analytics": 178.5, "/progress": 182, "/settings": 212 };
const LANDING_KB = 145;

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
