import "server-only";
import { database } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { log } from "@/lib/ground/log";
import { now } from "@/lib/time/clock";
import type { Counts } from "./cleanup";
import { JOBS, type JobName } from "./registry";

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
    const counts = await JOBS[name].run(signal);
    log.info({ event: "job_done", job: name, ...counts });
    return counts;
  } finally {
    clearInterval(renewal);
    await lease.release();
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
  const { count } = await db.jobLease.updateMany({
    where: { job, expiresAt: { lte: at }, ...(notSince && { startedAt: { lte: notSince } }) },
    data: { holder, expiresAt: endOfLease(at), startedAt: at },
  });
  return count === 1 ? leaseOf(job, holder) : null;
}

function leaseOf(job: string, holder: string): Lease {
  const set = async (expiresAt: Date) => {
    const db = await database();
    return (await db.jobLease.updateMany({ where: { job, holder }, data: { expiresAt } })).count === 1;
  };
  return {
    renew: () => set(endOfLease(now())),
    release: async () => void (await set(now())),
  };
}

function endOfLease(from: Date): Date {
  return new Date(from.getTime() + LEASE_MS);
}

export interface Job {
  /** How often a server with a timer of its own begins it. */
  everyMs: number;
  /** Done twice it has done its work once; it stops early when the signal says so. */
  run(signal: AbortSignal): Promise<Counts>;
}
