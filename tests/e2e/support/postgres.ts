import { randomBytes } from "node:crypto";
import pg from "pg";

interface FreshDatabase {
  url: string;
  drop(): Promise<void>;
}

/** An empty database of its own on the server that `TEST_DATABASE_URL` names. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error("TEST_DATABASE_URL names no PostgreSQL server; `npm test` starts one.");
  const name = `hearten_e2e_${randomBytes(6).toString("hex")}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
