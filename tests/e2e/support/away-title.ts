import type { Locator, Page } from "@playwright/test";

/** The title without a connection. Chromium's emulation leaves `navigator.onLine` true in pages opened after it began. */
export function awayTitle(page: Page): Locator {
  return page.getByRole("heading", { name: /^(?:You're offline|Hearten isn't answering)$/ });
}
