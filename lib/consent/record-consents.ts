import "server-only";
import { now } from "@/lib/clock";
import type { Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { POLICY_VERSION } from "./policy-version";

/** What a member may agree to be mailed. */
export const MAIL_PURPOSES = [
  "marketingEmails",
  "productUpdates",
  "securityNotifications",
  "newsletter",
] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];

/** Adds a member's choices to the record of consents. Entries are never changed: the newest of a purpose holds. */
export async function recordConsents(
  tx: Transaction,
  userId: string,
  choices: Partial<Record<MailPurpose, boolean>>,
): Promise<void> {
  const createdAt = now();
  await tx.consent.createMany({
    data: Object.entries(choices).map(([purpose, granted]) => ({
      id: newId(),
      userId,
      purpose,
      granted,
      policyVersion: POLICY_VERSION,
      createdAt,
    })),
  });
}
