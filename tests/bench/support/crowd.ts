import type pg from "pg";
import { newMemberKey } from "@/lib/db/encryption/master-keys";
import { addUsers } from "@/tests/support/many-users";

/** How long the histories of the crowd are: of each three members, one checks in daily for three years. */
export const HISTORIES = [
  { days: 1_095, every: 1 },
  { days: 1_095, every: 7 },
  { days: 14, every: 1 },
] as const;

/** Bytes of what is sealed, as the app's own members have them. */
export interface SealedSizes {
  entry: number;
  quote: number;
  summaries: { since: number; history: number; words: number }[];
}

const DAY = 86_400_000;
/** The days that are filled with one statement. */
const DAYS = 30;

/**
 * Fills a migrated PostgreSQL with users, and gives the first of them histories. What is sealed is random, of the
 * right length. The rows come in the order of time, all members' in turn, as they would over the years, and every
 * index is there meanwhile; only foreign keys are not checked.
 */
export async function addCrowd(
  pool: pg.Pool,
  { users, members, sizes, today }: { users: number; members: number; sizes: SealedSizes; today: number },
): Promise<void> {
  const ids = await addUsers(pool, users);
  const client = await pool.connect();
  try {
    await client.query("SET session_replication_role = replica");
    await addMembers(client, ids.slice(0, members), sizes);
    for (const [kind, { days, every }] of HISTORIES.entries()) {
      for (let ago = days; ago > 0; ago -= DAYS) {
        const range = { kind, every, last: Math.max(1, ago - DAYS + 1), first: ago };
        await addDays(client, range, sizes, today);
      }
    }
    await client.query(`DROP TABLE "crowd"; SET session_replication_role = origin`);
  } finally {
    client.release();
  }
}

/** Keys that open nothing, consents, a session and a summary for each. */
async function addMembers(client: pg.ClientBase, ids: readonly string[], sizes: SealedSizes): Promise<void> {
  const { wrapped, masterKeyId } = newMemberKey("00000000-0000-7000-8000-000000000000");
  await client.query(
    `CREATE UNLOGGED TABLE "crowd" AS
       SELECT "id", (row_number() OVER (ORDER BY "id") % ${HISTORIES.length})::int AS "kind"
       FROM unnest($1::uuid[]) AS "id"`,
    [ids],
  );
  await client.query(
    `INSERT INTO "MemberKey" ("userId", "wrapped", "masterKeyId") SELECT "id", $1, $2 FROM "crowd"`,
    [wrapped, masterKeyId],
  );
  await client.query(
    `INSERT INTO "Consent" ("id", "userId", "purpose", "granted", "policyVersion")
     SELECT gen_random_uuid(), "id", "purpose", true, '2026-01-01'
     FROM "crowd", unnest(ARRAY['mood_data', 'ai_quotes']) AS "purpose"`,
  );
  await client.query(
    `INSERT INTO "Session" ("id", "tokenHash", "userId", "expiresAt")
     SELECT gen_random_uuid(), md5("id"::text) || md5("id"::text || 'b'), "id", now() + interval '14 days' FROM "crowd"`,
  );
  for (const [kind, { since, history, words }] of sizes.summaries.entries())
    await client.query(
      `INSERT INTO "MemberSummary" ("userId", "sealed", "sealedHistory", "sealedWords", "updatedAt")
       SELECT "id", ${random(since)}, ${random(history)}, ${random(words)}, now() FROM "crowd" WHERE "kind" = $1`,
      [kind],
    );
}

interface Range {
  kind: number;
  every: number;
  /** Days before today. */
  first: number;
  last: number;
}

async function addDays(
  client: pg.ClientBase,
  { kind, every, first, last }: Range,
  { entry, quote }: SealedSizes,
  today: number,
): Promise<void> {
  await client.query(
    `WITH "day" AS (
       SELECT c."id" AS "userId", $2::bigint - ago * ${DAY}::bigint
           + (9 * 3600000 + (hashtext(c."id"::text) & 16777215))::bigint AS "ms"
       FROM generate_series($3::int, $4::int, -1) ago, "crowd" c
       WHERE c."kind" = $1 AND (ago + hashtext(c."id"::text) & 7) % $5 = 0 OR c."kind" = $1 AND $5 = 1
       ORDER BY ago DESC, c."id"
     ), "entry" AS MATERIALIZED (
       SELECT ${idAt('"ms"')} AS "id", "userId", "ms", to_timestamp("ms" / 1000.0) AS "at" FROM "day"
     ), "entries" AS (
       INSERT INTO "EmotionalState" ("id", "userId", "createdAt", "timeOfDay", "localDate", "sealed")
       SELECT "id", "userId", "at", 'morning', to_char("at", 'YYYY-MM-DD'), ${random(entry)} FROM "entry"
     )
     INSERT INTO "Quote" ("id", "userId", "emotionalStateId", "createdAt", "source", "sealed", "favoritedAt")
     SELECT ${idAt('"ms" + 40')}, "userId", "id", "at", 'library', ${random(quote)},
       CASE WHEN random() < 0.05 THEN "at" END FROM "entry"`,
    [kind, today, first, last, every],
  );
}

/** A UUIDv7 of a time in milliseconds. */
function idAt(ms: string): string {
  return `encode(overlay(overlay(uuid_send(gen_random_uuid()) PLACING substring(int8send(${ms}) FROM 3) FROM 1)
    PLACING '\\x7a'::bytea FROM 7), 'hex')::uuid`;
}

function random(bytes: number): string {
  const sixteens = Array.from({ length: Math.ceil(bytes / 16) }, () => "uuid_send(gen_random_uuid())");
  return `substring(${sixteens.join(" || ")} FROM 1 FOR ${bytes})`;
}
