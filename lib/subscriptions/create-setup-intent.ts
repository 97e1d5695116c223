import "server-only";
import { now } from "@/lib/clock";
import { database } from "@/lib/db/client";
import type { BillingService } from "@/lib/services/billing/port";
import { changeSubscription } from "./change-subscription";
import { recallCustomer } from "./known-customers";
import { payerOf, serviceFor } from "./payer";
import { needsSetup, withoutSubscription } from "./rules";
import type { SetupIntent } from "./schema";
import { readSubscription } from "./stored";

/**
 * Begins the agreement on how to pay. Nothing is charged. Who the service now knows the member as is stored before
 * they can go on: whatever it tells later can then be told whose it is.
 */
export async function createSetupIntent(member: { id: string; email: string }): Promise<SetupIntent> {
  const { record: stored } = await readSubscription(await database(), member.id);
  const service = serviceFor(stored, now());
  const record = needsSetup(stored, now()) ? await recallCustomer(member, service) : stored;
  const payer = payerOf(member, record, service);
  const { customerId, ...setup } = await service.createSetupIntent(payer);
  if (customerId && customerId !== payer.customerId) await remember(member.id, service, customerId);
  return setup;
}

async function remember(userId: string, { provider }: BillingService, customerId: string): Promise<void> {
  await changeSubscription(userId, async (present) =>
    present?.provider === provider ? { ...present, customerId } : withoutSubscription(provider, customerId),
  );
}
