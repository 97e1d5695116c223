import type pg from "pg";
import { newId } from "@/lib/db/ids";

const FIRST = ["Maya", "Tomasz", "Priya", "Elin", "Jonas", "Amara", "Sofía", "Kenji", "Lucía", "Omar"];
const LAST = ["Okafor", "Wilk", "Raman", "Sandberg", "Keller", "Diallo", "Marín", "Mori", "Costa", "Haddad"];

const BATCH = 5_000;

/**
 * Puts many users into the database at once, without passwords or keys: enough for lists of them.
 * Every ninth is unverified. With subscriptions, two in three subscribe: active, on trial (so that no reminder is
 * due yet) or expired.
 */
export async function addUsers(pool: pg.Pool, count: number, { subscribed = true } = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => userRow(from + at));
    await insert(pool, rows, subscribed);
    ids.push(...rows.map((row) => row.id));
  }
  return ids;
}

function userRow(number: number) {
  // A year before today, some minutes apart: whoever registers for real is newer.
  const createdAt = new Date(Date.now() - 365 * 86_400_000 + number * 60_000);
  return {
    id: newId(createdAt),
    email: `user-${number}-${(number * 7919) % 100_003}@hearten.test`,
    emailVerified: number % 9 === 0 ? null : createdAt,
    firstName: FIRST[number % FIRST.length],
    lastName: LAST[Math.floor(number / 10) % LAST.length],
    createdAt,
    state: ["active", "trialing", "expired"][Math.floor(number / 3) % 3],
    hasSubscription: number % 3 !== 0,
  };
}

async function insert(pool: pg.Pool, rows: ReturnType<typeof userRow>[], subscribed: boolean): Promise<void> {
  const json = JSON.stringify(rows);
  await pool.query(
    `INSERT INTO "User" ("id", "email", "emailVerified", "firstName", "lastName", "createdAt", "updatedAt")
     SELECT "id", "email", "emailVerified", "firstName", "lastName", "createdAt", "createdAt"
     FROM json_to_recordset($1) AS r("id" uuid, "email" text, "emailVerified" timestamptz, "firstName" text,
       "lastName" text, "createdAt" timestamptz)`,
    [json],
  );
  await pool.query(
    `INSERT INTO "EmailPreferences" ("userId", "newsletter", "updatedAt")
     SELECT "id", "hasSubscription", now() FROM json_to_recordset($1) AS r("id" uuid, "hasSubscription" boolean)`,
    [json],
  );
  if (!subscribed) return;
  await pool.query(
    `INSERT INTO "Subscription" ("userId", "provider", "customerId", "subscriptionId", "status", "startedAt",
       "trialEnd", "currentPeriodEnd", "cancelAtPeriodEnd", "firstPaidAt")
     SELECT "id", 'local', 'cus_local_' || "id", 'sub_local_' || "id",
       (CASE "state" WHEN 'active' THEN 'active' ELSE 'trialing' END)::"SubscriptionStatus", "createdAt",
       CASE "state" WHEN 'trialing' THEN now() + interval '2 days' ELSE "createdAt" + interval '3 days' END,
       now() + interval '1 day', "state" = 'expired', CASE "state" WHEN 'active' THEN "createdAt" END
     FROM json_to_recordset($1) AS r("id" uuid, "state" text, "createdAt" timestamptz, "hasSubscription" boolean)
     WHERE "hasSubscription"`,
    [json],
  );
}
