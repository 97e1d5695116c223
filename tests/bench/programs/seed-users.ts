import { startSession } from "@/lib/access/session";
import { env } from "@/lib/config/env";
import { type Database, openDatabase, shareDatabase } from "@/lib/db/client";
import { now } from "@/lib/time/clock";
import { makeMember } from "@/prisma/seed/people";
import { linkedMember } from "@/tests/support/made-up-members";
import { addUsers } from "@/tests/support/many-users";
import { insertHistory } from "../support/history";
import { ASKED_FOR, type SeededUsers } from "../support/seeded";

const DAY = 86_400_000;
/** Fewer days than they have been a member for. */
const HISTORY = 30;

/** Fills a migrated database with an admin and `USERS` others, and prints how to be signed in as the admin. */
async function main(): Promise<void> {
  const open = await openDatabase();
  shareDatabase(open);
  try {
    const { prisma, pool } = open;
    const email = env().adminEmail ?? "";
    const person = { email, password: "correct horse battery", firstName: "Ada", lastName: "Keeper" };
    const { id } = await makeMember(prisma, person, "active", now());
    await addUsers(pool, Number(process.env.USERS));
    await someoneWithHistory(prisma);
    // What a server gets from autovacuum in its first minutes.
    await pool.query("ANALYZE");
    const seeded: SeededUsers = { admin: await startSession(id, null) };
    console.log(JSON.stringify(seeded));
  } finally {
    await open.close();
  }
}

async function someoneWithHistory(db: Database): Promise<void> {
  const { id } = await makeMember(db, { ...ASKED_FOR, password: "correct horse battery" }, "active", now());
  const nextLevels = linkedMember("asked for");
  const days = Array.from({ length: HISTORY }, (_, index) => ({
    at: new Date(now().getTime() - (HISTORY - index) * DAY),
    levels: nextLevels(),
    timeOfDay: "morning" as const,
  }));
  await insertHistory(db, id, days);
  await startSession(id, null);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
