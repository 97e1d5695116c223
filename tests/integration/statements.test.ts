import { beforeAll, expect, test, vi } from "vitest";
import * as favorites from "@/app/api/quotes/favorites/route";
import * as recent from "@/app/api/quotes/recent/route";
import * as subscription from "@/app/api/subscription-status/route";
import * as analytics from "@/app/api/user/analytics/route";
import * as calendar from "@/app/api/user/calendar/route";
import * as preferences from "@/app/api/user/email-preferences/route";
import * as user from "@/app/api/user/route";
import * as stats from "@/app/api/user/stats/route";
import * as year from "@/app/api/user/year/route";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import type { OpenDatabase } from "@/lib/db/client";
import { forgetKey } from "@/lib/db/encryption/member-cipher";
import { generateQuote } from "@/lib/quotes/generate-quote";
import { useFreshDatabase } from "@/tests/support/database";
import { type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

/** The session's lookup included. */
const BUDGET = 3;

let open: OpenDatabase;
let someone: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
  someone = await member(open.prisma);
  for (let day = 1; day <= 35; day++) {
    const at = new Date(Date.UTC(2024, 0, day, 12));
    await generateQuote(
      someone.id,
      "UTC",
      { levels: DEFAULT_LEVELS, timeOfDay: "evening", idempotencyKey: null },
      { at },
    );
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
  ["/api/quotes/recent", recent],
  ["/api/quotes/recent?date=2024-01-05", recent],
  ["/api/quotes/favorites", favorites],
  ["/api/subscription-status", subscription],
  ["/api/user/email-preferences", preferences],
] as const)("%s takes at most three statements, its session's included", async (path, handlers) => {
  // As in a process that has not met this member yet.
  forgetKey(someone.id);
  const query = vi.spyOn(open.pool, "query");
  const connect = vi.spyOn(open.pool, "connect");
  const reply = await call(handlers, "GET", path, { as: someone });
  const statements = query.mock.calls.length;
  const connections = connect.mock.calls.length;
  vi.restoreAllMocks();

  expect(reply.status).toBe(200);
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThanOrEqual(BUDGET);
  // A transaction would take a connection of its own, out of this count's sight.
  expect(connections).toBe(statements);
});
