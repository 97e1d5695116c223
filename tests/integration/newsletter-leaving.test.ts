import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { unsubscribeByAddress } from "@/lib/newsletter/subscribe";
import { queueNewsletter } from "@/lib/newsletter/work-on-newsletter";
import { now } from "@/lib/time/clock";
import { useFreshDatabase } from "@/tests/support/database";
import type { Loopback } from "@/tests/support/mail/loopback";
import { resendServer } from "@/tests/support/mail/resend-server";
import { mailSettled } from "@/tests/support/mail-queue";

let db: Database;
let resend: Loopback;

beforeAll(async () => {
  resend = await resendServer({ limit: { calls: 1, windowMs: 3_000 } });
  // Before the configuration is read.
  Object.assign(process.env, { RESEND_API_KEY: "re_1", RESEND_BASE_URL: resend.url });
  db = (await useFreshDatabase()).prisma;
});

afterAll(() => resend.close());

test("Who unsubscribes while the worker sits out the provider's limit gets nothing", async () => {
  const emails = Array.from(
    { length: 150 },
    (_, index) => `reader-${String(index).padStart(3, "0")}@hearten.test`,
  );
  await db.newsletterSubscriber.createMany({
    data: emails.map((email) => ({ id: newId(), email, source: "test", confirmedAt: now() })),
  });
  const { id } = await db.newsletter.create({ data: { id: newId(), subject: "News", content: "Hello." } });
  await db.$transaction((tx) => queueNewsletter(tx, id));
  const sent = mailSettled();
  // Of two calls the second is not taken for as long as the first one's window lasts.
  await expect.poll(() => db.mailDelivery.count(), { interval: 10 }).toBe(emails.length);
  await expect.poll(() => resend.taken.length, { interval: 10 }).toBeGreaterThan(0);
  const reached = new Set(resend.taken.map(({ to }) => to));
  const waiting = emails.filter((email) => !reached.has(email));
  const [leaver = ""] = waiting;
  await unsubscribeByAddress(leaver);
  await sent;

  expect(resend.taken.map(({ to }) => to).sort()).toEqual(emails.filter((email) => email !== leaver));
  const states = await db.mailDelivery.groupBy({ by: ["state"], _count: true, orderBy: { state: "asc" } });
  expect(states.map(({ state, _count }) => [state, _count])).toEqual([
    ["delivered", 149],
    ["suppressed", 1],
  ]);
});
