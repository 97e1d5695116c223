import "server-only";
import { now } from "@/lib/clock";
import { database } from "@/lib/db/client";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { onMailQueued } from "@/lib/services/mail/wake";
import { drainMail } from "./drain-mail";

/** How long the worker sleeps when nobody wakes it: what waits for its next try is found then. */
const SLEEP_MS = 5_000;
const FOR_EVER = new Date(8.64e15);

/** Sends what is queued for as long as the process lives. Answers how to stop it: what is in hand is finished first. */
export function startMailWorker(): () => Promise<void> {
  const stopping = new AbortController();
  let wake = () => {};
  onMailQueued(async () => wake());
  const sleep = () =>
    new Promise<void>((resolve) => {
      // A process that has nothing else to do may end.
      const timer = setTimeout(resolve, SLEEP_MS).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    await reclaim().catch(told);
    while (!stopping.signal.aborted) {
      const rest = sleep();
      await drainMail({ until: FOR_EVER, signal: stopping.signal }).catch(told);
      await rest;
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    onMailQueued(undefined);
    wake();
    await running;
  };
}

/** Nobody else has the embedded database open: what is in hand there was a killed process's, and is free at once. */
async function reclaim(): Promise<void> {
  if (env().database.kind !== "embedded") return;
  const db = await database();
  await db.$executeRaw`UPDATE pgboss.job SET state = 'retry' WHERE state = 'active'`;
}

function told(error: unknown): void {
  log.error({ event: "mail_worker_failed", kind: error instanceof Error ? error.name : typeof error });
}

/** Where no process stays, whoever queues a mail sends it, after the reply and for a few seconds at most. */
export function sendAfterReply(): void {
  onMailQueued(async () => {
    await drainMail({ until: new Date(now().getTime() + 20_000) });
  });
}
