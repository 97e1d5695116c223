import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { NEWSLETTER_LINK_DAYS } from "@/lib/config/policy";
import { recordChoices } from "@/lib/consent/record-choices";
import { database, type Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { hashOfToken, newToken } from "@/lib/ground/hashes";
import { queueMail } from "@/lib/mail/queue-mail";
import { now } from "@/lib/time/clock";
import { issueUnsubscribeTokens } from "./recipients";

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

const CONFIRM_WITHIN_MS = NEWSLETTER_LINK_DAYS * 86_400_000;

/** A new random 256-bit token with which a subscription is confirmed. Only its hash is kept. */
async function issueConfirmToken(db: Transaction, subscriberId: string): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now().getTime() + CONFIRM_WITHIN_MS);
  await db.mailToken.create({
    data: {
      id: newId(),
      purpose: "confirm_newsletter",
      subscriberId,
      tokenHash: hashOfToken(token),
      expiresAt,
    },
  });
  return token;
}

async function tellAlreadySubscribed(tx: Transaction, subscriberId: string, email: string): Promise<void> {
  const [token = ""] = await issueUnsubscribeTokens(tx, [{ email, subscriberId, userId: null }]);
  const letter = { template: "alreadySubscribed", to: { subscriberId }, token } as const;
  await queueMail(tx, letter, { key: `already-subscribed:${newId()}` });
}

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
