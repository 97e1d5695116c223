import "server-only";
import { KEPT_DAYS } from "@/lib/config/policy";
import { type Database, database } from "@/lib/db/client";

const DAY = 86_400_000;

interface Cleared {
  jobs: number;
  unconfirmed: number;
  deliveries: number;
}

/** Takes away what mails and newsletters leave behind. */
export async function clearMail(at: Date): Promise<Cleared> {
  const db = await database();
  const before = (days: number) => new Date(at.getTime() - days * DAY);
  return {
    jobs: await clearQueue(db, before(KEPT_DAYS.doneJob), before(KEPT_DAYS.failedMail)),
    unconfirmed: await forgetUnconfirmed(db, at, before(KEPT_DAYS.unconfirmedSubscriber)),
    deliveries: await forgetReaders(db, before(KEPT_DAYS.delivery)),
  };
}

/** A mail that was given up still holds its address, and stands in the queue twice. */
function clearQueue(db: Database, done: Date, failed: Date): Promise<number> {
  return db.$executeRaw`
    DELETE FROM pgboss.job WHERE (state >= 'completed' AND completed_on <= ${done})
      OR (name = 'mail-failed' AND created_on <= ${failed})`;
}

/** Somebody typed an address, and nobody ever said that it is theirs. */
async function forgetUnconfirmed(db: Database, at: Date, before: Date): Promise<number> {
  const { count } = await db.newsletterSubscriber.deleteMany({
    where: {
      confirmedAt: null,
      unsubscribedAt: null,
      subscribedAt: { lte: before },
      // Asked for anew: that link is still to be opened.
      tokens: { none: { expiresAt: { gt: at } } },
    },
  });
  return count;
}

/** The rows stay, without the address, so that past newsletters keep their counts. */
function forgetReaders(db: Database, before: Date): Promise<number> {
  return db.$executeRaw`
    UPDATE "MailDelivery" SET "email" = 'erased:' || "id"
    WHERE "email" NOT LIKE 'erased:%' AND "newsletterId" IN (
      SELECT "id" FROM "Newsletter" WHERE "finishedAt" <= ${before})`;
}
