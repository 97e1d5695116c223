import "server-only";
import { MAIL_PURPOSES } from "@/lib/consent/purposes";
import { database, type Transaction } from "@/lib/db/client";
import { DEFAULT_PREFERENCES, type Preferences, type PreferencesReply } from "./schema";

interface Member {
  id: string;
  email: string;
  emailVerified: boolean;
}

/** What the member wants to be mailed, and when they last said so. */
export async function emailPreferences(member: Member): Promise<PreferencesReply> {
  const db = await database();
  // In one statement: the newsletter has two sources, and the date a third.
  const user = await db.user.findUnique({
    where: { id: member.id },
    relationLoadStrategy: "join",
    select: {
      emailPreferences: { select: CHOICES },
      consents: {
        where: { purpose: { in: [...MAIL_PURPOSES] }, recordedById: null },
        orderBy: { id: "desc" },
        take: 1,
        select: { createdAt: true },
      },
    },
  });
  const preferences = await withSubscription(db, member, user?.emailPreferences ?? null);
  const consentGivenAt = user?.consents[0]?.createdAt.toISOString() ?? null;
  return { preferences, consentStatus: { emailVerified: member.emailVerified, consentGivenAt } };
}

/** The member's preferences as they hold: whoever subscribed on the website has opted in as well. */
export async function presentPreferences(tx: Transaction, member: Member): Promise<Preferences> {
  const where = { userId: member.id };
  return withSubscription(tx, member, await tx.emailPreferences.findUnique({ where, select: CHOICES }));
}

const CHOICES = {
  marketingEmails: true,
  productUpdates: true,
  securityNotifications: true,
  newsletter: true,
} as const;

async function withSubscription(
  db: Transaction,
  { email, emailVerified }: Member,
  stored: Preferences | null,
): Promise<Preferences> {
  const preferences = stored ?? DEFAULT_PREFERENCES;
  // Whoever registered a stranger's address must not learn here whether it gets the newsletter.
  if (!emailVerified) return preferences;
  const active = await db.newsletterSubscriber.findUnique({
    where: { email, confirmedAt: { not: null }, unsubscribedAt: null },
    select: { id: true },
  });
  return { ...preferences, newsletter: preferences.newsletter || active !== null };
}
