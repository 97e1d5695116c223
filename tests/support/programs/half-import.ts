import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { openDatabase, shareDatabase } from "@/lib/db/client";
import { importFile } from "@/lib/import/import-file";
import { now } from "@/lib/time/clock";
import { generateQuote } from "@/lib/words/generate-quote";
import { makeMember } from "@/prisma/seed/people";
import { fileToImport } from "@/tests/support/file-to-import";

/** Imports a file for a member with one check-in, and stands still in the middle. Meant to be killed. */
async function main(): Promise<void> {
  const open = await openDatabase();
  shareDatabase(open);
  const person = { email: "half@hearten.test", password: "correct horse battery", firstName: "Ada" };
  const { id } = await makeMember(open.prisma, { ...person, lastName: "Lovelace" }, "active", now());
  const checkIn = { levels: DEFAULT_LEVELS, timeOfDay: "evening" as const, idempotencyKey: null };
  await generateQuote(id, "UTC", checkIn);
  console.log(JSON.stringify({ member: id }));
  await importFile(id, fileToImport(), (done) => {
    if (done < 1_000) return;
    console.log(JSON.stringify({ done }));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
