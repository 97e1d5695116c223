import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { env } from "@/lib/config/env";
import { type Database, database, sharedDatabase, type Transaction, unhurried } from "@/lib/db/client";
import { forgetKey } from "@/lib/db/encryption/ciphers";
import { leaveNoTrace } from "@/lib/db/leave-no-trace";
import { inBackground } from "@/lib/ground/background";
import { AppError } from "@/lib/ground/errors";
import { log } from "@/lib/ground/log";
import { clearErasedMails, eraseFromOutbox } from "@/lib/mail/clear-outbox";
import { billingOf } from "@/lib/subscriptions/billing/billing";
import { readSubscription } from "@/lib/subscriptions/change-subscription";
import type { SubscriptionRecord } from "@/lib/subscriptions/record";
import { needsSetup } from "@/lib/subscriptions/rules";
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
  // Nothing finds these by their entry: each entry would look through all of them.
  await tx.checkInKey.deleteMany({ where: { userId } });
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
