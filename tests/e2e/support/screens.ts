/** What a visitor can open; the last stands for every address that has no page. */
export const VISITOR_SCREENS = [
  "/",
  "/auth",
  "/forgot-password",
  "/reset-password?token=none",
  "/verify-email",
  "/terms",
  "/privacy",
  "/offline",
  "/no-such-page",
];

export const MEMBER_SCREENS = [
  "/",
  "/sliders",
  "/progress",
  "/favorites",
  "/analytics",
  "/settings",
  "/subscription",
];
