import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { openPglite } from "@/lib/db/embedded";
import { migrate, migrationNames } from "@/lib/db/migrate";
import { databaseUrl, onServer, postgresPool } from "./postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated PGlite folder, packed, and one with nothing in it. */
    pgliteTemplate: string;
    pgliteEmpty: string;
    /** The migrated one, unpacked: a copy is there in a fifth of the time that unpacking takes. */
    pgliteFolder: string;
    /** A PostgreSQL server and a migrated database there to copy; null: the tests run on PGlite. */
    postgresTemplate: { server: string; database: string } | null;
  }
}

/** Makes the migrated database that every test file starts from a copy of. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const empty = await emptyPglite();
  const migrated = await migratedPglite(empty);
  provide("pgliteEmpty", empty);
  provide("pgliteTemplate", migrated);
  provide("pgliteFolder", await unpacked(migrated));
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

const PGLITE = "node_modules/@electric-sql/pglite/package.json";

/** What makes the tables, beside the migrations. */
const MAKERS = [PGLITE, "node_modules/pg-boss/package.json", "lib/db/queue.ts"];

function emptyPglite(): Promise<string> {
  return kept("empty", [PGLITE], emptyArchive);
}

function migratedPglite(empty: string): Promise<string> {
  const migrations = migrationNames("prisma/migrations").map((name) =>
    join("prisma/migrations", name, "migration.sql"),
  );
  return kept("database", [...MAKERS, ...migrations], () => migratedArchive(new Blob([readFileSync(empty)])));
}

/** Beside its archive, and kept as long. */
async function unpacked(archive: string): Promise<string> {
  const folder = archive.replace(/\.tar$/, "");
  if (existsSync(folder)) return folder;
  const half = `${folder}.${process.pid}`;
  const { close } = await openPglite({ dataDir: half, loadDataDir: new Blob([readFileSync(archive)]) });
  await close();
  // Another run may have been quicker.
  if (existsSync(folder)) rmSync(half, { recursive: true });
  else renameSync(half, folder);
  return folder;
}

/** Making one takes seconds: kept until what makes it changes. */
async function kept(name: string, makers: readonly string[], make: () => Promise<Buffer>): Promise<string> {
  const hash = createHash("sha256");
  for (const file of makers) hash.update(readFileSync(file));
  const file = join("node_modules/.cache/hearten", `${name}-${hash.digest("hex").slice(0, 16)}.tar`);
  if (!existsSync(file)) {
    mkdirSync("node_modules/.cache/hearten", { recursive: true });
    const half = `${file}.${process.pid}`;
    writeFileSync(half, await make());
    renameSync(half, file);
  }
  return file;
}

/** A PGlite folder with nothing in it, packed so that a copy opens in a fraction of the time. */
async function emptyArchive(): Promise<Buffer> {
  const engine = await PGlite.create();
  const archive = await engine.dumpDataDir("none");
  await engine.close();
  return Buffer.from(await archive.arrayBuffer());
}

/** A migrated one, made from an empty one. */
async function migratedArchive(empty: Blob): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "hearten-template-"));
  try {
    const { pool, close } = await openPglite({ dataDir: folder, loadDataDir: empty });
    await migrate(pool);
    await close();
    const engine = await PGlite.create({ dataDir: folder });
    const archive = await engine.dumpDataDir("none");
    await engine.close();
    return Buffer.from(await archive.arrayBuffer());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
