import { beforeAll, beforeEach, expect, test } from "vitest";
import * as failed from "@/app/api/admin/failed-mails/route";
import * as past from "@/app/api/admin/newsletter/past/route";
import * as recipients from "@/app/api/admin/newsletter/recipients/route";
import * as oneClick from "@/app/api/newsletter/one-click/route";
import * as send from "@/app/api/newsletter/send/route";
import type { OpenDatabase } from "@/lib/db/client";
import { useFreshDatabase } from "@/tests/support/database";
import { mailSettled } from "@/tests/support/mail-queue";
import { linkIn, mailsTo } from "@/tests/support/outbox";
import { adminAlone, type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

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
async function subscriber(isConfirmed = true): Promise<string> {
  const email = `send-${++count}@hearten.test`;
  const confirmedAt = isConfirmed ? new Date() : null;
  await open.prisma.newsletterSubscriber.create({ data: { email, source: "website", confirmedAt } });
  return email;
}

function sendIt(body: unknown, headers: Record<string, string> = {}, as = keeper) {
  return call(send, "POST", "/api/newsletter/send", { as, body, headers });
}

const LETTER = { subject: "A note for the week", content: "Hello\n\nBe well." };

const inbox = (email: string) => mailsTo(process.env.DATA_DIR ?? "", email);

test("A newsletter reaches everyone it is for, once, with a way out of their own", async () => {
  const [one, two, pending] = [await subscriber(), await subscriber(), await subscriber(false)];
  const counted = await call(recipients, "GET", "/api/admin/newsletter/recipients", { as: keeper });
  expect(counted.body).toEqual({ recipients: 2 });
  const reply = await sendIt(LETTER);
  expect([reply.status, reply.body]).toEqual([200, { sentCount: 2 }]);
  await mailSettled();

  expect(await inbox(pending)).toHaveLength(0);
  const links: string[] = [];
  for (const email of [one, two]) {
    const [mail, ...more] = await inbox(email);
    expect(more).toHaveLength(0);
    expect(mail?.subject).toBe("A note for the week");
    expect(mail?.text).toContain("Be well.");
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const target = /^<(http[^>]+\/api\/newsletter\/one-click\?token=[^>]+)>$/.exec(
      header("list-unsubscribe") ?? "",
    );
    links.push(target?.[1] ?? "", linkIn(mail, "/unsubscribe-newsletter").href);
  }
  expect(new Set(links).size).toBe(4);
  expect(links).not.toContain("");

  const left = new URL(links[0] ?? "");
  const press = await call(oneClick, "POST", `${left.pathname}${left.search}`, {
    raw: "List-Unsubscribe=One-Click",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
  expect(press.status).toBe(200);
  const list = await call(past, "GET", "/api/admin/newsletter/past", { as: keeper });
  expect(list.body).toEqual({
    newsletters: [
      {
        id: expect.any(String),
        subject: "A note for the week",
        audience: "subscribers",
        createdAt: expect.any(String),
        finishedAt: expect.any(String),
        recipients: 2,
        delivered: 2,
        failed: 0,
        unsubscribed: 1,
      },
    ],
    nextCursor: null,
  });
  expect((await sendIt(LETTER)).body).toEqual({ sentCount: 1 });
});

test("Pressed again after a failure, it is still the same newsletter", async () => {
  const email = await subscriber();
  const key = { "Idempotency-Key": "the-same" };
  for (let press = 0; press < 3; press++) expect((await sendIt(LETTER, key)).body).toEqual({ sentCount: 1 });
  await mailSettled();
  expect(await inbox(email)).toHaveLength(1);
});

test("Blank words, a subject of two lines and an empty list are refused", async () => {
  expect((await sendIt(LETTER)).status).toBe(409);
  await subscriber();
  for (const wrong of [
    { ...LETTER, subject: "  " },
    { ...LETTER, content: "\n" },
    { ...LETTER, subject: "One\r\nBcc: everyone@hearten.test" },
    { subject: "Only" },
  ])
    expect((await sendIt(wrong)).status).toBe(400);
  expect(await open.prisma.newsletter.count()).toBe(0);
});

test("Sending asks for the password again ten minutes after the sign-in", async () => {
  await subscriber();
  const authenticatedAt = new Date(Date.now() - 11 * 60_000);
  await open.prisma.session.updateMany({ where: { userId: keeper.id }, data: { authenticatedAt } });
  expect(await sendIt(LETTER)).toMatchObject({ status: 403, body: { code: "reauthenticate" } });
  expect(await open.prisma.newsletter.count()).toBe(0);
});

test("Only the admin sends", async () => {
  const other = await member(open.prisma);
  expect((await sendIt(LETTER, {}, other)).status).toBe(403);
});

test("Mails that are not tried again are listed, and none is where none failed", async () => {
  const reply = await call(failed, "GET", "/api/admin/failed-mails", { as: keeper });
  expect([reply.status, reply.body]).toEqual([200, { mails: [], total: 0 }]);
});
