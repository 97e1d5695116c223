import { livingCustomer } from "@/tests/support/loopback-stripe/customer-calls";
import { end } from "@/tests/support/loopback-stripe/invoices";
import { metadataOf, type Parameters, required } from "@/tests/support/loopback-stripe/parameters";
import { missing, notAllowed } from "@/tests/support/loopback-stripe/refusals";
import type { Subscription } from "@/tests/support/loopback-stripe/shapes";
import {
  assertNotEnded,
  begin,
  setCancelAt,
  setCancelAtPeriodEnd,
} from "@/tests/support/loopback-stripe/subscriptions";
import { expanded, found, PAGING, page } from "./lists";
import type { Call } from "./parameters";
import type { World } from "./world";

export const subscriptionCalls: readonly Call[] = [
  {
    method: "POST",
    path: "subscriptions",
    parameters: [
      ...["customer", "items.#.price", "trial_period_days", "payment_behavior", "metadata.*", "expand.#"],
    ],
    answer: (world, _, parameters) =>
      begin(world, {
        customer: livingCustomer(world, required(parameters, "customer"), "customer").id,
        price: found(world.prices, "price", required(parameters, "items.0.price"), "items[0][price]"),
        trialDays: Number(parameters.get("trial_period_days") ?? 0),
        paymentBehavior: parameters.get("payment_behavior") ?? "allow_incomplete",
        metadata: metadataOf(parameters),
      }),
  },
  {
    method: "GET",
    path: "subscriptions",
    parameters: [...PAGING, "customer", "status", "price"],
    answer: (world, _, parameters) => {
      const customer = parameters.get("customer");
      if (customer) found(world.customers, "customer", customer, "customer");
      const status = parameters.get("status");
      const matches = [...world.subscriptions.values()].filter(
        (subscription) =>
          (!customer || subscription.customer === customer) &&
          (status === "all" || (status ? subscription.status === status : subscription.ended_at === null)),
      );
      return expanded(world, page(matches, parameters, "/v1/subscriptions"), parameters);
    },
  },
  {
    method: "GET",
    path: "subscriptions/{id}",
    parameters: ["expand.#"],
    answer: (world, id) => found(world.subscriptions, "subscription", id),
  },
  {
    method: "POST",
    path: "subscriptions/{id}",
    parameters: ["cancel_at_period_end", "cancel_at", "default_payment_method", "metadata.*", "expand.#"],
    answer: (world, id, parameters) => {
      const subscription = found(world.subscriptions, "subscription", id);
      update(world, subscription, parameters);
      return subscription;
    },
  },
  {
    method: "DELETE",
    path: "subscriptions/{id}",
    parameters: ["invoice_now", "prorate", "expand.#"],
    answer: (world, id) => {
      const subscription = found(world.subscriptions, "subscription", id);
      if (subscription.ended_at !== null) throw missing("subscription", id);
      end(world, subscription);
      return subscription;
    },
  },
];

function update(world: World, subscription: Subscription, parameters: Parameters): void {
  assertNotEnded(subscription);
  const [atEnd, at] = [parameters.get("cancel_at_period_end"), parameters.get("cancel_at")];
  if (atEnd !== undefined && at !== undefined) {
    throw notAllowed("You may only specify one of these parameters: cancel_at, cancel_at_period_end.");
  }
  const method = parameters.get("default_payment_method");
  if (method) {
    subscription.default_payment_method = found(
      world.paymentMethods,
      "PaymentMethod",
      method,
      "default_payment_method",
    ).id;
  }
  Object.assign(subscription.metadata, metadataOf(parameters));
  if (atEnd !== undefined) setCancelAtPeriodEnd(world, subscription, atEnd === "true");
  if (at !== undefined) setCancelAt(world, subscription, at === "" ? null : Number(at));
}
