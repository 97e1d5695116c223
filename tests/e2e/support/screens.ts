/** What a visitor can open; the last stands for every address that has no page. */
export const VISITOR_SCREENS = ["/", "/auth", "/no-such-page"];

export const MEMBER_SCREENS = [
  "/",
  "/sliders",
  "/progress",
  "/favorites",
  "/analytics",
  "/settings",
  "/subscription",
];
