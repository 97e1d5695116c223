import "server-only";
import { env } from "@/lib/env";
import { sendAfterReply, startMailWorker } from "@/lib/mailing/mail-worker";

/**
 * What a server does before its first request: a configuration that cannot work stops it here, with everything to
 * mend; else the sending of queued mails begins.
 */
export function startUp(): void {
  if (env().isServerless) {
    sendAfterReply();
    return;
  }
  const stop = startMailWorker();
  process.once("SIGTERM", () => void stop());
}
