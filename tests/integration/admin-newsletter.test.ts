import { beforeAll, beforeEach, expect, test } from "vitest";
import * as memberById from "@/app/api/admin/member-newsletter/[userId]/route";
import * as memberStats from "@/app/api/admin/member-newsletter/stats/route";
import * as members from "@/app/api/admin/member-newsletter/subscribers/route";
import * as credits from "@/app/api/admin/newsletter/check-credits/route";
import * as exportCsv from "@/app/api/admin/newsletter/export/route";
import * as stats from "@/app/api/admin/newsletter/stats/route";
import * as testSend from "@/app/api/admin/newsletter/test-send/route";
import * as sync from "@/app/api/admin/sync-verified-newsletter-subscribers/route";
import * as subscriberById from "@/app/api/newsletter/subscribers/[id]/route";
import * as subscribers from "@/app/api/newsletter/subscribers/route";
import { recordChoices } from "@/lib/consent/record-choices";
import type { OpenDatabase } from "@/lib/db/client";
import type { MemberPage, SubscriberPage } from "@/lib/newsletter/console/schema";
import { useFreshDatabase } from "@/tests/support/database";
import { mailsTo } from "@/tests/support/outbox";
import { admin, type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

let open: OpenDatabase;
let keeper: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
});

beforeEach(async () => {
  await open.prisma.newsletterSubscriber.deleteMany();
  await open.prisma.user.deleteMany();
  keeper = await admin(open.prisma);
});

type Standing = "active" | "pending" | "left";

async function subscriber(email: string, standing: Standing = "active"): Promise<string> {
  const at = new Date();
  const { id } = await open.prisma.newsletterSubscriber.create({
    data: {
      email,
      source: "website",
      confirmedAt: standing === "pending" ? null : at,
      unsubscribedAt: standing === "left" ? at : null,
    },
  });
  return id;
}

async function list(query = "") {
  const reply = await call(subscribers, "GET", `/api/newsletter/subscribers${query}`, { as: keeper });
  return reply.body as SubscriberPage;
}

async function memberList(query = "") {
  const path = `/api/admin/member-newsletter/subscribers${query}`;
  return (await call(members, "GET", path, { as: keeper })).body as MemberPage;
}

function setMember(userId: string, newsletter: unknown) {
  const path = `/api/admin/member-newsletter/${userId}`;
  return call(memberById, "PATCH", path, { as: keeper, params: { userId }, body: { newsletter } });
}

function runSync() {
  return call(sync, "POST", "/api/admin/sync-verified-newsletter-subscribers", { as: keeper });
}

test("Subscribers come newest first, page by page, without those who left; the figures count the same", async () => {
  for (let number = 0; number < 60; number++) await subscriber(`reader-${number}@hearten.test`);
  await subscriber("waits@hearten.test", "pending");
  await subscriber("left@hearten.test", "left");

  const first = await list();
  expect([first.subscribers.length, first.total]).toEqual([50, 61]);
  expect(first.subscribers[0]).toEqual({
    id: expect.any(String),
    email: "waits@hearten.test",
    subscribedAt: expect.any(String),
    doubleOptinConfirmedAt: null,
  });
  const second = await list(`?cursor=${first.nextCursor}`);
  expect([second.subscribers.length, second.total, second.nextCursor]).toEqual([11, 61, null]);
  expect((await list("?q=READER-5")).total).toBe(11);
  const figures = await call(stats, "GET", "/api/admin/newsletter/stats", { as: keeper });
  expect(figures.body).toEqual({ total: 61, active: 60 });
});

test("A deleted subscriber is gone, and opted out where they are a member", async () => {
  const reader = await member(open.prisma);
  await setMember(reader.id, 1);
  const id = await subscriber(reader.email);
  const path = `/api/newsletter/subscribers/${id}`;
  expect((await call(subscriberById, "DELETE", path, { as: keeper, params: { id } })).status).toBe(200);
  expect((await list()).total).toBe(0);
  expect((await memberList(`?q=${reader.email}`)).subscribers).toMatchObject([{ newsletter: 0 }]);
  expect((await call(subscriberById, "DELETE", path, { as: keeper, params: { id } })).status).toBe(404);
});

test("Member subscribers are the members whose subscription runs", async () => {
  const paying = await member(open.prisma, "active");
  const onTrial = await member(open.prisma, "trialing");
  for (const state of ["trial_over", "paid_over", "past_due", "none"] as const)
    await member(open.prisma, state);
  const { subscribers: shown, total } = await memberList();
  expect(shown.map((one) => one.id)).toEqual([onTrial.id, paying.id, keeper.id]);
  expect(shown[0]).toEqual({
    id: onTrial.id,
    email: onTrial.email,
    newsletter: 0,
    createdAt: expect.any(String),
  });
  expect(total).toBe(3);
  expect((await setMember(paying.id, 1)).body).toEqual({ id: paying.id, newsletter: 1 });
  const figures = await call(memberStats, "GET", "/api/admin/member-newsletter/stats", { as: keeper });
  expect(figures.body).toEqual({ total: 3, newsletterOptedIn: 1 });
});

