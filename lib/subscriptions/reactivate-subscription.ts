import "server-only";
import { now } from "@/lib/clock";
import { database } from "@/lib/db/client";
import { billing } from "@/lib/services/billing";
import { lockRunningSubscription, storeSubscription } from "./stored";

/** Takes a cancellation back before its date. */
export async function reactivateSubscription(userId: string): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    const present = await lockRunningSubscription(tx, userId);
    if (!present.cancelAtPeriodEnd) return;
    await storeSubscription(tx, userId, await billing().reactivate(present));
    await tx.cancellation.updateMany({
      where: { userId, reactivatedAt: null },
      data: { reactivatedAt: now() },
    });
  });
}
