import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import PgBoss from "pg-boss";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { migrate, migrationNames } from "@/lib/db/migrate";
import { makeQueues } from "@/lib/db/queue";
import { type EmptyDatabase, emptyDatabase } from "@/tests/support/database";

const FOLDER = "prisma/migrations";

// Making an embedded database from nothing takes seconds, more beside other tests.
vi.setConfig({ testTimeout: 60_000 });

let database: EmptyDatabase;
let pool: pg.Pool;
let folder: string;

beforeEach(async () => {
  database = await emptyDatabase();
  pool = database.pool;
  folder = mkdtempSync(join(tmpdir(), "hearten-migrations-"));
  cpSync(FOLDER, folder, { recursive: true });
});

afterEach(async () => {
  await database.remove();
  rmSync(folder, { recursive: true });
});

function addMigration(name: string, sql: string): void {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, "migration.sql"), sql);
}

const bookkeeping = async () =>
  (await pool.query(`SELECT * FROM "_prisma_migrations" ORDER BY started_at`)).rows as Record<
    string,
    unknown
  >[];

test("Migrating writes down each migration as prisma migrate deploy does", async () => {
  const applied = await migrate(pool);

  expect(applied).toEqual(migrationNames(FOLDER));
  const sums = applied.map((name) =>
    createHash("sha256")
      .update(readFileSync(join(FOLDER, name, "migration.sql")))
      .digest("hex"),
  );
  expect(await bookkeeping()).toEqual(
    applied.map((migration_name, index) => ({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      checksum: sums[index],
      migration_name,
      started_at: expect.any(Date),
      finished_at: expect.any(Date),
      applied_steps_count: 1,
      logs: null,
      rolled_back_at: null,
    })),
  );
});

test("Migrating twice at once applies each migration once", async () => {
  const results = await Promise.all([migrate(pool), migrate(pool), migrate(pool)]);

  expect(results.flat().sort()).toEqual(migrationNames(FOLDER));
  expect(await bookkeeping()).toHaveLength(migrationNames(FOLDER).length);
});

test("Only migrations that the database has not seen are applied", async () => {
  await migrate(pool, folder);
  addMigration(
    "99990101000000_more",
    `CREATE TABLE "More" ("id" INTEGER); CREATE TABLE "Most" ("id" INTEGER);`,
  );

  expect(await migrate(pool, folder)).toEqual(["99990101000000_more"]);
  expect(await migrate(pool, folder)).toEqual([]);
  expect((await pool.query(`SELECT count(*)::int AS n FROM "Most"`)).rows).toEqual([{ n: 0 }]);
});

test("A migration that fails leaves nothing of itself, is named, and stops those after it until it is mended", async () => {
  addMigration("99990101000000_broken", `CREATE TABLE "Half" ("id" INTEGER); SELECT 1/0;`);
  addMigration("99990102000000_later", `CREATE TABLE "Later" ("id" INTEGER);`);

  await expect(migrate(pool, folder)).rejects.toThrow(/99990101000000_broken failed: division by zero/);
  const { rows } = await pool.query(`SELECT to_regclass('"Half"') AS half, to_regclass('"Later"') AS later`);
  expect(rows).toEqual([{ half: null, later: null }]);
  await expect(migrate(pool, folder)).rejects.toThrow(/99990101000000_broken failed earlier/);

  await pool.query(`UPDATE "_prisma_migrations" SET rolled_back_at = now() WHERE finished_at IS NULL`);
  writeFileSync(
    join(folder, "99990101000000_broken", "migration.sql"),
    `CREATE TABLE "Half" ("id" INTEGER);`,
  );
  expect(await migrate(pool, folder)).toEqual(["99990101000000_broken", "99990102000000_later"]);
});

test("A migration that was cut off in the midst is applied at the next start", async () => {
  addMigration("99990101000000_long", `CREATE TABLE "Half" ("id" INTEGER); SELECT 'still at it';`);
  await expect(migrate(cutOffAfter("still at it"), folder)).rejects.toThrow();

  expect(await migrate(pool, folder)).toContain("99990101000000_long");
  expect((await pool.query(`SELECT count(*)::int AS n FROM "Half"`)).rows).toEqual([{ n: 0 }]);
});

/** The pool as a process has it that is ended by force once it has sent this. */
function cutOffAfter(text: string): pg.Pool {
  return new Proxy(pool, {
    get: (target, name) => (name === "connect" ? connect : Reflect.get(target, name)),
  });

  async function connect() {
    const client = await pool.connect();
    let isOver = false;
    return new Proxy(client, {
      get(target, name) {
        if (name !== "query") return Reflect.get(target, name);
        return async (sql: string, values?: unknown[]) => {
          if (isOver) throw new Error("The process is gone");
          const result = await target.query(sql, values);
          if (!sql.includes(text)) return result;
          isOver = true;
          // What the database does once nobody is at the other end.
          await target.query("ROLLBACK; SELECT pg_advisory_unlock_all()");
          target.release();
          throw new Error("The process is gone");
        };
      },
    });
  }
}

test("A queue that is there already stays as it is, with what waits in it", async () => {
  const executeSql = (text: string, values: unknown[]) => pool.query(text, values);
  await makeQueues(executeSql);
  const boss = new PgBoss({ db: { executeSql }, migrate: false, supervise: false, schedule: false });
  const id = await boss.send("mail", { sealed: "letter" });
  await migrate(pool);
  expect(await boss.getJobById("mail", id ?? "")).toMatchObject({
    state: "created",
    data: { sealed: "letter" },
    retryLimit: 12,
    deadLetter: "mail-failed",
  });
});
