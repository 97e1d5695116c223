import "server-only";
import type { Transaction } from "@/lib/db/client";
import { mailQueued } from "@/lib/services/mail/wake";
import { queuePage } from "./newsletter-job";

/** Begins to send a newsletter to everyone it goes to, once the caller's transaction is committed. Twice is once. */
export async function queueNewsletter(tx: Transaction, newsletterId: string): Promise<void> {
  await queuePage(tx, newsletterId, 0, null);
  mailQueued();
}
