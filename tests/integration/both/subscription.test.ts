import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as setup from "@/app/api/create-setup-intent/route";
import * as start from "@/app/api/create-subscription-after-setup/route";
import * as cancel from "@/app/api/subscription/cancel/route";
import * as reactivate from "@/app/api/subscription/reactivate/route";
import * as status from "@/app/api/subscription-status/route";
import * as user from "@/app/api/user/route";
import * as stats from "@/app/api/user/stats/route";
import { sessionCookieName, startSession } from "@/lib/access/session";
import { registerMember } from "@/lib/accounts/register-member";
import { env } from "@/lib/config/env";
import type { OpenDatabase } from "@/lib/db/client";
import { SetupIntent, SubscriptionStatus } from "@/lib/subscriptions/schema";
import { useFreshDatabase } from "@/tests/support/database";
import { mailSettled } from "@/tests/support/mail-queue";
import { LAPSED, type Member, member, PASSWORD } from "@/tests/support/people";
import { call, newBrowser } from "@/tests/support/request";

const START = new Date("2026-01-30T09:30:00Z");
const DAY = 86_400_000;

let open: OpenDatabase;
let someone: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  someone = await member(open.prisma, "none");
});

afterEach(() => {
  vi.useRealTimers();
});

const seconds = (at: Date) => at.getTime() / 1000;

/** Time goes on, and the member signs in again: sessions end sooner than subscriptions. */
async function at(date: string | Date): Promise<void> {
  vi.setSystemTime(new Date(date));
  someone.cookies.set(sessionCookieName(), await startSession(someone.id, null));
}

async function setupIntentId(as: Member): Promise<string> {
  const reply = await call(setup, "POST", "/api/create-setup-intent", { as });
  expect(reply.status).toBe(200);
  const { clientSecret, publishableKey } = SetupIntent.strict().parse(reply.body);
  expect(publishableKey).toBeNull();
  return clientSecret.split("_secret")[0] ?? "";
}

const subscribe = async (as: Member, id?: string) =>
  call(start, "POST", "/api/create-subscription-after-setup", {
    as,
    body: { setupIntentId: id ?? (await setupIntentId(as)) },
  });

const statusOf = async (as: Member) =>
  SubscriptionStatus.strict().parse((await call(status, "GET", "/api/subscription-status", { as })).body);

const access = async (as: Member) => {
  const reply = await call(stats, "GET", "/api/user/stats", { as });
  return reply.status === 200 ? "granted" : (reply.body as { reason?: string }).reason;
};

test("A member who never subscribed needs setup, and a trial is there for them", async () => {
  expect(await statusOf(someone)).toEqual({
    needsSetup: true,
    status: null,
    isTrialing: false,
    planType: "free",
    trialEnd: null,
    cancel_at_period_end: false,
    current_period_end: null,
    trialAvailable: true,
    refundableUntil: null,
    price: null,
  });
  expect(await access(someone)).toBe("no_subscription");
});

test("Subscribing starts the trial of three days", async () => {
  const reply = await subscribe(someone);
  const trialEnd = seconds(START) + 3 * 86_400;

  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    needsSetup: false,
    status: "trialing",
    isTrialing: true,
    planType: "trial",
    trialEnd,
    cancel_at_period_end: false,
    current_period_end: trialEnd,
    trialAvailable: false,
    refundableUntil: null,
    price: { amountMinor: 499, currency: "gbp" },
  });
  expect(await statusOf(someone)).toEqual(reply.body);
  expect(await access(someone)).toBe("granted");
});

test("Subscribing ten times at once is one subscription", async () => {
  const id = await setupIntentId(someone);
  const replies = await Promise.all(Array.from({ length: 10 }, () => subscribe(someone, id)));

  expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  expect(replies.map((reply) => reply.status)).toEqual(Array(10).fill(200));
  expect(await open.prisma.subscription.count({ where: { userId: someone.id } })).toBe(1);
});

test("A trial that begins is welcomed with one mail, however often it was asked for", async () => {
  const outbox = join(env().dataDir, "outbox");
  const mailsToThem = () => {
    const mails = existsSync(outbox)
      ? readdirSync(outbox).map((name) => readFileSync(join(outbox, name), "utf8"))
      : [];
    return mails.filter((mail) => mail.includes(`To: ${someone.email}`)).length;
  };
  const id = await setupIntentId(someone);
  await Promise.all([1, 2, 3].map(() => subscribe(someone, id)));
  await mailSettled();
  expect(mailsToThem()).toBe(1);
  await subscribe(someone, id);
  await mailSettled();
  expect(mailsToThem()).toBe(1);
});

