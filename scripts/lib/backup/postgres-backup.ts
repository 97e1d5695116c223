import { connectPostgres } from "./connect-postgres";
import { describe, type Manifest } from "./manifest";
import { toolEnvironment } from "./postgres-address";
import { findTool, runTool } from "./postgres-tools";
import { Refusal } from "./refusal";
import type { Write } from "./write-backup-file";

/**
 * Writes a PostgreSQL database as pg_dump's custom format. Hearten may go on running: the description and the dump
 * are of the same moment.
 *
 * @throws Refusal
 */
export async function dumpPostgres(url: string, write: Write): Promise<Manifest> {
  const client = await connectPostgres(url);
  if (!client)
    throw new Refusal("The database that DATABASE_URL names isn't there, so there's nothing to back up.");
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const manifest = await describe(client, "postgres");
    const snapshot = await client.query<{ id: string }>("SELECT pg_export_snapshot() AS id");
    await runTool(findTool("pg_dump", manifest.serverVersion), {
      args: [
        ...["--format=custom", "--no-owner", "--no-privileges", "--no-password"],
        // A host's own extensions come with a database of that host.
        ...["--extension=pg_trgm", `--snapshot=${snapshot.rows[0]?.id}`],
      ],
      environment: toolEnvironment(url),
      output: write,
    });
    await client.query("COMMIT");
    return manifest;
  } finally {
    await client.end();
  }
}
