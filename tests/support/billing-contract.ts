import { afterAll, beforeAll, expect, test } from "vitest";
import { PRICE } from "@/lib/config/policy";
import type { AppError } from "@/lib/ground/errors";
import type { BillingService, Payer } from "@/lib/subscriptions/billing/port";
import { accessOf } from "@/lib/subscriptions/rules";
import { NO_PAYMENTS, Payments, type SubscriptionRecord } from "@/lib/subscriptions/schema";

export interface BillingUnderTest {
  service: BillingService;
  /** What the member does in the browser. */
  complete(setupIntentId: string): void;
  /** The service's clock. */
  now(): Date;
  close(): Promise<void>;
}

let count = 0;

/** What every billing service owes the domain, whoever it is. */
export function billingContract(name: string, make: () => Promise<BillingUnderTest>): void {
  let under: BillingUnderTest;
  beforeAll(async () => {
    under = await make();
  });
  afterAll(() => under.close());

  const contract = (guarantee: string, check: (service: BillingService) => Promise<void>) =>
    test(`${name}: ${guarantee}`, () => check(under.service));

  async function agreed(given = newPayer()): Promise<{ payer: Payer; setupIntentId: string }> {
    const { clientSecret, customerId } = await under.service.createSetupIntent(given);
    const setupIntentId = clientSecret.split("_secret")[0] ?? "";
    under.complete(setupIntentId);
    return { payer: { ...given, customerId }, setupIntentId };
  }

  async function subscribed(trialDays = 3): Promise<{ payer: Payer; record: SubscriptionRecord }> {
    const { payer, setupIntentId } = await agreed();
    return { payer, record: await under.service.startSubscription(payer, setupIntentId, trialDays) };
  }

  contract("a trial lasts the days that it was given, and nothing is paid in it", async () => {
    const { record } = await subscribed(3);
    const days = (Number(record.trialEnd) - Number(record.startedAt)) / 86_400_000;
    expect(record).toMatchObject({ status: "trialing", cancelAtPeriodEnd: false, endedAt: null });
    expect([days, record.firstPaidAt, record.currentPeriodEnd]).toEqual([3, null, record.trialEnd]);
    expect(accessOf(record, under.now())).toBe("granted");
  });

  contract("without a trial it starts paid, for a month", async () => {
    const { record } = await subscribed(0);
    expect(record).toMatchObject({ status: "active", trialEnd: null, firstPaidAt: record.startedAt });
    const days = (Number(record.currentPeriodEnd) - Number(record.startedAt)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(28);
    expect(days).toBeLessThanOrEqual(31);
  });

  contract("the price that was agreed to is kept with the subscription", async (service) => {
    const { record } = await subscribed();
    expect([record.amountMinor, record.currency]).toEqual([PRICE.amountMinor, PRICE.currency]);
    const dearer = { ...record, amountMinor: 650, currency: "eur" };
    if (service.provider === "local") expect(await service.currentSubscription(dearer)).toEqual(dearer);
  });

  contract("a setup intent of another payer, or of nobody, starts nothing", async (service) => {
    const { payer } = await agreed();
    const { setupIntentId } = await agreed();
    for (const id of [setupIntentId, "seti_none", "x", "../customers", ""]) {
      const failure = await failureOf(service.startSubscription(payer, id, 3));
      expect(failure).toMatchObject({
        code: "invalid_input",
        field: "setupIntentId",
      });
    }
  });

  contract("cancelling keeps the dates, twice is once, and reactivating takes it back", async (service) => {
    const { record } = await subscribed();
    const cancelled = await service.cancelAtPeriodEnd(record);
    expect(cancelled).toEqual({ ...record, cancelAtPeriodEnd: true });
    expect(await service.cancelAtPeriodEnd(cancelled)).toEqual(cancelled);
    expect(await service.reactivate(cancelled)).toEqual(record);
    expect(await service.reactivate(record)).toEqual(record);
  });

  contract("the truth is what was answered last", async (service) => {
    const { record } = await subscribed();
    expect(await service.currentSubscription(record)).toEqual(record);
    const cancelled = await service.cancelAtPeriodEnd(record);
    expect(await service.currentSubscription(cancelled)).toEqual(cancelled);
  });

  contract("another card can be agreed on, but not with somebody else's setup", async (service) => {
    const { payer, record } = await subscribed();
    const other = await agreed();
    expect(await failureOf(service.changePaymentMethod(record, other.setupIntentId))).toMatchObject({
      code: "invalid_input",
    });
    const again = await agreed(payer);
    expect(await service.changePaymentMethod(record, again.setupIntentId)).toEqual(record);
  });

  contract("the card and the receipts are those of the customer who asks", async (service) => {
    const [paid, onTrial] = [await subscribed(0), await subscribed()];
    const [theirs, none] = [await service.payments(paid.record), await service.payments(onTrial.record)];
    if (!service.takesPayment) return expect([theirs, none]).toEqual([NO_PAYMENTS, NO_PAYMENTS]);
    const paidAt = Number(paid.record.firstPaidAt) / 1000;
    expect(theirs).toEqual({
      card: { brand: "Visa", last4: "4242", expMonth: 12, expYear: 2034 },
      receipts: [{ paidAt, amountMinor: 499, currency: "gbp", url: expect.stringMatching(/^https:/) }],
    });
    expect(none).toEqual({ card: theirs.card, receipts: [] });
    expect(Payments.parse(theirs)).toEqual(theirs);
    await service.forgetCustomer(paid.record);
    expect((await service.payments(paid.record)).card).toBeNull();
  });

  contract("where nothing was charged, nothing is paid back", async (service) => {
    const { record } = await subscribed();
    expect(await failureOf(service.refundFirstPayment(record))).toMatchObject({ code: "conflict" });
    expect(await service.currentSubscription(record)).toEqual(record);
  });

  contract("a customer is forgotten, and forgetting again is fine", async (service) => {
    const { record } = await subscribed();
    await service.forgetCustomer(record);
    await service.forgetCustomer(record);
  });

  contract("what nobody signed is not listened to", async (service) => {
    const bytes = new TextEncoder().encode('{"id":"evt_1","object":"event","type":"customer.deleted"}');
    expect(() => service.readNotice(bytes, null)).toThrow();
    expect(() => service.readNotice(bytes, "t=1,v1=00")).toThrow();
  });
}

const newPayer = (): Payer => ({
  id: `00000000-0000-7000-8000-${String(++count).padStart(12, "0")}`,
  email: `payer-${count}@hearten.test`,
  customerId: null,
});

export const failureOf = (promise: Promise<unknown>): Promise<AppError | "no failure"> =>
  promise.then(
    () => "no failure" as const,
    (error: AppError) => error,
  );
