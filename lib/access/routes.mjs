/**
 * @typedef {object} RouteRow
 * @property {"everyone" | "own" | "visitor" | "member" | "subscriber" | "nobody"} access
 *   `own`: open to everyone, with their own choices on it; `visitor`: who is signed in is sent home; `subscriber`: who
 *   needs setup is sent to subscribe; `nobody`: stands only in the place of another page
 * @property {"(public)" | "(mailed)" | "(auth)" | "(member)" | "admin" | "dev"} frame the group whose layout it stands in
 * @property {"listed" | "closed"} [crawlers] in the sitemap, or asked to be left alone
 * @property {"no-referrer"} [referrer] its address holds a token from a mail, which must not travel on as a Referer
 */

/**
 * Every page. The sitemap lists in this order, by weight. Plain JavaScript, as Next's configuration reads it too.
 *
 * @satisfies {Record<string, RouteRow>}
 */
export const ROUTES = /** @type {const} */ ({
  "/": { access: "subscriber", frame: "(member)", crawlers: "listed" },
  "/faq": { access: "everyone", frame: "(public)", crawlers: "listed" },
  "/about": { access: "everyone", frame: "(public)", crawlers: "listed" },
  "/privacy": { access: "everyone", frame: "(public)", crawlers: "listed" },
  "/terms": { access: "everyone", frame: "(public)", crawlers: "listed" },
  "/offline": { access: "everyone", frame: "(public)" },
  "/landing": { access: "nobody", frame: "(public)" },
  "/out-of-order": { access: "nobody", frame: "(public)" },

  "/subscription": { access: "member", frame: "(member)", crawlers: "closed" },
  "/settings": { access: "member", frame: "(member)", crawlers: "closed" },
  "/sliders": { access: "subscriber", frame: "(member)", crawlers: "closed" },
  "/favorites": { access: "subscriber", frame: "(member)", crawlers: "closed" },
  "/progress": { access: "subscriber", frame: "(member)", crawlers: "closed" },
  "/progress/report": { access: "subscriber", frame: "(member)", crawlers: "closed" },
  "/analytics": { access: "subscriber", frame: "(member)", crawlers: "closed" },

  "/auth": { access: "visitor", frame: "(auth)" },
  "/forgot-password": { access: "everyone", frame: "(auth)" },
  "/reset-password": { access: "everyone", frame: "(auth)", crawlers: "closed", referrer: "no-referrer" },
  "/verify-email": { access: "everyone", frame: "(auth)", crawlers: "closed", referrer: "no-referrer" },
  "/confirm-newsletter": {
    access: "everyone",
    frame: "(mailed)",
    crawlers: "closed",
    referrer: "no-referrer",
  },
  "/unsubscribe-newsletter": {
    access: "everyone",
    frame: "(mailed)",
    crawlers: "closed",
    referrer: "no-referrer",
  },
  "/unsubscribe": { access: "everyone", frame: "(mailed)", crawlers: "closed" },
  "/email-preferences": { access: "own", frame: "(mailed)", crawlers: "closed" },

  // Crawlers are asked to leave the whole of /admin/ alone: naming its pages would tell of them.
  "/admin/newsletter": { access: "member", frame: "admin" },
  "/admin/users": { access: "member", frame: "admin" },
  "/admin/users/[id]": { access: "member", frame: "admin" },
  "/admin/audit": { access: "member", frame: "admin" },
  "/admin/second-factor": { access: "member", frame: "admin" },
  "/dev/outbox": { access: "everyone", frame: "dev" },
});

/** @type {ReadonlyMap<string, RouteRow>} */
export const ROUTE_ROWS = new Map(Object.entries(ROUTES));

/**
 * The pages of which this holds, in the order of the list.
 *
 * @param {(row: RouteRow) => boolean} holds
 */
export function pagesWhere(holds) {
  return [...ROUTE_ROWS].filter(([, row]) => holds(row)).map(([path]) => path);
}
