import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { recordChoices } from "@/lib/consent/record-choices";
import { database, type Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { hashOfToken } from "@/lib/ground/hashes";
import { now } from "@/lib/time/clock";

/**
 * Ends the newsletter for the address that a token was mailed to. Opened again, the link finds it ended.
 *
 * @returns whether the token is one of ours
 */
export async function unsubscribeByToken(token: string): Promise<boolean> {
  const db = await database();
  return db.$transaction(async (tx) => {
    const found = await tx.mailToken.findUnique({
      where: { tokenHash: hashOfToken(token), purpose: "unsubscribe_newsletter" },
      select: {
        id: true,
        email: true,
        userId: true,
        subscriber: { select: { email: true } },
        user: { select: { email: true } },
      },
    });
    if (!found) return false;
    await tx.mailToken.updateMany({ where: { id: found.id, usedAt: null }, data: { usedAt: now() } });
    // A member may have moved to another address since: neither is to be mailed.
    const addresses = [found.email, found.subscriber?.email, found.user?.email].filter((one) => one != null);
    for (const email of new Set(addresses)) await leave(tx, email);
    return true;
  });
}

/** Ends the newsletter for an address, whether or not it ever got one. */
export async function unsubscribeByAddress(email: string): Promise<void> {
  const db = await database();
  await db.$transaction((tx) => leave(tx, email));
}

/**
 * Puts on record that an address has left: as a subscriber, and as the member it belongs to. Links that would
 * confirm it end. Leaving twice is leaving once.
 */
export async function leave(tx: Transaction, email: string): Promise<void> {
  const at = now();
  // A member who never subscribed is put on record too, so that nothing that adds members brings them back.
  await tx.$executeRaw`
    INSERT INTO "NewsletterSubscriber" ("id", "email", "userId", "source", "subscribedAt", "unsubscribedAt")
    SELECT ${newId()}::uuid, u."email", u."id", 'member', ${at}, ${at} FROM "User" u WHERE u."email" = ${email}
    ON CONFLICT ("email") DO NOTHING`;
  const { count } = await tx.newsletterSubscriber.updateMany({
    where: { email, unsubscribedAt: null },
    data: { unsubscribedAt: at },
  });
  await tx.mailToken.deleteMany({ where: { purpose: "confirm_newsletter", subscriber: { email } } });
  const [member] = await tx.emailPreferences.updateManyAndReturn({
    where: { newsletter: true, user: { email } },
    data: { newsletter: false },
    select: { userId: true },
  });
  if (member) await recordChoices(tx, { userId: member.userId }, { newsletter: false });
  if (member || count > 0) {
    await recordAudit(tx, "newsletter_unsubscribed", { subjectId: member?.userId ?? null });
  }
}
