import { openDatabase } from "@/lib/db/client";
import { newestMasterKeyId, rewrap } from "@/lib/db/encryption/master-keys";
import { tellFailure } from "@/scripts/lib/trouble";

const BATCH = 500;

/**
 * Wraps every member's data key with the newest master key of DATA_ENCRYPTION_KEYS. Once it has finished,
 * older master keys can be taken out of the list. Safe to stop and run again, and to run beside a server.
 */
async function main(): Promise<void> {
  const { prisma, close } = await openDatabase();
  try {
    let rotated = 0;
    for (;;) {
      const keys = await prisma.memberKey.findMany({
        where: { masterKeyId: { not: newestMasterKeyId() } },
        take: BATCH,
      });
      if (keys.length === 0) break;
      for (const key of keys) {
        const { userId, masterKeyId } = key;
        await prisma.memberKey.updateMany({ where: { userId, masterKeyId }, data: rewrap(userId, key) });
      }
      rotated += keys.length;
    }
    console.log(`Wrapped ${rotated} keys with the newest master key (${newestMasterKeyId()}).`);
  } finally {
    await close();
  }
}

main().catch(tellFailure);
