import { beforeAll, expect, test } from "vitest";
import * as login from "@/app/api/auth/login/route";
import * as reauthenticate from "@/app/api/auth/reauthenticate/route";
import * as session from "@/app/api/auth/sessions/[id]/route";
import * as sessions from "@/app/api/auth/sessions/route";
import * as email from "@/app/api/user/email/route";
import * as password from "@/app/api/user/password/route";
import { SignedInDevices } from "@/lib/accounts/schema";
import { endSessions } from "@/lib/accounts/sessions";
import type { Database } from "@/lib/db/client";
import { newestMail, resetTokenFor, signIn, statusOf, verifyEmail } from "@/tests/support/accounts";
import { useFreshDatabase } from "@/tests/support/database";
import { tokenIn } from "@/tests/support/outbox";
import { type Member, member, PASSWORD } from "@/tests/support/people";
import { type Browser, call, newBrowser } from "@/tests/support/request";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const NEXT = "another light left on";

let db: Database;

beforeAll(async () => {
  db = (await useFreshDatabase()).prisma;
});

async function signedInWithFirefox({ email: address }: Member): Promise<Browser> {
  const as = newBrowser();
  const headers = { "User-Agent": FIREFOX };
  await call(login, "POST", "/api/auth/login", { as, headers, body: { email: address, password: PASSWORD } });
  return as;
}

async function devicesOf(as: Browser): Promise<SignedInDevices> {
  return SignedInDevices.parse((await call(sessions, "GET", "/api/auth/sessions", { as })).body);
}

const end = (as: Browser, id: string) =>
  call(session, "DELETE", `/api/auth/sessions/${id}`, { as, params: { id } });

test("A member sees where they are signed in, by browser, with this one marked and nobody else's", async () => {
  const someone = await member(db);
  await member(db);
  const firefox = await signedInWithFirefox(someone);
  const { devices, hasPassword } = await devicesOf(firefox);

  expect(hasPassword).toBe(true);
  expect(devices.map(({ browser, isThisOne }) => [browser, isThisOne])).toEqual([
    ["Firefox on Windows", true],
    ["Unknown browser", false],
  ]);
  expect(JSON.stringify(devices)).not.toMatch(/token|hash|Mozilla/i);
});

test("Signing one device out ends that one only", async () => {
  const someone = await member(db);
  const firefox = await signedInWithFirefox(someone);
  const other = (await devicesOf(firefox)).devices.find((device) => !device.isThisOne);

  expect((await end(firefox, other?.id ?? "")).status).toBe(200);
  expect([await statusOf(firefox), await statusOf(someone)]).toEqual([200, 401]);
  expect((await end(firefox, other?.id ?? "")).status).toBe(404);
});

test("Nobody signs another member's device out", async () => {
  const [victim, attacker] = [await member(db), await member(db)];
  const [device] = (await devicesOf(victim)).devices;
  expect((await end(attacker, device?.id ?? "")).status).toBe(404);
  expect(await statusOf(victim)).toBe(200);
});

test("Signing out everywhere else leaves this device and other members alone", async () => {
  const [someone, other] = [await member(db), await member(db)];
  const elsewhere = [await signedInWithFirefox(someone), await signedInWithFirefox(someone)];
  const reply = await call(sessions, "DELETE", "/api/auth/sessions", { as: someone });

  expect(reply.body).toEqual({ message: "2 other devices have been signed out." });
  expect(await Promise.all([someone, other, ...elsewhere].map(statusOf))).toEqual([200, 200, 401, 401]);
});

const change = (as: Browser, currentPassword: string, newPassword: string) =>
  call(password, "POST", "/api/user/password", { as, body: { currentPassword, newPassword } });

test("A new password needs the present one, ends the other sessions and the links under way", async () => {
  const someone = await member(db);
  const elsewhere = await signedInWithFirefox(someone);
  await resetTokenFor(someone.email);

  const wrong = await change(someone, "a guess", NEXT);
  expect([wrong.status, wrong.body]).toEqual([
    403,
    { message: "That isn't your current password.", field: "currentPassword", code: "wrong_password" },
  ]);
  expect((await change(someone, PASSWORD, "password1")).status).toBe(400);
  expect(await statusOf(elsewhere)).toBe(200);

  expect((await change(someone, PASSWORD, NEXT)).status).toBe(200);
  expect([await statusOf(someone), await statusOf(elsewhere)]).toEqual([200, 401]);
  expect((await signIn(someone.email, NEXT)).status).toBe(200);
  expect((await newestMail(someone.email))?.subject).toBe("Your password was changed");
  expect(await db.mailToken.count({ where: { userId: someone.id, usedAt: null } })).toBe(0);
});

