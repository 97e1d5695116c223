import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { DEFAULT_LEVELS, packLevels } from "@/lib/check-ins/levels";
import { shareDatabase, withPrisma } from "@/lib/db/client";
import { rememberKey } from "@/lib/db/encryption/ciphers";
import { newMemberKey } from "@/lib/db/encryption/master-keys";
import { newId } from "@/lib/db/ids";
import { migrate } from "@/lib/db/migrate";
import { changeSummary, newColumns, readSummary } from "@/lib/moods/stored-summary";
import { EMPTY_SUMMARY, withEntry, withFavorite, withQuote } from "@/lib/moods/summary";
import { addDays } from "@/lib/time/clock";
import { deleteEntry } from "@/lib/words/delete-entry";
import { generateQuote } from "@/lib/words/generate-quote";
import { sealFeedback } from "@/lib/words/stored-quote";
import { emptyDatabase } from "@/tests/support/database";
import { inOnePiece } from "@/tests/support/opened-sums";

const FOLDER = "prisma/migrations";
const OWNER_SHOWN = "20261121222305_owner_shown";
const AGREED_PRICE = "20261122030000_agreed_price";
const SUMMARY_PARTS = "20261122150000_summary_parts";
const OWN_KEYS = "20261122153000_members_own_keys";

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
    const sealed = rememberKey(id, key).seal("MemberSummary", id, inOnePiece(older));
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

test("Entries, words and what was said of them are carried over row for row, and a key still is the same check-in", async () => {
  const { pool, remove } = await databaseBefore(OWN_KEYS);
  try {
    const { prisma, close } = withPrisma(pool, remove);
    shareDatabase({ prisma, pool, close });
    const [userId, entryId, quoteId, olderId] = [newId(), newId(), newId(), newId(new Date("2026-01-05"))];
    const key = newMemberKey(userId);
    const cipher = rememberKey(userId, key);
    const levels = { ...DEFAULT_LEVELS, stressLevel: 5 };
    await pool.query(`INSERT INTO "User" ("id", "email", "updatedAt") VALUES ($1::uuid, $2, now())`, [
      userId,
      userId,
    ]);
    await pool.query(`INSERT INTO "MemberKey" ("userId", "wrapped", "masterKeyId") VALUES ($1, $2, $3)`, [
      userId,
      key.wrapped,
      key.masterKeyId,
    ]);
    const { sealed, sealedHistory, sealedWords } = newColumns(cipher, userId);
    await pool.query(
      `INSERT INTO "MemberSummary" ("userId", "sealed", "sealedHistory", "sealedWords", "updatedAt")
       VALUES ($1, $2, $3, $4, now())`,
      [userId, sealed, sealedHistory, sealedWords],
    );
    await pool.query(
      `INSERT INTO "EmotionalState" ("id", "userId", "localDate", "timeOfDay", "sealed", "sealedLine", "idempotencyKey")
       VALUES ($1, $2, '2026-11-22', 'evening', $3, $4, 'key one')`,
      [
        entryId,
        userId,
        cipher.seal("EmotionalState", entryId, packLevels(levels)),
        cipher.seal("EmotionalState line", entryId, "A walk by the river"),
      ],
    );
    await pool.query(
      `INSERT INTO "EmotionalState" ("id", "userId", "localDate", "timeOfDay", "sealed", "createdAt", "idempotencyKey")
       VALUES ($1, $2, '2026-01-05', 'evening', $3, '2026-01-05', 'a key past its time')`,
      [olderId, userId, cipher.seal("EmotionalState", olderId, packLevels(levels))],
    );
    const content = { text: "A quiet evening.", reason: "You checked in." };
    await pool.query(
      `INSERT INTO "Quote" ("id", "userId", "emotionalStateId", "variant", "isCurrent", "sealed", "source", "model",
         "inputTokens", "outputTokens", "favoritedAt")
       VALUES ($1, $2, $3, 2, true, $4, 'ai', 'a model', 12, 34, now())`,
      [quoteId, userId, entryId, cipher.seal("Quote", quoteId, JSON.stringify(content))],
    );
    await pool.query(`INSERT INTO "QuoteFeedback" ("quoteId", "userId", "sealed") VALUES ($1, $2, $3)`, [
      quoteId,
      userId,
      sealFeedback(cipher, quoteId, { helped: true, because: null }),
    ]);
    const rowsOf = async (table: string, left: string) =>
      (
        await pool.query<{ row: object }>(
          `SELECT to_jsonb(t) - '${left}' AS "row" FROM "${table}" t ORDER BY "row"`,
        )
      ).rows;
    const all = async () => [
      await rowsOf("EmotionalState", "idempotencyKey"),
      await rowsOf("Quote", ""),
      await rowsOf("QuoteFeedback", ""),
    ];
    const before = await all();

    await migrate(pool);
    expect(await all()).toEqual(before);
    const [same, other] = [{ idempotencyKey: "key one" }, { idempotencyKey: "key two" }].map((named) =>
      generateQuote(userId, "UTC", { levels, timeOfDay: "evening", ...named }),
    );
    expect(await same).toMatchObject({ id: quoteId, checkInId: entryId, text: content.text });
    expect((await other)?.checkInId).not.toBe(entryId);
    expect(await prisma.checkInKey.count({ where: { userId } })).toBe(2);
    await deleteEntry(userId, entryId);
    const again = generateQuote(userId, "UTC", { levels, timeOfDay: "evening", idempotencyKey: "key one" });
    await expect(again).rejects.toMatchObject({ code: "conflict" });
  } finally {
    shareDatabase(undefined);
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
