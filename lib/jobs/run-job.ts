import "server-only";
import { log } from "@/lib/log";
import type { Counts } from "./job";
import { RENEW_MS, takeLease } from "./lease";
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
