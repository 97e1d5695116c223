import { env } from "@/lib/env";

/** Runs once when a server starts: a configuration that cannot work stops it here, with everything to mend. */
export async function register(): Promise<void> {
  const { isServerless, runsJobs } = env();
  const worker = await import("@/lib/mailing/mail-worker");
  if (isServerless) worker.sendAfterReply();
  else {
    const stop = worker.startMailWorker();
    process.once("SIGTERM", () => void stop());
  }
  if (!runsJobs) return;
  const { startTimer } = await import("@/lib/jobs/timer");
  startTimer();
}
