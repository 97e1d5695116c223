import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as exporting from "@/app/api/user/data-export/route";
import * as remove from "@/app/api/user/delete-account/route";
import { requestEmailChange } from "@/lib/accounts/mailed-links";
import { deleteUsers } from "@/lib/admin/delete-users";
import { env } from "@/lib/config/env";
import { applyErasures } from "@/lib/data-rights/erase-member";
import { type OpenDatabase, shareDatabase, withPrisma } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { JOBS } from "@/lib/jobs/run-job";
import { mail } from "@/lib/mail/sender";
import { newsletterRecipients } from "@/lib/newsletter/recipients";
import { subscribe } from "@/lib/newsletter/subscribe";
import { localBilling } from "@/lib/subscriptions/billing/billing";
import { trialUsed } from "@/lib/subscriptions/trial-use";
import { newestMail, signIn, statusOf, verifyEmail } from "@/tests/support/accounts";
import { contents, isPostgres, tables, useFreshDatabase } from "@/tests/support/database";
import { fullMember } from "@/tests/support/full-member";
import { mailsTo, tokenIn } from "@/tests/support/outbox";
import { admin, LAPSED, type Member, member, PASSWORD } from "@/tests/support/people";
import { type Browser, call, newBrowser } from "@/tests/support/request";

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

/** To these the database makes no difference. */
const onServer = test.runIf(isPostgres());

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
    ["FormerAddress", "MailDelivery", "MailToken", "NewsletterSubscriber", "User"].sort(),
  );
  expect((await foundIn(pool, id)).length).toBeGreaterThan(12);

  expect(await leave(someone)).toMatchObject({ status: 200 });
  expect(await foundIn(pool, email)).toEqual([]);
  expect(await foundIn(pool, "Canary")).toEqual([]);
  // A number that leads to nobody: that it was erased, what it did, and the newsletter that it once sent.
  expect((await foundIn(pool, id)).sort()).toEqual(["AuditRecord", "ErasureRecord", "Newsletter"]);
});

test("Afterwards nothing holds an address that the account had before, in the tables or in the outbox", async () => {
  const { prisma, pool } = open;
  const former = someone.email;
  const present = `moved-${count}@hearten.test`;
  await requestEmailChange({ id: someone.id, email: former }, present, PASSWORD);
  await verifyEmail(tokenIn(await newestMail(present), "/verify-email"), someone);
  expect(await mailsTo(process.env.DATA_DIR ?? "", former)).not.toEqual([]);
  await prisma.newsletterSubscriber.updateMany({
    where: { email: former },
    data: { confirmedAt: new Date() },
  });
  expect((await foundIn(pool, former)).sort()).toEqual(
    ["FormerAddress", "MailDelivery", "MailToken", "NewsletterSubscriber"].sort(),
  );

  expect(await leave(someone)).toMatchObject({ status: 200 });
  for (const address of [former, present]) {
    expect(await foundIn(pool, address)).toEqual([]);
    expect(await mailsTo(process.env.DATA_DIR ?? "", address)).toEqual([]);
  }
});

onServer("A former address that is another member's by now keeps what is theirs", async () => {
  const former = someone.email;
  await requestEmailChange({ id: someone.id, email: former }, `away-${count}@hearten.test`, PASSWORD);
  const token = tokenIn(await newestMail(`away-${count}@hearten.test`), "/verify-email");
  await verifyEmail(token, someone);
  await open.prisma.newsletterSubscriber.deleteMany({ where: { email: former } });
  const next = await member(open.prisma, "none", former);
  await subscribe({ email: former, userId: next.id, source: "website" });
  await newestMail(former);

  expect(await leave(someone)).toMatchObject({ status: 200 });
  expect(await open.prisma.newsletterSubscriber.count({ where: { email: former } })).toBe(1);
  expect(await newestMail(former)).toMatchObject({ subject: expect.any(String) });
});

/** The outbox's folder. */
function outboxFolder(): string {
  const { mail } = env();
  return mail.kind === "outbox" ? mail.folder : "";
}

function mailTo(address: string): string {
  return `From: a@b.test\r\nTo: ${address}\r\nSubject: S\r\n\r\nText`;
}

onServer("Deleting never fails by a mail that is being written meanwhile", async () => {
  const leavers = await Promise.all(
    Array.from({ length: 4 }, (_, index) => member(open.prisma, "none", `rush-${index}@hearten.test`)),
  );
  const box = mail();
  let isOver = false;
  const writing = (async () => {
    for (let index = 0; !isOver; index += 1) {
      const letter = { to: "reader@hearten.test", subject: "S", html: "<p>S</p>", text: "S" };
      await Promise.all([0, 1, 2, 3].map((lane) => box.send(letter, { key: `busy-${index}-${lane}` })));
      await pause(2);
    }
  })();
  for (const leaver of leavers) {
    const reply = await leave(leaver);
    expect([reply.status, reply.headers.getSetCookie().length]).toEqual([200, 2]);
  }
  isOver = true;
  await writing;
  // Whoever reads the outbox next reads every mail in it.
  rmSync(outboxFolder(), { recursive: true });
});

