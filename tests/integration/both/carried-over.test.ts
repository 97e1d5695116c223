import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { withPrisma } from "@/lib/db/client";
import { rememberKey } from "@/lib/db/encryption/ciphers";
import { newMemberKey } from "@/lib/db/encryption/master-keys";
import { newId } from "@/lib/db/ids";
import { migrate } from "@/lib/db/migrate";
import { changeSummary, readSummary } from "@/lib/moods/stored-summary";
import { EMPTY_SUMMARY, withEntry, withFavorite, withQuote } from "@/lib/moods/summary";
import { addDays } from "@/lib/time/clock";
import { emptyDatabase } from "@/tests/support/database";

const FOLDER = "prisma/migrations";
const OWNER_SHOWN = "20261121222305_owner_shown";
const AGREED_PRICE = "20261122030000_agreed_price";
const SUMMARY_PARTS = "20261122150000_summary_parts";

vi.setConfig({ testTimeout: 60_000 });

test("Whose account it is, as far as today's records tell, is carried over; a verified address alone tells nothing", async () => {
  const { pool, remove } = await databaseBefore(OWNER_SHOWN);
  try {
    /** Somebody with what is on record of them, in the order in which it happened. */
    async function someone(acts: readonly [string, string?][], provider = false): Promise<string> {
      const id = newId();
      await pool.query(
        `INSERT INTO "User" ("id", "email", "emailVerified", "updatedAt") VALUES ($1::uuid, $2, now(), now())`,
        [id, `${id}@hearten.test`],
      );
      for (const [action, means] of acts) {
        await pool.query(
          `INSERT INTO "AuditRecord" ("id", "action", "subjectId", "detail") VALUES ($1::uuid, $2, $3::uuid, $4::jsonb)`,
          [newId(), action, id, means ? JSON.stringify({ means }) : null],
        );
      }
      if (provider) {
        await pool.query(
          `INSERT INTO "Account" ("userId", "type", "provider", "providerAccountId") VALUES ($1::uuid, 'oauth', 'google', $1)`,
          [id],
        );
      }
      return id;
    }
    const shown = [
      await someone([["registered", "google"]], true),
      await someone([["registered"], ["address_verified"], ["password_reset"]]),
      await someone([["registered"], ["address_changed"], ["password_reset"]]),
    ];
    await someone([["registered"], ["address_verified"]]);
    await someone([["registered", "google"], ["address_changed"]], true);
    await someone([["registered"], ["password_reset"], ["address_changed"]]);
    await someone([["registered"], ["provider_linked"], ["password_reset"]], true);

    await migrate(pool);
    const { rows } = await pool.query(`SELECT "id" FROM "User" WHERE "ownerShownAt" IS NOT NULL`);
    expect(rows.map(({ id }) => id).sort()).toEqual([...shown].sort());
  } finally {
    await remove();
  }
});

test("Who subscribed before prices were kept agreed to the one there was; who never did agreed to none", async () => {
  const { pool, remove } = await databaseBefore(AGREED_PRICE);
  try {
    for (const status of ["trialing", "canceled", null]) {
      const id = newId();
      await pool.query(`INSERT INTO "User" ("id", "email", "updatedAt") VALUES ($1::uuid, $2, now())`, [
        id,
        `${id}@hearten.test`,
      ]);
      await pool.query(
        `INSERT INTO "Subscription" ("userId", "provider", "customerId", "status")
         VALUES ($1::uuid, 'stripe', $2, $3::"SubscriptionStatus")`,
        [id, `cus_${id}`, status],
      );
    }
    await migrate(pool);
    const { rows } = await pool.query(
      `SELECT "status", "amountMinor", "currency" FROM "Subscription" ORDER BY "userId"`,
    );
    expect(rows).toEqual([
      { status: "trialing", amountMinor: 499, currency: "gbp" },
      { status: "canceled", amountMinor: 499, currency: "gbp" },
      { status: null, amountMinor: null, currency: null },
    ]);
  } finally {
    await remove();
  }
});

test("A summary that was stored in one piece opens as it was, and is stored in parts with its next change", async () => {
  const { pool, remove } = await databaseBefore(SUMMARY_PARTS);
  try {
    const id = newId();
    const key = newMemberKey(id);
    const entries = Array.from({ length: 70 }, (_, day) => {
      return { localDate: addDays("2026-08-30", day), timeOfDay: "evening" as const, levels: DEFAULT_LEVELS };
    });
    const summary = withQuote(entries.reduce(withEntry, EMPTY_SUMMARY), "B5-001");
    const { knowsCrisisLines: _, look: __, ...older } = summary;
    const sealed = rememberKey(id, key).seal("MemberSummary", id, JSON.stringify(older));
    await pool.query(`INSERT INTO "User" ("id", "email", "updatedAt") VALUES ($1::uuid, $2, now())`, [
      id,
      id,
    ]);
    await pool.query(
      `INSERT INTO "MemberKey" ("userId", "wrapped", "masterKeyId") VALUES ($1::uuid, $2, $3)`,
      [id, key.wrapped, key.masterKeyId],
    );
    await pool.query(
      `INSERT INTO "MemberSummary" ("userId", "sealed", "updatedAt") VALUES ($1::uuid, $2, now())`,
      [id, sealed],
    );

    await migrate(pool);
    const { prisma } = withPrisma(pool, remove);
    const carried = { ...summary, look: [] };
    expect(await readSummary(prisma, id)).toEqual(carried);
    await prisma.$transaction((tx) => changeSummary(tx, id, (before) => withFavorite(before, 1)));
    expect(await readSummary(prisma, id)).toEqual(withFavorite(carried, 1));
    const { rows } = await pool.query<{ parts: number }>(
      `SELECT num_nonnulls("sealed", "sealedHistory", "sealedWords") AS "parts" FROM "MemberSummary"`,
    );
    expect(rows).toEqual([{ parts: 3 }]);
  } finally {
    await remove();
  }
});

/** A database as it was before a migration. */
async function databaseBefore(migration: string) {
  const { pool, remove } = await emptyDatabase();
  const earlier = mkdtempSync(join(tmpdir(), "hearten-before-"));
  for (const name of readdirSync(FOLDER)) {
    if (name < migration) cpSync(join(FOLDER, name), join(earlier, name), { recursive: true });
  }
  await migrate(pool, earlier);
  rmSync(earlier, { recursive: true });
  return { pool, remove };
}
