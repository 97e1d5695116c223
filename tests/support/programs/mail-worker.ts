import { setTimeout as wait } from "node:timers/promises";
import { openDatabase, shareDatabase } from "@/lib/db/client";
import { startWorker } from "@/lib/jobs/start-up";
import { mailQueued } from "@/lib/mail/queue-mail";

/** Sends queued mails until it is killed; says when it is ready, and when every delivery is noted. */
async function main(): Promise<void> {
  const open = await openDatabase();
  shareDatabase(open);
  startWorker({ queue: true, clock: false });
  // What waits for its next try is found as soon as it is due.
  setInterval(mailQueued, 250);
  console.log("ready");
  while ((await open.prisma.newsletter.count({ where: { finishedAt: null } })) > 0) await wait(200);
  console.log("noted");
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
