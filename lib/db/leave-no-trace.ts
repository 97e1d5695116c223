import type pg from "pg";

/**
 * Rewrites a database's files, so that they hold what its tables hold and nothing of rows that were deleted: PostgreSQL
 * leaves those in its pages, statistics and journal for as long as it has no use for the place. Nobody else gets to a
 * table while it is rewritten. The journal of a server is the server's own affair.
 */
export async function leaveNoTrace(pool: pg.Pool, kind: "embedded" | "postgres"): Promise<void> {
  const client = await pool.connect();
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await client.query(statement);
  };
  try {
    // A table that became empty keeps its old statistics, examples of its values included.
    if (kind === "embedded") await run(["DELETE FROM pg_statistic"]);
    await run(["ANALYZE", "VACUUM FULL"]);
    // Else a used up file of the journal is kept under a new name, with what it said.
    if (kind === "embedded") {
      await run(["SET wal_recycle = off", "CHECKPOINT", "SELECT pg_switch_wal()", "CHECKPOINT"]);
    }
  } finally {
    client.release();
  }
}
