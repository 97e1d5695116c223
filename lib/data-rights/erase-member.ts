import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { now } from "@/lib/clock";
import { database, type Transaction } from "@/lib/db/client";
import { forgetKey } from "@/lib/db/encryption/member-cipher";
import { AppError } from "@/lib/errors";
import { billing } from "@/lib/services/billing";
import { needsSetup, type SubscriptionRecord } from "@/lib/subscriptions/rules";
import { lockMember, readSubscription } from "@/lib/subscriptions/stored";

/** What went at the billing service: a Stripe subscription that ran, a Stripe customer without one, or nothing. */
export type BillingCleanup = "subscription" | "customer" | "none";

/**
 * Deletes a member for good: first at the billing service, then their key and every row that is theirs. What is left
 * is the record that they were erased, for backups, and of who did it.
 *
 * @throws AppError upstream_unavailable when the billing service can't be reached: then nothing is deleted
 */
export async function eraseMember(userId: string, actorId: string): Promise<BillingCleanup> {
  const db = await database();
  const member = await db.user.findUnique({ where: { id: userId }, select: { id: true } });
  if (!member) throw new AppError("not_found", "This account is not there any more.");
  const record = await readSubscription(db, userId);
  if (record) await billing().forgetPayer(record);
  await db.$transaction(async (tx) => {
    await lockMember(tx, userId);
    await assertSameSubscription(tx, userId, record);
    await eraseRows(tx, userId);
    await recordAudit(tx, "user_deleted", { actorId, subjectId: userId });
  });
  forgetKey(userId);
  return cleanupOf(record);
}

/** A subscription that was begun meanwhile would go on being charged. */
async function assertSameSubscription(
  tx: Transaction,
  userId: string,
  known: SubscriptionRecord | null,
): Promise<void> {
  const present = await readSubscription(tx, userId);
  if (present?.subscriptionId !== known?.subscriptionId) {
    throw new AppError("conflict", "This account's subscription has just changed. Please try again.");
  }
}

/** The key first: without it whatever a copy still holds can't be read. All that hangs on the user goes with them. */
async function eraseRows(tx: Transaction, userId: string): Promise<void> {
  await tx.memberKey.deleteMany({ where: { userId } });
  await tx.$executeRaw`
    DELETE FROM "NewsletterSubscriber" s USING "User" u
    WHERE u."id" = ${userId}::uuid AND (s."userId" = u."id" OR s."email" = u."email")`;
  await tx.user.deleteMany({ where: { id: userId } });
  await tx.erasureRecord.createMany({ data: [{ userId }], skipDuplicates: true });
}

function cleanupOf(record: SubscriptionRecord | null): BillingCleanup {
  if (record?.provider !== "stripe") return "none";
  return needsSetup(record, now()) ? "customer" : "subscription";
}
