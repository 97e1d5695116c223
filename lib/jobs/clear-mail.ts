import "server-only";
import { type Database, database } from "@/lib/db/client";

const DAY = 86_400_000;

/** How long each kind is kept. The privacy policy says the same. */
const KEPT_FOR = {
  /** A key that comes again within this time is still the same mail. */
  doneJob: 7 * DAY,
  failedMail: 14 * DAY,
  unconfirmed: 30 * DAY,
  delivery: 365 * DAY,
} as const;

interface Cleared {
  jobs: number;
  unconfirmed: number;
  deliveries: number;
}

/** Takes away what mails and newsletters leave behind. */
export async function clearMail(at: Date): Promise<Cleared> {
  const db = await database();
  const before = (age: number) => new Date(at.getTime() - age);
  return {
    jobs: await clearQueue(db, before(KEPT_FOR.doneJob), before(KEPT_FOR.failedMail)),
    unconfirmed: await forgetUnconfirmed(db, at, before(KEPT_FOR.unconfirmed)),
    deliveries: await forgetReaders(db, before(KEPT_FOR.delivery)),
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
