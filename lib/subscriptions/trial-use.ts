import "server-only";
import type { Transaction } from "@/lib/db/client";
import { keyedHash } from "@/lib/keyed-hash";
import type { SubscriptionRecord } from "./rules";

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

export async function recordTrialUse(db: Transaction, email: string): Promise<void> {
  const hash = emailHash(email);
  await db.trialUse.upsert({ where: { emailHash: hash }, create: { emailHash: hash }, update: {} });
}

/** Keyed, so that the table tells nobody whose trials these were. */
function emailHash(email: string): string {
  return keyedHash("trial use", email);
}
