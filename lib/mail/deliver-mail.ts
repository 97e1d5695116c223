import "server-only";
import { type Database, database, type Transaction } from "@/lib/db/client";
import { type MailPurpose, type Reader, type Recipient, TEMPLATES } from "./letters";
import { type MailJob, openMailJob } from "./queue-mail";
import { renderLetter } from "./render";
import { mail } from "./sender";

/**
 * Writes a queued letter and hands it to the mail service, unless its reader is gone or wants none of its kind.
 *
 * @throws MailError
 */
export async function deliverMail(job: MailJob): Promise<void> {
  const letter = openMailJob(job);
  const db = await database();
  const { purpose, build } = TEMPLATES[letter.template];
  const willing = async () => {
    const found = await findReader(db, letter.to);
    return found && !(await isSuppressed(db, purpose, found.email)) ? found : null;
  };
  const reader = await willing();
  if (!reader) return;
  const stillWanted = async () => new Set([(await willing())?.email ?? ""]);
  await mail().send(await renderLetter(reader.email, build(letter, reader), reader.timeZone), {
    key: job.id,
    stillWanted,
  });
}

async function findReader(db: Database, to: Recipient): Promise<Reader | null> {
  if ("subscriberId" in to) return findSubscriber(db, to.subscriberId);
  if (!("userId" in to)) return { email: to.email, firstName: null, timeZone: null };
  const member = await db.user.findUnique({
    where: { id: to.userId },
    select: { email: true, firstName: true, timeZone: true },
  });
  return member && { ...member, email: to.email ?? member.email };
}

async function findSubscriber(db: Database, id: string): Promise<Reader | null> {
  const subscriber = await db.newsletterSubscriber.findUnique({ where: { id }, select: { email: true } });
  return subscriber && { ...subscriber, firstName: null, timeZone: null };
}

/** Whether a mail must not go to this address, asked when it is about to be sent. */
async function isSuppressed(db: Transaction, purpose: MailPurpose, email: string): Promise<boolean> {
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
