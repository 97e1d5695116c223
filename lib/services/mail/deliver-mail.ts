import "server-only";
import { type Database, database } from "@/lib/db/client";
import { mail } from "./index";
import { type MailJob, openMailJob } from "./queue-mail";
import { renderLetter } from "./render-letter";
import { isSuppressed } from "./suppression";
import type { Reader } from "./template";
import { type Recipient, TEMPLATES } from "./templates";

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
