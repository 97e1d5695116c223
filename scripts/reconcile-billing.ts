import { openDatabase, shareDatabase } from "@/lib/db/client";
import { reconcileSubscriptions } from "@/lib/subscriptions/reconcile-subscriptions";
import { trouble } from "./lib/trouble";

/** Brings every running subscription to how it stands at the billing service. Safe beside a server on PostgreSQL. */
async function main(): Promise<void> {
  const open = await openDatabase();
  shareDatabase(open);
  try {
    const { checked, changed, failed } = await reconcileSubscriptions();
    console.log(`Checked ${checked} subscriptions: ${changed} changed, ${failed} failed.`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    shareDatabase(undefined);
    await open.close();
  }
}

main().catch((error: unknown) => {
  console.error(trouble(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
});
