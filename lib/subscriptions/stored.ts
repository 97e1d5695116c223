import "server-only";
import type { Transaction } from "@/lib/db/client";
import { SUBSCRIPTION_COLUMNS, type SubscriptionRecord } from "./record";

/** A record and how often it had changed when it was read; null: there was none. */
export interface Stored {
  record: SubscriptionRecord | null;
  version: number | null;
}

export async function readSubscription(db: Transaction, userId: string): Promise<Stored> {
  const found = await db.subscription.findUnique({
    where: { userId },
    select: { ...SUBSCRIPTION_COLUMNS, version: true },
  });
  if (!found) return { record: null, version: null };
  const { version, ...record } = found;
  return { record, version };
}

/**
 * Stores the billing service's answer if nothing was stored since `version` was read.
 *
 * @returns whether it was
 */
export async function storeIfUnchanged(
  db: Transaction,
  userId: string,
  version: number | null,
  record: SubscriptionRecord,
): Promise<boolean> {
  const data = { ...record, syncedAt: new Date() };
  const { count } =
    version === null
      ? await db.subscription.createMany({ data: [{ userId, ...data }], skipDuplicates: true })
      : await db.subscription.updateMany({
          where: { userId, version },
          data: { ...data, version: version + 1 },
        });
  return count === 1;
}

/** Stores a record whatever was there before. */
export async function storeSubscription(
  db: Transaction,
  userId: string,
  record: SubscriptionRecord,
): Promise<void> {
  const data = { ...record, syncedAt: new Date() };
  await db.subscription.upsert({
    where: { userId },
    create: { userId, ...data },
    update: { ...data, version: { increment: 1 } },
  });
}
