import "server-only";
import { now } from "@/lib/clock";
import { database } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/errors";
import { AUDIENCES } from "@/lib/newsletter/audiences";
import { queueNewsletter } from "@/lib/newsletter/sending/queue-newsletter";
import type { NewsletterInput } from "./schema";

interface Sending {
  /** The same key twice is one newsletter. */
  idempotencyKey: string | null;
}

/**
 * Takes a newsletter into the queue, from which it goes to everyone it is for, whatever happens to this process.
 *
 * @returns how many that is
 * @throws AppError conflict when it is for nobody
 */
export async function sendNewsletter(
  adminId: string,
  { subject, content, audience }: NewsletterInput,
  { idempotencyKey }: Sending,
): Promise<number> {
  const db = await database();
  const begin = () =>
    db.$transaction(async (tx) => {
      const recipients = await AUDIENCES[audience].count(tx);
      if (recipients === 0) throw new AppError("conflict", "There's nobody to send it to yet.");
      const id = newId();
      const words = { subject, content, audience };
      await tx.newsletter.create({
        data: { id, ...words, sentById: adminId, recipients, idempotencyKey, createdAt: now() },
      });
      await queueNewsletter(tx, id);
      return recipients;
    });
  return begin().catch(async (error: unknown) => {
    if (idempotencyKey === null || !isUniqueViolation(error)) throw error;
    const sent = await db.newsletter.findUniqueOrThrow({ where: { idempotencyKey } });
    return sent.recipients;
  });
}
