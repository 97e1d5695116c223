import { openDatabase, shareDatabase } from "@/lib/db/client";
import { startMailWorker } from "@/lib/jobs/mail-worker";

/** Sends queued mails until it is killed. */
async function main(): Promise<void> {
  shareDatabase(await openDatabase());
  startMailWorker();
  console.log("ready");
  setInterval(() => {}, 60_000);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
