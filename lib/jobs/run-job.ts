import "server-only";
import { CLEARING_DAYS } from "@/lib/config/policy";
import { database } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { log } from "@/lib/ground/log";
import { clearErasedMails } from "@/lib/mail/outbox";
import { sendDueReminders } from "@/lib/reminders/send-due-reminders";
import { type Place, reconcileSubscriptions } from "@/lib/subscriptions/reconcile-subscriptions";
import { sendReminders } from "@/lib/subscriptions/send-reminders";
import { now } from "@/lib/time/clock";
import { type Counts, cleanUp } from "./cleanup";
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
