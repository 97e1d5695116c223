import "server-only";
import { createElement } from "react";
import { render, toPlainText } from "react-email";
import { ACCOUNT_LETTERS } from "@/emails/account";
import { Letter, type LetterContent, type Reader } from "@/emails/letter";
import * as newsletter from "@/emails/newsletter";
import { SUBSCRIPTION_LETTERS } from "@/emails/subscription";
import { BRAND } from "@/lib/config/brand";
import { type Env, env } from "@/lib/config/env";
import { type Database, database } from "@/lib/db/client";
import { outbox } from "./outbox";
import type { Mail, MailService } from "./port";
import { type MailJob, openMailJob, type Recipient, type Templates } from "./queue-mail";
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

/** Every letter that can be queued. */
export const TEMPLATES: Templates = {
  ...ACCOUNT_LETTERS,
  ...SUBSCRIPTION_LETTERS,
  ...newsletter.NEWSLETTER_LETTERS,
};

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

/** A letter as a mail, with the text part that readers without HTML see. */
export async function renderLetter(
  to: string,
  content: LetterContent,
  timeZone: string | null = null,
): Promise<Mail> {
  const html = await render(createElement(Letter, { content, appUrl: env().appUrl.origin, timeZone }));
  return { to, subject: content.subject, html, text: toPlainText(html) };
}

interface RenderedIssue {
  subject: string;
  html: string;
  text: string;
}

/**
 * A newsletter, or a notice where there is no link to leave, as one reader gets it, with the text part that readers
 * without HTML see.
 */
export async function renderIssue(
  content: newsletter.IssueContent,
  unsubscribeLink: string | null,
): Promise<RenderedIssue> {
  const html = await render(
    // One text goes to everybody: whose zone comes first is not known.
    createElement(newsletter.Issue, {
      ...content,
      appUrl: env().appUrl.origin,
      unsubscribeLink,
      timeZone: null,
    }),
  );
  return { subject: content.subject, html, text: toPlainText(html) };
}

/** The mail with which an admin tries the provider. */
export function renderTestMail(to: string, providerName: string): Promise<Mail> {
  return renderLetter(to, newsletter.testMail(providerName));
}
