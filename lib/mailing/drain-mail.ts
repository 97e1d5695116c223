import "server-only";
import { now } from "@/lib/clock";
import { database } from "@/lib/db/client";
import { jobs, type QueueName, within } from "@/lib/db/jobs";
import { log } from "@/lib/log";
import { deliverMail } from "@/lib/services/mail/deliver-mail";
import { MailError } from "@/lib/services/mail/port";
import type { MailJob } from "@/lib/services/mail/queue-mail";

/** How many jobs of a queue are worked on at once. */
const LANES = 4;

interface Draining {
  /** Begins no mail after this. */
  until: Date;
  signal?: AbortSignal;
}

/** Sends what is queued and due, and answers how many jobs that were. */
export async function drainMail({ until, signal }: Draining): Promise<number> {
  // What a killed process had in hand goes back into the queue once its time is over.
  await jobs().expire();
  const lane = async (): Promise<number> => {
    for (let worked = 0; ; worked++) {
      if (signal?.aborted || now() >= until || !(await workOnNext())) return worked;
    }
  };
  const counts = await Promise.all(Array.from({ length: LANES }, lane));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function workOnNext(): Promise<boolean> {
  const [job] = await jobs().fetch<MailJob>("mail", { priority: false });
  if (!job) return false;
  try {
    await deliverMail(job.data);
    await complete("mail", job.id);
  } catch (error) {
    await fail("mail", job.id, error);
  }
  return true;
}

/** The job's row stays for a while, so that its key is known; what it held does not. */
async function complete(queue: QueueName, id: string): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    await jobs().complete(queue, id, {}, within(tx));
    await tx.$executeRaw`UPDATE pgboss.job SET data = NULL WHERE name = ${queue} AND id = ${id}::uuid`;
  });
}

/** Puts a job off, or away for good when its mail was refused or has been tried often enough. */
async function fail(queue: QueueName, id: string, error: unknown): Promise<void> {
  const reason =
    error instanceof MailError ? error.reason : error instanceof Error ? error.name : typeof error;
  const isFinal = error instanceof MailError && error.failure === "refused";
  log.warn({ event: "mail_failed", reason, isFinal });
  const db = await database();
  await db.$transaction(async (tx) => {
    if (isFinal) {
      await tx.$executeRaw`UPDATE pgboss.job SET retry_limit = retry_count
        WHERE name = ${queue} AND id = ${id}::uuid`;
    }
    await jobs().fail(queue, id, { reason }, within(tx));
  });
}
