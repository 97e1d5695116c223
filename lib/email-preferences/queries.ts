import "server-only";
import { MAIL_PURPOSES } from "@/lib/consent/record-consents";
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
        where: { purpose: { in: [...MAIL_PURPOSES] } },
        orderBy: { id: "desc" },
        take: 1,
        select: { createdAt: true },
      },
    },
  });
  const preferences = await withSubscription(db, member.email, user?.emailPreferences ?? null);
  const consentGivenAt = user?.consents[0]?.createdAt.toISOString() ?? null;
  return { preferences, consentStatus: { emailVerified: member.emailVerified, consentGivenAt } };
}

/** The member's preferences as they hold: whoever subscribed on the website has opted in as well. */
export async function presentPreferences(
  tx: Transaction,
  { id, email }: { id: string; email: string },
): Promise<Preferences> {
  const stored = await tx.emailPreferences.findUnique({ where: { userId: id }, select: CHOICES });
  return withSubscription(tx, email, stored);
}

const CHOICES = {
  marketingEmails: true,
  productUpdates: true,
  securityNotifications: true,
  newsletter: true,
} as const;

async function withSubscription(
  db: Transaction,
  email: string,
  stored: Preferences | null,
): Promise<Preferences> {
  const preferences = stored ?? DEFAULT_PREFERENCES;
  const active = await db.newsletterSubscriber.findUnique({
    where: { email, confirmedAt: { not: null }, unsubscribedAt: null },
    select: { id: true },
  });
  return { ...preferences, newsletter: preferences.newsletter || active !== null };
}
