import { NextRequest } from "next/server";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import * as forgot from "@/app/api/auth/forgot-password/route";
import * as email from "@/app/api/user/email/route";
import { beginSession } from "@/lib/access/sign-in";
import { issueToken, requestEmailChange } from "@/lib/accounts/mailed-links";
import { changePassword } from "@/lib/accounts/passwords";
import type { Database } from "@/lib/db/client";
import {
  newestMail,
  resetPassword,
  resetTokenFor,
  signIn,
  statusOf,
  verifyEmail,
} from "@/tests/support/accounts";
import { useFreshDatabase } from "@/tests/support/database";
import { linkIn, tokenIn } from "@/tests/support/outbox";
import { type Member, member, PASSWORD } from "@/tests/support/people";
import { call, newBrowser } from "@/tests/support/request";

const NEXT = "another light left on";
const HOUR = 3_600_000;
const REFUSED = { message: "This reset link may be invalid or expired. Please request a new one." };

let db: Database;

beforeAll(async () => {
  db = (await useFreshDatabase()).prisma;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function asked(): Promise<{ someone: Member; token: string }> {
  const someone = await member(db);
  return { someone, token: await resetTokenFor(someone.email) };
}

test("A token sets a new password once, and the member is told by mail", async () => {
  const { someone, token } = await asked();
  expect((await resetPassword(token, NEXT)).status).toBe(200);
  expect((await newestMail(someone.email))?.subject).toBe("Your password was changed");
  expect((await signIn(someone.email, NEXT)).status).toBe(200);
  expect((await signIn(someone.email, PASSWORD)).status).toBe(401);

  const again = await resetPassword(token, "yet another light");
  expect([again.status, again.body]).toEqual([400, REFUSED]);
  expect((await signIn(someone.email, NEXT)).status).toBe(200);
});

test("A token used by fifty calls at once changes the password once", async () => {
  const { someone, token } = await asked();
  const passwords = Array.from({ length: 50 }, (_, index) => `a light left on ${index}`);
  const replies = await Promise.all(passwords.map((password) => resetPassword(token, password)));

  expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array(49).fill(400)]);
  const winner = passwords[replies.findIndex((reply) => reply.status === 200)] ?? "";
  expect((await signIn(someone.email, winner)).status).toBe(200);
});

test("A token works for an hour and not longer", async () => {
  const start = Date.parse("2026-06-01T12:00:00Z");
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  const [early, late] = [await asked(), await asked()];
  vi.setSystemTime(start + HOUR - 1000);
  expect((await resetPassword(early.token, NEXT)).status).toBe(200);
  vi.setSystemTime(start + HOUR);
  const reply = await resetPassword(late.token, NEXT);
  expect([reply.status, reply.body]).toEqual([400, REFUSED]);
  expect((await signIn(late.someone.email)).status).toBe(200);
});

test("A reset token verifies no address, and stays good for what it is", async () => {
  const { someone, token } = await asked();
  await db.user.update({ where: { id: someone.id }, data: { emailVerified: null } });

  expect((await verifyEmail(token)).body).toMatchObject({ verified: false });
  expect(await db.user.findUnique({ where: { id: someone.id } })).toMatchObject({ emailVerified: null });
  expect((await resetPassword(token, NEXT)).status).toBe(200);
});

test("A link that verifies an address sets no password, and stays good for what it is", async () => {
  const { id, email } = await member(db);
  const token = await db.$transaction((tx) => issueToken(tx, "verify_email", id));
  const reply = await resetPassword(token, NEXT);
  expect([reply.status, reply.body]).toEqual([400, REFUSED]);
  expect((await signIn(email)).status).toBe(200);
  expect((await verifyEmail(token)).body).toMatchObject({ verified: true });
});

test("A sign-in whose password was changed after it was checked begins no session", async () => {
  const { id } = await member(db);
  const before = await db.session.count({ where: { userId: id } });
  const request = new NextRequest("http://localhost:3000/api/auth/login", { method: "POST" });
  const beginning = beginSession({ id, passwordHash: "the one before" }, "password", request);
  await expect(beginning).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await db.session.count({ where: { userId: id } })).toBe(before);
});

