import "server-only";
import { databaseWarning } from "@/lib/config/address-problems";
import { env } from "@/lib/config/env";
import { sharedDatabase } from "@/lib/db/client";
import { assertMasterKeys, MasterKeyMissingError } from "@/lib/db/encryption/master-keys";
import { log } from "@/lib/ground/log";
import { guardRequests } from "@/lib/http/request-guard";
import { onMailQueued } from "@/lib/mail/queue-mail";
import { now } from "@/lib/time/clock";
import { JOB_NAMES, runIfDue } from "./run-job";
import { drainQueue } from "./work-on-queue";

/**
 * What a server does before its first request: a configuration that cannot work stops it here, with everything to
 * mend; else the sending of queued mails begins, and the jobs that the clock begins, unless a scheduler calls for both.
 */
export function startUp(): void {
  const { jobs, database } = env();
  const warning = database.kind === "postgres" ? databaseWarning(database.url) : null;
  if (warning) log.warn({ event: "database_unencrypted", warning });
  guardRequests();
  if (jobs === "afterReply") sendAfterReply();
  // A process that is begun for a few requests asks nothing first, and does nothing between them.
  if (jobs !== "timer") return;
  void refuseForeignKeys();
  const stop = startWorker({ queue: true, clock: true });
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => void stop());
}

/** With keys that do not open what is there nobody could sign in: better no server than that one. */
async function refuseForeignKeys(): Promise<void> {
  try {
    await assertMasterKeys((await sharedDatabase()).pool);
  } catch (error) {
    // A database that is away may come back; its health says so meanwhile.
    if (!(error instanceof MasterKeyMissingError)) return;
    console.error(error.message);
    process.exit(1);
  }
}

/** How often the queue is looked into when nobody wakes the worker: what waits for its next try is found then. */
const QUEUE_MS = 5_000;
const CLOCK_MS = 30_000;

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
  // Each job has a clock of its own, so that a long one holds none of the others up.
  for (const name of clock ? JOB_NAMES : []) {
    // A start is busy enough: the first turn comes after a rest.
    repeat(() => runIfDue(name, signal), { everyMs: CLOCK_MS, restsFirst: true, signal });
  }
  if (!queue) return async () => stopping.abort();
  const drain = () => drainQueue({ signal });
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
