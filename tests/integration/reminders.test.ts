import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as cron from "@/app/api/cron/[job]/route";
import type { OpenDatabase } from "@/lib/db/client";
import { storeSubscription } from "@/lib/subscriptions/change-subscription";
import { addMonths } from "@/lib/subscriptions/rules";
import type { SubscriptionRecord } from "@/lib/subscriptions/schema";
import { sendReminders } from "@/lib/subscriptions/send-reminders";
import { useFreshDatabase } from "@/tests/support/database";
import { TEST_ENVIRONMENT } from "@/tests/support/environment";
import { mailSettled } from "@/tests/support/mail-queue";
import { mailsTo } from "@/tests/support/outbox";
import { type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

const TRIAL_END = new Date("2026-01-31T23:30:00Z");
const HOUR = 3_600_000;

let open: OpenDatabase;
let someone: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(TRIAL_END.getTime() - 72 * HOUR) });
  someone = await member(open.prisma, "none");
  await open.prisma.user.update({ where: { id: someone.id }, data: { timeZone: "Europe/Berlin" } });
});

afterEach(async () => {
  vi.useRealTimers();
  await open.prisma.subscription.deleteMany();
});

const at = (date: Date, hours = 0) => vi.setSystemTime(new Date(date.getTime() + hours * HOUR));

const record = (changes: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  provider: "stripe",
  customerId: `cus_${someone.id}`,
  subscriptionId: `sub_${someone.id}`,
  status: "trialing",
  startedAt: new Date(TRIAL_END.getTime() - 72 * HOUR),
  trialEnd: TRIAL_END,
  currentPeriodEnd: TRIAL_END,
  cancelAtPeriodEnd: false,
  endedAt: null,
  firstPaidAt: null,
  amountMinor: 499,
  currency: "gbp",
  ...changes,
});

const store = (changes?: Partial<SubscriptionRecord>) =>
  storeSubscription(open.prisma, someone.id, record(changes));

async function subjects(): Promise<(string | undefined)[]> {
  await mailSettled();
  return (await mailsTo(process.env.DATA_DIR ?? "", someone.email)).map(({ subject }) => subject);
}

test("A trial is reminded of a day before its end, once, by the member's own clock", async () => {
  await store();
  at(TRIAL_END, -24.1);
  expect(await sendReminders()).toBe(0);
  at(TRIAL_END, -24);
  expect(await sendReminders()).toBe(1);
  for (const hours of [-23, -12, -0.1]) {
    at(TRIAL_END, hours);
    expect(await sendReminders()).toBe(0);
  }
  expect(await subjects()).toEqual(["Your free trial ends soon"]);
  const [mail] = await mailsTo(process.env.DATA_DIR ?? "", someone.email);
  expect(mail?.text).toContain("Sunday 1 February at 00:30");
});

test("Called many times at once, the job sends each reminder once", async () => {
  await store();
  at(TRIAL_END, -5);
  const headers = { Authorization: `Bearer ${TEST_ENVIRONMENT.CRON_SECRET}` };
  const options = { params: { job: "reminders" }, headers };
  await Promise.all([
    ...Array.from({ length: 4 }, () => call(cron, "POST", "/api/cron/reminders", options)),
    ...Array.from({ length: 4 }, () => sendReminders()),
  ]);
  expect(await subjects()).toEqual(["Your free trial ends soon"]);
});

test("However soon each run is cut off, those who were reminded already hold up nobody behind them", async () => {
  const others = await Promise.all(Array.from({ length: 5 }, () => member(open.prisma, "none")));
  for (const { id } of others)
    await storeSubscription(open.prisma, id, { ...record(), customerId: id, subscriptionId: id });
  at(TRIAL_END, -5);
  let sent = 0;
  for (let run = 0; run < 3; run++) {
    let looked = 0;
    const signal = {
      get aborted() {
        return looked++ >= 2;
      },
    } as AbortSignal;
    sent += await sendReminders(signal);
  }
  expect(sent).toBe(others.length);
  await open.prisma.subscription.deleteMany({ where: { userId: { in: others.map(({ id }) => id) } } });
});

test("Who has cancelled is not reminded, and who cancels after the first look is not either", async () => {
  await store({ cancelAtPeriodEnd: true });
  at(TRIAL_END, -5);
  expect(await sendReminders()).toBe(0);
  expect(await subjects()).toEqual([]);
});

test("A renewal is reminded of twice in the first thirteen months, whatever number of times the job runs", async () => {
  for (let month = 1; month <= 13; month++) {
    const currentPeriodEnd = addMonths(TRIAL_END, month);
    await store({ status: "active", currentPeriodEnd, firstPaidAt: TRIAL_END });
    for (const hours of [-200, -100, -30, -1]) {
      at(currentPeriodEnd, hours);
      await sendReminders();
    }
  }
  // A delivered mail's key is known for a week only: the reminder itself has to be remembered.
  expect(await subjects()).toEqual(["Your subscription renews soon", "Your subscription renews soon"]);
});
