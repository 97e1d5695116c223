import "server-only";
import type pg from "pg";
import { recordAudit } from "@/lib/audit/record-audit";
import { env } from "@/lib/config/env";
import { type Database, database, sharedDatabase, type Transaction, unhurried } from "@/lib/db/client";
import { forgetKey } from "@/lib/db/encryption/ciphers";
import { inBackground } from "@/lib/ground/background";
import { AppError } from "@/lib/ground/errors";
import { log } from "@/lib/ground/log";
import { clearErasedMails, eraseFromOutbox } from "@/lib/mail/outbox";
import { billingOf } from "@/lib/subscriptions/billing/billing";
import { readSubscription } from "@/lib/subscriptions/change-subscription";
import { needsSetup } from "@/lib/subscriptions/rules";
import type { SubscriptionRecord } from "@/lib/subscriptions/schema";
import { now } from "@/lib/time/clock";

/** What went at the billing service: a Stripe subscription that ran, a Stripe customer without one, or nothing. */
export type BillingCleanup = "subscription" | "customer" | "none";

/**
 * Deletes a member and everything held about them: first at the billing service, then here, their data key included.
 * Files are for the caller to clear afterwards (`clearFiles`), once for however many members.
 *
 * What stays names nobody: that this id was erased, the audit, and the keyed hash that keeps trials to one a person.
 *
 * @param actorId who asked for it; null for a command
 * @throws AppError not_found when there is no such member, upstream_unavailable when the billing service cannot be
 *   reached: then nothing was deleted
 */
export async function eraseMember(userId: string, actorId: string | null): Promise<BillingCleanup> {
  const db = await database();
  await assertErasable(db, userId);
  const { record: subscription } = await readSubscription(db, userId);
  if (subscription) await billingOf(subscription).forgetCustomer(subscription);
  await unhurried(async (tx) => {
    await lockMember(tx, userId);
    await assertSameSubscription(tx, userId, subscription);
    await eraseRows(tx, userId, subscription?.customerId ?? null);
    await recordAudit(tx, "user_deleted", { actorId, subjectId: userId });
  }, ERASING);
  forgetKey(userId);
  return cleanupOf(subscription);
}

/** For the transaction: a long history takes its time to go. */
const ERASING = { timeout: 60_000 };

/**
 * Before anything goes at the billing service, which can't be undone: the account is there, nobody holds it, and the
 * database takes writes.
 *
 * @throws AppError not_found
 */
async function assertErasable(db: Database, userId: string): Promise<void> {
  const isThere = await db.$transaction(async (tx) => {
    await lockMember(tx, userId);
    return tx.$executeRaw`UPDATE "User" SET "email" = "email" WHERE "id" = ${userId}::uuid`;
  });
  if (isThere === 0) throw new AppError("not_found", "This account no longer exists.");
}

async function lockMember(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
}

/** A subscription that was begun meanwhile would go on being charged. */
async function assertSameSubscription(
  tx: Transaction,
  userId: string,
  known: SubscriptionRecord | null,
): Promise<void> {
  const { record: present } = await readSubscription(tx, userId);
  if (present?.subscriptionId !== known?.subscriptionId) {
    throw new AppError("conflict", "This account's subscription has just changed. Please try again.");
  }
}

/** The key first: without it whatever a copy still holds cannot be read. What hangs on the user goes with them. */
async function eraseRows(tx: Transaction, userId: string, customerId: string | null): Promise<void> {
  await tx.memberKey.deleteMany({ where: { userId } });
  if (customerId !== null) await tx.billingEvent.deleteMany({ where: { customerId } });
  const addresses = await addressesOf(tx, userId);
  await forgetAddresses(tx, userId, addresses);
  await eraseFromOutbox(tx, addresses);
  await tx.erasureRecord.createMany({ data: [{ userId, erasedAt: now() }], skipDuplicates: true });
  await tx.user.deleteMany({ where: { id: userId } });
}

/** Every address that the account ever had, but for those that are another member's by now. */
async function addressesOf(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ email: string }[]>`
    SELECT had."email" FROM (
      SELECT "email" FROM "User" WHERE "id" = ${userId}::uuid
      UNION SELECT "email" FROM "FormerAddress" WHERE "userId" = ${userId}::uuid
      UNION SELECT "email" FROM "NewsletterSubscriber" WHERE "userId" = ${userId}::uuid
      UNION SELECT "email" FROM "MailToken"
        WHERE "userId" = ${userId}::uuid AND "purpose" = 'unsubscribe_newsletter' AND "email" IS NOT NULL
    ) had
    WHERE NOT EXISTS (SELECT 1 FROM "User" u WHERE u."email" = had."email" AND u."id" <> ${userId}::uuid)`;
  return rows.map(({ email }) => email);
}

