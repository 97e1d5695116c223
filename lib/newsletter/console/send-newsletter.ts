import "server-only";
import type { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import { recordAudit } from "@/lib/audit/record-audit";
import { env } from "@/lib/config/env";
import { database } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { type Mail, MailError, type MailFailure } from "@/lib/mail/port";
import { mail, renderIssue, renderTestMail } from "@/lib/mail/sender";
import { AUDIENCES } from "@/lib/newsletter/recipients";
import { queueNewsletter } from "@/lib/newsletter/work-on-newsletter";
import { now } from "@/lib/time/clock";
import type {
  CreditsReply,
  NewsletterAudience,
  NewsletterInput,
  PastNewsletters,
  TestSendReply,
} from "./schema";

interface Sending {
  /** The same key twice is one newsletter. */
  idempotencyKey: string | null;
}

/**
 * Takes a newsletter into the queue, from which it goes to everyone it is for, whatever happens to this process.
 *
 * @returns how many that is
 * @throws AppError conflict when it is for nobody, or when other words were sent under the same key
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
      const detail = { recipients, audience };
      await recordAudit(tx, "newsletter_sent", { actorId: adminId, detail });
      return recipients;
    });
  return begin().catch(async (error: unknown) => {
    if (idempotencyKey === null || !isUniqueViolation(error)) throw error;
    const sent = await db.newsletter.findUniqueOrThrow({ where: { idempotencyKey } });
    if (sent.subject !== subject || sent.content !== content || sent.audience !== audience) {
      throw new AppError("conflict", "Something else was sent under this key already. This wasn't sent.");
    }
    return sent.recipients;
  });
}

interface Draft {
  subject: string;
  content: string;
  audience: NewsletterAudience;
}

/** The newsletter by the template that it is sent with. */
export async function previewNewsletter({ subject, content, audience }: Draft): Promise<string> {
  const words = { subject: subject.trim() || "Your subject", content: content.trim() || "Your words." };
  return (await renderDraft({ ...words, audience })).html;
}

/** As it will be sent, but for a link to leave that is nobody's. */
function renderDraft({ audience, ...words }: Draft) {
  const { canLeave } = AUDIENCES[audience];
  const unsubscribeLink = canLeave ? new URL("/unsubscribe-newsletter", env().appUrl).href : null;
  return renderIssue(words, unsubscribeLink);
}

/** Sends what is being written to one address alone, and says what came of it. */
export async function sendDraft(to: string, draft: Draft): Promise<z.input<typeof TestSendReply>> {
  return handOver({ to, ...(await renderDraft(draft)) }, "letter");
}

/** Hands one mail to the provider, and says what came of it. */
export async function sendTestMail(to: string): Promise<z.input<typeof TestSendReply>> {
  return handOver(await renderTestMail(to, mail().providerName), "test email");
}

async function handOver(letter: Mail, what: string): Promise<z.input<typeof TestSendReply>> {
  const { providerName, send } = mail();
  const details = { to: letter.to };
  try {
    await send(letter, { key: `test/${newId()}` });
    const message = `${providerName} accepted the ${what}.`;
    return { success: true, message, diagnosis: null, error: null, details };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const message = `${providerName} didn't accept the ${what}.`;
    const diagnosis = DIAGNOSES[error.failure](providerName);
    return { success: false, message, diagnosis, error: error.reason, details };
  }
}

/** What the provider says of the quota that is left. */
export async function checkCredits(): Promise<z.input<typeof CreditsReply>> {
  try {
    return { success: true, credits: await mail().checkCredits(), error: null };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return { success: false, credits: null, error: DIAGNOSES[error.failure](mail().providerName) };
  }
}

const DIAGNOSES: Record<MailFailure, (provider: string) => string> = {
  limited: (provider) =>
    `${provider} isn't accepting any more at the moment. Please try again in a few minutes.`,
  unavailable: (provider) => `We couldn't reach ${provider}, or it failed on its side. Please try again.`,
  misconfigured: (provider) =>
    `${provider} turned this server away. Check its key or password, and whether the sender's domain is verified there.`,
  refused: (provider) =>
    `${provider} didn't accept an email to this address. Check that it's spelt right and can receive email.`,
};

const PAGE_SIZE = 10;

interface Row {
  id: string;
  subject: string;
  audience: NewsletterAudience;
  createdAt: Date;
  finishedAt: Date | null;
  recipients: number;
  delivered: number;
  failed: number;
  unsubscribed: number;
}

export async function recipientCount(audience: NewsletterAudience): Promise<number> {
  return AUDIENCES[audience].count(await database());
}

/**
 * What was sent, newest first; one statement. Who left is counted for the last newsletter that reached them: nobody
 * leaves by a notice, whatever they do after it.
 */
export async function pastNewsletters(cursor?: string): Promise<z.input<typeof PastNewsletters>> {
  const db = await database();
  const rows = await db.$queryRaw<Row[]>`
    SELECT n."id", n."subject", n."audience", n."createdAt", n."finishedAt", n."recipients", figures.*,
      CASE WHEN n."audience" = 'subscribers' THEN (SELECT count(*)::int FROM "NewsletterSubscriber" s
        JOIN "MailDelivery" d ON d."newsletterId" = n."id" AND d."email" = s."email" AND d."state" = 'delivered'
        WHERE s."unsubscribedAt" >= n."createdAt" AND s."unsubscribedAt" < coalesce(
          (SELECT min(later."createdAt") FROM "Newsletter" later
            WHERE later."id" > n."id" AND later."audience" = 'subscribers'), 'infinity')
      ) ELSE 0 END AS unsubscribed
    FROM "Newsletter" n, LATERAL (
      SELECT
        (count(*) FILTER (WHERE d."state" = 'delivered'))::int AS delivered,
        (count(*) FILTER (WHERE d."state" IN ('failed', 'suppressed')))::int AS failed
      FROM "MailDelivery" d WHERE d."newsletterId" = n."id") figures
    ${cursor ? Prisma.sql`WHERE n."id" < ${cursor}::uuid` : Prisma.empty}
    ORDER BY n."id" DESC LIMIT ${PAGE_SIZE + 1}`;
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    newsletters: shown.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
    })),
    nextCursor: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}
