import "server-only";
import { TRIAL_DAYS } from "@/lib/brand";
import { now } from "@/lib/clock";
import { database } from "@/lib/db/client";
import { billing } from "@/lib/services/billing";
import type { Payer } from "@/lib/services/billing/port";
import { sendWelcome } from "@/lib/services/mail/send-welcome";
import { subscriptionStatus } from "./queries";
import { needsSetup } from "./rules";
import type { SubscriptionStatus } from "./schema";
import { lockMember, readSubscription, storeSubscription } from "./stored";
import { recordTrialUse, trialUsed } from "./trial-use";

type Subscriber = Payer & { firstName: string | null };

/** Starts the member's subscription, with the trial if they have not had one. Twice is once. */
export async function startSubscription(
  member: Subscriber,
  setupIntentId: string,
): Promise<SubscriptionStatus> {
  const db = await database();
  const { record, isNewTrial } = await db.$transaction(async (tx) => {
    await lockMember(tx, member.id);
    const present = await readSubscription(tx, member.id);
    if (present && !needsSetup(present, now())) return { record: present, isNewTrial: false };
    const trialDays = (await trialUsed(tx, member.email)) ? 0 : TRIAL_DAYS;
    const started = await billing().startSubscription(member, setupIntentId, trialDays);
    await storeSubscription(tx, member.id, started);
    if (trialDays > 0) await recordTrialUse(tx, member.email);
    return { record: started, isNewTrial: trialDays > 0 };
  });
  if (isNewTrial) await sendWelcome({ ...member, takesPayment: billing().takesPayment });
  return subscriptionStatus(member, record);
}
