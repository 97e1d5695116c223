import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import * as cron from "@/app/api/cron/[job]/route";
import { startSession } from "@/lib/access/session";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { env } from "@/lib/config/env";
import type { OpenDatabase } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { jobs } from "@/lib/db/queue";
import { cleanUp, JOB_NAMES, JOBS, runJob, takeLease } from "@/lib/jobs/run-job";
import { startWorker } from "@/lib/jobs/start-up";
import { clearErasedMails, eraseFromOutbox } from "@/lib/mail/outbox";
import { generateQuote } from "@/lib/words/generate-quote";
import { useFreshDatabase } from "@/tests/support/database";
import { TEST_ENVIRONMENT } from "@/tests/support/environment";
import { eventually } from "@/tests/support/eventually";
import { member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

const DAY = 86_400_000;
const SCHEDULER = { Authorization: `Bearer ${TEST_ENVIRONMENT.CRON_SECRET}` };

let open: OpenDatabase;

beforeAll(async () => {
  open = await useFreshDatabase();
});

afterEach(async () => {
  await open.prisma.jobLease.deleteMany();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const callJob = (job: string, headers: Record<string, string>) =>
  call(cron, "GET", `/api/cron/${job}`, { params: { job }, headers });

test("Only who shows the scheduler's secret runs a job", async () => {
  const run = vi.spyOn(JOBS.cleanup, "run");
  const wrong: Record<string, string>[] = [
    {},
    { Authorization: TEST_ENVIRONMENT.CRON_SECRET },
    { Authorization: `Bearer ${TEST_ENVIRONMENT.CRON_SECRET}x` },
    { Authorization: `bearer ${TEST_ENVIRONMENT.CRON_SECRET}` },
    { Authorization: "Bearer " },
  ];
  for (const headers of wrong) expect((await callJob("cleanup", headers)).status).toBe(401);
  expect((await callJob("no-such-job", {})).status).toBe(401);
  expect(run).not.toHaveBeenCalled();

  expect((await callJob("no-such-job", SCHEDULER)).status).toBe(404);
  expect((await callJob("constructor", SCHEDULER)).status).toBe(404);
  expect((await callJob("cleanup", SCHEDULER)).status).toBe(200);
  expect(run).toHaveBeenCalledTimes(1);
});

test("Without a secret in the configuration nobody may", async () => {
  const { cronSecret } = env();
  env().cronSecret = undefined;
  try {
    for (const Authorization of ["Bearer undefined", "Bearer ", `Bearer ${cronSecret}`])
      expect((await callJob("cleanup", { Authorization })).status).toBe(401);
  } finally {
    env().cronSecret = cronSecret;
  }
});

test("Called ten times at once, a job's work is done once", async () => {
  let done = 0;
  vi.spyOn(JOBS.cleanup, "run").mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { sessions: ++done, tokens: 0, tries: 0, events: 0, records: 0, mails: 0 };
  });
  const replies = await Promise.all(Array.from({ length: 10 }, () => callJob("cleanup", SCHEDULER)));
  expect(replies.every((reply) => reply.status === 200)).toBe(true);
  expect(replies.filter((reply) => (reply.body as { done: unknown }).done !== null)).toHaveLength(1);
  expect(done).toBe(1);
});

test("A job that fails gives its turn back, and the caller learns of it", async () => {
  vi.spyOn(JOBS.cleanup, "run").mockRejectedValueOnce(new Error("no"));
  expect((await callJob("cleanup", SCHEDULER)).status).toBe(500);
  expect((await callJob("cleanup", SCHEDULER)).body).toMatchObject({ done: expect.any(Object) });
});

test("A turn whose holder died is free again after two minutes, and who lost it knows", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00Z") });
  const dead = await takeLease("some-job");
  expect(dead).not.toBeNull();
  vi.setSystemTime(new Date("2026-11-21T10:01:59Z"));
  expect(await takeLease("some-job")).toBeNull();
  vi.setSystemTime(new Date("2026-11-21T10:02:00Z"));
  expect(await takeLease("some-job")).not.toBeNull();
  expect(await dead?.renew()).toBe(false);
  await dead?.release();
  expect(await takeLease("some-job")).toBeNull();
});

test("A timer does not begin what another server's timer has just done", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T10:00:00Z") });
  expect(await runJob("cleanup")).not.toBeNull();
  vi.setSystemTime(new Date("2026-11-22T10:59:00Z"));
  expect(await runJob("cleanup", new Date("2026-11-22T09:59:00Z"))).toBeNull();
  expect(await runJob("cleanup", new Date("2026-11-22T10:00:00Z"))).not.toBeNull();
});

/** Stands for work that goes on until it is told to stop. */
const untilStopped = (signal: AbortSignal) =>
  new Promise<{ stopped: number }>((resolve) => {
    const stop = () => resolve({ stopped: 1 });
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop);
  });

