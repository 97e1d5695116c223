import type { Page } from "@playwright/test";

/** What a visitor can open; the last stands for every address that has no page. */
export const VISITOR_SCREENS = [
  "/",
  "/auth",
  "/forgot-password",
  "/reset-password?token=none",
  "/verify-email",
  "/confirm-newsletter",
  "/confirm-newsletter?token=nnnnnnnnnnnnnnnnnnnnnnnn",
  "/unsubscribe-newsletter",
  "/unsubscribe-newsletter?token=nnnnnnnnnnnnnnnnnnnnnnnn",
  "/unsubscribe",
  "/email-preferences",
  "/about",
  "/faq",
  "/terms",
  "/privacy",
  "/offline",
  "/no-such-page",
];

export const MEMBER_SCREENS = [
  "/",
  "/sliders",
  "/progress",
  "/progress/report",
  "/favorites",
  "/analytics",
  "/settings",
  "/email-preferences",
  "/subscription",
];

export const ADMIN_SCREENS = [
  "/admin/users",
  "/admin/newsletter",
  "/admin/audit",
  "/admin/second-factor",
  "/settings",
];

/** How far the page goes off to the side; a list that is just read anew may for a moment. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** As large as the browser's own setting makes it; nothing for the usual size. */
export function setText(page: Page, size: string): Promise<void> {
  return page.evaluate((to) => {
    document.documentElement.style.fontSize = to;
  }, size);
}
