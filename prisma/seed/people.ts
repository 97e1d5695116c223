import { registerMember } from "@/lib/accounts/register-member";
import { PRICE, TRIAL_DAYS } from "@/lib/config/policy";
import { recordChoices } from "@/lib/consent/record-choices";
import type { Database } from "@/lib/db/client";
import { storeSubscription } from "@/lib/subscriptions/change-subscription";
import { addMonths } from "@/lib/subscriptions/rules";
import type { SubscriptionRecord } from "@/lib/subscriptions/schema";

export interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

const DAY = 86_400_000;

/** How each state of a subscription looks when it was begun `daysAgo` days ago. */
export const SUBSCRIPTIONS = {
  trialing: (userId: string, at: Date) => begun(userId, at, 1),
  active: (userId: string, at: Date) => begun(userId, at, 57),
  cancelled: (userId: string, at: Date) => ({
    ...begun(userId, at, 40),
    status: "active" as const,
    firstPaidAt: new Date(at.getTime() - 37 * DAY),
    currentPeriodEnd: new Date(at.getTime() + 24 * DAY),
    cancelAtPeriodEnd: true,
  }),
  trial_over: (userId: string, at: Date) => ({ ...begun(userId, at, 10), cancelAtPeriodEnd: true }),
  paid_over: (userId: string, at: Date) => ({
    ...begun(userId, at, 60),
    status: "canceled" as const,
    firstPaidAt: new Date(at.getTime() - 57 * DAY),
    endedAt: new Date(at.getTime() - 20 * DAY),
  }),
  past_due: (userId: string, at: Date) => ({ ...begun(userId, at, 50), status: "past_due" as const }),
};
export type SubscriptionState = keyof typeof SUBSCRIPTIONS;

/**
 * Registers a person with a verified address, who agreed to what a check-in asks, and a subscription in the given
 * state; "none" has never had one. They joined as it began.
 */
export async function makeMember(
  db: Database,
  person: Person,
  state: SubscriptionState | "none",
  at: Date,
): Promise<{ id: string }> {
  const subscriptionOf = (userId: string) => (state === "none" ? null : SUBSCRIPTIONS[state](userId, at));
  const joined = subscriptionOf("")?.startedAt ?? at;
  const member = await registerMember(person, "Europe/London", joined);
  await recordChoices(db, { userId: member.id }, { mood_data: true, ai_quotes: true }, joined);
  const subscription = subscriptionOf(member.id);
  if (subscription) await storeSubscription(db, member.id, subscription);
  return member;
}

function begun(userId: string, at: Date, daysAgo: number): SubscriptionRecord {
  const startedAt = new Date(at.getTime() - daysAgo * DAY);
  const trialEnd = new Date(startedAt.getTime() + TRIAL_DAYS * DAY);
  const isTrial = trialEnd > at;
  return {
    provider: "local",
    customerId: `cus_local_${userId}`,
    subscriptionId: `sub_local_${userId}_${startedAt.getTime()}`,
    status: "trialing",
    startedAt,
    trialEnd,
    currentPeriodEnd: isTrial ? trialEnd : addMonths(trialEnd, 1),
    cancelAtPeriodEnd: false,
    endedAt: null,
    firstPaidAt: null,
    amountMinor: PRICE.amountMinor,
    currency: PRICE.currency,
  };
}
