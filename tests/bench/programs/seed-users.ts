import { startSession } from "@/lib/access/session";
import { env } from "@/lib/config/env";
import { openDatabase, shareDatabase } from "@/lib/db/client";
import { now } from "@/lib/time/clock";
import { makeMember } from "@/prisma/seed/people";
import { addUsers } from "@/tests/support/many-users";
import type { SeededUsers } from "../support/seeded";

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
    // What a server gets from autovacuum in its first minutes.
    await pool.query("ANALYZE");
    const seeded: SeededUsers = { admin: await startSession(id, null) };
    console.log(JSON.stringify(seeded));
  } finally {
    await open.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
