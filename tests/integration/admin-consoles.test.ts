import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as auditExport from "@/app/api/admin/audit/export/route";
import * as audit from "@/app/api/admin/audit/route";
import * as sendToMe from "@/app/api/admin/newsletter/send-to-me/route";
import * as userExport from "@/app/api/admin/users/[id]/export/route";
import * as byId from "@/app/api/admin/users/[id]/route";
import * as ownExport from "@/app/api/user/data-export/route";
import type { AuditPage } from "@/lib/audit/schema";
import type { OpenDatabase } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { queueMail } from "@/lib/mail/queue-mail";
import { useFreshDatabase } from "@/tests/support/database";
import { fullMember } from "@/tests/support/full-member";
import { mailSettled } from "@/tests/support/mail-queue";
import { mailsTo } from "@/tests/support/outbox";
import { adminAlone, type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

let open: OpenDatabase;
let keeper: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
});

beforeEach(async () => {
  keeper = await adminAlone(open.prisma);
  await open.prisma.auditRecord.deleteMany();
});

const read = async (query = "") =>
  (await call(audit, "GET", `/api/admin/audit${query}`, { as: keeper })).body as AuditPage;

const user = (id: string, as: Member = keeper) =>
  call(byId, "GET", `/api/admin/users/${id}`, { as, params: { id } });

const exportOf = (id: string, as: Member = keeper) =>
  call(userExport, "POST", `/api/admin/users/${id}/export`, { as, params: { id } });

interface Act {
  action: string;
  actorId?: string;
  subjectId?: string;
  at: string;
  detail?: object;
}

async function record({ at, ...act }: Act): Promise<string> {
  const createdAt = new Date(at);
  const id = newId(createdAt);
  await open.prisma.auditRecord.create({ data: { id, createdAt, ...act } });
  return id;
}

const latest = (action: string) =>
  open.prisma.auditRecord.findMany({
    where: { action },
    select: { actorId: true, subjectId: true, detail: true },
  });

test("The audit is narrowed by what was done, by whom or to whom, and by day", async () => {
  const ada = await member(open.prisma, "active", "ada@hearten.test");
  await open.prisma.formerAddress.create({ data: { userId: ada.id, email: "ada-before@hearten.test" } });
  const gone = newId();
  const by = { actorId: ada.id, subjectId: ada.id };
  const signedIn = await record({ action: "signed_in", ...by, at: "2026-03-01T00:00:00.000Z" });
  const deleted = await record({
    action: "user_deleted",
    actorId: keeper.id,
    subjectId: gone,
    at: "2026-03-02T23:59:59.999Z",
  });
  const viewed = await record({
    action: "user_viewed",
    actorId: keeper.id,
    subjectId: ada.id,
    at: "2026-03-03T00:00:00.000Z",
  });
  const before = "&to=2026-03-31";
  const ids = async (query: string) => (await read(query + before)).records.map(({ id }) => id);

  expect(await ids("?action=user_viewed")).toEqual([viewed]);
  for (const person of ["Ada@Hearten.test", "ada-before@hearten.test", ada.id])
    expect(await ids(`?person=${person}`)).toEqual([viewed, signedIn]);
  expect(await ids(`?person=${gone}`)).toEqual([deleted]);
  expect(await ids("?person=ada")).toEqual([]);
  expect(await ids(`?person=${ada.id}&action=signed_in`)).toEqual([signedIn]);
  expect(await ids("?from=2026-03-02")).toEqual([viewed, deleted]);
  expect((await read("?from=2026-03-02&to=2026-03-02")).records.map(({ id }) => id)).toEqual([deleted]);
  expect((await read("?from=2026-03-04&to=2026-03-01")).records).toEqual([]);
  expect((await call(audit, "GET", "/api/admin/audit?from=yesterday", { as: keeper })).status).toBe(400);
});

