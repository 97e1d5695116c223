import { gzipSync } from "node:zlib";
import { signInAsMaya } from "./support/people";
import { expect, test } from "./support/test";

/** Some 135 kB of each are Next's and React's own. */
const MOST_KB = { "the landing page": 144.5, "the dashboard": 149 };

for (const [name, most] of Object.entries(MOST_KB)) {
  test(`the document of ${name} names at most ${most} kB of script`, async ({ page }) => {
    if (name === "the dashboard") await signInAsMaya(page);
    const html = await (await page.request.get("/")).text();
    const tags = [...html.matchAll(/<script[^>]+src="([^"]+)"[^>]*>/g)];
    const paths = new Set(tags.filter(([tag]) => !/nomodule/i.test(tag)).map(([, path = ""]) => path));
    let bytes = 0;
    for (const path of paths) bytes += gzipSync(await (await page.request.get(path)).body()).length;
    expect(paths.size).toBeGreaterThan(0);
    expect(bytes / 1_000).toBeLessThanOrEqual(most);
  });
}
