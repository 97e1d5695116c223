import { randomBytes } from "node:crypto";
import type {
  CardBehaviour,
  Customer,
  Dispute,
  Invoice,
  InvoicePayment,
  PaymentMethod,
  Price,
  Refund,
  SetupIntent,
  StripeEvent,
  Subscription,
} from "./shapes";

export const API_VERSION = "2026-10-28.endive";

/** Something that happens by itself once its time has come. */
interface Due {
  at: number;
  happen: () => void;
}

/** Everything that one Stripe account knows, and its clock, which stands still until it is moved on. */
export interface World {
  clock: number;
  customers: Map<string, Customer>;
  setupIntents: Map<string, SetupIntent>;
  paymentMethods: Map<string, PaymentMethod>;
  /** By payment method. */
  behaviours: Map<string, CardBehaviour>;
  prices: Map<string, Price>;
  subscriptions: Map<string, Subscription>;
  invoices: Map<string, Invoice>;
  invoicePayments: Map<string, InvoicePayment>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
  /** In the order in which they happened. */
  events: StripeEvent[];
  due: Due[];
}

export function newWorld(price: Price, startsAt: Date): World {
  return {
    clock: seconds(startsAt),
    customers: new Map(),
    setupIntents: new Map(),
    paymentMethods: new Map(),
    behaviours: new Map(),
    prices: new Map([[price.id, price]]),
    subscriptions: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events: [],
    due: [],
  };
}

export function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

/** Notes that something happened, with a snapshot of the thing it happened to. */
export function emit(world: World, type: string, object: { id: string }): void {
  world.events.push({
    id: newId("evt"),
    object: "event",
    api_version: API_VERSION,
    created: world.clock,
    data: { object: structuredClone(object) as unknown as Record<string, unknown> },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
}

export function later(world: World, at: number, happen: () => void): void {
  world.due.push({ at, happen });
}

/** Moves the clock on; whatever falls due on the way happens in its order. */
export function advance(world: World, to: Date): void {
  const target = seconds(to);
  for (;;) {
    const [next] = world.due.toSorted((a, b) => a.at - b.at);
    if (!next || next.at > target) break;
    world.due.splice(world.due.indexOf(next), 1);
    world.clock = Math.max(world.clock, next.at);
    next.happen();
  }
  world.clock = Math.max(world.clock, target);
}

/** The one price of the loopback account: what the product costs. */
export const LOOPBACK_PRICE: Price = {
  id: "price_loopback",
  object: "price",
  active: true,
  currency: "gbp",
  unit_amount: 499,
  recurring: { interval: "month", interval_count: 1 },
  type: "recurring",
};
