import { env } from "@/lib/env";

/** Runs once when a server starts: a configuration that cannot work stops it here, with everything to mend. */
export async function register(): Promise<void> {
  const { isServerless } = env();
  const worker = await import("@/lib/mailing/mail-worker");
  if (isServerless) return worker.sendAfterReply();
  const stop = worker.startMailWorker();
  process.once("SIGTERM", () => void stop());
}
