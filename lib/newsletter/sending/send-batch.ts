import "server-only";
import { type Database, database } from "@/lib/db/client";
import { AUDIENCES } from "@/lib/newsletter/audiences";
import type { NewsletterAudience } from "@/lib/newsletter/console/schema";
import { unsubscribeLinks } from "@/lib/newsletter/links";
import { mail } from "@/lib/services/mail";
import { type Handover, type Mail, MailError, type Outcome } from "@/lib/services/mail/port";
import { renderIssue } from "@/lib/services/mail/render-issue";
import { type BatchJob, type Handout, openHandout } from "./newsletter-job";

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
export async function sendBatch(jobId: string, job: BatchJob): Promise<void> {
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
