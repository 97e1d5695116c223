import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { makeQueues } from "./queue";

/** The bookkeeping of `prisma migrate deploy`, so that either can take over from the other. */
const BOOKKEEPING = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

/** A database whose schema this code can't go on with, in words for whoever keeps it. */
export class SchemaError extends Error {
  override name = "SchemaError";
}

/** The advisory lock that Prisma's own migrations take. */
const LOCK = 72_707_369;

/**
 * Applies the migrations that the database has not seen, in order, each in one transaction, and has the queue's tables
 * made. Safe to run twice at once. Returns the names of the migrations it applied.
 *
 * @throws SchemaError when the database is of a newer version, or a migration failed earlier
 */
export async function migrate(
  pool: pg.Pool,
  folder = join(/*turbopackIgnore: true*/ process.cwd(), "prisma/migrations"),
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    await client.query(BOOKKEEPING);
    const applied = await appliedMigrations(client);
    const known = migrationNames(folder);
    assertKnown(applied, known);
    const pending = known.filter((name) => !applied.has(name));
    for (const name of pending) {
      await apply(client, name, readFileSync(join(folder, name, "migration.sql"), "utf8"));
    }
    await makeQueues((text, values) => client.query(text, values));
    return pending;
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [LOCK]);
    client.release();
  }
}

export function migrationNames(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function appliedMigrations(client: pg.PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ migration_name: string; finished_at: Date | null }>(
    `SELECT migration_name, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`,
  );
  const failed = rows.find((row) => !row.finished_at);
  if (failed) {
    throw new SchemaError(
      `Migration ${failed.migration_name} failed earlier. Fix the cause, then run: npx prisma migrate resolve --rolled-back ${failed.migration_name}`,
    );
  }
  return new Set(rows.map((row) => row.migration_name));
}

function assertKnown(applied: ReadonlySet<string>, known: readonly string[]): void {
  const newer = [...applied].find((name) => !known.includes(name));
  if (!newer) return;
  throw new SchemaError(
    `A newer Hearten has worked on this database: its migration ${newer} is not known here. Update first.`,
  );
}

async function apply(client: pg.PoolClient, name: string, sql: string): Promise<void> {
  const id = randomUUID();
  const checksum = createHash("sha256").update(sql).digest("hex");
  const begun = `
    INSERT INTO "_prisma_migrations" (id, checksum, started_at, migration_name, logs) VALUES ($1, $2, now(), $3, $4)`;
  try {
    // The row comes with what it tells of: of a migration that was cut off nothing is left, and the next start applies it.
    await client.query("BEGIN");
    await client.query(begun, [id, checksum, name, null]);
    await client.query(sql);
    await client.query(
      `UPDATE "_prisma_migrations" SET finished_at = clock_timestamp(), applied_steps_count = 1 WHERE id = $1`,
      [id],
    );
    await client.query("COMMIT");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await client.query("ROLLBACK");
    await client.query(begun, [id, checksum, name, reason]);
    throw new Error(`Migration ${name} failed: ${reason}`, { cause: error });
  }
}
