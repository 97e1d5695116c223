import { chargeOf, isDisputed } from "@/tests/support/loopback-stripe/disputes";
import { payNow } from "@/tests/support/loopback-stripe/invoices";
import { required } from "@/tests/support/loopback-stripe/parameters";
import { alreadyRefunded, chargedBack, missing } from "@/tests/support/loopback-stripe/refusals";
import type { Refund } from "@/tests/support/loopback-stripe/shapes";
import { found, PAGING, page } from "./lists";
import type { Call } from "./parameters";
import { emit, newId } from "./world";

export const invoiceCalls: readonly Call[] = [
  {
    method: "GET",
    path: "invoices",
    parameters: [...PAGING, "customer", "subscription", "status"],
    answer: (world, _, parameters) => {
      const wanted = (name: string, value: string) => [undefined, value].includes(parameters.get(name));
      const matches = [...world.invoices.values()].filter(
        ({ customer, status, parent }) =>
          wanted("customer", customer) &&
          wanted("status", status) &&
          wanted("subscription", parent.subscription_details.subscription),
      );
      return page(matches, parameters, "/v1/invoices");
    },
  },
  {
    method: "GET",
    path: "invoices/{id}",
    parameters: ["expand.#"],
    answer: (world, id) => found(world.invoices, "invoice", id),
  },
  {
    method: "POST",
    path: "invoices/{id}/pay",
    parameters: ["off_session", "payment_method", "expand.#"],
    answer: (world, id) => {
      const invoice = found(world.invoices, "invoice", id);
      payNow(world, invoice);
      return invoice;
    },
  },
  {
    method: "GET",
    path: "invoice_payments",
    parameters: [...PAGING, "invoice", "status"],
    answer: (world, _, parameters) => {
      const invoice = parameters.get("invoice");
      const matches = [...world.invoicePayments.values()].filter(
        (payment) => !invoice || payment.invoice === invoice,
      );
      return page(matches, parameters, "/v1/invoice_payments");
    },
  },
  {
    method: "GET",
    path: "refunds",
    parameters: [...PAGING, "payment_intent", "charge"],
    answer: (world, _, parameters) => {
      const intent = parameters.get("payment_intent");
      const matches = [...world.refunds.values()].filter(
        (refund) => !intent || refund.payment_intent === intent,
      );
      return page(matches, parameters, "/v1/refunds");
    },
  },
  {
    method: "POST",
    path: "refunds",
    parameters: ["payment_intent", "charge", "amount", "reason", "metadata.*", "expand.#"],
    answer: (world, _, parameters) => {
      const intent = required(parameters, "payment_intent");
      const payment = [...world.invoicePayments.values()].find(
        (one) => one.payment.payment_intent === intent,
      );
      if (!payment) throw missing("payment_intent", intent, "payment_intent");
      if ([...world.refunds.values()].some((one) => one.payment_intent === intent)) {
        throw alreadyRefunded(chargeOf(intent));
      }
      if (isDisputed(world, intent)) throw chargedBack(chargeOf(intent));
      const refund: Refund = {
        id: newId("re"),
        object: "refund",
        amount: payment.amount_paid,
        charge: chargeOf(intent),
        created: world.clock,
        currency: payment.currency,
        payment_intent: intent,
        reason: parameters.get("reason") ?? null,
        status: "succeeded",
      };
      world.refunds.set(refund.id, refund);
      emit(world, "refund.created", refund);
      return refund;
    },
  },
];
