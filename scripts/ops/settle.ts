import type { OpenDatabase } from "@/lib/db/client";
import { now } from "@/lib/time/clock";

/**
 * Takes out of a restored database what must not come back: sessions that may have been ended since, links that may
 * have been used to get into an account, and mails that waited then and have gone out since. Their jobs stay, empty,
 * so that none is queued again under the same key.
 *
 * @returns how many mails and batches were waiting
 */
export async function settle({ prisma }: OpenDatabase): Promise<number> {
  return prisma.$transaction(async (tx) => {
    await tx.session.deleteMany();
    await tx.mailToken.deleteMany({ where: { purpose: { in: ["reset_password", "change_email"] } } });
    await tx.mailDelivery.updateMany({ where: { state: "queued" }, data: { state: "failed" } });
    await tx.newsletter.updateMany({ where: { finishedAt: null }, data: { finishedAt: now() } });
    // What was given up is no waiting mail: it is kept for the admin to see.
    return tx.$executeRaw`UPDATE pgboss.job SET state = 'cancelled', completed_on = now(), data = NULL
      WHERE state < 'completed' AND name <> 'mail-failed'`;
  });
}
