import { openDatabase, shareDatabase } from "@/lib/db/client";
import { now } from "@/lib/time/clock";
import { generateQuote } from "@/lib/words/generate-quote";
import { makeMember } from "@/prisma/seed/people";
import { linkedMember } from "@/tests/support/made-up-members";
import { insertHistory, TIME_ZONE } from "../support/history";
import { DISK, type Disk } from "../support/seeded";

const DAY = 86_400_000;

/** Measures on an empty migrated PostgreSQL what a check-in takes on disk, and what it writes to the log. */
async function main(): Promise<void> {
  const open = await openDatabase();
  shareDatabase(open);
  const { prisma, pool } = open;
  const today = Math.floor(now().getTime() / DAY) * DAY;

  async function someone(name: string, history: number) {
    const person = { email: `${name}@bench.test`, password: "correct horse battery" };
    const { id } = await makeMember(prisma, { ...person, firstName: "Ada", lastName: "L" }, "active", now());
    const nextLevels = linkedMember(name);
    const told = () => ({ levels: nextLevels(), timeOfDay: "morning" as const });
    const at = (index: number) => new Date(today - (history + DISK.checkIns - index) * DAY + 9 * 3_600_000);
    const days = Array.from({ length: history }, (_, index) => ({ at: at(index), ...told() }));
    await insertHistory(prisma, id, days);
    let made = history;
    return async () => {
      const checkIn = { ...told(), idempotencyKey: crypto.randomUUID() };
      await generateQuote(id, TIME_ZONE, checkIn, { at: at(made) });
      made += 1;
    };
  }

  async function sizes(): Promise<Record<string, number>> {
    await pool.query("VACUUM");
    const { rows } = await pool.query<{ name: string; bytes: string }>(
      `SELECT relname AS "name", pg_total_relation_size(oid) AS "bytes" FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );
    return Object.fromEntries(rows.map(({ name, bytes }) => [name, Number(bytes)]));
  }

  /** Bytes of log that the check-ins of one member write, full pages after a checkpoint left out. */
  async function logged(history: number): Promise<number> {
    const checkIn = await someone(`log-${history}`, history);
    await pool.query("VACUUM ANALYZE");
    // Each page is in the log once by then.
    for (let count = 0; count < DISK.checkIns / 2; count += 1) await checkIn();
    const before = await written();
    for (let count = 0; count < DISK.checkIns / 2; count += 1) await checkIn();
    return ((await written()) - before) / (DISK.checkIns / 2);
  }

  async function written(): Promise<number> {
    const { rows } = await pool.query<{ bytes: string }>(
      `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS "bytes"`,
    );
    return Number(rows[0]?.bytes);
  }

  try {
    const log = { short: await logged(DISK.short), long: await logged(DISK.long) };
    const people = [];
    for (let count = 0; count < DISK.members; count += 1) people.push(await someone(`disk-${count}`, 0));
    for (const checkIn of people) await checkIn();
    const before = await sizes();
    for (let count = 0; count < DISK.checkIns - 1; count += 1) for (const checkIn of people) await checkIn();
    const after = await sizes();
    const tables = Object.fromEntries(
      Object.entries(after)
        .map(
          ([name, bytes]) =>
            [name, (bytes - (before[name] ?? 0)) / DISK.members / (DISK.checkIns - 1)] as const,
        )
        .filter(([, bytes]) => bytes > 0),
    );
    const measured: Disk = { log, tables };
    console.log(JSON.stringify(measured));
  } finally {
    await open.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
