import pg from "pg";
import { Refusal } from "./refusal";

/**
 * Connects to the database of an address.
 *
 * @returns undefined where the server has no such database
 * @throws Refusal when the server cannot be reached, or lets nobody in
 */
export async function connectPostgres(url: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, options: "-c TimeZone=UTC" });
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === "3D000") return undefined;
    throw new Refusal(`PostgreSQL cannot be reached: ${error instanceof Error ? error.message : "unknown"}`);
  }
}

/** The server's major version. */
export async function majorVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: string }>(
    "SELECT current_setting('server_version_num') AS version",
  );
  return Math.floor(Number(rows[0]?.version) / 10_000);
}
