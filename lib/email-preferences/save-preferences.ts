import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { recordChoices } from "@/lib/consent/record-choices";
import { database, type Transaction } from "@/lib/db/client";
import { askToConfirm } from "@/lib/newsletter/subscribe";
import { leave } from "@/lib/newsletter/unsubscribe";
import { presentPreferences } from "./queries";
import type { Preferences } from "./schema";

interface Member {
  id: string;
  email: string;
  emailVerified: boolean;
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
