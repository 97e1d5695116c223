import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseUrl, onServer } from "@/tests/support/postgres";

/** What a server's database begins as: with its tables, or with the demo's people as well. */
export type Filling = "migrated" | "seeded";

/** Tells one run's templates from another's on the same machine. */
export const RUN = "E2E_RUN";

/** A data folder with an embedded database to copy. */
export function templateFolder(filling: Filling): string {
  return join(tmpdir(), `hearten-e2e-${process.env[RUN]}`, filling);
}

/** The name of a database to copy on the tests' PostgreSQL server. */
export function templateDatabase(filling: Filling): string {
  return `hearten_e2e_${process.env[RUN]}_${filling}`;
}

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
