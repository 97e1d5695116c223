import type pg from "pg";
import { listUsers, userDetail, userStats, usersOverview } from "@/lib/admin/queries";
import type { AdminUsersQuery } from "@/lib/admin/schema";
import { auditRecords } from "@/lib/audit/queries";
import { shareDatabase, withPrisma } from "@/lib/db/client";
import { openPglite } from "@/lib/db/embedded";
import { newId } from "@/lib/db/ids";
import { migrate } from "@/lib/db/migrate";
import { memberStats } from "@/lib/newsletter/console/members";
import { addUsers } from "@/tests/support/many-users";
import { postgresPool } from "@/tests/support/postgres";

const ROUNDS = 15;

/**
 * How long the console's reads take with so many users, in milliseconds of wall time and of this process's CPU: on
 * an embedded database in memory, or on the empty one that `BENCH_DATABASE_URL` names.
 *
 * npx tsx --conditions=react-server tests/support/programs/admin-at-scale.ts 100000
 */
async function main(): Promise<void> {
  const users = Math.min(Number(process.argv[2] ?? 1_000), 200_000);
  const url = process.env.BENCH_DATABASE_URL;
  const { pool, close } = url ? onServer(url) : await openPglite({ dataDir: "memory://" });
  const open = withPrisma(pool, close);
  shareDatabase(open);
  await migrate(pool);
  const [first = "", ...others] = await addUsers(pool, users);
  await addRecords(pool, [first, ...others]);
  await pool.query("ANALYZE");
  const list = (query: AdminUsersQuery) => listUsers(newId(), query);
  const reads = {
    "first paint": () => usersOverview(),
    "next page": async () => {
      const { nextCursor } = await list({});
      return list(nextCursor ? { cursor: nextCursor } : {});
    },
    figures: () => userStats(),
    "search, a few found": () => list({ q: "user-99-" }),
    "search, nobody found": () => list({ q: "nobody-here" }),
    "search, a tenth found": () => list({ q: "maya" }),
    "search, all found": () => list({ q: "us" }),
    "filter: expired": () => list({ status: "expired" }),
    "filter: unverified": () => list({ status: "unverified" }),
    "search and filter": () => list({ q: "okafor", status: "trial" }),
    "open a user": () => userDetail(first),
    "audit, first page": () => auditRecords({}),
    "audit of one person": () => auditRecords({ person: first }),
    "audit of a month of sign-ins": () =>
      auditRecords({ action: "signed_in", from: "2026-03-01", to: "2026-03-31" }),
    "member newsletter figures": () => memberStats(),
  };
  for (const [name, read] of Object.entries(reads)) console.log(await measured(name, read));
  await open.close();
}

/** Fifty acts of each user, over a year. */
async function addRecords(pool: pg.Pool, ids: readonly string[]): Promise<void> {
  const from = Date.UTC(2025, 11, 1);
  const acts = Array.from({ length: 50 * ids.length }, (_, number) => {
    const at = new Date(from + (number * 31_536_000_000) / (50 * ids.length));
    return {
      id: newId(at),
      by: ids[number % ids.length],
      at,
      action: number % 3 ? "signed_in" : "signed_out",
    };
  });
  for (let done = 0; done < acts.length; done += 10_000)
    await pool.query(
      `INSERT INTO "AuditRecord" ("id", "action", "actorId", "subjectId", "createdAt")
       SELECT "id", "action", "by", "by", "at"
       FROM json_to_recordset($1) AS r("id" uuid, "action" text, "by" uuid, "at" timestamptz)`,
      [JSON.stringify(acts.slice(done, done + 10_000))],
    );
}

function onServer(url: string) {
  const pool = postgresPool(url);
  return { pool, close: () => pool.end() };
}

async function measured(name: string, read: () => Promise<unknown>): Promise<string> {
  for (let round = 0; round < 3; round++) await read();
  const times: number[] = [];
  const cpu = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(cpu);
  const median = times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  return `${name.padEnd(28)} ${median.toFixed(1).padStart(8)} ms  ${((user + system) / ROUNDS / 1000).toFixed(1).padStart(8)} ms CPU`;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