test("What is filtered goes on over its pages", async () => {
  for (let count = 0; count < 60; count++)
    await record({
      action: "signed_in",
      actorId: keeper.id,
      at: new Date(Date.UTC(2026, 2, 1, 0, 0, count)).toISOString(),
    });
  await record({ action: "signed_out", actorId: keeper.id, at: "2026-03-01T12:00:00.000Z" });
  const first = await read("?action=signed_in&to=2026-03-01");
  const next = await read(`?action=signed_in&to=2026-03-01&cursor=${first.nextCursor}`);
  expect([first.records.length, next.records.length, next.nextCursor]).toEqual([50, 10, null]);
});

test("The file holds what is filtered, runs nothing in a spreadsheet, and stands in the record without an address", async () => {
  const ada = await member(open.prisma, "active", "=cmd@hearten.test");
  const at = "2026-03-01T10:00:00.000Z";
  await record({ action: "signed_in", actorId: ada.id, subjectId: ada.id, at });
  await record({
    action: "newsletter_sent",
    actorId: keeper.id,
    at,
    detail: { recipients: 2, audience: "members" },
  });
  const path = `/api/admin/audit/export?person=${encodeURIComponent(ada.email)}&from=2026-03-01&to=2026-03-01`;
  const reply = await call(auditExport, "GET", path, { as: keeper });
  expect(reply.headers.get("content-disposition")).toMatch(/filename="hearten-audit-\d{4}-\d\d-\d\d\.csv"/);
  expect(reply.text.trimEnd().split("\r\n")).toEqual([
    "When,What,By,By (id),Account,Account (id),Details",
    `${at},Signed in,'=cmd@hearten.test,${ada.id},'=cmd@hearten.test,${ada.id},`,
  ]);
  const detail = { from: "2026-03-01", to: "2026-03-01" };
  expect(await latest("audit_exported")).toEqual([{ actorId: keeper.id, subjectId: ada.id, detail }]);
  const all = await call(auditExport, "GET", "/api/admin/audit/export?action=newsletter_sent", {
    as: keeper,
  });
  expect(all.text).toContain('"2 recipients, every member"');
});

test("A user opens with where they stand and how they get in, and with nothing of how they feel", async () => {
  const ada = await fullMember(open.prisma, "ada@hearten.test");
  await open.prisma.settledMail.deleteMany();
  const { status, body } = await user(ada.id);
  expect([status, body]).toEqual([
    200,
    {
      id: ada.id,
      email: "ada@hearten.test",
      firstName: "Ada",
      lastName: "Lovelace",
      emailVerifiedAt: expect.stringMatching(/Z$/),
      subscriptionStatus: "active",
      createdAt: expect.stringMatching(/Z$/),
      trialEndsAt: expect.stringMatching(/Z$/),
      access: "granted",
      periodEndsAt: expect.stringMatching(/Z$/),
      isEnding: true,
      signsInWith: ["password", "passkey", "google"],
      devices: 1,
      lastSeenAt: expect.stringMatching(/Z$/),
      newsletter: "reads",
      mails: expect.any(Array),
    },
  ]);
  expect((await user(newId())).status).toBe(404);
  expect((await user(keeper.id, ada)).status).toBe(403);
});

test("The mails of a user stand there with their kind, time and state, and go with the account", async () => {
  const ada = await member(open.prisma);
  const to = { userId: ada.id };
  const startAfter = new Date(Date.now() + 86_400_000);
  await queueMail(open.prisma, { template: "subscriptionEnded", to }, { key: newId(), startAfter });
  await queueMail(open.prisma, { template: "passwordChanged", to }, { key: newId() });
  const sent = await open.prisma.newsletter.create({
    data: { subject: "S", content: "C", audience: "members" },
  });
  const delivery = { newsletterId: sent.id, email: ada.email, state: "failed" as const };
  await open.prisma.mailDelivery.create({ data: delivery });
  await mailSettled();
  const mails = async () => {
    const { body } = await user(ada.id);
    return (body as { mails: { kind: string; state: string }[] }).mails.map((mail) => [
      mail.kind,
      mail.state,
    ]);
  };
  expect((await mails()).sort()).toEqual([
    ["notice", "failed"],
    ["passwordChanged", "sent"],
    ["subscriptionEnded", "waiting"],
  ]);
  await open.prisma.user.delete({ where: { id: ada.id } });
  expect(await open.prisma.settledMail.count({ where: { userId: { not: null } } })).toBe(0);
});