test.each(JOB_NAMES)("A scheduler's call of %s ends before a host cuts it off", async (job) => {
  const time = new AbortController();
  const timeout = AbortSignal.timeout;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => (ms === 45_000 ? time.signal : timeout(ms)));
  const run = vi.spyOn(JOBS[job], "run").mockImplementation(untilStopped);
  const reply = callJob(job, SCHEDULER);
  await eventually(() => expect(run).toHaveBeenCalled());
  time.abort();
  expect((await reply).body).toEqual({ job, done: { stopped: 1 } });
});

test("A job that takes long holds up none of the others, and ends when the server does", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: new Date("2026-11-23T10:00:00Z") });
  const quick = JOB_NAMES.filter((name) => name !== "reconcile").map((name) =>
    vi.spyOn(JOBS[name], "run").mockResolvedValue({}),
  );
  const long = vi.spyOn(JOBS.reconcile, "run").mockImplementation(untilStopped);
  const stop = startWorker({ queue: false, clock: true });
  await vi.advanceTimersByTimeAsync(30_000);
  await eventually(() => {
    for (const run of [...quick, long]) expect(run).toHaveBeenCalledTimes(1);
  });
  const reminders = vi.mocked(JOBS["check-in-reminders"].run);
  await eventually(async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reminders.mock.calls.length).toBeGreaterThan(2);
  });
  expect(long).toHaveBeenCalledTimes(1);
  await stop();
  await expect(long.mock.results[0]?.value).resolves.toEqual({ stopped: 1 });
});

test("Told to stop, cleaning up ends between two kinds", async () => {
  const kinds = Object.keys(await cleanUp());
  for (const most of [0, 1, 4]) {
    let asked = 0;
    const signal = {
      get aborted() {
        return asked++ >= most;
      },
    } as AbortSignal;
    expect(Object.keys(await cleanUp(signal))).toEqual(kinds.slice(0, most));
  }
});

test("Told to stop, clearing the outbox leaves the rest to the next time", async () => {
  const outbox = join(process.env.DATA_DIR ?? "", "outbox");
  mkdirSync(outbox, { recursive: true });
  const mail = join(outbox, `${new Date().toISOString().replaceAll(":", "-")}-abcdefabcdef.eml`);
  writeFileSync(mail, "To: gone@cleared.test\r\n\r\nmail");
  await open.prisma.$transaction((tx) => eraseFromOutbox(tx, ["gone@cleared.test"]));
  expect([await clearErasedMails(AbortSignal.abort()), existsSync(mail)]).toEqual([0, true]);
  expect(await runJob("mail")).toMatchObject({ cleared: 1 });
  expect(existsSync(mail)).toBe(false);
});

test("Cleaning up takes what has served its purpose and leaves the rest", async () => {
  const db = open.prisma;
  const someone = await member(db);
  const at = Date.now();
  const ago = (days: number) => new Date(at - days * DAY);
  await startSession(someone.id, null);
  await db.session.updateMany({ where: { userId: someone.id }, data: { expiresAt: ago(0.01) } });
  await startSession(someone.id, null);
  const tokens = [
    ["verify_email", ago(8), null, false],
    ["verify_email", ago(6), null, true],
    ["reset_password", ago(20), ago(20), false],
    ["reset_password", ago(1), ago(1), true],
    ["confirm_newsletter", ago(90), ago(90), true],
    ["confirm_newsletter", ago(8), null, false],
    ["unsubscribe_newsletter", null, ago(90), true],
    ["unsubscribe_newsletter", null, null, true],
  ] as const;
  const kept: string[] = [];
  for (const [purpose, expiresAt, usedAt, stays] of tokens) {
    const id = newId();
    if (stays) kept.push(id);
    await db.mailToken.create({
      data: { id, purpose, tokenHash: id, expiresAt, usedAt, userId: someone.id },
    });
  }
  await db.rateLimit.createMany({
    data: [
      { key: "old", points: 1, expire: BigInt(at - 2 * 3_600_000) },
      { key: "running", points: 1, expire: BigInt(at + 1000) },
    ],
  });
  await db.billingEvent.createMany({
    data: [
      { id: "evt_old", type: "t", receivedAt: ago(91) },
      { id: "evt_new", type: "t", receivedAt: ago(89) },
    ],
  });
  await db.auditRecord.deleteMany();
  await db.auditRecord.createMany({
    data: [
      { id: newId(), action: "old", createdAt: ago(366) },
      { id: newId(), action: "new", createdAt: ago(364) },
    ],
  });
  const outbox = join(process.env.DATA_DIR ?? "", "outbox");
  mkdirSync(outbox, { recursive: true });
  const nameOf = (days: number) => `${ago(days).toISOString().replaceAll(":", "-")}-abcdefabcdef.eml`;
  for (const days of [31, 29]) writeFileSync(join(outbox, nameOf(days)), "mail");

  const counts = await runJob("cleanup");
  expect(counts).toMatchObject({ sessions: 2, tokens: 3, events: 1, records: 1, mails: 1 });
  expect(await db.session.count({ where: { userId: someone.id } })).toBe(1);
  const left = await db.mailToken.findMany({ where: { userId: someone.id }, select: { id: true } });
  expect(left.map(({ id }) => id).sort()).toEqual(kept.sort());
  expect((await db.rateLimit.findMany()).map(({ key }) => key)).toEqual(["running"]);
  expect(await db.billingEvent.findMany({ select: { id: true } })).toEqual([{ id: "evt_new" }]);
  expect(await db.auditRecord.findMany({ select: { action: true } })).toEqual([{ action: "new" }]);
  expect(readdirSync(outbox)).toEqual([nameOf(29)]);
});

