import PgBoss from "pg-boss";
import type { Prisma } from "@/generated/prisma/client";
import { sharedDatabase, type Transaction } from "./client";

/** When a job starts that need not wait: by the database's clock, which is the one that says what is due. */
export const AT_ONCE = "-1 minute";

/** 12 tries, 5 s to nearly 6 h apart; what is in hand for a minute was a killed process's. */
const TRIES: Partial<PgBoss.Queue> = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
  deadLetter: "mail-failed",
};

const QUEUES = {
  /** What was tried often enough, until that is noted. */
  "mail-failed": { retryLimit: 0 },
  /** One job a mail. */
  mail: TRIES,
  /** One job a page or a batch of a newsletter. */
  newsletter: TRIES,
} satisfies Record<string, Partial<PgBoss.Queue>>;

export type QueueName = keyof typeof QUEUES;

const DAY_SECONDS = 86_400;

const SETTINGS = {
  // It keeps no timers: they would hold a process, or the embedded database's one connection.
  supervise: false,
  schedule: false,
  // What waits is never thrown away for its age alone.
  retentionDays: 3650,
  archiveCompletedAfterSeconds: 7 * DAY_SECONDS,
} satisfies Partial<PgBoss.ConstructorOptions>;

/** Has pg-boss make its tables and our queues, or bring them up to its version, on one connection. */
export async function makeQueues(executeSql: PgBoss.Db["executeSql"]): Promise<void> {
  const boss = await new PgBoss({ ...SETTINGS, db: { executeSql } }).start();
  for (const [name, options] of Object.entries(QUEUES)) await boss.createQueue(name, { name, ...options });
}

const shared = globalThis as typeof globalThis & { heartenJobs?: PgBoss };

/**
 * The durable queue (pg-boss) on the process's database. It is not started here but by migrating, so that a server needs
 * no right to make tables. Whoever works on it frees what is stuck.
 */
export function jobs(): PgBoss {
  shared.heartenJobs ??= new PgBoss({ ...SETTINGS, db: { executeSql }, migrate: false });
  return shared.heartenJobs;
}

/** Lets a job be sent, taken off or failed in a transaction of ours. */
export function within(tx: Transaction): PgBoss.ConnectionOptions {
  return {
    db: {
      executeSql: async (text, values) => ({
        rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values.map(asParameter)),
      }),
    },
  };
}

/** Takes a job off the queue with all that it holds; false when somebody else has done so. */
export async function takeOff(tx: Transaction, queue: QueueName, id: string): Promise<boolean> {
  // Its types leave the answer out.
  const answer: unknown = await jobs().deleteJob(queue, id, within(tx));
  return (answer as { affected: number }).affected > 0;
}

async function executeSql(text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const { pool } = await sharedDatabase();
  const client = await pool.connect();
  try {
    return await client.query(text, values);
  } catch (error) {
    // Its upkeep opens a transaction: a failed one must not stay open on a connection that others get next.
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
}

function asParameter(value: unknown): Prisma.InputJsonValue | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value) || typeof value !== "object") return value as Prisma.InputJsonValue;
  return JSON.stringify(value);
}
