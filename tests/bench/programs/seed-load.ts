import { startSession } from "@/lib/access/session";
import { env } from "@/lib/config/env";
import { type Database, openDatabase, shareDatabase } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { queueNewsletter } from "@/lib/newsletter/work-on-newsletter";
import { now } from "@/lib/time/clock";
import { makeMember } from "@/prisma/seed/people";
import { linkedMember } from "@/tests/support/made-up-members";
import { insertHistory } from "../support/history";
import { LOAD, type SeededLoad } from "../support/seeded";

const DAY = 86_400_000;

/** Fills a migrated database with the people of the load, and queues a newsletter to its readers. */
async function main(): Promise<void> {
  const open = await openDatabase();
  shareDatabase(open);
  try {
    const { prisma } = open;
    const { id } = await makeMember(prisma, person(env().adminEmail ?? ""), "active", now());
    const members: SeededLoad["members"] = [];
    for (let count = 0; count < LOAD.members; count += 1)
      members.push(await memberAtWork(prisma, `member-${count}@bench.test`));
    await endingTrials(prisma);
    await newsletter(prisma);
    // What a server gets from autovacuum in its first minutes.
    await open.pool.query("ANALYZE");
    const seeded: SeededLoad = { members, admin: await startSession(id, null) };
    console.log(JSON.stringify(seeded));
  } finally {
    await open.close();
  }
}

const person = (email: string) => ({
  email,
  password: "correct horse battery",
  firstName: "Ada",
  lastName: "L",
});

async function memberAtWork(db: Database, email: string): Promise<SeededLoad["members"][number]> {
  const { id: userId } = await makeMember(db, person(email), "active", now());
  const nextLevels = linkedMember(email);
  const days = Array.from({ length: LOAD.history }, (_, index) => ({
    at: new Date(now().getTime() - (LOAD.history - index) * DAY),
    levels: nextLevels(),
    timeOfDay: "morning" as const,
  }));
  await insertHistory(db, userId, days);
  const quote = await db.quote.findFirstOrThrow({ where: { userId }, select: { id: true } });
  return { token: await startSession(userId, null), quoteId: quote.id };
}

/** Each is owed a reminder. */
async function endingTrials(db: Database): Promise<void> {
  const trialEnd = new Date(now().getTime() + DAY / 2);
  for (let count = 0; count < LOAD.trials; count += 1) {
    const { id } = await makeMember(db, person(`trial-${count}@bench.test`), "trialing", now());
    await db.subscription.update({ where: { userId: id }, data: { trialEnd } });
  }
}

async function newsletter(db: Database): Promise<void> {
  const readers = Array.from({ length: LOAD.readers }, (_, index) => ({
    id: newId(),
    email: `reader-${index}@bench.test`,
    source: "bench",
    confirmedAt: now(),
  }));
  await db.newsletterSubscriber.createMany({ data: readers });
  const words = { subject: "News", content: "Hello.", audience: "subscribers" } as const;
  const { id } = await db.newsletter.create({ data: { id: newId(), ...words } });
  await db.$transaction((tx) => queueNewsletter(tx, id));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
