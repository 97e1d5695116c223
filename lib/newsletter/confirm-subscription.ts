import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { now } from "@/lib/clock";
import { recordChoices } from "@/lib/consent/record-choices";
import { database, type Transaction } from "@/lib/db/client";
import { hashOfToken } from "./newsletter-tokens";

/**
 * Confirms a subscription by the token of a mail. A link that has confirmed one confirms it still when it is opened
 * again; one of a subscription that was ended since does not bring it back.
 *
 * @returns whether the subscription is confirmed
 */
export async function confirmSubscription(token: string): Promise<boolean> {
  const db = await database();
  return db.$transaction(async (tx) => {
    const at = now();
    const found = await tx.mailToken.findUnique({
      where: { tokenHash: hashOfToken(token), purpose: "confirm_newsletter" },
      select: { id: true, usedAt: true, expiresAt: true, subscriber: SUBSCRIBER },
    });
    if (!found?.subscriber) return false;
    const { id, email, confirmedAt, unsubscribedAt } = found.subscriber;
    if (found.usedAt) return confirmedAt !== null && unsubscribedAt === null;
    if (!found.expiresAt || found.expiresAt <= at) return false;
    const { count } = await tx.mailToken.updateMany({
      where: { id: found.id, usedAt: null },
      data: { usedAt: at },
    });
    // The same link in two tabs at once: the other one has confirmed it.
    if (count === 0) return true;
    await tx.newsletterSubscriber.update({ where: { id }, data: { confirmedAt: at, unsubscribedAt: null } });
    await optIn(tx, email);
    return true;
  });
}

const SUBSCRIBER = { select: { id: true, email: true, confirmedAt: true, unsubscribedAt: true } } as const;

/** The member whose address this is, if there is one, sees it in their preferences. */
async function optIn(tx: Transaction, email: string): Promise<void> {
  const member = await tx.user.findUnique({
    where: { email, emailVerified: { not: null } },
    select: { id: true },
  });
  await recordAudit(tx, "newsletter_confirmed", { subjectId: member?.id ?? null });
  if (!member) return;
  await tx.emailPreferences.updateMany({ where: { userId: member.id }, data: { newsletter: true } });
  await recordChoices(tx, { userId: member.id }, { newsletter: true });
}