test("Present passwords cannot be guessed without end", async () => {
  const someone = await member(db);
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await change(someone, "a guess", NEXT)).status);
  expect(statuses).toEqual([...Array(10).fill(403), 429]);
  const failed = { action: "sign_in_failed", actorId: someone.id, subjectId: someone.id };
  expect(await db.auditRecord.count({ where: failed })).toBe(10);
});

test("The password given once more begins a new cookie for the same session, and the one before opens nothing", async () => {
  const someone = await member(db);
  const before = { cookies: new Map(someone.cookies) };
  const body = { password: PASSWORD };
  expect((await call(reauthenticate, "POST", "/api/auth/reauthenticate", { as: someone, body })).status).toBe(
    200,
  );
  expect([await statusOf(someone), await statusOf(before)]).toEqual([200, 401]);
  expect((await devicesOf(someone)).devices).toHaveLength(1);
});

test("The operator signs one member out everywhere, or everybody, and it stands in the record", async () => {
  const [someone, other] = [await member(db), await member(db)];
  expect(await endSessions(someone.email)).toBe(1);
  expect([await statusOf(someone), await statusOf(other)]).toEqual([401, 200]);
  expect(await db.auditRecord.count({ where: { action: "sessions_ended", subjectId: someone.id } })).toBe(1);
  expect(await endSessions("nobody@hearten.test")).toBeNull();
  expect(await statusOf(other)).toBe(200);
  await endSessions(null);
  expect(await db.session.count()).toBe(0);
});

test("A member without a password is told that there is none", async () => {
  const someone = await member(db);
  await db.password.delete({ where: { userId: someone.id } });
  expect((await devicesOf(someone)).hasPassword).toBe(false);
  expect((await change(someone, PASSWORD, NEXT)).status).toBe(403);
});

const move = (as: Browser, to: string, with_ = PASSWORD) =>
  call(email, "POST", "/api/user/email", { as, body: { email: to, password: with_ } });

test("An address changes once the new one confirms; the old one is told", async () => {
  const someone = await member(db);
  const to = "moved@hearten.test";
  expect((await move(someone, to, "a guess")).status).toBe(403);
  expect((await move(someone, "  MOVED@Hearten.test ")).status).toBe(200);
  const token = tokenIn(await newestMail(to), "/verify-email");
  expect((await newestMail(someone.email))?.subject).toBe("Your email address is about to change");
  expect((await signIn(to)).status).toBe(401);
  // Whoever reads the old mailbox from here on is not let in by what lies there.
  await resetTokenFor(someone.email);

  expect((await verifyEmail(token)).body).toMatchObject({ verified: true });
  expect((await signIn(to)).status).toBe(200);
  expect((await signIn(someone.email)).status).toBe(401);
  expect(await db.mailToken.count({ where: { userId: someone.id, usedAt: null } })).toBe(0);
});

test("Moving to an address that somebody has is answered alike, and mails nobody", async () => {
  const [someone, other] = [await member(db), await member(db)];
  const reply = await move(someone, other.email);
  expect(reply.body).toEqual((await move(someone, "free@hearten.test")).body);
  expect(await newestMail(other.email)).toBeUndefined();
});

test("A link to an address that somebody registered since moves nothing", async () => {
  const someone = await member(db);
  const to = "taken-since@hearten.test";
  await move(someone, to);
  const token = tokenIn(await newestMail(to), "/verify-email");
  const other = await member(db, "active", to);

  expect((await verifyEmail(token)).body).toMatchObject({ verified: false });
  expect(await statusOf(someone)).toBe(200);
  expect((await db.user.findUniqueOrThrow({ where: { email: to } })).id).toBe(other.id);
});

test("The audit record tells of all this and holds no address, password or token", async () => {
  const rows = await db.auditRecord.findMany();
  const told = new Set(rows.map((row) => row.action));
  const expected = ["signed_in", "sign_in_failed", "sessions_ended", "password_changed"];
  for (const action of [...expected, "address_change_asked", "address_changed"])
    expect(told).toContain(action);
  const all = JSON.stringify(rows);
  expect(all).not.toContain("@");
  for (const secret of [PASSWORD, NEXT, "a guess", "Mozilla"]) expect(all).not.toContain(secret);
});
