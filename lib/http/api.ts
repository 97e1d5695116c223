type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A path's methods, and the type of the module that answers them, of which nothing is loaded here. */
interface Route<Module> {
  readonly methods: readonly Method[];
  readonly module?: Module;
}

function takes<Module>(...methods: (keyof Module & Method)[]): Route<Module> {
  return { methods };
}

/**
 * Every path under `/api` with the methods that it takes: any other is refused from here, and the browser's calls have
 * their types from here.
 */
export const API = {
  "/api/admin/audit": takes<typeof import("@/app/api/admin/audit/route")>("GET"),
  "/api/admin/audit/export": takes<typeof import("@/app/api/admin/audit/export/route")>("GET"),
  "/api/admin/failed-mails": takes<typeof import("@/app/api/admin/failed-mails/route")>("GET"),
  "/api/admin/member-newsletter/[userId]":
    takes<typeof import("@/app/api/admin/member-newsletter/[userId]/route")>("PATCH"),
  "/api/admin/member-newsletter/stats":
    takes<typeof import("@/app/api/admin/member-newsletter/stats/route")>("GET"),
  "/api/admin/member-newsletter/subscribers":
    takes<typeof import("@/app/api/admin/member-newsletter/subscribers/route")>("GET"),
  "/api/admin/newsletter/check-credits":
    takes<typeof import("@/app/api/admin/newsletter/check-credits/route")>("GET"),
  "/api/admin/newsletter/export": takes<typeof import("@/app/api/admin/newsletter/export/route")>("GET"),
  "/api/admin/newsletter/past": takes<typeof import("@/app/api/admin/newsletter/past/route")>("GET"),
  "/api/admin/newsletter/preview": takes<typeof import("@/app/api/admin/newsletter/preview/route")>("POST"),
  "/api/admin/newsletter/recipients":
    takes<typeof import("@/app/api/admin/newsletter/recipients/route")>("GET"),
  "/api/admin/newsletter/send-to-me":
    takes<typeof import("@/app/api/admin/newsletter/send-to-me/route")>("POST"),
  "/api/admin/newsletter/stats": takes<typeof import("@/app/api/admin/newsletter/stats/route")>("GET"),
  "/api/admin/newsletter/test-send":
    takes<typeof import("@/app/api/admin/newsletter/test-send/route")>("POST"),
  "/api/admin/second-factor": takes<typeof import("@/app/api/admin/second-factor/route")>(
    "GET",
    "POST",
    "DELETE",
  ),
  "/api/admin/second-factor/app": takes<typeof import("@/app/api/admin/second-factor/app/route")>(
    "GET",
    "POST",
  ),
  "/api/admin/second-factor/mailed-code":
    takes<typeof import("@/app/api/admin/second-factor/mailed-code/route")>("POST"),
  "/api/admin/second-factor/passkey":
    takes<typeof import("@/app/api/admin/second-factor/passkey/route")>("POST"),
  "/api/admin/second-factor/recovery-codes":
    takes<typeof import("@/app/api/admin/second-factor/recovery-codes/route")>("POST"),
  "/api/admin/sync-verified-newsletter-subscribers":
    takes<typeof import("@/app/api/admin/sync-verified-newsletter-subscribers/route")>("POST"),
  "/api/admin/user-stats": takes<typeof import("@/app/api/admin/user-stats/route")>("GET"),
  "/api/admin/users/[id]": takes<typeof import("@/app/api/admin/users/[id]/route")>("GET", "DELETE"),
  "/api/admin/users/[id]/export": takes<typeof import("@/app/api/admin/users/[id]/export/route")>("POST"),
  "/api/admin/users/bulk-delete": takes<typeof import("@/app/api/admin/users/bulk-delete/route")>("POST"),
  "/api/admin/users": takes<typeof import("@/app/api/admin/users/route")>("GET"),
  "/api/auth/forgot-password": takes<typeof import("@/app/api/auth/forgot-password/route")>("POST"),
  "/api/auth/google": takes<typeof import("@/app/api/auth/google/route")>("GET"),
  "/api/auth/login": takes<typeof import("@/app/api/auth/login/route")>("POST"),
  "/api/auth/options": takes<typeof import("@/app/api/auth/options/route")>("GET"),
  "/api/auth/passkey": takes<typeof import("@/app/api/auth/passkey/route")>("POST"),
  "/api/auth/passkey/options": takes<typeof import("@/app/api/auth/passkey/options/route")>("POST"),
  "/api/auth/reauthenticate/options":
    takes<typeof import("@/app/api/auth/reauthenticate/options/route")>("POST"),
  "/api/auth/reauthenticate/passkey":
    takes<typeof import("@/app/api/auth/reauthenticate/passkey/route")>("POST"),
  "/api/auth/reauthenticate": takes<typeof import("@/app/api/auth/reauthenticate/route")>("POST"),
  "/api/auth/register": takes<typeof import("@/app/api/auth/register/route")>("POST"),
  "/api/auth/resend-verification": takes<typeof import("@/app/api/auth/resend-verification/route")>("POST"),
  "/api/auth/reset-password": takes<typeof import("@/app/api/auth/reset-password/route")>("POST"),
  "/api/auth/sessions/[id]": takes<typeof import("@/app/api/auth/sessions/[id]/route")>("DELETE"),
  "/api/auth/sessions": takes<typeof import("@/app/api/auth/sessions/route")>("GET", "DELETE"),
  "/api/auth/verify-email": takes<typeof import("@/app/api/auth/verify-email/route")>("GET"),
  "/api/check-ins/[id]": takes<typeof import("@/app/api/check-ins/[id]/route")>("PATCH", "DELETE"),
  "/api/check-ins/[id]/line": takes<typeof import("@/app/api/check-ins/[id]/line/route")>("PUT"),
  "/api/create-setup-intent": takes<typeof import("@/app/api/create-setup-intent/route")>("POST"),
  "/api/create-subscription-after-setup":
    takes<typeof import("@/app/api/create-subscription-after-setup/route")>("POST"),
  "/api/cron/[job]": takes<typeof import("@/app/api/cron/[job]/route")>("GET", "POST"),
  "/api/gdpr/config": takes<typeof import("@/app/api/gdpr/config/route")>("GET"),
  "/api/gdpr/cookie-consent": takes<typeof import("@/app/api/gdpr/cookie-consent/route")>("GET", "POST"),
  "/api/health": takes<typeof import("@/app/api/health/route")>("GET"),
  "/api/login": takes<typeof import("@/app/api/login/route")>("GET"),
  "/api/logout": takes<typeof import("@/app/api/logout/route")>("GET"),
  "/api/newsletter/confirm": takes<typeof import("@/app/api/newsletter/confirm/route")>("GET"),
  "/api/newsletter/one-click": takes<typeof import("@/app/api/newsletter/one-click/route")>("GET", "POST"),
  "/api/newsletter/send": takes<typeof import("@/app/api/newsletter/send/route")>("POST"),
  "/api/newsletter/subscribe": takes<typeof import("@/app/api/newsletter/subscribe/route")>("POST"),
  "/api/newsletter/subscribers/[id]":
    takes<typeof import("@/app/api/newsletter/subscribers/[id]/route")>("DELETE"),
  "/api/newsletter/subscribers": takes<typeof import("@/app/api/newsletter/subscribers/route")>("GET"),
  "/api/newsletter/unsubscribe": takes<typeof import("@/app/api/newsletter/unsubscribe/route")>(
    "GET",
    "POST",
  ),
  "/api/quotes/[id]/another": takes<typeof import("@/app/api/quotes/[id]/another/route")>("POST"),
  "/api/quotes/[id]/favorite": takes<typeof import("@/app/api/quotes/[id]/favorite/route")>("PATCH"),
  "/api/quotes/[id]/feedback": takes<typeof import("@/app/api/quotes/[id]/feedback/route")>("POST"),
  "/api/quotes/favorites": takes<typeof import("@/app/api/quotes/favorites/route")>("GET"),
  "/api/quotes/generate": takes<typeof import("@/app/api/quotes/generate/route")>("POST"),
  "/api/quotes/recent": takes<typeof import("@/app/api/quotes/recent/route")>("GET"),
  "/api/quotes/resurfaced": takes<typeof import("@/app/api/quotes/resurfaced/route")>("GET", "DELETE"),
  "/api/stripe/webhook": takes<typeof import("@/app/api/stripe/webhook/route")>("POST"),
  "/api/subscription-status": takes<typeof import("@/app/api/subscription-status/route")>("GET"),
  "/api/subscription/cancel": takes<typeof import("@/app/api/subscription/cancel/route")>("POST"),
  "/api/subscription/payment-method":
    takes<typeof import("@/app/api/subscription/payment-method/route")>("POST"),
  "/api/subscription/payments": takes<typeof import("@/app/api/subscription/payments/route")>("GET"),
  "/api/subscription/reactivate": takes<typeof import("@/app/api/subscription/reactivate/route")>("POST"),
  "/api/subscription/refund": takes<typeof import("@/app/api/subscription/refund/route")>("POST"),
  "/api/user/analytics": takes<typeof import("@/app/api/user/analytics/route")>("GET"),
  "/api/user/calendar": takes<typeof import("@/app/api/user/calendar/route")>("GET"),
  "/api/user/consents": takes<typeof import("@/app/api/user/consents/route")>("GET", "POST"),
  "/api/user/crisis-lines": takes<typeof import("@/app/api/user/crisis-lines/route")>("PUT"),
  "/api/user/data-export": takes<typeof import("@/app/api/user/data-export/route")>("GET"),
  "/api/user/day": takes<typeof import("@/app/api/user/day/route")>("GET"),
  "/api/user/delete-account": takes<typeof import("@/app/api/user/delete-account/route")>("DELETE"),
  "/api/user/device-key": takes<typeof import("@/app/api/user/device-key/route")>("GET"),
  "/api/user/dimensions": takes<typeof import("@/app/api/user/dimensions/route")>("GET"),
  "/api/user/email-preferences": takes<typeof import("@/app/api/user/email-preferences/route")>(
    "GET",
    "POST",
  ),
  "/api/user/email": takes<typeof import("@/app/api/user/email/route")>("POST"),
  "/api/user/entries": takes<typeof import("@/app/api/user/entries/route")>("GET"),
  "/api/user/export": takes<typeof import("@/app/api/user/export/route")>("GET"),
  "/api/user/import": takes<typeof import("@/app/api/user/import/route")>("GET", "POST", "DELETE"),
  "/api/user/import/preview": takes<typeof import("@/app/api/user/import/preview/route")>("POST"),
  "/api/user/learnt": takes<typeof import("@/app/api/user/learnt/route")>("GET", "DELETE"),
  "/api/user/passkeys/[id]": takes<typeof import("@/app/api/user/passkeys/[id]/route")>("PATCH", "DELETE"),
  "/api/user/passkeys/options": takes<typeof import("@/app/api/user/passkeys/options/route")>("POST"),
  "/api/user/passkeys": takes<typeof import("@/app/api/user/passkeys/route")>("GET", "POST"),
  "/api/user/password": takes<typeof import("@/app/api/user/password/route")>("POST"),
  "/api/user/reminders/devices/[id]":
    takes<typeof import("@/app/api/user/reminders/devices/[id]/route")>("DELETE"),
  "/api/user/reminders/devices": takes<typeof import("@/app/api/user/reminders/devices/route")>(
    "POST",
    "PUT",
  ),
  "/api/user/reminders": takes<typeof import("@/app/api/user/reminders/route")>("GET", "PUT"),
  "/api/user/resurfacing": takes<typeof import("@/app/api/user/resurfacing/route")>("GET", "PUT"),
  "/api/user": takes<typeof import("@/app/api/user/route")>("GET"),
  "/api/user/sealing-key": takes<typeof import("@/app/api/user/sealing-key/route")>("GET"),
  "/api/user/stats": takes<typeof import("@/app/api/user/stats/route")>("GET"),
  "/api/user/streaks": takes<typeof import("@/app/api/user/streaks/route")>("GET", "PUT"),
  "/api/user/time-zone": takes<typeof import("@/app/api/user/time-zone/route")>("PATCH"),
  "/api/user/year": takes<typeof import("@/app/api/user/year/route")>("GET"),
};

export type Path = keyof typeof API;
type ModuleOf<P extends Path> = NonNullable<(typeof API)[P]["module"]>;
export type MethodOf<P extends Path> = keyof ModuleOf<P> & Method;

/** What a method takes or answers, as its `endpoint()` declares it. */
export type Wire<
  P extends Path,
  M extends MethodOf<P>,
  Part extends "params" | "query" | "body" | "reply",
> = ModuleOf<P>[M] extends { wire?: Record<Part, infer Value> } ? Value : never;

/** The methods of the path that a request names; undefined where none of ours is named. */
export function methodsOf(path: string): readonly Method[] | undefined {
  return LITERAL.get(path) ?? PATTERNS.find(([pattern]) => pattern.test(path))?.[1];
}

const LITERAL = new Map(Object.entries(API).map(([path, { methods }]) => [path, methods]));
const PATTERNS = [...LITERAL]
  .filter(([path]) => path.includes("["))
  .map(([path, methods]) => [new RegExp(`^${path.replace(/\[\w+\]/g, "[^/]+")}$`), methods] as const);
