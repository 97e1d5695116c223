import { openDatabase, shareDatabase } from "@/lib/db/client";
import { newestMasterKeyId, rewrap } from "@/lib/db/encryption/master-keys";
import { rebuildSummary } from "@/lib/moods/stored-summary";
import { reconcileSubscriptions } from "@/lib/subscriptions/reconcile-subscriptions";
import { Refusal, tellFailure } from "@/scripts/lib/trouble";

type Database = Awaited<ReturnType<typeof openDatabase>>["prisma"];

/** What is done to all members, one after another, by its name on the command line. */
const WORK = new Map<string | undefined, (prisma: Database) => Promise<void>>([
  ["keys", rotateKeys],
  ["summaries", rebuildSummaries],
  ["subscriptions", reconcileBilling],
]);

async function main(): Promise<void> {
  const work = WORK.get(process.argv[2]);
  if (!work) throw new Refusal(`What of every member? One of: ${[...WORK.keys()].join(", ")}.`);
  const open = await openDatabase();
  shareDatabase(open);
  try {
    await work(open.prisma);
  } finally {
    shareDatabase(undefined);
    await open.close();
  }
}

const BATCH = 500;

/**
 * Wraps every member's data key with the newest master key of DATA_ENCRYPTION_KEYS. Once it has finished,
 * older master keys can be taken out of the list. Safe to stop and run again, and to run beside a server.
 */
async function rotateKeys(prisma: Database): Promise<void> {
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
}

/** Makes every member's summary anew from their entries. Not needed in daily use; safe beside a server. */
async function rebuildSummaries(prisma: Database): Promise<void> {
  const members = await prisma.memberSummary.findMany({
    select: { userId: true },
    orderBy: { userId: "asc" },
  });
  for (const { userId } of members) {
    await prisma.$transaction((tx) => rebuildSummary(tx, userId), { timeout: 60_000 });
  }
  console.log(`Rebuilt ${members.length} summaries.`);
}

/** Brings everybody's subscription to how it stands at the billing service. Safe beside a server on PostgreSQL. */
async function reconcileBilling(): Promise<void> {
  const { checked, changed, failed, gone, twice } = await reconcileSubscriptions();
  console.log(`Checked ${checked} subscriptions: ${changed} changed, ${failed} failed.`);
  if (gone.length > 0) {
    console.log("Charged at Stripe, but their account is not here. Cancel and refund there:");
    for (const customer of gone) console.log(`  ${customer}`);
  }
  if (twice.length > 0) {
    console.log("Members with more than one subscription. Cancel and refund all but one at Stripe:");
    for (const customers of twice) console.log(`  ${customers.join(" ")}`);
  }
  if (failed + gone.length + twice.length > 0) process.exitCode = 1;
}

main().catch(tellFailure);
