import pg from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import * as audit from "@/app/api/admin/audit/route";
import * as failedMails from "@/app/api/admin/failed-mails/route";
import * as memberStats from "@/app/api/admin/member-newsletter/stats/route";
import * as memberSubscribers from "@/app/api/admin/member-newsletter/subscribers/route";
import * as pastNewsletters from "@/app/api/admin/newsletter/past/route";
import * as recipients from "@/app/api/admin/newsletter/recipients/route";
import * as subscriberStats from "@/app/api/admin/newsletter/stats/route";
import * as userStats from "@/app/api/admin/user-stats/route";
import * as users from "@/app/api/admin/users/route";
import * as subscribers from "@/app/api/newsletter/subscribers/route";
import * as favorites from "@/app/api/quotes/favorites/route";
import * as generate from "@/app/api/quotes/generate/route";
import * as recent from "@/app/api/quotes/recent/route";
import * as resurfaced from "@/app/api/quotes/resurfaced/route";
import * as subscription from "@/app/api/subscription-status/route";
import * as analytics from "@/app/api/user/analytics/route";
import * as calendar from "@/app/api/user/calendar/route";
import * as day from "@/app/api/user/day/route";
import * as dimensions from "@/app/api/user/dimensions/route";
import * as preferences from "@/app/api/user/email-preferences/route";
import * as entries from "@/app/api/user/entries/route";
import * as reminders from "@/app/api/user/reminders/route";
import * as user from "@/app/api/user/route";
import * as stats from "@/app/api/user/stats/route";
import * as year from "@/app/api/user/year/route";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import type { OpenDatabase } from "@/lib/db/client";
import { forgetKey } from "@/lib/db/encryption/ciphers";
import { generateQuote } from "@/lib/words/generate-quote";
import { setFavorite } from "@/lib/words/quote-acts";
import { useFreshDatabase } from "@/tests/support/database";
import { admin, type Member, member } from "@/tests/support/people";
import { call, type Handlers } from "@/tests/support/request";

/** The session's lookup included. */
const BUDGET = 3;

let open: OpenDatabase;
let someone: Member;
let keeper: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
  someone = await member(open.prisma);
  keeper = await admin(open.prisma);
  for (let day = 1; day <= 35; day++) {
    const at = new Date(Date.UTC(2024, 0, day, 12));
    const quote = await generateQuote(
      someone.id,
      "UTC",
      { levels: DEFAULT_LEVELS, timeOfDay: "evening", idempotencyKey: null },
      { at },
    );
    await setFavorite(someone.id, quote.id, true, at);
  }
  const at = new Date(Date.UTC(2026, 5, 1, 12));
  await generateQuote(
    someone.id,
    "UTC",
    { levels: DEFAULT_LEVELS, timeOfDay: "evening", idempotencyKey: null },
    { at },
  );
});

test.each([
  ["/api/user", user],
  ["/api/user/stats", stats],
  ["/api/user/analytics", analytics],
  ["/api/user/calendar?month=2026-06", calendar],
  ["/api/user/calendar?month=2024-01", calendar],
  ["/api/user/year", year],
  ["/api/user/dimensions?days=30", dimensions],
  ["/api/user/dimensions?days=90", dimensions],
  ["/api/user/day?date=2024-01-05", day],
  ["/api/user/entries", entries],
  ["/api/quotes/recent", recent],
  ["/api/quotes/recent?date=2024-01-05", recent],
  ["/api/quotes/favorites", favorites],
  ["/api/quotes/resurfaced", resurfaced],
  ["/api/subscription-status", subscription],
  ["/api/user/email-preferences", preferences],
  ["/api/user/reminders", reminders],
] as const)("%s takes at most three statements, its session's included", async (path, handlers) => {
  await expectFewStatements(path, handlers, someone);
});

test.each([
  ["/api/admin/users?q=ada&status=active", users],
  ["/api/admin/user-stats", userStats],
  ["/api/admin/audit", audit],
  ["/api/admin/failed-mails", failedMails],
  ["/api/newsletter/subscribers?q=ada", subscribers],
  ["/api/admin/newsletter/stats", subscriberStats],
  ["/api/admin/newsletter/past", pastNewsletters],
  ["/api/admin/newsletter/recipients", recipients],
  ["/api/admin/newsletter/recipients?audience=members", recipients],
  ["/api/admin/member-newsletter/subscribers?q=ada", memberSubscribers],
  ["/api/admin/member-newsletter/stats", memberStats],
] as const)("%s takes at most three statements, session and audit included", async (path, handlers) => {
  await expectFewStatements(path, handlers, keeper);
});

test("a check-in takes at most five statements, and no transaction where it shows nothing new", async () => {
  // The first one may show something.
  await call(generate, "POST", "/api/quotes/generate", { as: someone, body: {} });
  const query = vi.spyOn(pg.Client.prototype, "query");
  const reply = await call(generate, "POST", "/api/quotes/generate", { as: someone, body: {} });
  const statements = query.mock.calls.length;
  vi.restoreAllMocks();

  expect(reply.status).toBe(201);
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThanOrEqual(5);
});

async function expectFewStatements(path: string, handlers: Handlers, as: Member): Promise<void> {
  // As in a process that has not met this member yet.
  forgetKey(as.id);
  const query = vi.spyOn(open.pool, "query");
  const connect = vi.spyOn(open.pool, "connect");
  const reply = await call(handlers, "GET", path, { as });
  const statements = query.mock.calls.length;
  const connections = connect.mock.calls.length;
  vi.restoreAllMocks();

  expect(reply.status).toBe(200);
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThanOrEqual(BUDGET);
  // A transaction would take a connection of its own, out of this count's sight.
  expect(connections).toBe(statements);
}
