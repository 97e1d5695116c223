import { beforeAll, beforeEach, expect, test } from "vitest";
import * as past from "@/app/api/admin/newsletter/past/route";
import * as preview from "@/app/api/admin/newsletter/preview/route";
import * as recipients from "@/app/api/admin/newsletter/recipients/route";
import * as send from "@/app/api/newsletter/send/route";
import { eraseMember } from "@/lib/data-rights/erase-member";
import type { OpenDatabase } from "@/lib/db/client";
import { NEWSLETTER_QUEUE, workOnNext } from "@/lib/jobs/work-on-queue";
import type { PastNewsletters } from "@/lib/newsletter/console/schema";
import { noticeRecipients } from "@/lib/newsletter/recipients";
import { unsubscribeByAddress } from "@/lib/newsletter/subscribe";
import { useFreshDatabase } from "@/tests/support/database";
import { mailSettled } from "@/tests/support/mail-queue";
import { mailsTo } from "@/tests/support/outbox";
import { adminAlone, type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

const WORDS = { subject: "Our terms change on 1 March", content: "Our new terms apply from 1 March." };
const NOTICE = { ...WORDS, audience: "members" };
const PREVIEW = "/api/admin/newsletter/preview";

let open: OpenDatabase;
let keeper: Member;
let count = 0;

beforeAll(async () => {
  open = await useFreshDatabase();
});

beforeEach(async () => {
  keeper = await adminAlone(open.prisma);
});

/** An address of its own, for the outbox keeps what earlier tests sent. */
const address = () => `notice-${++count}@hearten.test`;

async function subscriber(email = address()): Promise<string> {
  await open.prisma.newsletterSubscriber.create({
    data: { email, source: "website", confirmedAt: new Date() },
  });
  return email;
}

function sendIt(body: unknown, headers: Record<string, string> = {}) {
  return call(send, "POST", "/api/newsletter/send", { as: keeper, body, headers });
}

async function counted(query = ""): Promise<unknown> {
  return (await call(recipients, "GET", `/api/admin/newsletter/recipients${query}`, { as: keeper })).body;
}

async function pastOnes() {
  const reply = await call(past, "GET", "/api/admin/newsletter/past", { as: keeper });
  return (reply.body as PastNewsletters).newsletters;
}

const inbox = (email: string) => mailsTo(process.env.DATA_DIR ?? "", email);
const subjects = async (email: string) => (await inbox(email)).map(({ subject }) => subject);

test("A notice reaches every member with a verified address, whatever they chose of the newsletter, and nobody else", async () => {
  const { prisma } = open;
  const [optedOut, left, lapsed, unverified] = [
    await member(prisma, "active", address()),
    await member(prisma, "active", address()),
    await member(prisma, "paid_over", address()),
    await member(prisma, "active", address()),
  ];
  const preferences = { userId: optedOut.id, newsletter: false };
  await prisma.emailPreferences.upsert({ where: { userId: optedOut.id }, create: preferences, update: {} });
  await subscriber(left.email);
  await unsubscribeByAddress(left.email);
  await prisma.user.update({ where: { id: unverified.id }, data: { emailVerified: null } });
  const reader = await subscriber();

  expect(await counted("?audience=members")).toEqual({ recipients: 4 });
  expect([await counted(), await counted("?audience=subscribers")]).toEqual(Array(2).fill({ recipients: 1 }));
  const key = { "Idempotency-Key": "one-notice" };
  for (let press = 0; press < 2; press++) expect((await sendIt(NOTICE, key)).body).toEqual({ sentCount: 4 });
  await mailSettled();

  for (const { email } of [optedOut, left, lapsed]) {
    const [mail, ...more] = await inbox(email);
    expect(more).toHaveLength(0);
    expect(mail?.subject).toBe(WORDS.subject);
    const text = mail?.text?.replace(/\s+/g, " ");
    expect(text).toContain(WORDS.content);
    expect(text).toContain("It's about your account, so it goes to every member.");
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/unsubscribe/i);
    expect(mail?.headers.filter(({ key: name }) => name.startsWith("list-"))).toEqual([]);
  }
  expect(await subjects(keeper.email)).toContain(WORDS.subject);
  for (const email of [unverified.email, reader]) expect(await inbox(email)).toHaveLength(0);
  expect(await prisma.mailToken.count({ where: { purpose: "unsubscribe_newsletter" } })).toBe(0);
  const records = await prisma.auditRecord.findMany({ where: { action: "newsletter_sent" } });
  expect(records.map(({ detail }) => detail)).toEqual([{ recipients: 4, audience: "members" }]);
  const other = await sendIt({ ...NOTICE, content: "Something else." }, key);
  expect([other.status, await prisma.newsletter.count()]).toEqual([409, 1]);
});

