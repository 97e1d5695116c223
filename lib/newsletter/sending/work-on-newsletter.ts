import "server-only";
import { type Database, database, type Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { type Handover, type Mail, MailError, type Outcome } from "@/lib/mail/port";
import type { Job } from "@/lib/mail/queue-mail";
import { renderIssue } from "@/lib/mail/render";
import { mail } from "@/lib/mail/sender";
import type { NewsletterAudience } from "@/lib/newsletter/console/schema";
import { issueUnsubscribeTokens, unsubscribeLinks } from "@/lib/newsletter/links";
import { AUDIENCES } from "@/lib/newsletter/recipients";
import { now } from "@/lib/time/clock";
import {
  type BatchJob,
  type Handout,
  type NewsletterJob,
  openAfter,
  openHandout,
  queueBatch,
  queuePage,
} from "./newsletter-job";

/** As many as a provider's largest batch. */
const PAGE = 100;

/** Does one piece of sending a newsletter: takes a page of recipients in, or sends to one. */
export async function workOnNewsletter(job: Job<NewsletterJob>): Promise<void> {
  const { data } = job;
  if (data.kind === "batch") await sendBatch(job.id, data);
  const db = await database();
  await db.$transaction(async (tx) => {
    if (data.kind === "page") await takeIn(tx, data.newsletterId, data.page, openAfter(data));
    await job.finish(tx);
    await finishNewsletter(tx, data.newsletterId);
  });
}

/** The readers of a batch that will not be tried again. */
export async function giveUpNewsletter(tx: Transaction, data: NewsletterJob): Promise<void> {
  if (data.kind === "batch") {
    const ids = openHandout(data).map(([id]) => id);
    await tx.mailDelivery.updateMany({
      where: { id: { in: ids }, state: "queued" },
      data: { state: "failed" },
    });
  }
  await finishNewsletter(tx, data.newsletterId);
}

async function takeIn(
  tx: Transaction,
  newsletterId: string,
  page: number,
  after: string | null,
): Promise<void> {
  const newsletter = await tx.newsletter.findUnique({
    where: { id: newsletterId },
    select: { audience: true },
  });
  if (!newsletter) return;
  const audience = AUDIENCES[newsletter.audience];
  const recipients = await audience.page(tx, PAGE, after);
  const last = recipients.at(-1);
  if (!last) return;
  const made = await tx.mailDelivery.createManyAndReturn({
    data: recipients.map(({ email }) => ({ id: newId(), newsletterId, email })),
    // An address may have moved between pages.
    skipDuplicates: true,
    select: { id: true, email: true },
  });
  const byEmail = new Map(made.map(({ id, email }) => [email, id]));
  const tokens = audience.canLeave ? await issueUnsubscribeTokens(tx, recipients) : [];
  const handout = recipients.flatMap(({ email }, index): Handout => {
    const [id, token] = [byEmail.get(email), audience.canLeave ? tokens[index] : null];
    return id && token !== undefined ? [[id, token]] : [];
  });
  await queueBatch(tx, newsletterId, page, handout);
  await queuePage(tx, newsletterId, page + 1, last.email);
}

/** Notes the end of a newsletter when this was its last piece. */
async function finishNewsletter(tx: Transaction, newsletterId: string): Promise<void> {
  // Of two last pieces at the same time one waits for the other, and sees that it is done.
  await tx.$queryRaw`SELECT 1 FROM "Newsletter" WHERE "id" = ${newsletterId}::uuid FOR UPDATE`;
  const open = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM pgboss.job WHERE name = 'newsletter' AND state < 'completed'
      AND data->>'newsletterId' = ${newsletterId} LIMIT 1`;
  if (open.length > 0) return;
  await tx.newsletter.updateMany({
    where: { id: newsletterId, finishedAt: null },
    data: { finishedAt: now() },
  });
}

/** How many calls are under way at once where a call takes one mail. */
const LANES = 4;
/** Stands for the reader's own link, so that one rendering serves all. */
const ANYONE = "https://unsubscribe.invalid/";

type Writer = (to: string, token: string | null) => Mail;

/**
 * Sends a newsletter to those of a batch who have not had it. What was handed over is marked with each call, and each
 * call has a name that stays the same over all attempts.
 *
 * @throws MailError when the rest has to wait
 */
async function sendBatch(jobId: string, job: BatchJob): Promise<void> {
  const db = await database();
  const newsletter = await db.newsletter.findUnique({ where: { id: job.newsletterId } });
  if (!newsletter) return;
  const write = await writerOf(newsletter);
  const handout = openHandout(job);
  const waiting = await waitingOf(db, handout);
  const stillWanted = (emails: readonly string[]) => AUDIENCES[newsletter.audience].still(db, emails);
  const size = mail().batchSize;
  const calls = Array.from({ length: Math.ceil(handout.length / size) }, (_, index) => index);
  const lane = async () => {
    for (let index = calls.shift(); index !== undefined; index = calls.shift()) {
      const part = handout.slice(index * size, (index + 1) * size).filter(([id]) => waiting.has(id));
      if (part.length > 0) {
        const mails = part.map(([id, token]) => write(waiting.get(id) ?? "", token));
        await handOver(db, part, mails, { key: `${jobId}/${index}`, stillWanted });
      }
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const outcome of lanes) if (outcome.status === "rejected") throw outcome.reason;
}

/** The addresses of those who are still to get it. */
async function waitingOf(db: Database, handout: Handout): Promise<Map<string, string>> {
  const rows = await db.mailDelivery.findMany({
    where: { id: { in: handout.map(([id]) => id) }, state: "queued" },
    select: { id: true, email: true },
  });
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** Hands the mails of a part over, one for each of its deliveries, and marks what came of them. */
async function handOver(
  db: Database,
  part: Handout,
  mails: readonly Mail[],
  handover: Handover,
): Promise<void> {
  const outcomes = await mail()
    .sendBatch(mails, handover)
    .catch((error: unknown): Outcome[] => {
      if (!(error instanceof MailError && error.failure === "refused")) throw error;
      return mails.map(() => "refused");
    });
  const mark = async (outcome: Outcome, state: "delivered" | "failed" | "suppressed") => {
    const ids = part.flatMap(([id], index) => (outcomes[index] === outcome ? [id] : []));
    if (ids.length === 0) return;
    // Who was erased in this moment stays erased.
    const where = { id: { in: ids }, state: "queued" as const };
    await db.mailDelivery.updateMany({ where, data: { state, attempts: { increment: 1 } } });
  };
  await mark("accepted", "delivered");
  await mark("refused", "failed");
  await mark("unwanted", "suppressed");
}

interface Written {
  subject: string;
  content: string;
  audience: NewsletterAudience;
}

async function writerOf(newsletter: Written): Promise<Writer> {
  const { canLeave } = AUDIENCES[newsletter.audience];
  const { subject, html, text } = await renderIssue(newsletter, canLeave ? ANYONE : null);
  return (to, token) => {
    if (token === null) return { to, subject, html, text };
    const { page, headers } = unsubscribeLinks(token);
    return { to, subject, html: html.replaceAll(ANYONE, page), text: text.replaceAll(ANYONE, page), headers };
  };
}
