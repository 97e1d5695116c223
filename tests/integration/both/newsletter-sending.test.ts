import { afterEach, expect, test } from "vitest";
import { type OpenDatabase, shareDatabase } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { jobs } from "@/lib/db/queue";
import type { NewsletterAudience } from "@/lib/newsletter/console/schema";
import { queueNewsletter } from "@/lib/newsletter/work-on-newsletter";
import { now } from "@/lib/time/clock";
import { isPostgres, type StoredDatabase, storedDatabase } from "@/tests/support/database";
import type { Loopback } from "@/tests/support/mail/loopback";
import { resendServer } from "@/tests/support/mail/resend-server";
import { sendgridServer } from "@/tests/support/mail/sendgrid-server";
import { smtpServer } from "@/tests/support/mail/smtp-loopback";
import { sendWithKills } from "@/tests/support/mail/worker-process";

/** Ten batches unless told, as for measuring with 10,000. */
const READERS = Number(process.env.NEWSLETTER_READERS ?? 1_000);

let stored: StoredDatabase;
let open: OpenDatabase | undefined;
let provider: Loopback | undefined;

afterEach(async () => {
  shareDatabase(undefined);
  await open?.close();
  await provider?.close();
  [open, provider] = [undefined, undefined];
  await stored.remove();
});

const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `reader-${String(index).padStart(5, "0")}@hearten.test`);

/** A database with this many confirmed subscribers, or verified members, and a newsletter that is queued to them. */
async function queued(count: number, audience: NewsletterAudience = "subscribers"): Promise<string> {
  stored = await storedDatabase();
  open = await stored.open();
  shareDatabase(open);
  const { prisma } = open;
  const people = addresses(count).map((email) => ({ id: newId(), email }));
  if (audience === "members") {
    const names = { firstName: "Ada", lastName: "Lovelace", emailVerified: now() };
    await prisma.user.createMany({ data: people.map((person) => ({ ...person, ...names })) });
  } else {
    const entry = { source: "test", confirmedAt: now() };
    await prisma.newsletterSubscriber.createMany({ data: people.map((person) => ({ ...person, ...entry })) });
  }
  const newsletter = await prisma.newsletter.create({
    data: { id: newId(), subject: "News", content: "Hello.", audience },
  });
  // What a killed worker had in hand is free again only after a while: here a short one.
  await jobs().updateQueue("newsletter", {
    name: "newsletter",
    expireInSeconds: 2,
    retryDelay: 1,
    retryBackoff: false,
  });
  await prisma.$transaction((tx) => queueNewsletter(tx, newsletter.id));
  return newsletter.id;
}

async function closed(): Promise<void> {
  shareDatabase(undefined);
  await open?.close();
  open = undefined;
}

/** What became of the deliveries of a newsletter, which has to be finished. */
async function states(newsletterId: string): Promise<Record<string, number>> {
  open ??= await stored.open();
  expect(await open.prisma.newsletter.findUnique({ where: { id: newsletterId } })).toMatchObject({
    isTakingIn: false,
    finishedAt: expect.any(Date),
  });
  const groups = await open.prisma.mailDelivery.groupBy({
    by: ["state"],
    where: { newsletterId },
    _count: true,
  });
  return Object.fromEntries(groups.map(({ state, _count }) => [state, _count]));
}

test("With the worker killed twice, each reader gets it once", async () => {
  const resend = await resendServer({ limit: { calls: 10, windowMs: 1_000 } });
  provider = resend;
  const id = await queued(READERS);
  await closed();
  const out = () => resend.taken.length;
  const environment = { ...stored.environment, RESEND_API_KEY: "re_1", RESEND_BASE_URL: resend.url };
  const kills = [0.3, 0.7].map((share) => share * READERS);
  await sendWithKills(environment, out, kills, () => out() >= READERS);

  expect(resend.taken.map(({ to }) => to).sort()).toEqual(addresses(READERS));
  expect(await states(id)).toEqual({ delivered: READERS });
}, 180_000);

/** To these the database makes no difference beyond the above. */
const onServer = test.runIf(isPostgres());

onServer(
  "With the worker killed midway, a notice reaches each member once",
  async () => {
    const resend = await resendServer();
    provider = resend;
    const id = await queued(250, "members");
    await closed();
    const out = () => resend.taken.length;
    const environment = { ...stored.environment, RESEND_API_KEY: "re_1", RESEND_BASE_URL: resend.url };
    await sendWithKills(environment, out, [80], () => out() >= 250);

    expect(resend.taken.map(({ to }) => to).sort()).toEqual(addresses(250));
    expect(resend.taken.flatMap(({ headers }) => Object.keys(headers))).toEqual([]);
    expect(await states(id)).toEqual({ delivered: 250 });
  },
  180_000,
);

const OTHERS: [string, () => Promise<Loopback>, (url: string) => Record<string, string>][] = [
  ["SendGrid", sendgridServer, (url) => ({ SENDGRID_API_KEY: "SG.1", SENDGRID_BASE_URL: url })],
  ["SMTP", smtpServer, (url) => ({ SMTP_URL: url })],
];

onServer.each(OTHERS)(
  "With the worker killed midway, each reader gets it by %s",
  async (_, serve, configuration) => {
    provider = await serve();
    const { taken, url } = provider;
    const id = await queued(120);
    await closed();
    const reached = () => new Set(taken.map(({ to }) => to)).size;
    await sendWithKills(
      { ...stored.environment, ...configuration(url) },
      reached,
      [50],
      () => reached() >= 120,
    );

    expect([...new Set(taken.map(({ to }) => to))].sort()).toEqual(addresses(120));
    expect(await states(id)).toEqual({ delivered: 120 });
    // They cannot tell a mail that comes again: at most those that were under way at a kill do, under the same name.
    const keys = new Map(taken.map(({ to, key }) => [to, key]));
    expect(taken.every(({ to, key }) => keys.get(to) === key)).toBe(true);
    expect(taken.length - 120).toBeLessThanOrEqual(8);
  },
  180_000,
);
