import { MEMBER_PAGES, SUBSCRIBER_PAGES } from "@/lib/access/routing-table";

/** What search engines are told of, in the order of its weight. */
export const LISTED_PAGES = ["/", "/faq", "/about", "/privacy", "/terms"] as const;

/** Pages whose address holds somebody's token or choices. */
const TOKEN_PAGES = [
  "/reset-password",
  "/verify-email",
  "/confirm-newsletter",
  "/unsubscribe-newsletter",
  "/unsubscribe",
  "/email-preferences",
];

/** What crawlers are asked to leave alone. */
export const CLOSED_TO_CRAWLERS: readonly string[] = [
  "/api/",
  "/admin/",
  ...[...MEMBER_PAGES, ...SUBSCRIBER_PAGES].filter((path) => path !== "/" && !path.startsWith("/admin/")),
  ...TOKEN_PAGES,
];
