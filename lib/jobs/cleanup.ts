import "server-only";
import { env } from "@/lib/config/env";
import { KEPT_DAYS } from "@/lib/config/policy";
import { type Database, database } from "@/lib/db/client";
import { firstIdAt } from "@/lib/db/ids";
import { jobs } from "@/lib/db/queue";
import { clearOutbox } from "@/lib/mail/clear-outbox";
import { forgetSettled } from "@/lib/mail/mail-history";
import { now } from "@/lib/time/clock";

const DAY = 86_400_000;
/** A limit that was counted anew meanwhile is not lost. */
const TRIES_DAYS = 1 / 24;

/** Takes away what has served its purpose. */
export async function cleanUp(): Promise<Counts> {
  const db = await database();
  const at = now();
  const before = (days: number) => new Date(at.getTime() - days * DAY);
  const sessions = await db.session.deleteMany({ where: { expiresAt: { lte: at } } });
  const tokens = await db.mailToken.deleteMany({
    where: {
      OR: [
        { usedAt: null, expiresAt: { lte: before(KEPT_DAYS.token) } },
        // A confirmed newsletter link that is opened again still answers that it was confirmed.
        {
          usedAt: { lte: before(KEPT_DAYS.token) },
          purpose: { notIn: ["confirm_newsletter"] },
          expiresAt: { not: null },
        },
      ],
    },
  });
  const tries = await db.rateLimit.deleteMany({
    where: { expire: { lte: before(TRIES_DAYS).getTime() } },
  });
  const events = await db.billingEvent.deleteMany({
    where: { receivedAt: { lte: before(KEPT_DAYS.billingEvent) } },
  });
  const records = await db.auditRecord.deleteMany({
    where: { createdAt: { lte: before(KEPT_DAYS.auditRecord) } },
  });
  // A member's choices stay with the account, to prove what was agreed to.
  const choices = await db.consent.deleteMany({
    where: { userId: null, createdAt: { lte: before(KEPT_DAYS.visitorChoice) } },
  });
  const keys = await db.checkInKey.deleteMany({
    where: { entryId: { lt: firstIdAt(before(KEPT_DAYS.checkInKey)) } },
  });
  const { mail } = env();
  const mails = mail.kind === "outbox" ? await clearOutbox(mail.folder, before(KEPT_DAYS.outboxMail)) : 0;
  // The queue keeps nothing that is done, except for what an earlier version left there.
  await jobs().maintain();
  return {
    sessions: sessions.count,
    tokens: tokens.count,
    tries: tries.count,
    events: events.count,
    records: records.count,
    choices: choices.count,
    keys: keys.count,
    mails,
    jobs: await forgetSettled(before(KEPT_DAYS.doneJob), before(KEPT_DAYS.failedMail)),
    unconfirmed: await forgetUnconfirmed(db, at, before(KEPT_DAYS.unconfirmedSubscriber)),
    deliveries: await forgetReaders(db, before(KEPT_DAYS.delivery)),
  };
}

/** How many of what a job worked on. */
export type Counts = Record<string, number>;

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
