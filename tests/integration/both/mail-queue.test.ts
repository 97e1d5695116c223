import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { failedMails } from "@/lib/mail/failed-mails";
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
  await queue("d@hearten.test");
  const rows = async () =>
    JSON.stringify(await db.$queryRaw`SELECT data FROM pgboss.job WHERE name = 'mail'`);
  expect(await rows()).toContain("sealed");
  expect(await rows()).not.toMatch(/hearten\.test|t0ken/);
  await mailSettled();
  expect(await rows()).not.toContain("sealed");
});

test("A mail that is refused is put away at once; one that fails for now waits and then goes out", async () => {
  resend.troubles.push("refused");
  await queue("e@hearten.test");
  await mailSettled();
  expect(await failedMails()).toMatchObject({
    total: 1,
    mails: [{ template: "verification", reason: "422 validation_error" }],
  });

  resend.troubles.push("failing");
  await queue("f@hearten.test");
  await mailSettled();
  expect(takers()).toEqual([]);
  await db.$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '1 minute' WHERE state = 'retry'`;
  await mailSettled();
  expect(takers()).toEqual(["f@hearten.test"]);
  expect((await failedMails()).total).toBe(1);
});
