import type { OpenDatabase } from "@/lib/db/client";
import { jobs, type QueueName } from "@/lib/db/queue";
import { noteGivenUp } from "@/lib/jobs/work-on-queue";
import { noteDone } from "@/lib/mail/settled-mails";
import { now } from "@/lib/time/clock";

/**
 * Takes out of a restored database, the one that is shared, what must not come back: sessions that may have been ended
 * since, links that may have been used to get into an account, and mails that waited then and have gone out since: they
 * count as sent, so that none is queued again under the same key.
 *
 * @returns how many mails and batches were waiting
 */
export async function settle({ prisma }: OpenDatabase): Promise<number> {
  // What was given up is no waiting mail: it is kept for the admin to see.
  await noteGivenUp();
  const waiting = (await unfinished("mail")) + (await unfinished("newsletter"));
  const mails = await waitingMails();
  await jobs().clearStorage();
  await prisma.$transaction(async (tx) => {
    for (const id of mails) await noteDone(tx, id);
    await tx.session.deleteMany();
    await tx.mailToken.deleteMany({ where: { purpose: { in: ["reset_password", "change_email"] } } });
    await tx.mailDelivery.updateMany({ where: { state: "queued" }, data: { state: "failed" } });
    await tx.newsletter.updateMany({ where: { finishedAt: null }, data: { finishedAt: now() } });
  });
  return waiting;
}

function unfinished(queue: QueueName): Promise<number> {
  return jobs().getQueueSize(queue, { before: "completed" });
}

async function waitingMails(): Promise<string[]> {
  // What was in hand when the backup was made waits again.
  await jobs().expire();
  const ids: string[] = [];
  for (;;) {
    const found = await jobs().fetch("mail", { batchSize: 1000, ignoreStartAfter: true });
    if (found.length === 0) return ids;
    ids.push(...found.map(({ id }) => id));
  }
}
