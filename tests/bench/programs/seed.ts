import { startSession } from "@/lib/access/session";
import type { Levels, TimeOfDay } from "@/lib/check-ins/dimensions";
import { packLevels } from "@/lib/check-ins/levels";
import { type Database, openDatabase, shareDatabase } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { newId } from "@/lib/db/ids";
import { rebuildSummary } from "@/lib/moods/stored-summary";
import { localDate, now } from "@/lib/time/clock";
import { generateQuote } from "@/lib/words/generate-quote";
import { sealQuote } from "@/lib/words/stored-quote";
import { makeMember } from "@/prisma/seed/people";
import { linkedMember } from "@/tests/support/made-up-members";
import { BENCH, type Seeded } from "../support/seeded";

const DAY = 86_400_000;
const TIME_ZONE = "Europe/London";
const AT_ONCE = 500;

interface Day {
  at: Date;
  levels: Levels;
  timeOfDay: TimeOfDay;
}

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
  await insert(db, id, days.slice(0, entries - lived));
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

/** As check-ins leave them behind, but many in a statement. */
async function insert(db: Database, userId: string, days: readonly Day[]): Promise<void> {
  const cipher = await memberCipher(db, userId);
  const rows = days.map(({ at, levels, timeOfDay }) => {
    const [entryId, quoteId] = [newId(at), newId(at)];
    const content = { text: WORDS, reason: "It leaned on rest: poor, and hope: some. In the morning." };
    return {
      entry: {
        id: entryId,
        userId,
        localDate: localDate(at, TIME_ZONE),
        timeOfDay,
        sealed: cipher.seal("EmotionalState", entryId, packLevels(levels)),
        createdAt: at,
      },
      quote: {
        id: quoteId,
        userId,
        emotionalStateId: entryId,
        sealed: sealQuote(cipher, quoteId, content),
        source: "library" as const,
        createdAt: at,
      },
    };
  });
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const some = rows.slice(first, first + AT_ONCE);
    await db.emotionalState.createMany({ data: some.map((row) => row.entry) });
    await db.quote.createMany({ data: some.map((row) => row.quote) });
  }
  if (rows.length > 0) await db.$transaction((tx) => rebuildSummary(tx, userId), { timeout: 60_000 });
}

/** As long as the composer's words are. */
const WORDS =
  "Some days ask for more than they give, and you noticed that this is one of them. You kept a little hope anyway, " +
  "and that is yours. Put one thing down for the next hour. The evening can be small and still be enough.";

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
