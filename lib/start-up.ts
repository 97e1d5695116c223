import "server-only";
import { env } from "@/lib/env";
import { guardRequests } from "@/lib/http/request-guard";
import { startTimer } from "@/lib/jobs/timer";
import { sendAfterReply, startMailWorker } from "@/lib/mailing/mail-worker";

/**
 * What a server does before its first request: a configuration that cannot work stops it here, with everything to
 * mend; else the sending of queued mails begins, and the jobs that the clock begins.
 */
export function startUp(): void {
  const { isServerless, runsJobs } = env();
  guardRequests();
  if (runsJobs) startTimer();
  if (isServerless) {
    sendAfterReply();
    return;
  }
  const stop = startMailWorker();
  process.once("SIGTERM", () => void stop());
}
