import type { Page } from "@playwright/test";

const PATIENCE_MS = 10_000;

/**
 * Waits until React answers for everything on the page that can be pressed or filled in: before that a press does
 * nothing, however quick the browser that makes it. Pages that run no script of ours are not waited for.
 */
export async function hydrated(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => {
        if (!document.querySelector("script[src*='/_next/']")) return true;
        const reacts = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"));
        return [...document.body.querySelectorAll("a, button, input, textarea, [role=slider]")].every(reacts);
      },
      undefined,
      { timeout: PATIENCE_MS },
    )
    // A page that leads on at once takes this question with it.
    .catch(() => {});
}
