import "server-only";
import { now } from "@/lib/clock";
import { database, type Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { issueConfirmToken, issueUnsubscribeTokens } from "./newsletter-tokens";

interface Subscription {
  email: string;
  userId: string | null;
  source: string;
}

/**
 * Notes that somebody wants the newsletter at this address, and asks the address itself by mail. Nothing is sent to
 * it before it has said yes; whoever left before is asked anew. One that is on the list is mailed that it is, so that
 * each address costs the same and is answered as fast.
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
    if (isActive) await tellAlreadySubscribed(tx, subscriber.id, email);
    else await askToConfirm(tx, subscriber.id);
  });
}

/** Queues the mail whose link confirms a subscription. */
export async function askToConfirm(tx: Transaction, subscriberId: string): Promise<void> {
  const token = await issueConfirmToken(tx, subscriberId);
  const letter = { template: "newsletterConfirmation", to: { subscriberId }, token } as const;
  await queueMail(tx, letter, { key: `newsletter-confirmation:${newId()}` });
}

async function tellAlreadySubscribed(tx: Transaction, subscriberId: string, email: string): Promise<void> {
  const [token = ""] = await issueUnsubscribeTokens(tx, [{ email, subscriberId, userId: null }]);
  const letter = { template: "alreadySubscribed", to: { subscriberId }, token } as const;
  await queueMail(tx, letter, { key: `already-subscribed:${newId()}` });
}
