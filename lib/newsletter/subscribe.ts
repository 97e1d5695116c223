import "server-only";
import { now } from "@/lib/clock";
import { database, type Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { issueConfirmToken } from "./newsletter-tokens";

interface Subscription {
  email: string;
  userId: string | null;
  source: string;
}

/**
 * Notes that somebody wants the newsletter at this address, and asks the address itself by mail. Nothing is sent to
 * it before it has said yes; whoever left before is asked anew.
 */
export async function subscribe({ email, userId, source }: Subscription): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    const subscriber = await tx.newsletterSubscriber.upsert({
      where: { email },
      create: { id: newId(), email, userId, source, subscribedAt: now() },
      update: userId ? { userId } : {},
      select: { id: true, confirmedAt: true, unsubscribedAt: true },
    });
    const isActive = subscriber.confirmedAt !== null && subscriber.unsubscribedAt === null;
    if (isActive)
      await queueMail(
        tx,
        { template: "alreadySubscribed", to: { email } },
        { key: `already-subscribed:${newId()}` },
      );
    else await askToConfirm(tx, subscriber.id, email);
  });
}

export async function askToConfirm(tx: Transaction, subscriberId: string, email: string): Promise<void> {
  const token = await issueConfirmToken(tx, subscriberId);
  await queueMail(
    tx,
    { template: "newsletterConfirmation", to: { email }, token },
    { key: `newsletter-confirmation:${token}` },
  );
}
