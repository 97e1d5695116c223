import "./environment";
import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { inject } from "vitest";
import { type OpenDatabase, shareDatabase, withPrisma } from "@/lib/db/client";
import { openEmbedded, openPglite } from "@/lib/db/embedded";
import { databaseUrl, dropDatabase, onServer, postgresPool } from "./postgres";

/** A migrated, empty database on disk or on a server, for programs of their own and for this process in between. */
export interface StoredDatabase {
  /** The configuration with which a program finds it. */
  environment: { DATA_DIR: string } | { DATABASE_URL: string };
  open(): Promise<OpenDatabase>;
  remove(): Promise<void>;
}

export const isPostgres = (): boolean => inject("postgresTemplate") !== null;

/** Gives this test file a migrated, empty database of its own, which `database()` hands out from here on. */
export async function useFreshDatabase(): Promise<OpenDatabase> {
  const stored = isPostgres() ? await storedOnServer() : null;
  const open = stored ? await stored.open() : await inMemory();
  shareDatabase(open);
  closers.push(async () => {
    await open.close();
    await stored?.remove();
  });
  return open;
}

const closers: (() => Promise<void>)[] = [];

/** Closes and removes what {@link useFreshDatabase} gave to a test file that is done. */
export async function closeFreshDatabases(): Promise<void> {
  shareDatabase(undefined);
  await Promise.all(closers.splice(0).map((close) => close()));
}

/** A migrated, empty database that outlives a killed process. */
export function storedDatabase(): Promise<StoredDatabase> {
  return isPostgres() ? storedOnServer() : storedInFolder();
}

/** A migrated PGlite folder, whichever database the tests run on. */
export async function storedInFolder(): Promise<StoredDatabase & { environment: { DATA_DIR: string } }> {
  const dataDir = mkdtempSync(join(tmpdir(), "hearten-stored-"));
  const folder = join(dataDir, "database");
  cpSync(inject("pgliteFolder"), folder, { recursive: true });
  return {
    environment: { DATA_DIR: dataDir },
    open: async () => {
      const { pool, close } = await openEmbedded(folder);
      return withPrisma(pool, close);
    },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** Works on a stored database in this process, and lets it go for the programs that open it themselves. */
export async function within<T>(place: StoredDatabase, work: (open: OpenDatabase) => Promise<T>): Promise<T> {
  const open = await place.open();
  shareDatabase(open);
  try {
    return await work(open);
  } finally {
    shareDatabase(undefined);
    await open.close();
  }
}

export interface EmptyDatabase {
  pool: pg.Pool;
  remove(): Promise<void>;
}

/** A database with nothing in it, not even tables. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  if (!isPostgres()) {
    const { pool, close } = await openPglite({ dataDir: "memory://", loadDataDir: packed("pgliteEmpty") });
    return { pool, remove: close };
  }
  const { url, remove } = await databaseOnServer("template0");
  const pool = postgresPool(url);
  return { pool, remove: () => pool.end().then(remove) };
}

async function storedOnServer(): Promise<StoredDatabase> {
  const { url, remove } = await databaseOnServer(inject("postgresTemplate")?.database ?? "");
  return {
    environment: { DATABASE_URL: url },
    open: async () => {
      const pool = postgresPool(url);
      return withPrisma(pool, () => pool.end());
    },
    remove,
  };
}

async function databaseOnServer(template: string): Promise<{ url: string; remove(): Promise<void> }> {
  const source = inject("postgresTemplate");
  if (!source) throw new Error("These tests run on PGlite.");
  const name = `hearten_test_${randomBytes(6).toString("hex")}`;
  await onServer(source.server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const remove = () => dropDatabase(source.server, name);
  return { url: databaseUrl(source.server, name), remove };
}

async function inMemory(): Promise<OpenDatabase> {
  const { pool, close } = await openPglite({ dataDir: "memory://", loadDataDir: packed("pgliteTemplate") });
  return withPrisma(pool, close);
}

function packed(archive: "pgliteTemplate" | "pgliteEmpty"): Blob {
  return new Blob([readFileSync(inject(archive))]);
}

/** Every table of the database, the migrator's own aside. */
export async function tables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations'
      ORDER BY table_name`,
  );
  return rows.map(({ name }) => name);
}

/** How many rows each table has, and the newest change of those that change in place: equal means nothing was written. */
export async function contents(pool: pg.Pool): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const table of await tables(pool)) {
    const { rows } = await pool.query<{ digest: string | null }>(
      `SELECT md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))) AS digest FROM "${table}" t`,
    );
    all[table] = rows[0]?.digest ?? "empty";
  }
  return all;
}

/** Remembers every row; what it answers brings all of them back as they were then, and nothing else. */
export async function backUp(pool: pg.Pool): Promise<() => Promise<void>> {
  const rows = new Map<string, unknown>();
  for (const table of await tables(pool)) {
    const { rows: found } = await pool.query(`SELECT json_agg(t) AS all FROM "${table}" t`);
    rows.set(table, found[0].all);
  }
  return async () => {
    const client = await pool.connect();
    // As pg_restore does: no foreign key is checked on the way.
    await client.query("BEGIN; SET LOCAL session_replication_role = replica");
    for (const [table, all] of rows) {
      await client.query(`DELETE FROM "${table}"`);
      const from = `json_populate_recordset(null::"${table}", $1)`;
      await client.query(`INSERT INTO "${table}" SELECT * FROM ${from}`, [JSON.stringify(all ?? [])]);
    }
    await client.query("COMMIT");
    client.release();
  };
}