test("What nobody confirmed, whom an old newsletter went to and a visitor's old choice are cleared away", async () => {
  const db = open.prisma;
  const ago = (days: number) => new Date(Date.now() - days * DAY);
  const subscriber = (email: string, subscribedAt: Date, rest = {}) =>
    db.newsletterSubscriber.create({ data: { id: newId(), email, source: "t", subscribedAt, ...rest } });
  await subscriber("old@cleared.test", ago(31));
  await subscriber("new@cleared.test", ago(29));
  await subscriber("confirmed@cleared.test", ago(400), { confirmedAt: ago(400) });
  await subscriber("left@cleared.test", ago(400), { unsubscribedAt: ago(399) });
  const again = await subscriber("again@cleared.test", ago(31));
  const token = { purpose: "confirm_newsletter", tokenHash: "again", expiresAt: ago(-1) } as const;
  await db.mailToken.create({ data: { id: newId(), subscriberId: again.id, ...token } });
  for (const days of [366, 364]) {
    const deliveries = { create: { id: newId(), email: `${days}@cleared.test` } };
    const sent = { id: newId(), subject: "s", content: "c", finishedAt: ago(days), deliveries };
    await db.newsletter.create({ data: sent });
  }
  const someone = await member(db);
  const choice = { purpose: "cookies_analytics", granted: true, policyVersion: "v" };
  await db.consent.createMany({
    data: [
      { id: newId(), visitorId: newId(), createdAt: ago(366), ...choice },
      { id: newId(), visitorId: newId(), createdAt: ago(364), ...choice },
      { id: newId(), userId: someone.id, createdAt: ago(900), ...choice },
    ],
  });
  const checkIn = { levels: DEFAULT_LEVELS, timeOfDay: "morning" as const };
  for (const days of [32, 30])
    await generateQuote(someone.id, "UTC", { ...checkIn, idempotencyKey: `${days}` }, { at: ago(days) });

  expect(await runJob("cleanup")).toMatchObject({ unconfirmed: 1, deliveries: 1, choices: 1, keys: 1 });
  await generateQuote(someone.id, "UTC", { ...checkIn, idempotencyKey: "30" });
  expect(await db.emotionalState.count({ where: { userId: someone.id } })).toBe(2);
  const emails = (rows: { email: string }[]) => rows.map(({ email }) => email).sort();
  const left = await db.newsletterSubscriber.findMany({ where: { email: { endsWith: "@cleared.test" } } });
  expect(emails(left)).toEqual(["again", "confirmed", "left", "new"].map((name) => `${name}@cleared.test`));
  const [kept, erased] = emails(await db.mailDelivery.findMany({ select: { email: true } }));
  expect([kept, erased?.slice(0, 7)]).toEqual(["364@cleared.test", "erased:"]);
});

test("What is noted of mails is cleared away, of one that was given up later", async () => {
  const db = open.prisma;
  const noted = async (days: number, reason: string | null) => {
    const id = newId();
    await db.settledMail.create({ data: { id, settledAt: new Date(Date.now() - days * DAY), reason } });
    return id;
  };
  const kept = [await noted(6, null), await noted(8, "422"), await noted(13, "422")];
  await noted(8, null);
  await noted(15, "422");
  expect(await runJob("cleanup")).toMatchObject({ jobs: 2 });
  const left = await db.settledMail.findMany({ select: { id: true } });
  expect(left.map(({ id }) => id).sort()).toEqual(kept.sort());
});

test("However long a mail has had to wait, cleaning up leaves it in the queue", async () => {
  const id = newId();
  const startAfter = new Date(Date.now() - 400 * DAY);
  await jobs().send("mail", { id }, { id, startAfter });
  await runJob("cleanup");
  expect(await jobs().getJobById("mail", id)).toMatchObject({ state: "created" });
});
