import { openDatabase } from "@/lib/db/client";
import { trouble } from "@/scripts/lib/trouble";

/** Prints which members were erased and when, to be kept beside the backups and given to `apply-erasures`. */
async function main(): Promise<void> {
  const { prisma, close } = await openDatabase();
  try {
    const records = await prisma.erasureRecord.findMany({ orderBy: { erasedAt: "asc" } });
    for (const { userId, erasedAt } of records) console.log(`${userId} ${erasedAt.toISOString()}`);
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  console.error(trouble(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
});
