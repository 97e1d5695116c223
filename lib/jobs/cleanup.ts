import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import { env } from "@/lib/config/env";
import { KEPT_DAYS } from "@/lib/config/policy";
import { type Transaction, unhurried } from "@/lib/db/client";
import { firstIdAt } from "@/lib/db/ids";
import { jobs } from "@/lib/db/queue";
import { forgetSettled } from "@/lib/mail/mail-history";
import { clearOutbox } from "@/lib/mail/outbox";
import { now } from "@/lib/time/clock";

const DAY = 86_400_000;
/** A limit that was counted anew meanwhile is not lost. */
const TRIES_DAYS = 1 / 24;

/** Takes away what has served its purpose, one kind after another; the signal stops it between two. */
export async function cleanUp(signal?: AbortSignal): Promise<Counts> {
  const counts: Counts = {};
  for (const [kind, clear] of Object.entries(clearings(now(), signal))) {
    if (signal?.aborted) break;
    counts[kind] = await clear();
  }
  return counts;
}

function clearings(at: Date, signal: AbortSignal | undefined): Record<string, () => Promise<number>> {
  const before = (days: number) => new Date(at.getTime() - days * DAY);
  // A member's choices stay with the account, to prove what was agreed to.
  const stale = { userId: null, createdAt: { lte: before(KEPT_DAYS.visitorChoice) } };
  return {
    sessions: () => deleted((db) => db.session.deleteMany({ where: { expiresAt: { lte: at } } })),
    tokens: () =>
      deleted((db) => db.mailToken.deleteMany({ where: { OR: served(before(KEPT_DAYS.token)) } })),
    tries: () =>
      deleted((db) => db.rateLimit.deleteMany({ where: { expire: { lte: before(TRIES_DAYS).getTime() } } })),
    events: () =>
      deleted((db) =>
        db.billingEvent.deleteMany({ where: { receivedAt: { lte: before(KEPT_DAYS.billingEvent) } } }),
      ),
    records: () =>
      deleted((db) =>
        db.auditRecord.deleteMany({ where: { createdAt: { lte: before(KEPT_DAYS.auditRecord) } } }),
      ),
    choices: () => deleted((db) => db.consent.deleteMany({ where: stale })),
    keys: () => forgetKeys(before(KEPT_DAYS.checkInKey), signal),
    mails: async () => {
      const { mail } = env();
      return mail.kind === "outbox" ? clearOutbox(mail.folder, before(KEPT_DAYS.outboxMail)) : 0;
    },
    jobs: async () => {
      // The queue keeps nothing that is done, except for what an earlier version left there.
      await jobs().maintain();
      return forgetSettled(before(KEPT_DAYS.doneJob), before(KEPT_DAYS.failedMail));
    },
    unconfirmed: () => forgetUnconfirmed(at, before(KEPT_DAYS.unconfirmedSubscriber)),
    deliveries: () => forgetReaders(before(KEPT_DAYS.delivery)),
  };
}

async function deleted(work: (tx: Transaction) => Promise<{ count: number }>): Promise<number> {
  return (await unhurried(work)).count;
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
function forgetUnconfirmed(at: Date, before: Date): Promise<number> {
  return deleted((db) =>
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
}

/** As many as go in a moment, so that no check-in waits long for its key's row. */
const KEYS_AT_ONCE = 10_000;

async function forgetKeys(before: Date, signal: AbortSignal | undefined): Promise<number> {
  const entryId = { lt: firstIdAt(before) };
  let forgotten = 0;
  for (;;) {
    const { count } = await unhurried((db) =>
      db.checkInKey.deleteMany({ where: { entryId }, limit: KEYS_AT_ONCE }),
    );
    forgotten += count;
    if (count < KEYS_AT_ONCE || signal?.aborted) return forgotten;
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
