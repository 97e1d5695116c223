import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import { env } from "@/lib/config/env";
import { CLEARING_DAYS, KEPT_DAYS } from "@/lib/config/policy";
import { database, type Transaction, unhurried } from "@/lib/db/client";
import { firstIdAt, newId } from "@/lib/db/ids";
import { jobs } from "@/lib/db/queue";
import { log } from "@/lib/ground/log";
import { forgetSettled } from "@/lib/mail/mail-history";
import { clearErasedMails, clearOutbox } from "@/lib/mail/outbox";
import { sendDueReminders } from "@/lib/reminders/send-due-reminders";
import { type Place, reconcileSubscriptions } from "@/lib/subscriptions/reconcile-subscriptions";
import { sendReminders } from "@/lib/subscriptions/send-reminders";
import { now } from "@/lib/time/clock";
import { drainQueue } from "./work-on-queue";

/**
 * Runs a job, unless it is being run: at once on two servers, its work is done once.
 *
 * @param notSince leaves it also when it was begun after this
 * @returns what was done; null when it was left
 */
export async function runJob(name: JobName, notSince?: Date, stop?: AbortSignal): Promise<Counts | null> {
  const lease = await takeLease(name, notSince);
  if (!lease) return null;
  const lost = new AbortController();
  const renewal = setInterval(async () => {
    const held = await lease.renew().catch(() => false);
    if (!held) lost.abort();
  }, RENEW_MS);
  try {
    const signal = AbortSignal.any(stop ? [lost.signal, stop] : [lost.signal]);
    const counts = await JOBS[name].run(signal, lease.place);
    log.info({ event: "job_done", job: name, ...counts });
    return counts;
  } finally {
    clearInterval(renewal);
    await lease.release();
  }
}

/** Runs a job if it is due. Of several servers on one database, one at a time takes it, and none begins it early. */
export async function runIfDue(name: JobName, stop: AbortSignal): Promise<void> {
  try {
    await runJob(name, new Date(now().getTime() - JOBS[name].everyMs), stop);
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error;
    log.error({ event: "job_failed", job: name, kind });
  }
}

/** How long a turn lasts without being renewed: a process that died holds nobody up for longer. */
const LEASE_MS = 2 * 60_000;
const RENEW_MS = 30_000;

const LONG_AGO = new Date(0);

export interface Lease {
  /** False: the turn was lost, and somebody else may be at it. */
  renew(): Promise<boolean>;
  release(): Promise<void>;
  /** Where the job was stopped the last time; noted only while the turn is held. */
  place: Place;
}

/**
 * Takes the turn at a job; null while somebody else has it.
 *
 * @param notSince also null when it was begun after this
 */
export async function takeLease(job: string, notSince?: Date): Promise<Lease | null> {
  const db = await database();
  const at = now();
  const holder = newId();
  const first = { job, expiresAt: LONG_AGO, startedAt: LONG_AGO };
  await db.jobLease.createMany({ data: first, skipDuplicates: true });
  // One statement decides, so that of two at once one gets it.
  const [taken] = await db.jobLease.updateManyAndReturn({
    where: { job, expiresAt: { lte: at }, ...(notSince && { startedAt: { lte: notSince } }) },
    data: { holder, expiresAt: endOfLease(at), startedAt: at },
    select: { place: true },
  });
  return taken ? leaseOf(job, holder, taken.place) : null;
}

function leaseOf(job: string, holder: string, from: string | null): Lease {
  const set = async (data: { expiresAt: Date } | { place: string | null }) => {
    const db = await database();
    return (await db.jobLease.updateMany({ where: { job, holder }, data })).count === 1;
  };
  return {
    renew: () => set({ expiresAt: endOfLease(now()) }),
    release: async () => void (await set({ expiresAt: now() })),
    place: { from, keep: async (place) => void (await set({ place })) },
  };
}

function endOfLease(from: Date): Date {
  return new Date(from.getTime() + LEASE_MS);
}

interface Job {
  /** How often a server with a timer of its own begins it. */
  everyMs: number;
  /**
   * Done twice it has done its work once; once the signal says so, it begins nothing more and ends. However seldom it
   * is let run to its end, it comes to everybody: what is done is not looked at again first, or its place is kept.
   */
  run(signal: AbortSignal, place?: Place): Promise<Counts>;
}

const MINUTE = 60_000;

export const JOB_NAMES = ["mail", "check-in-reminders", "reminders", "reconcile", "cleanup"] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** What is done by the clock. */
export const JOBS: Readonly<Record<JobName, Job>> = {
  mail: {
    everyMs: MINUTE,
    run: workOnMail,
  },
  "check-in-reminders": {
    everyMs: MINUTE,
    run: async (signal) => ({ ...(await sendDueReminders(signal)) }),
  },
  reminders: {
    everyMs: 15 * MINUTE,
    run: async (signal) => ({ sent: await sendReminders(signal) }),
  },
  reconcile: {
    everyMs: 24 * 60 * MINUTE,
    run: async (signal, place) => {
      const { gone, twice, ...counts } = await reconcileSubscriptions(signal, place);
      return { ...counts, gone: gone.length, twice: twice.length };
    },
  },
  cleanup: { everyMs: CLEARING_DAYS * 24 * 60 * MINUTE, run: cleanUp },
};

async function workOnMail(signal: AbortSignal): Promise<Counts> {
  let cleared = 0;
  let sent = 0;
  try {
    // First, since the queue may fill the whole of a call; and whatever it comes to, mails go out.
    cleared = await clearErasedMails(signal);
  } finally {
    sent = await drainQueue({ signal });
  }
  return { sent, cleared };
}

export function isJobName(name: string): name is JobName {
  return Object.hasOwn(JOBS, name);
}

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