test("Who deletes their account or moves to another address before it is sent does not get it", async () => {
  const { prisma } = open;
  const [staying, erased, moved] = [
    await member(prisma, "active", address()),
    await member(prisma, "active", address()),
    await member(prisma, "active", address()),
  ];
  expect((await sendIt(NOTICE)).body).toEqual({ sentCount: 4 });
  // The page is taken in; its batch waits.
  expect(await workOnNext(NEWSLETTER_QUEUE)).toBe(true);
  expect(await prisma.mailDelivery.count({ where: { state: "queued" } })).toBe(4);
  await eraseMember(erased.id, erased.id);
  const elsewhere = `aaa-${++count}@hearten.test`;
  await prisma.user.update({ where: { id: moved.id }, data: { email: elsewhere } });
  await mailSettled();

  expect(await inbox(staying.email)).toHaveLength(1);
  for (const email of [erased.email, moved.email]) expect(await inbox(email)).toHaveLength(0);
  expect(await pastOnes()).toMatchObject([{ audience: "members", recipients: 4, delivered: 2, failed: 2 }]);
  expect(await prisma.mailDelivery.count({ where: { email: erased.email } })).toBe(0);
});

test("Members come in pages in the order of addresses, each once", async () => {
  const { prisma } = open;
  for (let number = 0; number < 5; number++) await member(prisma, "none", address());
  const found: string[] = [];
  for (let after: string | null = null; ; ) {
    const page = await noticeRecipients(prisma, 2, after);
    found.push(...page.map(({ email }) => email));
    after = page.at(-1)?.email ?? null;
    if (after === null) break;
  }
  expect(found).toHaveLength(6);
  expect(new Set(found)).toHaveLength(6);
  expect(found).toEqual([...found].sort());
});

test("Nobody leaves by a notice: whoever leaves after it is counted for the newsletter before it", async () => {
  const reader = await member(open.prisma, "active", address());
  await subscriber(reader.email);
  await sendIt(WORDS);
  await mailSettled();
  await sendIt(NOTICE);
  await mailSettled();
  await unsubscribeByAddress(reader.email);

  expect(await pastOnes()).toMatchObject([
    { audience: "members", delivered: 2, unsubscribed: 0 },
    { audience: "subscribers", delivered: 1, unsubscribed: 1 },
  ]);
  expect(await subjects(reader.email)).toHaveLength(2);
});

test("The preview shows the foot of the audience, the newsletter's unless told", async () => {
  const html = async (body: object) =>
    ((await call(preview, "POST", PREVIEW, { as: keeper, body })).body as { html: string }).html;
  expect(await html(NOTICE)).toContain("it goes to every member");
  expect(await html(NOTICE)).not.toMatch(/unsubscribe/i);
  for (const body of [WORDS, { ...WORDS, audience: "subscribers" }])
    expect(await html(body)).toContain("/unsubscribe-newsletter");
});

test("An audience that there is not is refused by name, and nothing is sent", async () => {
  for (const audience of ["everyone", "", null, 1]) {
    const body = { ...WORDS, audience };
    const replies = [await sendIt(body), await call(preview, "POST", PREVIEW, { as: keeper, body })];
    for (const reply of replies) {
      expect(reply.status).toBe(400);
      expect(JSON.stringify(reply.body)).toContain("audience must be subscribers or members");
    }
  }
  const path = "/api/admin/newsletter/recipients?audience=everyone";
  const reply = await call(recipients, "GET", path, { as: keeper });
  expect([reply.status, JSON.stringify(reply.body)]).toEqual([400, expect.stringContaining("audience")]);
  expect(await open.prisma.newsletter.count()).toBe(0);
});
