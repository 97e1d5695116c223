import PgBoss from "pg-boss";
import type { Prisma } from "@/generated/prisma/client";
import { sharedDatabase, type Transaction } from "./client";

/** When a job starts that need not wait: by the database's clock, which is the one that says what is due. */
export const AT_ONCE = "-1 minute";

/** Names of the queues; a migration makes each of them. */
export type QueueName = "mail" | "newsletter";

const shared = globalThis as typeof globalThis & { heartenJobs?: PgBoss };

/**
 * The durable queue (pg-boss) on the process's database. It is never started: it keeps no timers that would hold a
 * process, or the embedded database's one connection. Whoever works on it frees what is stuck, and a scheduled job
 * clears away what is done.
 */
export function jobs(): PgBoss {
  shared.heartenJobs ??= new PgBoss({
    db: { executeSql },
    supervise: false,
    schedule: false,
    migrate: false,
  });
  return shared.heartenJobs;
}

/** Lets a job be sent, completed or failed in a transaction of ours. */
export function within(tx: Transaction): PgBoss.ConnectionOptions {
  return {
    db: {
      executeSql: async (text, values) => ({
        rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values.map(asParameter)),
      }),
    },
  };
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