onServer(
  "A file that cannot be cleared changes nothing of the deletion; the member is told, and the job tries again",
  async () => {
    const folder = outboxFolder();
    mkdirSync(folder, { recursive: true });
    // A folder in a mail's place: neither root nor anybody else can read it as a file.
    const stuck = join(folder, "2026-01-01T00-00-00.000Z-000000000000.eml");
    mkdirSync(stuck);
    const own = join(folder, "2026-01-01T00-00-01.000Z-000000000001.eml");
    writeFileSync(own, mailTo(someone.email));

    const reply = await leave(someone);
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        message:
          "Your account has been deleted for good. We're still clearing away copies of emails to you on our server.",
      },
    ]);
    expect(reply.headers.getSetCookie()).toHaveLength(2);
    expect(existsSync(own)).toBe(false);
    await expect(JOBS.mail.run(new AbortController().signal)).rejects.toThrow();
    rmSync(stuck, { recursive: true });
    await JOBS.mail.run(new AbortController().signal);
    expect(await open.prisma.erasedAddress.count({ where: { clearedAt: null } })).toBe(0);
  },
);

onServer("A mail that was in hand when its account was deleted does not stay in the outbox", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  const { email } = someone;
  await leave(someone);
  vi.setSystemTime(Date.now() + 1_000);
  await mail().send({ to: email, subject: "S", html: "<p>S</p>", text: "S" }, { key: `late-${email}` });
  const signal = new AbortController().signal;
  expect(await JOBS.mail.run(signal)).toMatchObject({ cleared: 1 });
  expect(await mailsTo(process.env.DATA_DIR ?? "", email)).toEqual([]);

  // Whoever has the address anew keeps what comes to them.
  await member(open.prisma, "none", email);
  await mail().send({ to: email, subject: "S", html: "<p>S</p>", text: "S" }, { key: `new-${email}` });
  expect(await JOBS.mail.run(signal)).toMatchObject({ cleared: 0 });
  expect(await mailsTo(process.env.DATA_DIR ?? "", email)).toHaveLength(1);
  vi.setSystemTime(Date.now() + 16 * 60_000);
  await JOBS.mail.run(signal);
  expect(await open.prisma.erasedAddress.count()).toBe(0);
  vi.useRealTimers();
});

onServer("Every session ends, the cookies are taken back, and the password opens nothing", async () => {
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

onServer("The data key is gone from memory too", async () => {
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

onServer(
  "While the billing service cannot be reached nothing is deleted, and the member is told",
  async () => {
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
  },
);

onServer("The billing service is asked first, while everything is still there", async () => {
  const asked = vi.spyOn(localBilling, "forgetCustomer");
  await leave(someone);
  expect(asked.mock.calls).toEqual([[expect.objectContaining({ customerId: `cus_local_${someone.id}` })]]);
  await leave(await member(open.prisma, "none"));
  expect(asked).toHaveBeenCalledTimes(1);
});

/** Under limits as a call has them, but shorter. */
async function limited<Done>(work: () => Promise<Done>): Promise<Done> {
  const options = "-c TimeZone=UTC -c lock_timeout=200 -c statement_timeout=400";
  const pool = new pg.Pool({ ...open.pool.options, options });
  const short = withPrisma(pool, () => pool.end());
  shareDatabase(short);
  return work().finally(() => {
    shareDatabase(open);
    return short.close();
  });
}

onServer("A long history may take longer to go than a call's statement", async () => {
  await open.pool.query(`
    CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.5); RETURN NULL; END $$;
    CREATE TRIGGER dawdle BEFORE DELETE ON "EmotionalState" EXECUTE FUNCTION dawdle()`);
  const reply = await limited(() => leave(someone)).finally(() =>
    open.pool.query(`DROP FUNCTION dawdle CASCADE`),
  );
  expect(reply.status).toBe(200);
  expect(await open.prisma.user.count({ where: { id: someone.id } })).toBe(0);
});

onServer(
  "Of an account that is held nothing goes, at the billing service either, and others go",
  async () => {
    const [keeper, next] = [await admin(open.prisma), await member(open.prisma)];
    const asked = vi.spyOn(localBilling, "forgetCustomer");
    const holder = await open.pool.connect();
    await holder.query("BEGIN");
    await holder.query(`SELECT 1 FROM "User" WHERE "id" = $1 FOR KEY SHARE`, [someone.id]);
    const done = await limited(() => deleteUsers(keeper.id, { userIds: [someone.id, next.id] })).finally(() =>
      holder.query("ROLLBACK").finally(() => holder.release()),
    );
    expect(done).toMatchObject({ deleted: 1, failed: [someone.id] });
    expect(asked.mock.calls.flat().map((record) => record.customerId)).not.toContain(
      `cus_local_${someone.id}`,
    );
    expect(await leave(someone)).toMatchObject({ status: 200 });
  },
);

onServer("The record of the erasure names nobody, and the free trial stays used", async () => {
  const { id, email } = someone;
  await leave(someone);
  expect(await open.prisma.erasureRecord.findUnique({ where: { userId: id } })).toEqual({
    userId: id,
    erasedAt: expect.any(Date),
  });
  const where = { action: "user_deleted", actorId: id, subjectId: id };
  expect(await open.prisma.auditRecord.findFirst({ where })).toMatchObject({ detail: null });
  expect(await trialUsed(open.prisma, email, null)).toBe(true);
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

onServer.each([...Object.values(LAPSED), "none" as const])(
  "A member without access (%s) can leave as well",
  async (state) => {
    const lapsed = await member(open.prisma, state);
    expect((await leave(lapsed)).status).toBe(200);
    expect(await statusOf(lapsed)).toBe(401);
  },
);

onServer("Signed out nobody is deleted", async () => {
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
