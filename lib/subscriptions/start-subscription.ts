import "server-only";
import { TRIAL_DAYS } from "@/lib/brand";
import { now } from "@/lib/clock";
import { database, type Transaction } from "@/lib/db/client";
import { billing } from "@/lib/services/billing";
import type { Payer } from "@/lib/services/billing/port";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { subscriptionStatus } from "./queries";
import { needsSetup } from "./rules";
import type { SubscriptionStatus } from "./schema";
import { lockMember, readSubscription, storeSubscription } from "./stored";
import { recordTrialUse, trialUsed } from "./trial-use";

/** Starts the member's subscription, with the trial if they have not had one. Twice is once. */
export async function startSubscription(member: Payer, setupIntentId: string): Promise<SubscriptionStatus> {
  const db = await database();
  const record = await db.$transaction(async (tx) => {
    await lockMember(tx, member.id);
    const present = await readSubscription(tx, member.id);
    if (present && !needsSetup(present, now())) return present;
    const trialDays = (await trialUsed(tx, member.email)) ? 0 : TRIAL_DAYS;
    const started = await billing().startSubscription(member, setupIntentId, trialDays);
    await storeSubscription(tx, member.id, started);
    if (trialDays > 0) await welcome(tx, member);
    return started;
  });
  return subscriptionStatus(member, record);
}

async function welcome(tx: Transaction, { id, email }: Payer): Promise<void> {
  await recordTrialUse(tx, email);
  const { takesPayment } = billing();
  await queueMail(tx, { template: "welcome", to: { userId: id }, takesPayment }, { key: `welcome:${id}` });
}
