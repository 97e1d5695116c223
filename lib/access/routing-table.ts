/** Where someone stands when they ask for a page. */
export type Standing = "signed_out" | "needs_setup" | "payment_failed" | "member";

export type Decision =
  | { do: "show" }
  | { do: "show_instead"; path: "/landing" }
  | { do: "redirect"; to: string }
  | { do: "not_found" };

/** Open to everyone, whoever they are. */
const PUBLIC = [
  "/about",
  "/auth",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/confirm-newsletter",
  "/unsubscribe-newsletter",
  "/unsubscribe",
  "/email-preferences",
  "/terms",
  "/privacy",
  "/faq",
  "/offline",
  "/dev/outbox",
] as const;

/** Open to every signed-in member, with or without a subscription. */
export const MEMBER_PAGES = [
  "/subscription",
  "/settings",
  "/admin/newsletter",
  "/admin/users",
  "/admin/audit",
] as const;

/** Open to members whose subscription needs no setup. */
export const SUBSCRIBER_PAGES = ["/", "/sliders", "/favorites", "/progress", "/analytics"] as const;

/** The page behind `/` for visitors; it has no address of its own. */
const LANDING = "/landing";
/** What stands in the place of a page that cannot be shown; it has no address of its own either. */
export const OUT_OF_ORDER = "/out-of-order";

/** Whether the answer depends on who asks, so that their session must be looked up. */
export function dependsOnViewer(path: string): boolean {
  const isOpen = path === "/auth" || path === "/email-preferences";
  return isOpen || includes(MEMBER_PAGES, path) || includes(SUBSCRIBER_PAGES, path);
}

/** What a request for a page is answered with. Pages and handlers check again where they read data. */
export function decide(path: string, standing: Standing): Decision {
  if (path === LANDING || path === OUT_OF_ORDER) return { do: "not_found" };
  if (path === "/auth")
    return standing === "signed_out" ? { do: "show" } : { do: "redirect", to: home(standing) };
  if (includes(PUBLIC, path)) return { do: "show" };
  const isSubscriberPage = includes(SUBSCRIBER_PAGES, path);
  if (standing === "signed_out") {
    if (path === "/") return { do: "show_instead", path: LANDING };
    return isSubscriberPage || includes(MEMBER_PAGES, path)
      ? { do: "redirect", to: "/auth" }
      : { do: "show" };
  }
  if (standing === "needs_setup" && isSubscriberPage) return { do: "redirect", to: "/subscription" };
  // Anything else is a page, or Next's own not-found page.
  return { do: "show" };
}

/** Where a member who is signed in already belongs. One who owes a payment mends it in settings. */
function home(standing: Exclude<Standing, "signed_out">): string {
  if (standing === "needs_setup") return "/subscription";
  return standing === "payment_failed" ? "/settings" : "/";
}

function includes(paths: readonly string[], path: string): boolean {
  return paths.includes(path);
}
