import "server-only";
import { inFigures } from "@/lib/config/figures";
import { money } from "@/lib/config/money";
import { REFUND_DAYS, TRIAL_DAYS } from "@/lib/config/policy";
import { database, type Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { queueMail } from "@/lib/mail/queue-mail";
import { now } from "@/lib/time/clock";
import { billingOf } from "./billing/billing";
import type { BillingService, RefundedPayment } from "./billing/port";
import { changeSubscription, readSubscription } from "./change-subscription";
import { payerOf, recallCustomer, serviceFor } from "./known-customers";
import { openRefund, subscriptionStatus } from "./queries";
import {
  accessOf,
  asOf,
  needsSetup,
  owes,
  periodEnd,
  priceFor,
  refundableUntil,
  withoutSubscription,
} from "./rules";
import type { SetupIntent, SubscriptionRecord, SubscriptionStatus } from "./schema";
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
    isTaken(present) ? null : begin(member, present, setupIntentId),
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

/** Whether there is nothing left to start. One whose first payment failed is paid by starting it again. */
function isTaken(present: SubscriptionRecord | null): boolean {
  return present !== null && !needsSetup(present, now()) && present.status !== "incomplete";
}

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

/**
 * Lets the subscription run out at the end of the trial or of the paid period. Cancelling twice is cancelling once.
 *
 * @returns the date until which access stays; null where it is closed already, as after a payment that failed
 */
export async function cancelSubscription(userId: string): Promise<Date | null> {
  const { after } = await changeSubscription(userId, async (stored) => {
    const present = runningAsOf(stored, now());
    return present.cancelAtPeriodEnd ? null : billingOf(present).cancelAtPeriodEnd(present);
  });
  const at = now();
  return accessOf(after, at) === "granted" ? periodEnd(runningAsOf(after, at)) : null;
}

/** Takes a cancellation back before its date. */
export async function reactivateSubscription(userId: string): Promise<void> {
  await changeSubscription(userId, async (stored) => {
    const present = runningAsOf(stored, now());
    return present.cancelAtPeriodEnd ? billingOf(present).reactivate(present) : null;
  });
}

/** Pays with another card from here on, and what is owed with it at once. */
export async function changePaymentMethod(
  member: { id: string; email: string },
  setupIntentId: string,
): Promise<SubscriptionStatus> {
  const { after } = await changeSubscription(member.id, async (stored) => {
    const present = runningAsOf(stored, now());
    return billingOf(present).changePaymentMethod(present, setupIntentId);
  });
  if (after && owes(after)) {
    throw new AppError("conflict", "Your card has been saved, but the payment hasn't gone through yet.");
  }
  return subscriptionStatus(member, after);
}

/**
 * The subscription as it stands.
 *
 * @throws AppError conflict when there is none that runs
 */
function runningAsOf(record: SubscriptionRecord | null, now: Date): SubscriptionRecord {
  if (!record || needsSetup(record, now))
    throw new AppError("conflict", "You don't have a subscription at the moment.");
  return asOf(record, now);
}

/**
 * Pays the first payment back and ends the subscription at once, within the cooling-off period. Asked for twice, or
 * after a crash half-way, it is still paid back once.
 *
 * @returns what was paid back
 */
export async function refundFirstPayment(userId: string): Promise<{ amountMinor: number; currency: string }> {
  let refunded: RefundedPayment | undefined;
  const ask = async (present: SubscriptionRecord | null) => {
    if (refunded && present) return billingOf(present).currentSubscription(present);
    refunded = await askFor(present);
    return refunded.record;
  };
  await changeSubscription(userId, ask, { quiet: true });
  if (!refunded?.record.subscriptionId) throw tooLate(refunded?.record ?? null);
  const { amountMinor, currency, record } = refunded;
  const refund = { userId, subscriptionId: record.subscriptionId ?? "", amountMinor, currency };
  await (await database()).$transaction((tx) => note(tx, refund));
  return { amountMinor, currency };
}

/** Notes a refund that the billing service knows of and a restored database has forgotten. The member was told then. */
export async function recallRefund(record: SubscriptionRecord): Promise<void> {
  const { customerId, subscriptionId, status } = record;
  if (!subscriptionId || status !== "canceled" || !(await openRefund(record, now()))) return;
  const paidBack = await billingOf(record).refundOf(record);
  const db = await database();
  const owner = await db.subscription.findUnique({ where: { customerId }, select: { userId: true } });
  if (!paidBack || !owner) return;
  const data = [{ id: newId(), ...owner, subscriptionId, ...paidBack }];
  await db.refund.createMany({ data, skipDuplicates: true });
}

interface NotedRefund {
  userId: string;
  subscriptionId: string;
  amountMinor: number;
  currency: string;
}

/** Once for each subscription, with the mail that says so. */
async function note(tx: Transaction, refund: NotedRefund): Promise<void> {
  const { count } = await tx.refund.createMany({ data: [{ id: newId(), ...refund }], skipDuplicates: true });
  if (count === 0) return;
  const to = { userId: refund.userId };
  await queueMail(
    tx,
    { template: "paymentRefunded", to, price: money(refund) },
    { key: `refund ${refund.subscriptionId}` },
  );
}

function askFor(present: SubscriptionRecord | null): Promise<RefundedPayment> {
  if (present?.provider === "local") return billingOf(present).refundFirstPayment(present);
  if (!present || !refundableUntil(present, now())) throw tooLate(present);
  return billingOf(present).refundFirstPayment(present);
}

function tooLate(record: SubscriptionRecord | null): AppError {
  return new AppError(
    "conflict",
    `There's no payment to refund: you can ask for one within ${inFigures(REFUND_DAYS, "day")} of the first ${money(priceFor(record))}.`,
  );
}
