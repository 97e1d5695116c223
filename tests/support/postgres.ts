import pg from "pg";

/** One statement on a server, from a connection of its own. */
export async function onServer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** PostgreSQL waits some seconds for connections that are just closing; who stays longer is shown the door. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  const drop = `DROP DATABASE IF EXISTS ${name}`;
  await onServer(server, drop).catch(() => onServer(server, `${drop} WITH (FORCE)`));
}

/** The address of another database on the same server. */
export function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** A pool as the app opens it. */
export function postgresPool(url: string): pg.Pool {
  return new pg.Pool({ connectionString: url, max: 10, options: "-c TimeZone=UTC" });
}
