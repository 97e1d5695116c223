import "server-only";
import { createHmac } from "node:crypto";
import type { Transaction } from "@/lib/db/client";
import { env } from "@/lib/env";

/** Whether this address has had its free trial, in this account or in one that was deleted since. */
export async function trialUsed(db: Transaction, email: string): Promise<boolean> {
  return (await trialUses(db, email)).length > 0;
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
  return createHmac("sha256", env().authSecret).update(`trial use ${email}`).digest("base64url");
}
