import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { OpenDatabase } from "@/lib/db/client";
import { useFreshDatabase as database } from "@/tests/support/database";
import { type LoopbackStripe, startLoopbackStripe } from "@/tests/support/loopback-stripe/server";
import { type Member, member } from "@/tests/support/people";

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
