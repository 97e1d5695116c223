import "server-only";
import type { Transaction } from "@/lib/db/client";
import { keyedHash } from "@/lib/ground/hashes";
import type { SubscriptionRecord } from "./schema";

/**
 * Whether this member has had their free trial: with this account, under whatever address, or with this address, in
 * an account that was deleted since.
 */
export async function trialUsed(
  db: Transaction,
  email: string,
  record: SubscriptionRecord | null,
): Promise<boolean> {
  return record?.startedAt ? true : (await trialUses(db, email)).length > 0;
}

/** What is on record of this address's free trial. */
export function trialUses(db: Transaction, email: string): Promise<{ emailHash: string; startedAt: Date }[]> {
  return db.trialUse.findMany({ where: { emailHash: emailHash(email) } });
}

export async function recordTrialUse(db: Transaction, ...emails: string[]): Promise<void> {
  const data = emails.map((email) => ({ emailHash: emailHash(email) }));
  await db.trialUse.createMany({ data, skipDuplicates: true });
}

/** Keyed, so that the table tells nobody whose trials these were. */
function emailHash(email: string): string {
  return keyedHash("trial use", email);
}
