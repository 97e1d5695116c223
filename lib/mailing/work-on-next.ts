import "server-only";
import { database, type Transaction } from "@/lib/db/client";
import { jobs, type QueueName, within } from "@/lib/db/jobs";
import { log } from "@/lib/log";
import { MailError } from "@/lib/services/mail/port";
import type { Queue } from "./queues";

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