/** Has the member reset their password just when the next transaction is about to begin. */
function resettingMeanwhile(token: string) {
  const begin = db.$transaction.bind(db) as (...args: unknown[]) => Promise<unknown>;
  vi.spyOn(db, "$transaction").mockImplementationOnce(async (...args: unknown[]) => {
    expect((await resetPassword(token, NEXT)).status).toBe(200);
    return begin(...args);
  });
}

test("A change of password whose present one was reset after it was checked leaves the owner's", async () => {
  const { someone, token } = await asked();
  const { id: sessionId } = await db.session.findFirstOrThrow({ where: { userId: someone.id } });
  resettingMeanwhile(token);
  const changing = changePassword({ id: someone.id, sessionId }, PASSWORD, "a thief's own light");
  await expect(changing).rejects.toMatchObject({ code: "wrong_password" });
  expect((await signIn(someone.email, NEXT)).status).toBe(200);
});

test("A change of address whose password was reset after it was checked puts in no link", async () => {
  const { someone, token } = await asked();
  resettingMeanwhile(token);
  const moving = requestEmailChange(someone, "a-thief@hearten.test", PASSWORD);
  await expect(moving).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await db.mailToken.count({ where: { userId: someone.id, usedAt: null } })).toBe(0);
  expect(await newestMail("a-thief@hearten.test")).toBeUndefined();
});

test("After a reset every cookie from before is worth nothing", async () => {
  const { someone, token } = await asked();
  const elsewhere = newBrowser();
  await signIn(someone.email, PASSWORD, elsewhere);
  expect([await statusOf(someone), await statusOf(elsewhere)]).toEqual([200, 200]);

  await resetPassword(token, NEXT);
  expect([await statusOf(someone), await statusOf(elsewhere)]).toEqual([401, 401]);
});

test("A change of address that was begun before the reset carries nothing away after it", async () => {
  const { someone, token } = await asked();
  const elsewhere = "carried-away@hearten.test";
  await call(email, "POST", "/api/user/email", {
    as: someone,
    body: { email: elsewhere, password: PASSWORD },
  });
  const moving = tokenIn(await newestMail(elsewhere), "/verify-email");
  expect((await resetPassword(token, NEXT)).status).toBe(200);

  expect((await verifyEmail(moving)).body).toMatchObject({ verified: false });
  expect((await signIn(someone.email, NEXT)).status).toBe(200);
});

test("Using one token ends the others of the same member", async () => {
  const { someone, token } = await asked();
  const second = await resetTokenFor(someone.email);
  await resetPassword(second, NEXT);
  expect((await resetPassword(token, "yet another light")).status).toBe(400);
});

test("Too common a password is refused by name, and the token stays good", async () => {
  const { token } = await asked();
  const reply = await resetPassword(token, "password1");
  expect(reply.status).toBe(400);
  expect(reply.body).toEqual({
    message: expect.stringMatching(/^password is one of the most common/),
    field: "password",
    code: "invalid_input",
  });
  expect((await resetPassword(token, NEXT)).status).toBe(200);
});

test("A link in a mail leads to the configured address, whatever host the request named", async () => {
  const { email } = await member(db);
  const headers = {
    Host: "evil.example",
    "X-Forwarded-Host": "evil.example",
    Forwarded: "host=evil.example",
  };
  await call(forgot, "POST", "/api/auth/forgot-password", { body: { email }, headers });
  const mail = await newestMail(email);
  expect(linkIn(mail, "/reset-password").origin).toBe("http://localhost:3000");
  expect(`${mail?.html}${mail?.text}`).not.toContain("evil.example");
});

test("Only a token's hash is stored", async () => {
  const { someone, token } = await asked();
  const rows = await db.mailToken.findMany({ where: { userId: someone.id } });
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
});
