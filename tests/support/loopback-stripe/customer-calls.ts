import { end } from "@/tests/support/loopback-stripe/invoices";
import { metadataOf, type Parameters, required } from "@/tests/support/loopback-stripe/parameters";
import { missing, notAllowed } from "@/tests/support/loopback-stripe/refusals";
import type { Customer } from "@/tests/support/loopback-stripe/shapes";
import { expanded, found, PAGING, page } from "./lists";
import type { Call } from "./parameters";
import { emit, newId, type World } from "./world";

const FIELDS = ["email", "name", "metadata.*", "invoice_settings.default_payment_method", "expand.#"];

export const customerCalls: readonly Call[] = [
  {
    method: "POST",
    path: "customers",
    parameters: FIELDS,
    answer: (world, _, parameters) => {
      const customer: Customer = {
        id: newId("cus"),
        object: "customer",
        created: world.clock,
        email: parameters.get("email") ?? null,
        metadata: metadataOf(parameters),
        invoice_settings: { default_payment_method: null },
      };
      world.customers.set(customer.id, customer);
      emit(world, "customer.created", customer);
      return customer;
    },
  },
  {
    method: "GET",
    path: "customers",
    parameters: [...PAGING, "email"],
    answer: (world, _, parameters) => {
      const email = parameters.get("email");
      return page(
        living(world).filter((customer) => !email || customer.email === email),
        parameters,
        "/v1/customers",
      );
    },
  },
  {
    method: "GET",
    path: "customers/search",
    parameters: ["query", "limit", "page", "expand.#"],
    answer: (world, _, parameters) => {
      const [, name = "", value] = METADATA_QUERY.exec(required(parameters, "query")) ?? [];
      if (!value) throw notAllowed("We were unable to parse your search query.");
      const data = living(world).filter(({ metadata }) => metadata[name] === value);
      return { object: "search_result", data, has_more: false, next_page: null, url: "/v1/customers/search" };
    },
  },
  {
    method: "GET",
    path: "customers/{id}",
    parameters: ["expand.#"],
    answer: (world, id, parameters) => {
      const customer = found(world.customers, "customer", id);
      if (customer.deleted) return { id, object: "customer", deleted: true };
      return expanded(world, customer, parameters);
    },
  },
  {
    method: "POST",
    path: "customers/{id}",
    parameters: FIELDS,
    answer: (world, id, parameters) => {
      const customer = livingCustomer(world, id);
      update(world, customer, parameters);
      emit(world, "customer.updated", customer);
      return customer;
    },
  },
  {
    method: "DELETE",
    path: "customers/{id}",
    parameters: [],
    answer: (world, id) => {
      deleteCustomer(world, id);
      return { id, object: "customer", deleted: true };
    },
  },
  {
    method: "GET",
    path: "prices/{id}",
    parameters: ["expand.#"],
    answer: (world, id) => found(world.prices, "price", id),
  },
  {
    method: "GET",
    path: "events",
    parameters: [...PAGING, "type", "types.#", "created.gte", "created.gt", "created.lte", "created.lt"],
    answer: (world, _, parameters) => {
      const since = Number(parameters.get("created.gte") ?? 0);
      const events = world.events.filter(({ created }) => created >= since);
      return page(events, parameters, "/v1/events");
    },
  },
];

/** The one kind of question that is asked here. */
const METADATA_QUERY = /^metadata\["(\w+)"\]:"([^"]+)"$/;

function living(world: World): Customer[] {
  return [...world.customers.values()].filter(({ deleted }) => !deleted);
}

function update(world: World, customer: Customer, parameters: Parameters): void {
  const method = parameters.get("invoice_settings.default_payment_method");
  if (method) {
    const { customer: owner } = found(
      world.paymentMethods,
      "PaymentMethod",
      method,
      "invoice_settings[default_payment_method]",
    );
    if (owner !== customer.id)
      throw missing("PaymentMethod", method, "invoice_settings[default_payment_method]");
    customer.invoice_settings.default_payment_method = method;
  }
  customer.email = parameters.get("email") ?? customer.email;
  Object.assign(customer.metadata, metadataOf(parameters));
}

/** @throws Refusal resource_missing when there never was one, or there is none any more */
export function livingCustomer(world: World, id: string, param?: string): Customer {
  const customer = found(world.customers, "customer", id, param);
  if (customer.deleted) throw missing("customer", id, param);
  return customer;
}

/** Ends the customer's subscriptions and forgets them. */
export function deleteCustomer(world: World, id: string): void {
  const customer = livingCustomer(world, id);
  for (const subscription of world.subscriptions.values()) {
    if (subscription.customer === id && subscription.ended_at === null) end(world, subscription);
  }
  customer.deleted = true;
  emit(world, "customer.deleted", customer);
}
