import type pg from "pg";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as exporting from "@/app/api/user/data-export/route";
import * as remove from "@/app/api/user/delete-account/route";
import { applyErasures } from "@/lib/data-rights/apply-erasures";
import type { OpenDatabase } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/member-cipher";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/errors";
import { newsletterRecipients } from "@/lib/newsletter/recipients";
import { localBilling } from "@/lib/services/billing/local";
import { trialUsed } from "@/lib/subscriptions/trial-use";
import { signIn, statusOf } from "@/tests/support/accounts";
import { useFreshDatabase } from "@/tests/support/database";
import { fullMember } from "@/tests/support/full-member";
import { LAPSED, type Member, member } from "@/tests/support/people";
import { type Browser, call, newBrowser } from "@/tests/support/request";
import { contents, tables } from "@/tests/support/tables";

let open: OpenDatabase;
let count = 0;
let someone: Member;
let other: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
  other = await fullMember(open.prisma, "staying@hearten.test");
});

beforeEach(async () => {
  someone = await fullMember(open.prisma, `leaving-${++count}@hearten.test`);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const leave = (as: Browser) => call(remove, "DELETE", "/api/user/delete-account", { as });

/** In which tables a text stands. */
async function foundIn(pool: pg.Pool, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tables(pool)) {
    const { rows } = await pool.query(
      `SELECT 1 FROM "${table}" t WHERE t::text LIKE '%' || $1 || '%' LIMIT 1`,
      [text],
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}

test("Afterwards no table holds the member's address, name, device or anything under their id", async () => {
  const { prisma, pool } = open;
  const { id, email } = someone;
  const device = `Canary/${id}`;
  await prisma.user.update({
    where: { id },
    data: { lastName: `Canary-${id}`, image: `https://canary/${id}` },
  });
  await prisma.session.updateMany({ where: { userId: id }, data: { userAgent: device } });
  expect((await foundIn(pool, email)).sort()).toEqual(
    ["MailDelivery", "MailToken", "NewsletterSubscriber", "User"].sort(),
  );
  expect((await foundIn(pool, id)).length).toBeGreaterThan(12);

  expect(await leave(someone)).toMatchObject({ status: 200 });
  expect(await foundIn(pool, email)).toEqual([]);
  expect(await foundIn(pool, "Canary")).toEqual([]);
  // A number that leads to nobody: that it was erased, what it did, and the newsletter that it once sent.
  expect((await foundIn(pool, id)).sort()).toEqual(["AuditRecord", "ErasureRecord", "Newsletter"]);
});

test("Every session ends, the cookies are taken back, and the password opens nothing", async () => {
  const second = newBrowser();
  await signIn(someone.email, someone.password, second);
  const reply = await leave(someone);
  expect(reply.body).toEqual({ message: "Your account and all data have been permanently deleted." });
  expect(reply.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^session=;.*Max-Age=0/),
    expect.stringMatching(/^device=;.*Max-Age=0/),
  ]);
  expect(await statusOf(second)).toBe(401);
  expect((await signIn(someone.email)).status).toBe(401);
});

test("The data key is gone from memory too", async () => {
  await memberCipher(open.prisma, someone.id);
  await leave(someone);
  await expect(memberCipher(open.prisma, someone.id)).rejects.toMatchObject({ code: "not_found" });
});

test("Nobody else loses anything", async () => {
  const read = async () => JSON.parse((await call(exporting, "GET", "/api/any", { as: other })).text);
  const { auditRecords: _, exportedAt: __, ...before } = await read();
  await leave(someone);
  const { auditRecords: ___, exportedAt: ____, ...after } = await read();
  expect(after).toEqual(before);
});

test("While the billing service cannot be reached nothing is deleted, and the member is told", async () => {
  vi.spyOn(localBilling, "forgetCustomer").mockRejectedValue(
    new AppError("upstream_unavailable", "The billing service cannot be reached. Nothing was deleted."),
  );
  const before = await contents(open.pool);
  const reply = await leave(someone);
  expect(reply).toMatchObject({
    status: 503,
    body: { message: "The billing service cannot be reached. Nothing was deleted." },
  });
  expect(reply.headers.getSetCookie()).toEqual([]);
  expect(await contents(open.pool)).toEqual(before);
  vi.restoreAllMocks();
  expect((await leave(someone)).status).toBe(200);
});

test("The billing service is asked first, while everything is still there", async () => {
  const asked = vi.spyOn(localBilling, "forgetCustomer");
  await leave(someone);
  expect(asked.mock.calls).toEqual([[expect.objectContaining({ customerId: `cus_local_${someone.id}` })]]);
  await leave(await member(open.prisma, "none"));
  expect(asked).toHaveBeenCalledTimes(1);
});

test("The record of the erasure names nobody, and the free trial stays used", async () => {
  const { id, email } = someone;
  await leave(someone);
  expect(await open.prisma.erasureRecord.findUnique({ where: { userId: id } })).toEqual({
    userId: id,
    erasedAt: expect.any(Date),
  });
  const where = { action: "user_deleted", actorId: id, subjectId: id };
  expect(await open.prisma.auditRecord.findFirst({ where })).toMatchObject({ detail: null });
  expect(await trialUsed(open.prisma, email)).toBe(true);
});

test("A newsletter under way skips the member, and past ones keep their counts", async () => {
  const { prisma } = open;
  const sent = await prisma.newsletter.create({ data: { id: newId(), subject: "S", content: "C" } });
  const delivery = { id: newId(), newsletterId: sent.id, email: someone.email };
  await prisma.mailDelivery.create({ data: delivery });
  const before = await prisma.mailDelivery.count();
  await leave(someone);
  expect(await prisma.mailDelivery.count()).toBe(before);
  expect(await prisma.mailDelivery.findUnique({ where: { id: delivery.id } })).toMatchObject({
    email: `erased:${delivery.id}`,
    state: "suppressed",
  });
  const everyone = await newsletterRecipients(prisma, 1_000);
  expect(everyone.map((recipient) => recipient.email)).not.toContain(someone.email);
});

test.each([...Object.values(LAPSED), "none" as const])(
  "A member without access (%s) can leave as well",
  async (state) => {
    const lapsed = await member(open.prisma, state);
    expect((await leave(lapsed)).status).toBe(200);
    expect(await statusOf(lapsed)).toBe(401);
  },
);

test("Signed out nobody is deleted", async () => {
  expect((await leave(newBrowser())).status).toBe(401);
});

test("Whoever comes back with a restored backup is erased again, and nobody else", async () => {
  const { prisma } = open;
  const { id } = someone;
  const erasedAt = new Date("2026-11-01T00:00:00.000Z");
  expect(await applyErasures([{ userId: id, erasedAt }])).toBe(1);
  expect(await applyErasures([{ userId: id, erasedAt: new Date() }])).toBe(0);
  expect(await prisma.user.findUnique({ where: { id } })).toBeNull();
  expect(await prisma.erasureRecord.findUnique({ where: { userId: id } })).toEqual({ userId: id, erasedAt });
  expect(await statusOf(other)).toBe(200);
});
