import { setTimeout as wait } from "node:timers/promises";
import { openDatabase, shareDatabase } from "@/lib/db/client";
import { startWorker } from "@/lib/jobs/worker";

/** Sends queued mails until it is killed; says when it is ready, and when every delivery is noted. */
async function main(): Promise<void> {
  const open = await openDatabase();
  shareDatabase(open);
  startWorker({ queue: true, clock: false });
  console.log("ready");
  while ((await open.prisma.newsletter.count({ where: { finishedAt: null } })) > 0) await wait(200);
  console.log("noted");
  setInterval(() => {}, 60_000);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
