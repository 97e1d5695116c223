import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import { env } from "@/lib/config/env";
import { KEPT_DAYS } from "@/lib/config/policy";
import { unhurried } from "@/lib/db/client";
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
  const at = now();
  const before = (days: number) => new Date(at.getTime() - days * DAY);
  const sessions = await unhurried((db) => db.session.deleteMany({ where: { expiresAt: { lte: at } } }));
  const tokens = await unhurried((db) =>
    db.mailToken.deleteMany({ where: { OR: served(before(KEPT_DAYS.token)) } }),
  );
  const tries = await unhurried((db) =>
    db.rateLimit.deleteMany({ where: { expire: { lte: before(TRIES_DAYS).getTime() } } }),
  );
  const events = await unhurried((db) =>
    db.billingEvent.deleteMany({ where: { receivedAt: { lte: before(KEPT_DAYS.billingEvent) } } }),
  );
  const records = await unhurried((db) =>
    db.auditRecord.deleteMany({ where: { createdAt: { lte: before(KEPT_DAYS.auditRecord) } } }),
  );
  // A member's choices stay with the account, to prove what was agreed to.
  const stale = { userId: null, createdAt: { lte: before(KEPT_DAYS.visitorChoice) } };
  const choices = await unhurried((db) => db.consent.deleteMany({ where: stale }));
  const keys = await forgetKeys(before(KEPT_DAYS.checkInKey));
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
    keys,
    mails,
    jobs: await forgetSettled(before(KEPT_DAYS.doneJob), before(KEPT_DAYS.failedMail)),
    unconfirmed: await forgetUnconfirmed(at, before(KEPT_DAYS.unconfirmedSubscriber)),
    deliveries: await forgetReaders(before(KEPT_DAYS.delivery)),
  };
}

/** Links that were used or are over. A confirmed newsletter link that is opened again still says that it was. */
function served(lte: Date): Prisma.MailTokenWhereInput[] {
  return [
    { usedAt: null, expiresAt: { lte } },
    { usedAt: { lte }, purpose: { notIn: ["confirm_newsletter"] }, expiresAt: { not: null } },
  ];
}

/** How many of what a job worked on. */
export type Counts = Record<string, number>;

/** Somebody typed an address, and nobody ever said that it is theirs. */
async function forgetUnconfirmed(at: Date, before: Date): Promise<number> {
  const { count } = await unhurried((db) =>
    db.newsletterSubscriber.deleteMany({
      where: {
        confirmedAt: null,
        unsubscribedAt: null,
        subscribedAt: { lte: before },
        // Asked for anew: that link is still to be opened.
        tokens: { none: { expiresAt: { gt: at } } },
      },
    }),
  );
  return count;
}

/** As many as go in a moment, so that no check-in waits long for its key's row. */
const KEYS_AT_ONCE = 10_000;

async function forgetKeys(before: Date): Promise<number> {
  const entryId = { lt: firstIdAt(before) };
  let forgotten = 0;
  for (;;) {
    const { count } = await unhurried((db) =>
      db.checkInKey.deleteMany({ where: { entryId }, limit: KEYS_AT_ONCE }),
    );
    forgotten += count;
    if (count < KEYS_AT_ONCE) return forgotten;
  }
}

/** The rows stay, without the address, so that past newsletters keep their counts. */
function forgetReaders(before: Date): Promise<number> {
  return unhurried(
    (db) => db.$executeRaw`
    UPDATE "MailDelivery" SET "email" = 'erased:' || "id"
    WHERE "email" NOT LIKE 'erased:%' AND "newsletterId" IN (
      SELECT "id" FROM "Newsletter" WHERE "finishedAt" <= ${before})`,
  );
}
