import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenDatabase, shareDatabase } from "@/lib/db/client";
import { type StoredDatabase, storedDatabase, tables } from "@/tests/support/database";
import { run } from "@/tests/support/program";

let stored: StoredDatabase;
let open: OpenDatabase;

beforeAll(async () => {
  stored = await storedDatabase();
  expect(await run("prisma/seed/seed.ts", [], stored.environment)).toMatchObject({ code: 0, stderr: "" });
  open = await stored.open();
  shareDatabase(open);
}, 120_000);

afterAll(async () => {
  shareDatabase(undefined);
  await open.close();
  await stored.remove();
});

/** What comes to pass, as far as a row tells of it. */
const TO_COME = ["currentPeriodEnd", "trialEnd", "expiresAt"];

test("Nothing of the demo's people is older than their account, and nothing has happened before it could", async () => {
  const { rows } = await open.pool.query<{ table: string; column: string; owner: string }>(`
    SELECT c.table_name AS "table", c.column_name AS "column", o.column_name AS "owner"
    FROM information_schema.columns c JOIN information_schema.columns o
      ON o.table_schema = 'public' AND o.table_name = c.table_name
      AND (o.column_name IN ('userId', 'subjectId') OR (o.table_name = 'User' AND o.column_name = 'id'))
    WHERE c.table_schema = 'public' AND c.data_type LIKE 'timestamp%'`);
  const whole = new Set(await tables(open.pool));
  let compared = 0;
  for (const { table, column, owner } of rows.filter((row) => whole.has(row.table))) {
    const { rows: wrong } = await open.pool.query(
      `SELECT u."email", t."${column}", u."createdAt" FROM "${table}" t JOIN "User" u ON u."id" = t."${owner}"
       WHERE t."${column}" < u."createdAt"${TO_COME.includes(column) ? "" : ` OR t."${column}" > now()`}`,
    );
    expect([table, column, wrong]).toEqual([table, column, []]);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(15);
});

test("Their trial began as they joined, and what they said of words came after these", async () => {
  const { prisma, pool } = open;
  const people = await prisma.user.findMany({ include: { subscription: true, emotionalStates: true } });
  expect(people.map(({ email }) => email).sort()).toEqual(["admin@hearten.example", "maya@hearten.example"]);
  for (const { createdAt, subscription } of people) expect(subscription?.startedAt).toEqual(createdAt);
  const { rows } = await pool.query(`SELECT q."id" FROM "Quote" q
    JOIN "EmotionalState" e ON e."id" = q."emotionalStateId" LEFT JOIN "QuoteFeedback" f ON f."quoteId" = q."id"
    WHERE q."createdAt" < e."createdAt" OR q."favoritedAt" < q."createdAt" OR f."createdAt" < q."createdAt"`);
  expect(rows).toEqual([]);
});
