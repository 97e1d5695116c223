import { randomBytes } from "node:crypto";
import { databaseUrl, onServer } from "@/tests/support/postgres";

interface FreshDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of its own on the server that `TEST_DATABASE_URL` names: a copy of another, empty unless told. */
export async function freshDatabase(template = "template0"): Promise<FreshDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error("TEST_DATABASE_URL names no PostgreSQL server; `npm test` starts one.");
  const name = `hearten_e2e_${randomBytes(6).toString("hex")}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const drop = () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  return { url: databaseUrl(server, name), drop };
}
