import { v5 } from "uuid";
import type { Transaction } from "@/lib/db/client";
import { openForServer, type ServerSealed, sealForServer } from "@/lib/db/encryption/ciphers";
import { AT_ONCE, jobs, within } from "@/lib/db/queue";
import "server-only";
import { mailQueued } from "@/lib/mail/queue-mail";

/** Takes one page of recipients into the newsletter. */
interface PageJob {
  kind: "page";
  newsletterId: string;
  page: number;
  /** The last address of the page before, sealed. */
  after: ServerSealed | null;
}

/** Sends the newsletter to one page of recipients. */
export interface BatchJob extends ServerSealed {
  kind: "batch";
  newsletterId: string;
  page: number;
}

export type NewsletterJob = PageJob | BatchJob;

/** What a batch hands over: each delivery with the token by which its reader unsubscribes, where they can. */
export type Handout = [deliveryId: string, token: string | null][];

const NAMESPACE = "0a4e3a7e-7d53-4f0e-9d6a-2f6a0f1f2c55";

/** Queues a page of a newsletter; the same one twice is one. The newsletter is not finished before it is worked on. */
export async function queuePage(
  tx: Transaction,
  newsletterId: string,
  page: number,
  after: string | null,
): Promise<void> {
  await tx.newsletter.updateMany({ where: { id: newsletterId }, data: { isTakingIn: true } });
  const sealed = after === null ? null : sealForServer(place(newsletterId, page), after);
  await send(tx, { kind: "page", newsletterId, page, after: sealed });
}

export async function queueBatch(
  tx: Transaction,
  newsletterId: string,
  page: number,
  handout: Handout,
): Promise<void> {
  const sealed = sealForServer(place(newsletterId, page), JSON.stringify(handout));
  await send(tx, { kind: "batch", newsletterId, page, ...sealed });
}

export function openAfter({ newsletterId, page, after }: PageJob): string | null {
  return after && openForServer(place(newsletterId, page), after);
}

export function openHandout(job: BatchJob): Handout {
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
