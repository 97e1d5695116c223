import "server-only";
import { now } from "@/lib/clock";
import { database, type Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import type { Job } from "@/lib/mailing/job";
import { AUDIENCES } from "@/lib/newsletter/audiences";
import { issueUnsubscribeTokens } from "@/lib/newsletter/newsletter-tokens";
import {
  type Handout,
  type NewsletterJob,
  openAfter,
  openHandout,
  queueBatch,
  queuePage,
} from "./newsletter-job";
import { sendBatch } from "./send-batch";

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
