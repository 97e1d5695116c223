import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { jobs } from "@/lib/db/queue";
import { failedMails } from "@/lib/mail/mail-history";
import { queueMail } from "@/lib/mail/queue-mail";
import { useFreshDatabase } from "@/tests/support/database";
import type { Loopback } from "@/tests/support/mail/loopback";
import { resendServer } from "@/tests/support/mail/resend-server";
import { mailSettled } from "@/tests/support/mail-queue";

let db: Database;
let resend: Loopback;

beforeAll(async () => {
  resend = await resendServer();
  // Before the configuration is read.
  Object.assign(process.env, { RESEND_API_KEY: "re_1", RESEND_BASE_URL: resend.url });
  db = (await useFreshDatabase()).prisma;
});

beforeEach(() => {
  resend.taken.length = 0;
});

afterAll(() => resend.close());

const queue = (email: string, key: string = newId()) =>
  db.$transaction((tx) =>
    queueMail(tx, { template: "verification", to: { email }, token: "t0ken" }, { key }),
  );
const takers = () => resend.taken.map(({ to }) => to);

test("The same key twice is one mail, also once the first is out", async () => {
  await Promise.all([queue("a@hearten.test", "one"), queue("a@hearten.test", "one")]);
  await mailSettled();
  await queue("a@hearten.test", "one");
  await mailSettled();
  expect(takers()).toEqual(["a@hearten.test"]);
});

test("What is undone queues nothing", async () => {
  const undone = db.$transaction(async (tx) => {
    await queueMail(tx, { template: "passwordChanged", to: { email: "b@hearten.test" } }, { key: newId() });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await mailSettled();
  expect(takers()).toEqual([]);
});

test("A mail to a member who is gone is dropped", async () => {
  const letter = { template: "passwordChanged", to: { userId: newId(), email: "c@hearten.test" } } as const;
  await db.$transaction((tx) => queueMail(tx, letter, { key: newId() }));
  await mailSettled();
  expect(takers()).toEqual([]);
  expect((await failedMails()).total).toBe(0);
});

test("The queue holds neither address nor token, and once a mail is out nothing of it", async () => {
  const send = vi.spyOn(jobs(), "send");
  await queue("d@hearten.test");
  const id = await send.mock.results[0]?.value;
  send.mockRestore();
  const kept = async () => JSON.stringify(await jobs().getJobById("mail", id));
  expect(await kept()).toContain("sealed");
  expect(await kept()).not.toMatch(/hearten\.test|t0ken/);
  await mailSettled();
  expect(await kept()).toBe("null");
  const noted = await db.settledMail.findUnique({ where: { id } });
  expect(noted).toEqual({
    id,
    settledAt: expect.any(Date),
    reason: null,
    template: "verification",
    newsletterId: null,
    userId: null,
  });
});

test("A mail that is refused is put away at once; one that fails for now waits and then goes out", async () => {
  resend.troubles.push("refused");
  await queue("e@hearten.test");
  await mailSettled();
  expect(await failedMails()).toMatchObject({
    total: 1,
    mails: [{ template: "verification", reason: "422 validation_error" }],
  });

  await jobs().updateQueue("mail", { name: "mail", retryDelay: 2, retryBackoff: false });
  resend.troubles.push("failing");
  await queue("f@hearten.test");
  await mailSettled();
  expect(takers()).toEqual([]);
  await vi.waitFor(
    async () => {
      await mailSettled();
      expect(takers()).toEqual(["f@hearten.test"]);
    },
    { timeout: 30_000, interval: 200 },
  );
  expect((await failedMails()).total).toBe(1);
});

test("A mail that was tried often enough, or whose process ended each time, is listed and leaves nothing behind", async () => {
  await db.settledMail.deleteMany();
  await jobs().updateQueue("mail", { name: "mail", retryLimit: 0, expireInSeconds: 1 });
  await queue("g@hearten.test", "g");
  // As by a process that is killed with the mail in hand.
  const [inHand] = await jobs().fetch("mail");
  resend.troubles.push("failing");
  await queue("h@hearten.test", "h");
  await mailSettled();
  await sleep(1_100);
  await mailSettled();

  const { mails } = await failedMails();
  expect(mails.map(({ reason }) => reason).sort()).toEqual(["500 internal_server_error", "interrupted"]);
  expect(mails.map(({ template }) => template)).toEqual(["verification", "verification"]);
  expect(mails.map(({ id }) => id)).toContain(inHand?.id);
  for (const { id } of mails) expect(await jobs().getJobById("mail", id)).toBeNull();
  expect(await jobs().getQueueSize("mail-failed", { before: "failed" })).toBe(0);
  await queue("g@hearten.test", "g");
  await mailSettled();
  expect(takers()).toEqual([]);
});
