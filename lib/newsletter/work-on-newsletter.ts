import "server-only";
import { v5 } from "uuid";
import { type Database, database, type Transaction } from "@/lib/db/client";
import { openForServer, type ServerSealed, sealForServer } from "@/lib/db/encryption/ciphers";
import { newId } from "@/lib/db/ids";
import { AT_ONCE, jobs, takeOff, within } from "@/lib/db/queue";
import { type Handover, type Mail, MailError, type Outcome } from "@/lib/mail/port";
import { mailQueued } from "@/lib/mail/queue-mail";
import { mail, renderIssue } from "@/lib/mail/sender";
import type { NewsletterAudience } from "@/lib/newsletter/console/schema";
import { AUDIENCES } from "@/lib/newsletter/recipients";
import { now } from "@/lib/time/clock";
import { issueUnsubscribeTokens, unsubscribeLinks } from "./recipients";

/** As many as a provider's largest batch. */
const PAGE = 100;

/** Does one piece of sending a newsletter: takes a page of recipients in, or sends to one. */
export async function workOnNewsletter(job: NewsletterJob): Promise<void> {
  const id = newsletterJobId(job);
  if (job.kind === "batch") await sendBatch(id, job);
  const db = await database();
  await db.$transaction(async (tx) => {
    if (!(await takeOff(tx, "newsletter", id))) return;
    if (job.kind === "page") await takeIn(tx, job.newsletterId, job.page, openAfter(job));
    await finishNewsletter(tx, job.newsletterId);
  });
}

/** Notes the readers of a piece that is not tried again. */
export async function giveUpNewsletter(tx: Transaction, job: NewsletterJob): Promise<void> {
  if (job.kind === "batch") {
    const ids = openHandout(job).map(([id]) => id);
    await tx.mailDelivery.updateMany({
      where: { id: { in: ids }, state: "queued" },
      data: { state: "failed" },
    });
  } else await endTakingIn(tx, job.newsletterId);
  await finishNewsletter(tx, job.newsletterId);
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
  if (!last) return endTakingIn(tx, newsletterId);
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

async function endTakingIn(tx: Transaction, id: string): Promise<void> {
  await tx.newsletter.updateMany({ where: { id }, data: { isTakingIn: false } });
}

/** Notes the end of a newsletter when this was its last piece. */
async function finishNewsletter(tx: Transaction, id: string): Promise<void> {
  // Of two last pieces at the same time one waits for the other, and sees that it is done.
  await tx.$queryRaw`SELECT 1 FROM "Newsletter" WHERE "id" = ${id}::uuid FOR UPDATE`;
  await tx.newsletter.updateMany({
    where: { id, finishedAt: null, isTakingIn: false, deliveries: { none: { state: "queued" } } },
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

/** Takes one page of recipients into the newsletter. */
interface PageJob {
  kind: "page";
  newsletterId: string;
  page: number;
  /** The last address of the page before, sealed. */
  after: ServerSealed | null;
}

/** Sends the newsletter to one page of recipients. */
interface BatchJob extends ServerSealed {
  kind: "batch";
  newsletterId: string;
  page: number;
}

export type NewsletterJob = PageJob | BatchJob;

/** What a batch hands over: each delivery with the token by which its reader unsubscribes, where they can. */
type Handout = [deliveryId: string, token: string | null][];

const NAMESPACE = "0a4e3a7e-7d53-4f0e-9d6a-2f6a0f1f2c55";

/** Queues a page of a newsletter; the same one twice is one. The newsletter is not finished before it is worked on. */
async function queuePage(
  tx: Transaction,
  newsletterId: string,
  page: number,
  after: string | null,
): Promise<void> {
  await tx.newsletter.updateMany({ where: { id: newsletterId }, data: { isTakingIn: true } });
  const sealed = after === null ? null : sealForServer(place(newsletterId, page), after);
  await send(tx, { kind: "page", newsletterId, page, after: sealed });
}

async function queueBatch(
  tx: Transaction,
  newsletterId: string,
  page: number,
  handout: Handout,
): Promise<void> {
  const sealed = sealForServer(place(newsletterId, page), JSON.stringify(handout));
  await send(tx, { kind: "batch", newsletterId, page, ...sealed });
}

function openAfter({ newsletterId, page, after }: PageJob): string | null {
  return after && openForServer(place(newsletterId, page), after);
}

function openHandout(job: BatchJob): Handout {
  return JSON.parse(openForServer(place(job.newsletterId, job.page), job)) as Handout;
}

async function send(tx: Transaction, job: NewsletterJob): Promise<void> {
  await jobs().send("newsletter", job, { id: newsletterJobId(job), startAfter: AT_ONCE, ...within(tx) });
}

export function newsletterJobId({ newsletterId, kind, page }: NewsletterJob): string {
  return v5(`${newsletterId}/${kind}/${page}`, NAMESPACE);
}

function place(newsletterId: string, page: number): string {
  return `NewsletterJob:${newsletterId}:${page}`;
}

/** Begins to send a newsletter to everyone it goes to, once the caller's transaction is committed. Twice is once. */
export async function queueNewsletter(tx: Transaction, newsletterId: string): Promise<void> {
  await queuePage(tx, newsletterId, 0, null);
  mailQueued();
}
