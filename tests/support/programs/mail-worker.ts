import { openDatabase, shareDatabase } from "@/lib/db/client";
import { startWorker } from "@/lib/jobs/worker";

/** Sends queued mails until it is killed. */
async function main(): Promise<void> {
  shareDatabase(await openDatabase());
  startWorker({ queue: true, clock: false });
  console.log("ready");
  setInterval(() => {}, 60_000);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
