import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type { Job } from "pg-boss";
import { database } from "@/lib/db/client";
import { jobs, type QueueName, takeOff } from "@/lib/db/queue";
import { log } from "@/lib/ground/log";
import { isSettled, noteDone, noteFailed } from "@/lib/mail/mail-history";
import { MailError } from "@/lib/mail/port";
import type { MailJob } from "@/lib/mail/queue-mail";
import { deliverMail } from "@/lib/mail/sender";
import {
  giveUpNewsletter,
  type NewsletterJob,
  newsletterJobId,
  workOnNewsletter,
} from "@/lib/newsletter/work-on-newsletter";
import { now } from "@/lib/time/clock";

interface Queue<Data> {
  name: QueueName;
  /** How many of its jobs are worked on at once. */
  lanes: number;
  /** Does a job and takes it off the queue: one that stays comes again. */
  work(data: Data): Promise<void>;
}

const MAIL_QUEUE: Queue<MailJob> = {
  name: "mail",
  lanes: 4,
  async work(job) {
    if (!(await isSettled(job.id))) await deliverMail(job);
    const db = await database();
    await db.$transaction(async (tx) => {
      await noteDone(tx, job.id, job);
      await takeOff(tx, "mail", job.id);
    });
  },
};

export const NEWSLETTER_QUEUE: Queue<NewsletterJob> = {
  name: "newsletter",
  lanes: 2,
  work: workOnNewsletter,
};

interface Draining {
  /** Begins no job after this. */
  until?: Date;
  signal?: AbortSignal;
}

/** Sends what is queued and due, and answers how many jobs that were. */
export async function drainQueue({ until, signal }: Draining): Promise<number> {
  // What a killed process had in hand goes back into the queue once its time is over.
  await jobs().expire();
  const isOver = () => signal?.aborted || (until !== undefined && now() >= until);
  const counts = await Promise.all([...lanes(MAIL_QUEUE, isOver), ...lanes(NEWSLETTER_QUEUE, isOver)]);
  await noteGivenUp();
  return counts.reduce((sum, count) => sum + count, 0);
}

function lanes<Data extends MailJob | NewsletterJob>(
  queue: Queue<Data>,
  isOver: () => boolean | undefined,
): Promise<number>[] {
  const asking = new Set<Promise<unknown>>();
  let busy = 0;
  const next = async () => {
    const job = await nextOf(queue);
    if (job) busy++;
    return job;
  };
  const lane = async (): Promise<number> => {
    for (let worked = 0; ; ) {
      if (isOver()) return worked;
      const asked = next();
      asking.add(asked);
      const job = await asked.finally(() => asking.delete(asked));
      if (job) {
        await workOn(queue, job).finally(() => busy--);
        worked++;
        continue;
      }
      await Promise.allSettled(asking);
      // What another lane has in hand may bring forth more.
      if (busy === 0) return worked;
      await sleep(50);
    }
  };
  return Array.from({ length: queue.lanes }, lane);
}

/** Works on the next job of a queue that is due; answers whether there was one. */
export async function workOnNext<Data extends MailJob | NewsletterJob>(queue: Queue<Data>): Promise<boolean> {
  const job = await nextOf(queue);
  if (job) await workOn(queue, job);
  return job !== undefined;
}

async function nextOf<Data>({ name }: Queue<Data>): Promise<Job<Data> | undefined> {
  const [job] = await jobs().fetch<Data>(name, { priority: false });
  return job;
}

async function workOn<Data extends MailJob | NewsletterJob>(
  { name, work }: Queue<Data>,
  job: Job<Data>,
): Promise<void> {
  try {
    await work(job.data);
  } catch (error) {
    const reason = reasonOf(error);
    const isRefused = error instanceof MailError && error.failure === "refused";
    log.warn({ event: "mail_failed", reason, isRefused });
    if (isRefused) await giveUp(job.data, reason, now());
    else await jobs().fail(name, job.id, { reason });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof MailError) return error.reason;
  return error instanceof Error ? error.name : typeof error;
}

/** Takes a job off the queue undone, and notes that for the admin. */
async function giveUp(data: MailJob | NewsletterJob, reason: string, failedAt: Date): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    if ("template" in data) {
      const { id, template, userId } = data;
      await takeOff(tx, "mail", id);
      return noteFailed(tx, { id, template, newsletterId: null, reason, failedAt }, userId);
    }
    const id = newsletterJobId(data);
    await takeOff(tx, "newsletter", id);
    await noteFailed(tx, { id, template: null, newsletterId: data.newsletterId, reason, failedAt });
    await giveUpNewsletter(tx, data);
  });
}

/** Empties the queue of what was tried often enough. */
export async function noteGivenUp(): Promise<void> {
  const name = "mail-failed";
  const db = await database();
  for (;;) {
    const [job] = await jobs().fetch<MailJob | NewsletterJob>(name, { includeMetadata: true });
    if (!job) return;
    const { reason } = job.output as { reason?: string };
    // The queue itself says no reason: the process ended each time before it was done.
    await giveUp(job.data, reason ?? "interrupted", job.createdOn);
    await db.$transaction((tx) => takeOff(tx, name, job.id));
  }
}
