import "server-only";
import { inFigures } from "@/lib/config/figures";
import { money } from "@/lib/config/money";
import { REFUND_DAYS } from "@/lib/config/policy";
import { database, type Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { queueMail } from "@/lib/mail/queue-mail";
import { now } from "@/lib/time/clock";
import { billingOf } from "./billing/billing";
import type { RefundedPayment } from "./billing/port";
import { changeSubscription } from "./change-subscription";
import { openRefund } from "./queries";
import type { SubscriptionRecord } from "./record";
import { priceFor, refundableUntil } from "./rules";

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