/** Where addresses stand outside the member's own rows. */
async function forgetAddresses(tx: Transaction, userId: string, addresses: string[]): Promise<void> {
  const email = { in: addresses };
  await tx.newsletterSubscriber.deleteMany({ where: { OR: [{ email }, { userId, confirmedAt: null }] } });
  await tx.mailToken.deleteMany({ where: { email } });
  // The rows stay, without the address, so that past newsletters keep their counts.
  await tx.$executeRaw`
    UPDATE "MailDelivery" SET "email" = 'erased:' || "id",
      "state" = CASE WHEN "state" = 'queued' THEN 'suppressed' ELSE "state" END
    WHERE "email" = ANY(${addresses})`;
}

function cleanupOf(record: SubscriptionRecord | null): BillingCleanup {
  if (record?.provider !== "stripe") return "none";
  return needsSetup(record, now()) ? "customer" : "subscription";
}

/**
 * After erasures: clears what files hold of whoever is gone.
 *
 * @returns whether the mails in the outbox are gone; else the `mail` job tries again
 */
export async function clearFiles(): Promise<boolean> {
  rewriteFiles();
  try {
    await clearErasedMails();
    return true;
  } catch (error) {
    log.error({ event: "outbox_not_cleared", kind: error instanceof Error ? error.name : typeof error });
    return false;
  }
}

let isDue = false;

/**
 * After an erasure: where the database is files of this process, rewrites them in the background, so that they hold
 * nothing of the rows that went. Many erasures in a row are one rewriting. A server keeps house by itself.
 */
function rewriteFiles(): void {
  if (env().database.kind !== "embedded" || isDue) return;
  isDue = true;
  inBackground("files_rewritten", async () => {
    isDue = false;
    await leaveNoTrace((await sharedDatabase()).pool, "embedded");
  });
}

const BATCH = 500;

/**
 * Erases again whoever is on record as erased, as after a backup from before the erasure was restored. Their mails in
 * the outbox go with the next run of the `mail` job.
 *
 * @param known ids that another copy of the record holds; they are put on record here
 * @returns how many members were there again
 */
export async function applyErasures(known: readonly Erasure[]): Promise<number> {
  const db = await database();
  await db.erasureRecord.createMany({ data: [...known], skipDuplicates: true });
  let erased = 0;
  let after = "";
  for (;;) {
    const records = await db.erasureRecord.findMany({
      where: after ? { userId: { gt: after } } : {},
      orderBy: { userId: "asc" },
      take: BATCH,
      select: { userId: true },
    });
    for (const { userId } of records) if (await erasedAgain(userId)) erased += 1;
    after = records.at(-1)?.userId ?? "";
    if (records.length < BATCH) return erased;
  }
}

/** @returns false for whoever is not there, as most are */
async function erasedAgain(userId: string): Promise<boolean> {
  try {
    await eraseMember(userId, null);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return false;
    throw error;
  }
}

/** That a member was erased, and when. */
export interface Erasure {
  userId: string;
  erasedAt: Date;
}

/**
 * Reads what `npm run erasures:list` printed: a line for each, the member's id, a blank, and when it was.
 *
 * @throws on the first line that says something else
 */
export function parseErasures(text: string): Erasure[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    // npm, unless it is told to be silent, begins its output with the command that it runs.
    if (line.trim() === "" || line.startsWith("> ")) return [];
    const [userId = "", at = ""] = line.trim().split(/\s+/);
    const erasedAt = new Date(at);
    if (!/^[0-9a-f-]{36}$/.test(userId) || Number.isNaN(erasedAt.getTime())) {
      throw new Error(`Line ${index + 1} is not a member's id and a time. Nothing was erased.`);
    }
    return [{ userId, erasedAt }];
  });
}

/**
 * Rewrites a database's files, so that they hold what its tables hold and nothing of rows that were deleted: PostgreSQL
 * leaves those in its pages, statistics and journal for as long as it has no use for the place. Nobody else gets to a
 * table while it is rewritten. The journal of a server is the server's own affair.
 */
export async function leaveNoTrace(pool: pg.Pool, kind: "embedded" | "postgres"): Promise<void> {
  const client = await pool.connect();
  try {
    // A table that became empty keeps its old statistics, examples of its values included.
    if (kind === "embedded") await client.query("DELETE FROM pg_statistic");
    const tables = await ownTables(client);
    await client.query(`ANALYZE ${tables}`);
    await client.query(`VACUUM FULL ${tables}, pg_catalog.pg_statistic`);
    if (kind === "embedded") await emptyJournal(client);
  } finally {
    client.release();
  }
}

/** Those of PostgreSQL itself hold nothing of anybody's, but for the statistics. */
async function ownTables(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ list: string }>(
    `SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') AS list
       FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  return rows[0]?.list ?? "";
}

async function emptyJournal(client: pg.ClientBase): Promise<void> {
  // Else a used up file is kept under a new name, with what it said.
  for (const statement of ["SET wal_recycle = off", "CHECKPOINT", "SELECT pg_switch_wal()", "CHECKPOINT"])
    await client.query(statement);
}
