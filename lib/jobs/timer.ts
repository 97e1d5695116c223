import "server-only";
import { log } from "@/lib/ground/log";
import { now } from "@/lib/time/clock";
import { JOB_NAMES, JOBS, type JobName, runJob } from "./run-job";

const TICK_MS = 30_000;

/**
 * Runs each job when it is due, for as long as this process lives. Of several servers on one database, one at a time
 * takes a job, and none begins it again before its time.
 */
export function startTimer(): void {
  const stop = new AbortController();
  let isBusy = false;
  const tick = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    for (const name of JOB_NAMES) if (!stop.signal.aborted) await runWhenDue(name, stop.signal);
    isBusy = false;
  }, TICK_MS);
  // The timer alone keeps no process alive, and one that is asked to end begins nothing more.
  tick.unref();
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
  function end() {
    clearInterval(tick);
    stop.abort();
  }
}

async function runWhenDue(name: JobName, stop: AbortSignal): Promise<void> {
  try {
    await runJob(name, new Date(now().getTime() - JOBS[name].everyMs), stop);
  } catch (error) {
    log.error({ event: "job_failed", job: name, kind: error instanceof Error ? error.name : typeof error });
  }
}
