import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate, migrationNames } from "@/lib/db/migrate";
import { migratedArchive } from "@/tests/support/pglite-archive";
import { databaseUrl, onServer, postgresPool } from "@/tests/support/postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated PGlite folder, packed. */
    pgliteTemplate: string;
    /** A PostgreSQL server and a migrated database there to copy; null: the tests run on PGlite. */
    postgresTemplate: { server: string; database: string } | null;
  }
}

/** Makes the migrated database that every test file starts from a copy of. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  provide("pgliteTemplate", await pgliteTemplate());
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    provide("postgresTemplate", null);
    return async () => {};
  }
  const database = `hearten_template_${randomBytes(6).toString("hex")}`;
  await onServer(server, `CREATE DATABASE ${database}`);
  const pool = postgresPool(databaseUrl(server, database));
  await migrate(pool);
  await pool.end();
  provide("postgresTemplate", { server, database });
  return () => onServer(server, `DROP DATABASE ${database}`);
}

/** What makes the tables, beside the migrations. */
const MAKERS = [
  "node_modules/@electric-sql/pglite/package.json",
  "node_modules/pg-boss/package.json",
  "lib/db/queue.ts",
];

/** Migrating PGlite from nothing takes seconds: kept until what makes the tables changes. */
async function pgliteTemplate(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of MAKERS) hash.update(readFileSync(file));
  for (const name of migrationNames("prisma/migrations")) {
    hash.update(readFileSync(join("prisma/migrations", name, "migration.sql")));
  }
  const file = join("node_modules/.cache/hearten", `database-${hash.digest("hex").slice(0, 16)}.tar`);
  if (!existsSync(file)) {
    mkdirSync("node_modules/.cache/hearten", { recursive: true });
    const half = `${file}.${process.pid}`;
    writeFileSync(half, await migratedArchive());
    renameSync(half, file);
  }
  return file;
}
