import { TEST_ENVIRONMENT } from "@/tests/support/environment";
import { PASSWORD } from "@/tests/support/people";
import type { CallOptions } from "@/tests/support/request";

const NOBODY = "nobody@hearten.test";
const NO_TOKEN = "n".repeat(43);
/** An id that nothing has. */
const NO_ID = "0190163d-8694-739b-aea5-966c26f8ad91";

/** One that nobody has added. */
const NO_PASSKEY = {
  id: "bm9uZQ",
  rawId: "bm9uZQ",
  type: "public-key",
  clientExtensionResults: {},
  response: { authenticatorData: "bm9uZQ", clientDataJSON: "bm9uZQ", signature: "bm9uZQ" },
};

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

interface Sample extends CallOptions {
  path: string;
  /** What a member with access is answered. */
  answers: number;
  /** What another member is answered, where that differs: not yours is not found. */
  othersGet?: number;
}

/** What the member who calls has. */
export interface Owned {
  quoteId: string;
  checkInId: string;
  /** Another entry, which is deleted on the way. */
  deletedId: string;
}

/** A call that works, for every method of every route. */
export function sampleCalls({
  quoteId,
  checkInId,
  deletedId,
}: Owned): Record<string, Partial<Record<Method, Sample>>> {
  const unknown: Sample = {
    path: "/api/nothing/here",
    params: { unknown: ["nothing", "here"] },
    answers: 404,
  };
  const cleanup: Sample = {
    path: "/api/cron/cleanup",
    params: { job: "cleanup" },
    headers: { Authorization: `Bearer ${TEST_ENVIRONMENT.CRON_SECRET}` },
    answers: 200,
  };
  return {
    "admin/audit": { GET: { path: "/api/admin/audit", answers: 200 } },
    "admin/audit/export": { GET: { path: "/api/admin/audit/export", answers: 200 } },
    "admin/failed-mails": { GET: { path: "/api/admin/failed-mails", answers: 200 } },
    "admin/member-newsletter/[userId]": {
      PATCH: {
        path: `/api/admin/member-newsletter/${NO_ID}`,
        params: { userId: NO_ID },
        body: { newsletter: 1 },
        answers: 404,
      },
    },
    "admin/member-newsletter/stats": {
      GET: { path: "/api/admin/member-newsletter/stats", answers: 200 },
    },
    "admin/member-newsletter/subscribers": {
      GET: { path: "/api/admin/member-newsletter/subscribers", answers: 200 },
    },
    "admin/newsletter/check-credits": {
      GET: { path: "/api/admin/newsletter/check-credits", answers: 200 },
    },
    "admin/newsletter/export": { GET: { path: "/api/admin/newsletter/export", answers: 200 } },
    "admin/newsletter/past": { GET: { path: "/api/admin/newsletter/past", answers: 200 } },
    "admin/newsletter/preview": {
      POST: {
        path: "/api/admin/newsletter/preview",
        body: { subject: "Hello", content: "Hello" },
        answers: 200,
      },
    },
    "admin/newsletter/recipients": { GET: { path: "/api/admin/newsletter/recipients", answers: 200 } },
    "admin/newsletter/send-to-me": {
      POST: {
        path: "/api/admin/newsletter/send-to-me",
        body: { subject: "Hello", content: "Hello" },
        answers: 200,
      },
    },
    "admin/newsletter/stats": { GET: { path: "/api/admin/newsletter/stats", answers: 200 } },
    "admin/newsletter/test-send": {
      POST: { path: "/api/admin/newsletter/test-send", body: { to: NOBODY }, answers: 200 },
    },
    "admin/second-factor": {
      GET: { path: "/api/admin/second-factor", answers: 200 },
      POST: { path: "/api/admin/second-factor", body: { code: "123456" }, answers: 400 },
      DELETE: { path: "/api/admin/second-factor", answers: 404 },
    },
    "admin/second-factor/app": {
      GET: { path: "/api/admin/second-factor/app", answers: 200 },
      POST: { path: "/api/admin/second-factor/app", body: {}, answers: 400 },
    },
    "admin/second-factor/mailed-code": {
      POST: { path: "/api/admin/second-factor/mailed-code", answers: 200 },
    },
    "admin/second-factor/passkey": {
      POST: { path: "/api/admin/second-factor/passkey", body: {}, answers: 400 },
    },
    "admin/second-factor/recovery-codes": {
      POST: { path: "/api/admin/second-factor/recovery-codes", answers: 404 },
    },
    "admin/sync-verified-newsletter-subscribers": {
      POST: { path: "/api/admin/sync-verified-newsletter-subscribers", answers: 200 },
    },
    "admin/user-stats": { GET: { path: "/api/admin/user-stats", answers: 200 } },
    "admin/users": { GET: { path: "/api/admin/users", answers: 200 } },
    "admin/users/[id]": {
      GET: { path: `/api/admin/users/${NO_ID}`, params: { id: NO_ID }, answers: 404 },
      DELETE: { path: `/api/admin/users/${NO_ID}`, params: { id: NO_ID }, answers: 404 },
    },
    "admin/users/[id]/export": {
      POST: { path: `/api/admin/users/${NO_ID}/export`, params: { id: NO_ID }, answers: 404 },
    },
    "admin/users/bulk-delete": {
      POST: { path: "/api/admin/users/bulk-delete", body: { userIds: [NO_ID] }, answers: 200 },
    },
    "[...unknown]": { GET: unknown, POST: unknown, PUT: unknown, PATCH: unknown, DELETE: unknown },
    "auth/forgot-password": {
      POST: { path: "/api/auth/forgot-password", body: { email: NOBODY }, answers: 200 },
    },
    "auth/google": { GET: { path: "/api/auth/google", answers: 302 } },
    "auth/login": {
      POST: {
        path: "/api/auth/login",
        body: { email: "nobody@hearten.test", password: "no password" },
        answers: 401,
      },
    },
    "auth/options": { GET: { path: "/api/auth/options", answers: 200 } },
    "auth/passkey": {
      POST: { path: "/api/auth/passkey", body: { passkey: NO_PASSKEY }, answers: 401 },
    },
    "auth/passkey/options": { POST: { path: "/api/auth/passkey/options", answers: 200 } },
    "auth/reauthenticate/options": { POST: { path: "/api/auth/reauthenticate/options", answers: 200 } },
    "auth/reauthenticate/passkey": {
      POST: { path: "/api/auth/reauthenticate/passkey", body: { passkey: NO_PASSKEY }, answers: 401 },
    },
    "auth/reauthenticate": {
      POST: { path: "/api/auth/reauthenticate", body: { password: PASSWORD }, answers: 200 },
    },
    "auth/register": { POST: { path: "/api/auth/register", body: {}, answers: 400 } },
    "auth/resend-verification": {
      POST: { path: "/api/auth/resend-verification", body: { email: NOBODY }, answers: 200 },
    },
    "auth/reset-password": {
      POST: { path: "/api/auth/reset-password", body: { token: NO_TOKEN, password: PASSWORD }, answers: 400 },
    },
    "auth/sessions": {
      GET: { path: "/api/auth/sessions", answers: 200 },
      DELETE: { path: "/api/auth/sessions", answers: 200 },
    },
    "auth/sessions/[id]": {
      DELETE: { path: `/api/auth/sessions/${quoteId}`, params: { id: quoteId }, answers: 404 },
    },
    "auth/verify-email": { GET: { path: `/api/auth/verify-email?token=${NO_TOKEN}`, answers: 200 } },
    "check-ins/[id]": {
      PATCH: {
        path: `/api/check-ins/${deletedId}`,
        params: { id: deletedId },
        body: { stressLevel: 2 },
        answers: 200,
        othersGet: 404,
      },
      DELETE: {
        path: `/api/check-ins/${deletedId}`,
        params: { id: deletedId },
        answers: 200,
        othersGet: 404,
      },
    },
    "check-ins/[id]/line": {
      PUT: {
        path: `/api/check-ins/${checkInId}/line`,
        params: { id: checkInId },
        body: { text: "A walk by the river" },
        answers: 200,
        othersGet: 404,
      },
    },
    "create-setup-intent": { POST: { path: "/api/create-setup-intent", answers: 200 } },
    "create-subscription-after-setup": {
      POST: {
        path: "/api/create-subscription-after-setup",
        body: { setupIntentId: "none of mine" },
        answers: 200,
      },
    },
    "gdpr/cookie-consent": {
      GET: { path: "/api/gdpr/cookie-consent", answers: 404 },
      POST: {
        path: "/api/gdpr/cookie-consent",
        body: { necessary: true, analytics: false, marketing: false, preferences: true },
        answers: 200,
      },
    },
    "gdpr/config": { GET: { path: "/api/gdpr/config", answers: 200 } },
    "cron/[job]": { GET: cleanup, POST: cleanup },
    health: { GET: { path: "/api/health", answers: 200 } },
    login: { GET: { path: "/api/login", answers: 302 } },
    logout: { GET: { path: "/api/logout", answers: 303 } },
    "newsletter/confirm": { GET: { path: `/api/newsletter/confirm?token=${NO_TOKEN}`, answers: 200 } },
    "newsletter/one-click": {
      GET: { path: `/api/newsletter/one-click?token=${NO_TOKEN}`, answers: 303 },
      POST: {
        path: `/api/newsletter/one-click?token=${NO_TOKEN}`,
        raw: "List-Unsubscribe=One-Click",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        answers: 404,
      },
    },
    "newsletter/send": {
      POST: {
        path: "/api/newsletter/send",
        body: { subject: "Hello", content: "Hello" },
        answers: 200,
      },
    },
    "newsletter/subscribers": { GET: { path: "/api/newsletter/subscribers", answers: 200 } },
    "newsletter/subscribers/[id]": {
      DELETE: { path: `/api/newsletter/subscribers/${NO_ID}`, params: { id: NO_ID }, answers: 404 },
    },
    "newsletter/subscribe": { POST: { path: "/api/newsletter/subscribe", body: {}, answers: 400 } },
    "newsletter/unsubscribe": {
      GET: { path: `/api/newsletter/unsubscribe?token=${NO_TOKEN}`, answers: 200 },
      POST: { path: "/api/newsletter/unsubscribe", body: { email: NOBODY }, answers: 200 },
    },
    "quotes/[id]/another": {
      POST: { path: `/api/quotes/${quoteId}/another`, params: { id: quoteId }, answers: 201, othersGet: 404 },
    },
    "quotes/[id]/favorite": {
      PATCH: {
        path: `/api/quotes/${quoteId}/favorite`,
        params: { id: quoteId },
        body: { isFavorite: true },
        answers: 200,
        othersGet: 404,
      },
    },
    "quotes/[id]/feedback": {
      POST: {
        path: `/api/quotes/${quoteId}/feedback`,
        params: { id: quoteId },
        body: { helped: true },
        answers: 200,
        othersGet: 404,
      },
    },
    "quotes/favorites": { GET: { path: "/api/quotes/favorites", answers: 200 } },
    "quotes/generate": { POST: { path: "/api/quotes/generate", body: {}, answers: 201 } },
    "quotes/recent": { GET: { path: "/api/quotes/recent", answers: 200 } },
    "quotes/resurfaced": {
      GET: { path: "/api/quotes/resurfaced", answers: 200 },
      DELETE: { path: "/api/quotes/resurfaced", answers: 200 },
    },
    "stripe/webhook": { POST: { path: "/api/stripe/webhook", raw: "{}", answers: 404 } },
    "subscription-status": { GET: { path: "/api/subscription-status", answers: 200 } },
    "subscription/cancel": { POST: { path: "/api/subscription/cancel", answers: 200 } },
    "subscription/payments": { GET: { path: "/api/subscription/payments", answers: 200 } },
    "subscription/payment-method": {
      POST: {
        path: "/api/subscription/payment-method",
        body: { setupIntentId: "none of mine" },
        answers: 400,
      },
    },
    "subscription/refund": { POST: { path: "/api/subscription/refund", answers: 409 } },
    "subscription/reactivate": { POST: { path: "/api/subscription/reactivate", answers: 200 } },
    user: { GET: { path: "/api/user", answers: 200 } },
    "user/consents": {
      GET: { path: "/api/user/consents", answers: 200 },
      POST: { path: "/api/user/consents", body: { aiQuotes: false }, answers: 200 },
    },
    "user/crisis-lines": {
      PUT: { path: "/api/user/crisis-lines", body: { known: true }, answers: 200 },
    },
    "user/data-export": { GET: { path: "/api/user/data-export", answers: 200 } },
    "user/delete-account": { DELETE: { path: "/api/user/delete-account", answers: 200 } },
    "user/email-preferences": {
      GET: { path: "/api/user/email-preferences", answers: 200 },
      POST: { path: "/api/user/email-preferences", body: {}, answers: 400 },
    },
    "user/email": {
      POST: {
        path: "/api/user/email",
        body: { email: "new@hearten.test", password: PASSWORD },
        answers: 200,
      },
    },
    "user/export": { GET: { path: "/api/user/export", answers: 200 } },
    "user/password": {
      POST: {
        path: "/api/user/password",
        body: { currentPassword: PASSWORD, newPassword: PASSWORD },
        answers: 200,
      },
    },
    "user/passkeys": {
      GET: { path: "/api/user/passkeys", answers: 200 },
      POST: { path: "/api/user/passkeys", body: {}, answers: 400 },
    },
    "user/passkeys/[id]": {
      PATCH: {
        path: `/api/user/passkeys/${NO_ID}`,
        params: { id: NO_ID },
        body: { name: "Phone" },
        answers: 404,
      },
      DELETE: { path: `/api/user/passkeys/${NO_ID}`, params: { id: NO_ID }, answers: 404 },
    },
    "user/passkeys/options": { POST: { path: "/api/user/passkeys/options", answers: 200 } },
    "user/analytics": { GET: { path: "/api/user/analytics", answers: 200 } },
    "user/calendar": { GET: { path: "/api/user/calendar?month=2026-11", answers: 200 } },
    "user/entries": { GET: { path: "/api/user/entries", answers: 200 } },
    "user/day": { GET: { path: "/api/user/day?date=2026-11-21", answers: 200 } },
    "user/device-key": { GET: { path: "/api/user/device-key", answers: 200 } },
    "user/sealing-key": { GET: { path: "/api/user/sealing-key", answers: 200 } },
    "user/dimensions": { GET: { path: "/api/user/dimensions?days=30", answers: 200 } },
    "user/year": { GET: { path: "/api/user/year", answers: 200 } },
    "user/reminders": {
      GET: { path: "/api/user/reminders", answers: 200 },
      PUT: { path: "/api/user/reminders", body: { time: "08:30" }, answers: 200 },
    },
    "user/reminders/devices": {
      POST: {
        path: "/api/user/reminders/devices",
        body: { endpoint: "https://fcm.googleapis.com/fcm/send/sample" },
        answers: 200,
      },
      // By then somebody else has turned reminders on in the same browser.
      PUT: {
        path: "/api/user/reminders/devices",
        body: { endpoint: "https://fcm.googleapis.com/fcm/send/renewed" },
        answers: 404,
      },
    },
    "user/reminders/devices/[id]": {
      DELETE: { path: `/api/user/reminders/devices/${NO_ID}`, params: { id: NO_ID }, answers: 404 },
    },
    "user/import": {
      GET: { path: "/api/user/import", answers: 200 },
      POST: { path: "/api/user/import", raw: "no export", answers: 400 },
      DELETE: { path: `/api/user/import?id=${NO_ID}`, answers: 200 },
    },
    "user/import/preview": { POST: { path: "/api/user/import/preview", raw: "no export", answers: 400 } },
    "user/learnt": {
      GET: { path: "/api/user/learnt", answers: 200 },
      DELETE: { path: "/api/user/learnt", answers: 200 },
    },
    "user/resurfacing": {
      GET: { path: "/api/user/resurfacing", answers: 200 },
      PUT: { path: "/api/user/resurfacing", body: { isOn: false }, answers: 200 },
    },
    "user/stats": { GET: { path: "/api/user/stats", answers: 200 } },
    "user/streaks": {
      GET: { path: "/api/user/streaks", answers: 200 },
      PUT: { path: "/api/user/streaks", body: { isOn: false }, answers: 200 },
    },
    "user/time-zone": {
      PATCH: { path: "/api/user/time-zone", body: { timeZone: "UTC" }, answers: 200 },
    },
  };
}
