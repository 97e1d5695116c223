import { openDatabase } from "@/lib/db/client";
import { rebuildSummary } from "@/lib/moods/stored-summary";
import { tellFailure } from "@/scripts/lib/trouble";

/** Makes every member's summary anew from their entries. Not needed in daily use; safe beside a server. */
async function main(): Promise<void> {
  const { prisma, close } = await openDatabase();
  try {
    const members = await prisma.memberSummary.findMany({
      select: { userId: true },
      orderBy: { userId: "asc" },
    });
    for (const { userId } of members) {
      await prisma.$transaction((tx) => rebuildSummary(tx, userId), { timeout: 60_000 });
    }
    console.log(`Rebuilt ${members.length} summaries.`);
  } finally {
    await close();
  }
}

main().catch(tellFailure);
