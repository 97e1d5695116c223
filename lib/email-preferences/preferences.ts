import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { recordChoices } from "@/lib/consent/record-choices";
import { MAIL_PURPOSES } from "@/lib/consent/schema";
import { database, type Transaction } from "@/lib/db/client";
import { askToConfirm, leave } from "@/lib/newsletter/subscribe";
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
async function presentPreferences(tx: Transaction, member: Member): Promise<Preferences> {
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

/** Stores what the member wants to be mailed, with the consent on record, and lets the newsletter follow. */
export async function savePreferences(member: Member, preferences: Preferences): Promise<void> {
  const { id: userId, email } = member;
  const db = await database();
  await db.$transaction(async (tx) => {
    const before = await presentPreferences(tx, member);
    // First of all, for it puts the preference off and its consent on record by itself.
    if (before.newsletter && !preferences.newsletter) await leave(tx, email);
    await tx.emailPreferences.upsert({
      where: { userId },
      create: { userId, ...preferences },
      update: preferences,
    });
    await recordChoices(tx, { userId }, preferences);
    if (!before.newsletter && preferences.newsletter) await comeBack(tx, member);
    await recordAudit(tx, "preferences_saved", { actorId: userId, subjectId: userId });
  });
}

/**
 * An address that left comes back by its owner's word: the member's, where the address is proved to be theirs, and
 * otherwise by the link in a mail to it.
 */
async function comeBack(tx: Transaction, { email, emailVerified }: Member): Promise<void> {
  const left = await tx.newsletterSubscriber.findUnique({
    where: { email, unsubscribedAt: { not: null } },
    select: { id: true },
  });
  if (!left) return;
  if (!emailVerified) return askToConfirm(tx, left.id);
  await tx.newsletterSubscriber.update({ where: { id: left.id }, data: { unsubscribedAt: null } });
}