test("Opening a user is recorded once a visit, for each of them", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const [ada, bo] = [await member(open.prisma), await member(open.prisma)];
    for (const { id } of [ada, ada, bo, ada]) await user(id);
    vi.advanceTimersByTime(31 * 60_000);
    await user(ada.id);
    const seen = await latest("user_viewed");
    expect(seen.map(({ subjectId }) => subjectId)).toEqual([ada.id, bo.id, ada.id]);
    expect(new Set(seen.map(({ actorId }) => actorId))).toEqual(new Set([keeper.id]));
  } finally {
    vi.useRealTimers();
  }
});

test("The file that the admin gets of a person is the one that they get themselves", async () => {
  const ada = await fullMember(open.prisma, "ada@hearten.test");
  const contents = ({ text }: { text: string }) => {
    const { exportedAt: _, auditRecords: __, ...rest } = JSON.parse(text) as Record<string, unknown>;
    return rest;
  };
  const own = contents(await call(ownExport, "GET", "/api/user/data-export", { as: ada }));
  const asked = await exportOf(ada.id);
  expect(asked.status).toBe(200);
  expect(asked.headers.get("content-disposition")).toMatch(/hearten-everything-.*\.json/);
  expect(contents(asked)).toEqual(own);
  expect(JSON.stringify(own)).toContain("A walk by the river");
  expect(await latest("data_exported")).toEqual([
    { actorId: ada.id, subjectId: ada.id, detail: null },
    { actorId: keeper.id, subjectId: ada.id, detail: null },
  ]);
});

test("A person's file asks for a fresh sign-in, is the admin's alone, and is of somebody who is there", async () => {
  const ada = await member(open.prisma);
  expect((await exportOf(keeper.id, ada)).status).toBe(403);
  expect((await exportOf(newId())).status).toBe(404);
  const authenticatedAt = new Date(Date.now() - 11 * 60_000);
  await open.prisma.session.updateMany({ where: { userId: keeper.id }, data: { authenticatedAt } });
  expect(await exportOf(ada.id)).toMatchObject({ status: 403, body: { code: "reauthenticate" } });
  expect(await latest("data_exported")).toEqual([]);
});

test("A letter is sent to the admin alone, as its readers would get it", async () => {
  const reader = `reader-${newId()}@hearten.test`;
  await open.prisma.newsletterSubscriber.create({
    data: { email: reader, source: "website", confirmedAt: new Date() },
  });
  const body = { subject: `A quiet week ${newId()}`, content: "Hello\n\nBe well." };
  const reply = await call(sendToMe, "POST", "/api/admin/newsletter/send-to-me", { as: keeper, body });
  expect(reply.body).toMatchObject({ success: true, details: { to: keeper.email } });
  const inbox = await mailsTo(process.env.DATA_DIR ?? "", keeper.email);
  const [mail] = inbox.filter(({ subject }) => subject === body.subject);
  expect(mail?.text).toContain("Be well.");
  expect(mail?.text).toContain("/unsubscribe-newsletter");
  expect(await mailsTo(process.env.DATA_DIR ?? "", reader)).toEqual([]);
  expect(await open.prisma.newsletter.count()).toBe(0);
  expect(await latest("newsletter_tried")).toEqual([
    { actorId: keeper.id, subjectId: null, detail: { success: true } },
  ]);
  expect(
    (await call(sendToMe, "POST", "/api/admin/newsletter/send-to-me", { as: keeper, body: { subject: "x" } }))
      .status,
  ).toBe(400);
});
