import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import * as setup from "@/app/api/create-setup-intent/route";
import * as start from "@/app/api/create-subscription-after-setup/route";
import * as webhook from "@/app/api/stripe/webhook/route";
import * as status from "@/app/api/subscription-status/route";
import * as stats from "@/app/api/user/stats/route";
import { sessionCookieName, startSession } from "@/lib/access/session";
import type { OpenDatabase } from "@/lib/db/client";
import { SetupIntent, SubscriptionStatus } from "@/lib/subscriptions/schema";
import { useFreshDatabase as database } from "./database";
import { type LoopbackStripe, startLoopbackStripe } from "./loopback-stripe/server";
import type { CardBehaviour, StripeEvent, Subscription } from "./loopback-stripe/shapes";
import { type Member, member } from "./people";
import { call, type Reply } from "./request";

/** What a test on Stripe billing starts from; its parts are there once the test runs. */
export interface StripeFixture {
  open: OpenDatabase;
  stripe: LoopbackStripe;
  /** Signed in, without a subscription; another one for each test. */
  someone: Member;
}

/** A loopback Stripe whose clock, like the app's, stands at `start` when each test of the file begins. */
export function stripeFixture(start: Date): StripeFixture {
  const fixture = {} as StripeFixture;
  beforeAll(async () => {
    fixture.stripe = await startLoopbackStripe({ startsAt: start });
    Object.assign(process.env, fixture.stripe.environment);
    fixture.open = await database();
  });
  afterAll(() => fixture.stripe.close());
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    fixture.stripe.world.clock = start.getTime() / 1000;
    fixture.someone = await member(fixture.open.prisma, "none");
  });
  afterEach(() => {
    fixture.stripe.latencyMs = 0;
    fixture.stripe.faults.length = 0;
    vi.useRealTimers();
  });
  return fixture;
}

/** A setup of the member's, its card filled in. */
export async function agreedSetup(
  stripe: LoopbackStripe,
  as: Member,
  card: CardBehaviour = "works",
): Promise<string> {
  const id = await openSetup(as);
  stripe.fillCard(id, card);
  return id;
}

export async function openSetup(as: Member): Promise<string> {
  const { body } = await call(setup, "POST", "/api/create-setup-intent", { as });
  return SetupIntent.parse(body).clientSecret.split("_secret")[0] ?? "";
}

export function subscribeWith(as: Member, setupIntentId: string): Promise<Reply> {
  return call(start, "POST", "/api/create-subscription-after-setup", { as, body: { setupIntentId } });
}

export async function subscribe(
  stripe: LoopbackStripe,
  as: Member,
  card: CardBehaviour = "works",
): Promise<Reply> {
  return subscribeWith(as, await agreedSetup(stripe, as, card));
}

export async function statusOf(as: Member): Promise<SubscriptionStatus> {
  const { body } = await call(status, "GET", "/api/subscription-status", { as });
  return SubscriptionStatus.strict().parse(body);
}

/** What a page behind the paywall says. */
export async function access(as: Member): Promise<unknown> {
  const reply = await call(stats, "GET", "/api/user/stats", { as });
  return reply.status === 200 ? "granted" : Object(reply.body).reason;
}

/** Time goes on for the app alone: Stripe has not moved on yet, or its news are late. */
export async function appAt(as: Member, date: string | Date): Promise<void> {
  vi.setSystemTime(new Date(date));
  as.cookies.set(sessionCookieName(), await startSession(as.id, null));
}

/** Time goes on, at Stripe as well. */
export async function at(stripe: LoopbackStripe, as: Member, date: string | Date): Promise<void> {
  stripe.advance(new Date(date));
  await appAt(as, date);
}

export function deliver(stripe: LoopbackStripe, event: StripeEvent): Promise<Reply> {
  const { body, signature } = stripe.signed(event);
  return post(body, { "stripe-signature": signature });
}

/** As Stripe posts: with neither cookies nor an origin. */
export function post(raw: string, headers: Record<string, string> = {}): Promise<Reply> {
  return call(webhook, "POST", "/api/stripe/webhook", { raw, headers, bare: true });
}

/** Everything that Stripe has to tell about a member, in its order; what was told before once more. */
export async function deliverAll(stripe: LoopbackStripe, { id }: Member): Promise<void> {
  for (const event of eventsOf(stripe, id)) await deliver(stripe, event);
}

export function eventsOf({ world }: LoopbackStripe, memberId: string): StripeEvent[] {
  const theirs = [...world.customers.values()].filter(({ metadata }) => metadata.memberId === memberId);
  const ids = new Set<unknown>(theirs.map((customer) => customer.id));
  return world.events.filter(({ data }) => ids.has(data.object.customer) || ids.has(data.object.id));
}

export function subscriptionsOf(stripe: LoopbackStripe, customerId: string): Subscription[] {
  return [...stripe.world.subscriptions.values()].filter(({ customer }) => customer === customerId);
}