test("A setup of somebody else, or a made-up one, starts nothing", async () => {
  const other = await member(open.prisma, "none");
  for (const id of [await setupIntentId(other), "seti_local_0000", "x"]) {
    const reply = await subscribe(someone, id);
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      message: "We couldn't match this card to your account. Please enter it again.",
      field: "setupIntentId",
      code: "invalid_input",
    });
  }
  expect(await open.prisma.subscription.count({ where: { userId: someone.id } })).toBe(0);
});

test.each([
  {},
  { setupIntentId: "" },
  { setupIntentId: 3 },
  { setupIntentId: "x".repeat(256) },
  { setupIntentId: "x", price: 0 },
])("Subscribing with %j is refused by name", async (body) => {
  const reply = await call(start, "POST", "/api/create-subscription-after-setup", { as: someone, body });
  expect(reply.status).toBe(400);
  expect(reply.body).toEqual({
    message: expect.stringMatching(/setupIntentId|price/),
    field: expect.any(String),
    code: "invalid_input",
  });
});

test("A second account of the same address starts paid", async () => {
  await subscribe(someone);
  await open.prisma.user.delete({ where: { id: someone.id } });
  const again = await registerMember({ email: someone.email, password: PASSWORD }, "UTC");
  const secondLife: Member = { ...someone, id: again.id, ...newBrowser(await startSession(again.id, null)) };

  expect(await statusOf(secondLife)).toMatchObject({ needsSetup: true, trialAvailable: false });
  const reply = await subscribe(secondLife);
  expect(reply.body).toMatchObject({
    status: "active",
    isTrialing: false,
    planType: "premium",
    trialEnd: null,
  });
  // A month from 30 January ends on the last day of February.
  expect(reply.body).toMatchObject({ current_period_end: seconds(new Date("2026-02-28T09:30:00Z")) });
  expect(JSON.stringify(await open.prisma.trialUse.findMany())).not.toContain(someone.email);
});

test("A subscription that was over starts again paid", async () => {
  await subscribe(someone);
  await call(cancel, "POST", "/api/subscription/cancel", { as: someone });
  await at("2026-02-10T00:00:00Z");
  expect(await statusOf(someone)).toMatchObject({
    needsSetup: true,
    status: "canceled",
    trialAvailable: false,
  });

  expect((await subscribe(someone)).body).toMatchObject({ status: "active", planType: "premium" });
  expect(await access(someone)).toBe("granted");
});

test("A trial goes over into paid months by itself, each ending on the day the trial ended", async () => {
  await subscribe(someone);
  await at("2026-02-02T09:29:59Z");
  expect(await statusOf(someone)).toMatchObject({ isTrialing: true, planType: "trial" });
  for (const [now, end] of [
    ["2026-02-02T09:30:00Z", "2026-03-02T09:30:00Z"],
    ["2026-03-02T09:30:00Z", "2026-04-02T09:30:00Z"],
    ["2027-02-02T09:29:59Z", "2027-02-02T09:30:00Z"],
  ] as const) {
    await at(now);
    expect(await statusOf(someone)).toMatchObject({
      status: "active",
      isTrialing: false,
      planType: "premium",
      current_period_end: seconds(new Date(end)),
    });
    expect(await access(someone)).toBe("granted");
  }
});

test("Cancelling the trial keeps access until its end, to the second", async () => {
  await subscribe(someone);
  const reply = await call(cancel, "POST", "/api/subscription/cancel", { as: someone });

  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    message: "You'll keep your access until 2 February 2026. We've sent you a confirmation.",
  });
  expect(await statusOf(someone)).toMatchObject({ cancel_at_period_end: true, isTrialing: true });
  await at("2026-02-02T09:29:59Z");
  expect(await access(someone)).toBe("granted");
  await at("2026-02-02T09:30:00Z");
  expect(await access(someone)).toBe("trial_expired");
  expect(await statusOf(someone)).toMatchObject({ needsSetup: true, status: "canceled", planType: "free" });
});

