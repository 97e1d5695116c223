import "server-only";
import { now } from "@/lib/clock";
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
    while (!stopping.signal.aborted) {
      const rest = sleep();
      await drainMail({ until: FOR_EVER, signal: stopping.signal }).catch((error: unknown) => {
        log.error({ event: "mail_worker_failed", kind: error instanceof Error ? error.name : typeof error });
      });
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

/** Where no process stays, whoever queues a mail sends it, after the reply and for a few seconds at most. */
export function sendAfterReply(): void {
  onMailQueued(async () => {
    await drainMail({ until: new Date(now().getTime() + 20_000) });
  });
}
