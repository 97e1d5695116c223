import "server-only";
import { TRIAL_DAYS } from "@/lib/brand";
import { now } from "@/lib/clock";
import { database } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { changeSubscription } from "./change-subscription";
import { payerOf, serviceFor } from "./payer";
import { subscriptionStatus } from "./queries";
import { needsSetup, type SubscriptionRecord } from "./rules";
import type { SubscriptionStatus } from "./schema";
import { trialUsed } from "./trial-use";

interface Subscriber {
  id: string;
  email: string;
}

/** Starts the member's subscription, with the trial if they have not had one. Twice is once. */
export async function startSubscription(
  member: Subscriber,
  setupIntentId: string,
): Promise<SubscriptionStatus> {
  const { after } = await changeSubscription(member.id, async (present) =>
    runs(present) ? null : begin(member, present, setupIntentId),
  );
  if (after?.status === "incomplete") {
    throw new AppError("conflict", "Your bank declined the payment. Please try another card.");
  }
  return subscriptionStatus(member, after);
}

async function begin(
  member: Subscriber,
  present: SubscriptionRecord | null,
  setupIntentId: string,
): Promise<SubscriptionRecord> {
  const service = serviceFor(present, now());
  const isUsed = await trialUsed(await database(), member.email, present);
  const payer = payerOf(member, present, service);
  return service.startSubscription(payer, setupIntentId, isUsed ? 0 : TRIAL_DAYS);
}

/** One whose first payment failed is not running yet: it is paid by starting it again. */
function runs(present: SubscriptionRecord | null): boolean {
  return present !== null && !needsSetup(present, now()) && present.status !== "incomplete";
}
