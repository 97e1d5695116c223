import type pg from "pg";

/**
 * Rewrites a database's files, so that they hold what its tables hold and nothing of rows that were deleted: PostgreSQL
 * leaves those in its pages, statistics and journal for as long as it has no use for the place. Nobody else gets to a
 * table while it is rewritten. The journal of a server is the server's own affair.
 */
export async function leaveNoTrace(pool: pg.Pool, kind: "embedded" | "postgres"): Promise<void> {
  const client = await pool.connect();
  try {
    // A table that became empty keeps its old statistics, examples of its values included.
    if (kind === "embedded") await client.query("DELETE FROM pg_statistic");
    const tables = await ownTables(client);
    await client.query(`ANALYZE ${tables}`);
    await client.query(`VACUUM FULL ${tables}, pg_catalog.pg_statistic`);
    if (kind === "embedded") await emptyJournal(client);
  } finally {
    client.release();
  }
}

/** Those of PostgreSQL itself hold nothing of anybody's, but for the statistics. */
async function ownTables(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ list: string }>(
    `SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') AS list
       FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  return rows[0]?.list ?? "";
}

async function emptyJournal(client: pg.ClientBase): Promise<void> {
  // Else a used up file is kept under a new name, with what it said.
  for (const statement of ["SET wal_recycle = off", "CHECKPOINT", "SELECT pg_switch_wal()", "CHECKPOINT"])
    await client.query(statement);
}
