import type { Page } from "@playwright/test";

/** Has a call fail, as a server does that is out of order. Tell the console's guard of the path as well. */
export async function fail(page: Page, path: string, status = 500, body: object = {}): Promise<void> {
  await page.route(matching(path), (route) => route.fulfill({ status, json: body }));
}

/** Holds a call back until what it answers is called; later ones pass. */
export async function hold(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(matching(path), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export async function mend(page: Page, path: string): Promise<void> {
  await page.unroute(matching(path));
}

const matchers = new Map<string, (url: URL) => boolean>();

/** One and the same for a path, because that is how Playwright knows again what to take away. */
function matching(path: string): (url: URL) => boolean {
  const known = matchers.get(path) ?? ((url: URL) => `${url.pathname}${url.search}`.startsWith(path));
  matchers.set(path, known);
  return known;
}
