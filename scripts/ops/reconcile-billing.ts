import { openDatabase, shareDatabase } from "@/lib/db/client";
import { reconcileSubscriptions } from "@/lib/subscriptions/reconcile-subscriptions";
import { tellFailure } from "@/scripts/lib/trouble";

/** Brings everybody's subscription to how it stands at the billing service. Safe beside a server on PostgreSQL. */
async function main(): Promise<void> {
  const open = await openDatabase();
  shareDatabase(open);
  try {
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
  } finally {
    shareDatabase(undefined);
    await open.close();
  }
}

main().catch(tellFailure);