test("Cancelling a paid month keeps access until its end, and then there is no subscription", async () => {
  await subscribe(someone);
  await at("2026-02-20T00:00:00Z");
  const reply = await call(cancel, "POST", "/api/subscription/cancel", { as: someone });

  expect(reply.body).toEqual({
    message: "You'll keep your access until 2 March 2026. We've sent you a confirmation.",
  });
  await at("2026-03-02T09:29:59Z");
  expect(await access(someone)).toBe("granted");
  await at("2026-03-02T09:30:00Z");
  expect(await access(someone)).toBe("no_subscription");
});

test("Cancelling twice at once is one cancellation, and reactivating closes it", async () => {
  await subscribe(someone);
  const replies = await Promise.all(
    [1, 2].map(() => call(cancel, "POST", "/api/subscription/cancel", { as: someone })),
  );
  expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
  const where = { userId: someone.id };
  expect(await open.prisma.cancellation.findMany({ where })).toMatchObject([
    { accessUntil: new Date(START.getTime() + 3 * DAY), reactivatedAt: null },
  ]);

  for (let time = 0; time < 2; time++) {
    const reply = await call(reactivate, "POST", "/api/subscription/reactivate", { as: someone });
    expect([reply.status, reply.body]).toEqual([200, { message: expect.any(String) }]);
  }
  expect(await statusOf(someone)).toMatchObject({ cancel_at_period_end: false, isTrialing: true });
  expect(await open.prisma.cancellation.findMany({ where })).toMatchObject([{ reactivatedAt: START }]);
  await at("2026-02-05T00:00:00Z");
  expect(await access(someone)).toBe("granted");
});

test("What does not run can neither be cancelled nor taken up again", async () => {
  for (const handlers of [cancel, reactivate]) {
    const reply = await call(handlers, "POST", "/api/subscription/change", { as: someone });
    expect([reply.status, reply.body]).toEqual([
      409,
      { message: "You don't have a subscription at the moment." },
    ]);
  }
});

test("After its date a cancellation cannot be taken back", async () => {
  await subscribe(someone);
  await call(cancel, "POST", "/api/subscription/cancel", { as: someone });
  await at("2026-02-03T00:00:00Z");
  expect((await call(reactivate, "POST", "/api/subscription/reactivate", { as: someone })).status).toBe(409);
  expect(await access(someone)).toBe("trial_expired");
});

test.each(Object.entries(LAPSED))(
  "With access over (%s), account and subscription still answer",
  async (_, state) => {
    const lapsed = await member(open.prisma, state);
    expect((await call(user, "GET", "/api/user", { as: lapsed })).status).toBe(200);
    expect((await statusOf(lapsed)).isTrialing).toBe(false);
  },
);

test("A member who owes a payment needs no setup; one whose subscription is over does", async () => {
  const needsSetup = async (state: "past_due" | "trial_over" | "paid_over" | "cancelled" | "active") =>
    (await statusOf(await member(open.prisma, state))).needsSetup;

  expect(await needsSetup("past_due")).toBe(false);
  expect(await needsSetup("active")).toBe(false);
  expect(await needsSetup("cancelled")).toBe(false);
  expect(await needsSetup("trial_over")).toBe(true);
  expect(await needsSetup("paid_over")).toBe(true);
});

test("Signed out, subscription calls do nothing", async () => {
  const before = await open.prisma.subscription.count();
  const nobody = newBrowser();
  const body = { setupIntentId: await setupIntentId(someone) };
  const replies = [
    await call(status, "GET", "/api/subscription-status", { as: nobody }),
    await call(setup, "POST", "/api/create-setup-intent", { as: nobody }),
    await call(start, "POST", "/api/create-subscription-after-setup", { as: nobody, body }),
    await call(cancel, "POST", "/api/subscription/cancel", { as: nobody }),
    await call(reactivate, "POST", "/api/subscription/reactivate", { as: nobody }),
  ];
  expect(replies.map((reply) => reply.status)).toEqual([401, 401, 401, 401, 401]);
  expect(await open.prisma.subscription.count()).toBe(before);
});

test("A member keeps the price they agreed to, whatever a new subscription costs", async () => {
  await subscribe(someone);
  const agreed = { amountMinor: 650, currency: "eur" };
  await open.prisma.subscription.update({ where: { userId: someone.id }, data: agreed });
  expect(await statusOf(someone)).toMatchObject({ price: agreed });
  await call(cancel, "POST", "/api/subscription/cancel", { as: someone });
  await call(reactivate, "POST", "/api/subscription/reactivate", { as: someone });
  expect(await statusOf(someone)).toMatchObject({ price: agreed, cancel_at_period_end: false });
});