test("Opting a member out ends their subscription as well; it can be taken back, unless they left by themselves", async () => {
  const one = await member(open.prisma);
  await subscriber(one.email);
  expect((await setMember(one.id, 0)).status).toBe(200);
  expect((await list()).total).toBe(0);
  expect((await setMember(one.id, 1)).status).toBe(200);

  const left = await member(open.prisma);
  await subscriber(left.email, "left");
  expect((await setMember(left.id, 1)).status).toBe(409);
  for (const wrong of [2, true, "1", null]) expect((await setMember(one.id, wrong)).status).toBe(400);
});

test("Sync takes in verified members whose subscription runs, once each, and never who left", async () => {
  const fresh = await member(open.prisma, "active");
  const waiting = await member(open.prisma, "trialing");
  await subscriber(waiting.email, "pending");
  const left = await member(open.prisma, "active");
  await subscriber(left.email, "left");
  const unverified = await member(open.prisma, "active");
  await open.prisma.user.update({ where: { id: unverified.id }, data: { emailVerified: null } });
  await member(open.prisma, "paid_over");

  // The admin, the fresh one and the one who waited for a confirmation.
  expect((await runSync()).body).toEqual({ syncedCount: 3, totalVerifiedUsers: 4 });
  const active = await open.prisma.newsletterSubscriber.findMany({
    where: { confirmedAt: { not: null }, unsubscribedAt: null },
    select: { email: true },
  });
  expect(active.map((row) => row.email).sort()).toEqual([keeper.email, fresh.email, waiting.email].sort());
  expect((await runSync()).body).toEqual({ syncedCount: 0, totalVerifiedUsers: 4 });
  expect((await memberList(`?q=${fresh.email}`)).subscribers).toMatchObject([{ newsletter: 1 }]);
  expect((await memberList(`?q=${left.email}`)).subscribers).toMatchObject([{ newsletter: 0 }]);
});

test("Whom the operator puts on the newsletter, or takes off it, has that on record: who did it, when, on what ground", async () => {
  const synced = await member(open.prisma);
  const toggled = await member(open.prisma);
  await setMember(toggled.id, 0);
  await setMember(toggled.id, 1);
  await runSync();
  const { id } = await open.prisma.newsletterSubscriber.findUniqueOrThrow({ where: { email: synced.email } });
  await call(subscriberById, "DELETE", `/api/newsletter/subscribers/${id}`, { as: keeper, params: { id } });
  const recorded = async (userId: string) => {
    const where = { userId, purpose: "newsletter" };
    const rows = await open.prisma.consent.findMany({ where, orderBy: { id: "asc" } });
    return rows.map(({ granted, ground, recordedById }) => [granted, ground, recordedById]);
  };
  const [on, off] = [
    [true, "legitimate_interest", keeper.id],
    [false, "operator_stop", keeper.id],
  ];
  expect(await recorded(toggled.id)).toEqual([off, on, on]);
  expect(await recorded(synced.id)).toEqual([on, off]);
});

test("Sync passes over members whose own last word on the newsletter is a no, whatever the operator did since", async () => {
  const declined = await member(open.prisma);
  await recordChoices(open.prisma, { userId: declined.id }, { newsletter: false });
  await setMember(declined.id, 0);
  const ended = await member(open.prisma);
  await setMember(ended.id, 0);
  await runSync();
  const synced = (await list()).subscribers.map(({ email }) => email);
  expect(synced.sort()).toEqual([keeper.email, ended.email].sort());
});

test("The export holds every present subscriber, and no cell that a spreadsheet would run", async () => {
  await subscriber("reader@hearten.test");
  await subscriber('=hyperlink("http://evil.example")@hearten.test', "pending");
  await subscriber("left@hearten.test", "left");
  const reply = await call(exportCsv, "GET", "/api/admin/newsletter/export", { as: keeper });
  expect(reply.headers.get("content-disposition")).toMatch(
    /^attachment; filename="hearten-subscribers-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const lines = reply.text.split("\r\n");
  expect(lines[0]).toBe("Email,Status,Subscribed,Confirmed,Source");
  expect(lines[1]).toMatch(/^reader@hearten\.test,Active,/);
  expect(lines[2]).toMatch(/^"'=hyperlink\(""http:\/\/evil\.example""\)@hearten\.test",Pending,/);
  expect(lines).toHaveLength(4);
});

test("The test mail goes to the admin, or where it is sent, and the reply names the provider", async () => {
  const path = "/api/admin/newsletter/test-send";
  const reply = await call(testSend, "POST", path, { as: keeper, body: {} });
  expect(reply.body).toEqual({
    success: true,
    message: "Outbox accepted the test email.",
    diagnosis: null,
    error: null,
    details: { to: keeper.email },
  });
  const mails = await mailsTo(process.env.DATA_DIR ?? "", keeper.email);
  expect(mails.at(-1)?.subject).toBe("A test email from Hearten");
  const other = await call(testSend, "POST", path, { as: keeper, body: { to: "else@hearten.test" } });
  expect(other.body).toMatchObject({ details: { to: "else@hearten.test" } });
  expect((await call(testSend, "POST", path, { as: keeper, body: { to: "nobody" } })).status).toBe(400);
});

test("Credits say what is left, or plainly that there's no quota", async () => {
  const reply = await call(credits, "GET", "/api/admin/newsletter/check-credits", { as: keeper });
  expect(reply.body).toEqual({ success: true, credits: expect.stringContaining("no quota"), error: null });
});
