import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "@/lib/config/env";
import { database, type Transaction } from "@/lib/db/client";
import { jobs, type QueueName, within } from "@/lib/db/queue";
import { log } from "@/lib/ground/log";
import { deliverMail } from "@/lib/mail/deliver-mail";
import { MailError } from "@/lib/mail/port";
import { type Job, type MailJob, onMailQueued } from "@/lib/mail/queue-mail";
import type { NewsletterJob } from "@/lib/newsletter/sending/newsletter-job";
import { giveUpNewsletter, workOnNewsletter } from "@/lib/newsletter/sending/work-on-newsletter";
import { now } from "@/lib/time/clock";

/** How long the worker sleeps when nobody wakes it: what waits for its next try is found then. */
const SLEEP_MS = 5_000;
const FOR_EVER = new Date(8.64e15);

/** Sends what is queued for as long as the process lives. Answers how to stop it: what is in hand is finished first. */
export function startMailWorker(): () => Promise<void> {
  const stopping = new AbortController();
  let wake = () => {};
  onMailQueued(async () => wake());
  const sleep = () =>
    new Promise<void>((resolve) => {
      // A process that has nothing else to do may end.
      const timer = setTimeout(resolve, SLEEP_MS).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    await reclaim().catch(told);
    while (!stopping.signal.aborted) {
      const rest = sleep();
      await drainMail({ until: FOR_EVER, signal: stopping.signal }).catch(told);
      await rest;
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    onMailQueued(undefined);
    wake();
    await running;
  };
}

/** Nobody else has the embedded database open: what is in hand there was a killed process's, and is free at once. */
async function reclaim(): Promise<void> {
  if (env().database.kind !== "embedded") return;
  const db = await database();
  await db.$executeRaw`UPDATE pgboss.job SET state = 'retry' WHERE state = 'active'`;
}

function told(error: unknown): void {
  log.error({ event: "mail_worker_failed", kind: error instanceof Error ? error.name : typeof error });
}

/** Where no process stays, whoever queues a mail sends it, after the reply and for a few seconds at most. */
export function sendAfterReply(): void {
  onMailQueued(async () => {
    await drainMail({ until: new Date(now().getTime() + 20_000) });
  });
}

/** Works on the next job of a queue that is due; answers whether there was one. */
export async function workOnNext<Data>(queue: Queue<Data>): Promise<boolean> {
  const { name } = queue;
  const [job] = await jobs().fetch<Data>(name, { priority: false });
  if (!job) return false;
  try {
    await queue.work({ id: job.id, data: job.data, finish: (tx) => finish(tx, name, job.id) });
  } catch (error) {
    await fail(queue, job, error);
  }
  return true;
}

/** The job's row stays for a while, so that its key is known; what it held does not. */
async function finish(tx: Transaction, queue: QueueName, id: string): Promise<void> {
  await jobs().complete(queue, id, {}, within(tx));
  await tx.$executeRaw`UPDATE pgboss.job SET data = NULL WHERE name = ${queue} AND id = ${id}::uuid`;
}

/** Puts a job off, or away for good when its mail was refused or has been tried often enough. */
async function fail<Data>(
  { name, giveUp }: Queue<Data>,
  { id, data }: { id: string; data: Data },
  error: unknown,
): Promise<void> {
  const reason =
    error instanceof MailError ? error.reason : error instanceof Error ? error.name : typeof error;
  const isRefused = error instanceof MailError && error.failure === "refused";
  log.warn({ event: "mail_failed", reason, isRefused });
  const db = await database();
  await db.$transaction(async (tx) => {
    if (isRefused) {
      await tx.$executeRaw`UPDATE pgboss.job SET retry_limit = retry_count
        WHERE name = ${name} AND id = ${id}::uuid`;
    }
    await jobs().fail(name, id, { reason }, within(tx));
    const [ended] = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM pgboss.job WHERE name = ${name} AND id = ${id}::uuid AND state = 'failed'`;
    if (ended) await giveUp?.(tx, data);
  });
}

interface Queue<Data> {
  name: QueueName;
  /** How many of its jobs are worked on at once. */
  lanes: number;
  work(job: Job<Data>): Promise<void>;
  /** What else is to be noted when a job is not tried again. */
  giveUp?(tx: Transaction, data: Data): Promise<void>;
}

const MAIL_QUEUE: Queue<MailJob> = {
  name: "mail",
  lanes: 4,
  async work(job) {
    await deliverMail(job.data);
    const db = await database();
    await db.$transaction((tx) => job.finish(tx));
  },
};

export const NEWSLETTER_QUEUE: Queue<NewsletterJob> = {
  name: "newsletter",
  lanes: 2,
  work: workOnNewsletter,
  giveUp: giveUpNewsletter,
};

interface Draining {
  /** Begins no mail after this. */
  until: Date;
  signal?: AbortSignal;
}

/** Sends what is queued and due, and answers how many jobs that were. */
export async function drainMail({ until, signal }: Draining): Promise<number> {
  // What a killed process had in hand goes back into the queue once its time is over.
  await jobs().expire();
  const isOver = () => signal?.aborted || now() >= until;
  const counts = await Promise.all([...lanes(MAIL_QUEUE, isOver), ...lanes(NEWSLETTER_QUEUE, isOver)]);
  return counts.reduce((sum, count) => sum + count, 0);
}

function lanes<Data>(queue: Queue<Data>, isOver: () => boolean | undefined): Promise<number>[] {
  let busy = 0;
  const lane = async (): Promise<number> => {
    for (let worked = 0; ; ) {
      if (isOver()) return worked;
      busy++;
      const found = await workOnNext(queue).finally(() => busy--);
      if (found) worked++;
      // What another lane has in hand may bring forth more.
      else if (busy > 0) await sleep(50);
      else return worked;
    }
  };
  return Array.from({ length: queue.lanes }, lane);
}
