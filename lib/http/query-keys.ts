import type { UserFilter } from "@/lib/admin/schema";
import type { AuditFilter } from "@/lib/audit/schema";
import type { NewsletterAudience } from "@/lib/newsletter/console/schema";

/**
 * The key of each read. Its first part is the path that it is loaded from, so that a default load needs nothing else;
 * the second holds the query string's parts.
 */
export const queryKeys = {
  user: ["/api/user"],
  signInOptions: ["/api/auth/options"],
  devices: ["/api/auth/sessions"],
  passkeys: ["/api/user/passkeys"],
  /** Reading it uses the token up. */
  verifyEmail: (token: string | null | undefined) => ["/api/auth/verify-email", token],
  gdprConfig: ["/api/gdpr/config"],
  /** Opening a link of the newsletter does what the link says. */
  confirmNewsletter: (token: string | null | undefined) => ["/api/newsletter/confirm", token],
  unsubscribeNewsletter: (token: string | null | undefined) => ["/api/newsletter/unsubscribe", token],
  emailPreferences: ["/api/user/email-preferences"],
  subscriptionStatus: ["/api/subscription-status"],
  payments: ["/api/subscription/payments"],
  recentQuotes: ["/api/quotes/recent"],
  /** Lists that grow page by page. */
  entryPages: ["/api/user/entries", "pages"],
  favoritePages: ["/api/quotes/favorites", "pages"],
  resurfaced: ["/api/quotes/resurfaced"],
  cookieConsent: ["/api/gdpr/cookie-consent"],
  consents: ["/api/user/consents"],
  reminders: ["/api/user/reminders"],
  learnt: ["/api/user/learnt"],
  lastImport: ["/api/user/import"],
  resurfacing: ["/api/user/resurfacing"],
  streaks: ["/api/user/streaks"],
  stats: ["/api/user/stats"],
  analytics: ["/api/user/analytics"],
  year: ["/api/user/year"],
  day: (date: string) => ["/api/user/day", { date }] as const,
  secondFactor: ["/api/admin/second-factor"],
  appOffer: ["/api/admin/second-factor/app"],
  adminUsers: (filter: UserFilter) => ["/api/admin/users", filter],
  adminUser: (id: string) => ["/api/admin/users/[id]", id] as const,
  userStats: ["/api/admin/user-stats"],
  subscribers: (q: string) => ["/api/newsletter/subscribers", q] as const,
  subscriberStats: ["/api/admin/newsletter/stats"],
  memberSubscribers: (q: string) => ["/api/admin/member-newsletter/subscribers", q] as const,
  memberNewsletterStats: ["/api/admin/member-newsletter/stats"],
  failedMails: ["/api/admin/failed-mails"],
  newsletterRecipients: (audience: NewsletterAudience) =>
    ["/api/admin/newsletter/recipients", { audience }] as const,
  pastNewsletters: ["/api/admin/newsletter/past"],
  newsletterPreview: (subject: string, content: string, audience: NewsletterAudience) => [
    "/api/admin/newsletter/preview",
    { subject, content, audience },
  ],
  audit: (filter: AuditFilter) => ["/api/admin/audit", filter],
  dimensions: (days: number) => ["/api/user/dimensions", { days }] as const,
  calendar: (month: string) => ["/api/user/calendar", { month }] as const,
} as const;

/** Everything that a new check-in or a changed favorite makes out of date, by the start of its key. */
export const MOOD_READS = [
  "/api/quotes/recent",
  "/api/quotes/favorites",
  "/api/quotes/resurfaced",
  "/api/user/entries",
  "/api/user/stats",
  "/api/user/analytics",
  "/api/user/calendar",
  "/api/user/year",
  "/api/user/day",
  "/api/user/dimensions",
];

/** Reads that hold what the member wrote for themselves about an entry. */
export const LINE_READS = [
  "/api/quotes/recent",
  "/api/quotes/favorites",
  "/api/user/entries",
  "/api/user/day",
];
