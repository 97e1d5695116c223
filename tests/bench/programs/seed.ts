import { startSession } from "@/lib/access/session";
import { type Database, openDatabase, shareDatabase } from "@/lib/db/client";
import { now } from "@/lib/time/clock";
import { generateQuote } from "@/lib/words/generate-quote";
import { makeMember } from "@/prisma/seed/people";
import { linkedMember } from "@/tests/support/made-up-members";
import { type Day, insertHistory, TIME_ZONE } from "../support/history";
import { BENCH, type Seeded } from "../support/seeded";

const DAY = 86_400_000;

/** Fills a migrated database with the benchmark's members, and prints how to be signed in as them. */
async function main(): Promise<void> {
  const open = await openDatabase();
  shareDatabase(open);
  try {
    const { prisma } = open;
    const short = await memberWith(prisma, "short", BENCH.shortHistory);
    const long = await memberWith(prisma, "long", BENCH.longHistory);
    const others: string[] = [];
    for (let count = 1; count <= BENCH.others; count += 1) {
      others.push((await memberWith(prisma, `other-${count}`, BENCH.shortHistory)).token);
    }
    const oldest = await prisma.emotionalState.findMany({
      where: { userId: long.id },
      orderBy: { id: "asc" },
      take: BENCH.page + 1,
      select: { id: true },
    });
    // What a server gets from autovacuum in its first minutes.
    await open.pool.query("ANALYZE");
    const seeded: Seeded = {
      short: short.token,
      long: long.token,
      others,
      lastPage: oldest.at(-1)?.id ?? "",
    };
    console.log(JSON.stringify(seeded));
  } finally {
    await open.close();
  }
}

/** A member who checked in once a day up to yesterday, the last days through the app's own door. */
async function memberWith(db: Database, name: string, entries: number) {
  const person = {
    email: `${name}@bench.test`,
    password: "correct horse battery",
    firstName: "Ada",
    lastName: "L",
  };
  const { id } = await makeMember(db, person, "active", now());
  const days = daysOf(name, entries);
  const lived = name.startsWith("other") ? 0 : BENCH.shortHistory;
  await insertHistory(db, id, days.slice(0, entries - lived));
  for (const { at, levels, timeOfDay } of days.slice(entries - lived)) {
    await generateQuote(id, TIME_ZONE, { levels, timeOfDay, idempotencyKey: null }, { at });
  }
  return { id, token: await startSession(id, null) };
}

function daysOf(name: string, entries: number): Day[] {
  const nextLevels = linkedMember(name);
  const today = Math.floor(now().getTime() / DAY) * DAY;
  return Array.from({ length: entries }, (_, index) => ({
    at: new Date(today - (entries - index) * DAY + 9 * 3_600_000),
    levels: nextLevels(),
    timeOfDay: "morning",
  }));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
