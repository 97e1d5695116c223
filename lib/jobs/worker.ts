import "server-only";
import { log } from "@/lib/ground/log";
import { onMailQueued } from "@/lib/mail/queue-mail";
import { now } from "@/lib/time/clock";
import { runDueJobs } from "./run-job";
import { drainQueue } from "./work-on-queue";

/** How often the queue is looked into when nobody wakes the worker: what waits for its next try is found then. */
const QUEUE_MS = 5_000;
const CLOCK_MS = 30_000;
const FOR_EVER = new Date(8.64e15);

interface Duties {
  /** Sends what is queued, as soon as it is. */
  queue: boolean;
  /** Begins the scheduled jobs when they are due. */
  clock: boolean;
}

/** Works for as long as the process lives. Answers how to stop it: what is in hand of the queue is finished first. */
export function startWorker({ queue, clock }: Duties): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  // A start is busy enough: the clock's first turn comes after a rest.
  if (clock) repeat(() => runDueJobs(signal), { everyMs: CLOCK_MS, restsFirst: true, signal });
  if (!queue) return async () => stopping.abort();
  const drain = () => drainQueue({ until: FOR_EVER, signal });
  const sending = repeat(drain, { everyMs: QUEUE_MS, restsFirst: false, signal });
  onMailQueued(async () => sending.wake());
  return async () => {
    stopping.abort();
    onMailQueued(undefined);
    sending.wake();
    await sending.ended;
  };
}

/** On a serverless host, whoever queues a mail sends it, after the reply and for a few seconds at most. */
export function sendAfterReply(): void {
  onMailQueued(async () => {
    await drainQueue({ until: new Date(now().getTime() + 20_000) });
  });
}

interface Rhythm {
  /** From the beginning of one turn to the next one's. */
  everyMs: number;
  restsFirst: boolean;
  signal: AbortSignal;
}

interface Loop {
  /** Begins the next turn at once, or right after the present one. */
  wake(): void;
  ended: Promise<void>;
}

function repeat(turn: () => Promise<unknown>, { everyMs, restsFirst, signal }: Rhythm): Loop {
  let wake = () => {};
  const rest = () =>
    new Promise<void>((resolve) => {
      // A process that has nothing else to do may end.
      const timer = setTimeout(resolve, everyMs).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    if (restsFirst) await rest();
    while (!signal.aborted) {
      const rested = rest();
      await turn().catch(told);
      await rested;
    }
  };
  return { wake: () => wake(), ended: run() };
}

function told(error: unknown): void {
  log.error({ event: "mail_worker_failed", kind: error instanceof Error ? error.name : typeof error });
}
