import "server-only";
import type { Reader } from "@/emails/template";
import { BRAND } from "@/lib/config/brand";
import { type Env, env } from "@/lib/config/env";
import { type Database, database } from "@/lib/db/client";
import { type Recipient, renderLetter, TEMPLATES } from "./letters";
import { outbox } from "./outbox";
import type { MailService } from "./port";
import { type MailJob, openMailJob } from "./queue-mail";
import { resendMail } from "./resend";
import { sendgridMail } from "./sendgrid";
import { smtpMail } from "./smtp";

let chosen: MailService | undefined;

/** The mail service that this server is configured for. */
export function mail(): MailService {
  chosen ??= choose(env());
  return chosen;
}

function choose({ mail: configured, mailFrom }: Env): MailService {
  const from = mailFrom ?? { name: BRAND.name, email: BRAND.supportEmail };
  switch (configured.kind) {
    case "resend":
      return resendMail(configured, `${from.name} <${from.email}>`);
    case "sendgrid":
      return sendgridMail(configured, from);
    case "smtp":
      return smtpMail(configured, from);
    case "outbox":
      return outbox(configured.folder, `${from.name} <${from.email}>`);
  }
}

/**
 * Writes a queued letter and hands it to the mail service, unless its reader is gone.
 *
 * @throws MailError
 */
export async function deliverMail(job: MailJob): Promise<void> {
  const letter = openMailJob(job);
  const db = await database();
  const reader = await findReader(db, letter.to);
  if (!reader) return;
  const { build } = TEMPLATES[letter.template];
  const stillWanted = async () => new Set([(await findReader(db, letter.to))?.email ?? ""]);
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
