import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { MailPurpose } from "./template";

/** Whether a mail must not go to this address, asked when it is about to be sent. */
export async function isSuppressed(db: Transaction, purpose: MailPurpose, email: string): Promise<boolean> {
  switch (purpose) {
    case "account":
    case "security":
    case "billing":
      // Who has an account must hear of it.
      return false;
    case "newsletter":
      return (await db.newsletterSubscriber.count({ where: { email, unsubscribedAt: { not: null } } })) > 0;
    case "marketing":
      return declined(db, email, { marketingEmails: true });
    case "product_updates":
      return declined(db, email, { productUpdates: true });
  }
}

async function declined(
  db: Transaction,
  email: string,
  wanted: { marketingEmails: true } | { productUpdates: true },
): Promise<boolean> {
  return (await db.user.count({ where: { email, emailPreferences: wanted } })) === 0;
}
