import { end, subscriptionOf } from "./invoices";
import type { Dispute, Subscription } from "./shapes";
import { emit, newId, type World } from "./world";

const DAY = 86_400;

/**
 * A member's bank takes back what a subscription's last paid invoice came to. The invoice stays paid, and the
 * subscription goes on unless the account's settings end it.
 */
export function openDispute(world: World, subscription: Subscription, { ends }: { ends: boolean }): Dispute {
  const paid = [...world.invoicePayments.values()].filter(
    ({ invoice }) => subscriptionOf(world, world.invoices.get(invoice)) === subscription,
  );
  const payment = paid.at(-1);
  if (!payment) throw new Error("Nothing was paid that could be disputed.");
  const { payment_intent } = payment.payment;
  const dispute: Dispute = {
    id: newId("du"),
    object: "dispute",
    amount: payment.amount_paid,
    balance_transactions: [],
    charge: chargeOf(payment_intent),
    created: world.clock,
    currency: payment.currency,
    enhanced_eligibility_types: [],
    evidence_details: {
      due_by: world.clock + 9 * DAY,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent,
    reason: "fraudulent",
    status: "needs_response",
  };
  world.disputes.set(dispute.id, dispute);
  emit(world, "charge.dispute.created", dispute);
  emit(world, "charge.dispute.funds_withdrawn", dispute);
  if (ends) end(world, subscription);
  return dispute;
}

export function closeDispute(world: World, dispute: Dispute, status: "won" | "lost"): void {
  dispute.status = status;
  emit(world, "charge.dispute.closed", dispute);
  if (status === "won") emit(world, "charge.dispute.funds_reinstated", dispute);
}

export function isDisputed(world: World, paymentIntent: string): boolean {
  return [...world.disputes.values()].some(
    (one) => one.payment_intent === paymentIntent && !one.is_charge_refundable,
  );
}

/** Each payment here is of one charge. */
export function chargeOf(paymentIntent: string): string {
  return paymentIntent.replace("pi_", "ch_");
}
