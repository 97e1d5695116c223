import { randomBytes } from "node:crypto";
import { databaseUrl, onServer } from "@/tests/support/postgres";

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
  const drop = () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  return { url: databaseUrl(server, name), drop };
}
