import "server-only";
import { database } from "@/lib/db/client";
import { now } from "@/lib/time/clock";
import { billing } from "./billing/billing";
import type { BillingNotice } from "./billing/port";
import { type Change, syncSubscription } from "./change-subscription";

/**
 * Takes what the billing service posts. Until it is worked off it is kept as open, so that a crash in between is
 * healed by its being sent again, or by reconciliation.
 *
 * @throws AppError invalid_input unless the service signed it
 */
export async function receiveBillingNotice(body: Uint8Array, signature: string | null): Promise<void> {
  await workOff(billing().readNotice(body, signature));
}

/** Works on a notice once: it says who changed, and the truth about them is asked for. Null: it led to nothing. */
export async function workOff({ id, type, customerId }: BillingNotice): Promise<Change | null> {
  const db = await database();
  await db.billingEvent.createMany({ data: [{ id, type, customerId }], skipDuplicates: true });
  const open = await db.billingEvent.findFirst({ where: { id, processedAt: null }, select: { id: true } });
  if (!open) return null;
  const change = customerId ? await syncSubscription(customerId) : null;
  await db.billingEvent.updateMany({ where: { id }, data: { processedAt: now() } });
  return change;
}
