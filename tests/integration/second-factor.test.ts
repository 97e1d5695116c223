import { rm } from "node:fs/promises";
import { join } from "node:path";
import { TOTP } from "otpauth";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as app from "@/app/api/admin/second-factor/app/route";
import * as mailedCode from "@/app/api/admin/second-factor/mailed-code/route";
import * as byPasskey from "@/app/api/admin/second-factor/passkey/route";
import * as recovery from "@/app/api/admin/second-factor/recovery-codes/route";
import * as secondFactor from "@/app/api/admin/second-factor/route";
import * as users from "@/app/api/admin/users/route";
import * as signInOptions from "@/app/api/auth/passkey/options/route";
import * as signInByPasskey from "@/app/api/auth/passkey/route";
import * as confirmOptions from "@/app/api/auth/reauthenticate/options/route";
import * as confirm from "@/app/api/auth/reauthenticate/passkey/route";
import * as deleteAccount from "@/app/api/user/delete-account/route";
import * as email from "@/app/api/user/email/route";
import * as ownPasskey from "@/app/api/user/passkeys/[id]/route";
import * as passkeyOptions from "@/app/api/user/passkeys/options/route";
import * as passkeys from "@/app/api/user/passkeys/route";
import { AppOffer, RecoveryCodes } from "@/lib/access/second-factor/schema";
import { env } from "@/lib/config/env";
import { ENROL_MINUTES, SECOND_FACTOR_HOURS } from "@/lib/config/policy";
import type { Database } from "@/lib/db/client";
import { newestMail, resetPassword, resetTokenFor, signIn } from "@/tests/support/accounts";
import { Authenticator } from "@/tests/support/authenticator";
import { useFreshDatabase } from "@/tests/support/database";
import { mailsTo } from "@/tests/support/outbox";
import { adminAlone, type Member, member } from "@/tests/support/people";
import { type Browser, call, type Handlers, newBrowser, type Reply } from "@/tests/support/request";

const MINUTE = 60_000;
const HALF_MINUTE = 30_000;
const CODE = "/api/admin/second-factor";

let db: Database;
let admin: Member;

beforeAll(async () => {
  db = (await useFreshDatabase()).prisma;
});

beforeEach(async () => {
  admin = await adminAlone(db);
  await db.rateLimit.deleteMany();
  // Those of a test that was ahead of its time would be the newest.
  await rm(join(process.env.DATA_DIR ?? "", "outbox"), { recursive: true, force: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  env().requiresSecondFactor = false;
});

const consoleStatus = async (as: Browser) => (await call(users, "GET", "/api/admin/users", { as })).status;
const post = (handlers: Handlers, as: Browser, body?: object) =>
  call(handlers, "POST", CODE, { as, ...(body ? { body } : {}) });
const show = (as: Browser, code: string) => post(secondFactor, as, { code });

function pass(ms: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
}

async function mailed(as: Browser): Promise<string> {
  expect((await post(mailedCode, as)).status).toBe(200);
  return /\b\d{8}\b/.exec((await newestMail(admin.email, "Use this code"))?.text ?? "")?.[0] ?? "";
}

async function offered(as: Browser): Promise<AppOffer> {
  return AppOffer.parse((await call(app, "GET", `${CODE}/app`, { as })).body);
}

const codeNow = (secret: string) =>
  TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: Date.now() });

/** Sets an app up; answers its secret and the recovery codes. */
async function withApp(as: Browser): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret, sealed } = await offered(as);
  const reply = await post(app, as, { mailedCode: await mailed(as), sealed, code: codeNow(secret) });
  expect([reply.status, reply.text]).toEqual([201, expect.anything()]);
  return { secret, ...RecoveryCodes.parse(reply.body) };
}

async function signedIn(): Promise<Browser> {
  const as = newBrowser();
  await signIn(admin.email, undefined, as);
  return as;
}

async function withPasskey(as: Browser): Promise<Authenticator> {
  const key = new Authenticator();
  const order = (await post(passkeyOptions, as)).body as { challenge: string; user: { id: string } };
  expect((await post(passkeys, as, { passkey: key.make(order) })).status).toBe(201);
  return key;
}

async function answer(key: Authenticator, as: Browser) {
  return key.answer((await post(confirmOptions, as)).body as { challenge: string });
}

const told = (reply: Reply) => [reply.status, reply.body];

test("Until one is set up the consoles are open; then each session shows it, and again after twelve hours", async () => {
  expect(await consoleStatus(admin)).toBe(200);
  const { secret } = await withApp(admin);
  expect(await consoleStatus(admin)).toBe(200);

  const other = await signedIn();
  const refused = await call(users, "GET", "/api/admin/users", { as: other });
  expect(told(refused)).toEqual([
    403,
    { code: "second_factor", message: expect.stringContaining("second factor") },
  ]);
  pass(HALF_MINUTE);
  expect((await show(other, codeNow(secret))).status).toBe(200);
  expect(await consoleStatus(other)).toBe(200);
  expect(await consoleStatus(await signedIn())).toBe(403);

  pass(SECOND_FACTOR_HOURS * 60 * MINUTE);
  expect([await consoleStatus(admin), await consoleStatus(other)]).toEqual([403, 403]);
  expect((await show(other, codeNow(secret))).status).toBe(200);
  expect([await consoleStatus(admin), await consoleStatus(other)]).toEqual([403, 200]);
});

test("Where it is required nobody gets in before one is set up", async () => {
  env().requiresSecondFactor = true;
  expect(await consoleStatus(admin)).toBe(403);
  await withApp(admin);
  expect(await consoleStatus(admin)).toBe(200);
});

test("A code works once, with a blank in it as well; a recovery code once too, and no other's", async () => {
  const { secret, recoveryCodes } = await withApp(admin);
  expect(new Set(recoveryCodes).size).toBe(10);
  const other = await signedIn();
  expect((await show(other, codeNow(secret))).status).toBe(400);
  pass(HALF_MINUTE);
  const code = codeNow(secret);
  expect((await show(other, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  expect((await show(await signedIn(), code)).status).toBe(400);

  const [first = "", second = ""] = recoveryCodes;
  const third = await signedIn();
  expect((await show(third, first.toLowerCase())).status).toBe(200);
  expect(await consoleStatus(third)).toBe(200);
  expect((await show(await signedIn(), first)).status).toBe(400);
  const stored = JSON.stringify([await db.recoveryCode.findMany(), await db.auditRecord.findMany()]);
  for (const secretText of [second, second.replaceAll("-", ""), secret, code])
    expect(stored).not.toContain(secretText);
  expect(await db.recoveryCode.count()).toBe(9);
  const [row] = await db.secondFactor.findMany();
  expect(Buffer.from(row?.sealedSecret ?? []).toString()).not.toContain(secret);
});

test("One code given by four calls at once is taken once", async () => {
  const { secret } = await withApp(admin);
  const browsers = await Promise.all(Array.from({ length: 4 }, signedIn));
  pass(HALF_MINUTE);
  const code = codeNow(secret);
  const statuses = await Promise.all(browsers.map(async (as) => (await show(as, code)).status));
  expect(statuses.sort()).toEqual([200, 400, 400, 400]);
});

test("Tries are limited, and what fails is on record", async () => {
  await withApp(admin);
  const other = await signedIn();
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) statuses.push((await show(other, "000000")).status);
  expect(statuses).toEqual([...Array(5).fill(400), 429]);
  expect(await db.auditRecord.count({ where: { action: "second_factor_failed", actorId: admin.id } })).toBe(
    5,
  );
  expect(await consoleStatus(other)).toBe(403);
});

test("Setting up takes the newest mailed code, in time, once, with few tries, and the app's own code", async () => {
  const { secret, sealed } = await offered(admin);
  const enrol = (code: string, appCode = codeNow(secret)) =>
    post(app, admin, { mailedCode: code, sealed, code: appCode });
  const old = await mailed(admin);
  const newest = await mailed(admin);
  expect(told(await enrol(old))).toEqual([400, expect.objectContaining({ field: "mailedCode" })]);
  expect(told(await enrol(newest, "000000"))).toEqual([400, expect.objectContaining({ field: "code" })]);
  const other = await signedIn();
  expect((await post(app, other, { mailedCode: newest, sealed, code: codeNow(secret) })).status).toBe(400);
  expect(await db.secondFactor.count()).toBe(0);
  expect((await enrol(newest)).status).toBe(201);
  expect((await enrol(newest)).status).toBe(400);
  expect((await enrol(newest)).status).toBe(429);
});

test("A mailed code that is too old sets nothing up", async () => {
  const code = await mailed(admin);
  pass(ENROL_MINUTES * MINUTE);
  const { secret, sealed } = await offered(admin);
  expect((await post(app, admin, { mailedCode: code, sealed, code: codeNow(secret) })).status).toBe(400);
});

test("Whoever hasn't shown the factor changes nothing of it, and no other member gets near it", async () => {
  await withApp(admin);
  const stolen = await signedIn();
  expect((await post(mailedCode, stolen)).status).toBe(403);
  expect((await call(app, "GET", `${CODE}/app`, { as: stolen })).status).toBe(403);
  expect((await call(secondFactor, "DELETE", CODE, { as: stolen })).status).toBe(403);
  expect((await post(recovery, stolen)).status).toBe(403);
  expect((await show(await member(db), "000000")).status).toBe(403);
  expect(await db.secondFactor.count()).toBe(1);
});

test("A passkey added with the password alone opens nothing; one that was taken by mail does", async () => {
  const key = await withPasskey(admin);
  await withApp(admin);
  const other = await signedIn();
  const stranger = await withPasskey(other);
  expect((await post(confirm, other, { passkey: await answer(stranger, other) })).status).toBe(200);
  expect(await consoleStatus(other)).toBe(403);

  const enrolled = await post(byPasskey, admin, {
    mailedCode: await mailed(admin),
    passkey: await answer(key, admin),
  });
  expect(told(enrolled)).toEqual([201, { recoveryCodes: [] }]);
  expect((await post(confirm, other, { passkey: await answer(key, other) })).status).toBe(200);
  expect(await consoleStatus(other)).toBe(200);
});

test("Signed in with such a passkey, the factor is shown; it can't be removed in Settings, nor by a reset", async () => {
  const key = await withPasskey(admin);
  const body = { mailedCode: await mailed(admin), passkey: await answer(key, admin) };
  expect(RecoveryCodes.parse((await post(byPasskey, admin, body)).body).recoveryCodes).toHaveLength(10);
  const { id } = await db.passkey.findFirstOrThrow();
  expect((await call(ownPasskey, "DELETE", CODE, { as: admin, params: { id } })).status).toBe(409);
  await resetPassword(await resetTokenFor(admin.email), "another light left on");

  const browser = newBrowser();
  const question = (await post(signInOptions, browser)).body as { challenge: string };
  expect((await post(signInByPasskey, browser, { passkey: key.answer(question) })).status).toBe(200);
  expect(await consoleStatus(browser)).toBe(200);
  const byPassword = newBrowser();
  await signIn(admin.email, "another light left on", byPassword);
  expect(await consoleStatus(byPassword)).toBe(403);
});

test("The account doesn't leave its second factor behind: it is shown before the account goes or moves", async () => {
  const { recoveryCodes } = await withApp(admin);
  const stolen = await signedIn();
  const erase = () => call(deleteAccount, "DELETE", "/api/user/delete-account", { as: stolen });
  const move = () =>
    call(email, "POST", "/api/user/email", {
      as: stolen,
      body: { email: "elsewhere@hearten.test", password: admin.password },
    });
  for (const refused of [await erase(), await move()])
    expect(told(refused)).toEqual([403, expect.objectContaining({ code: "second_factor" })]);
  expect(await db.mailToken.count({ where: { purpose: "change_email" } })).toBe(0);
  expect((await show(stolen, recoveryCodes[0] ?? "")).status).toBe(200);
  expect((await move()).status).toBe(200);
  expect((await erase()).status).toBe(200);
});

test("Setting one up ends a move to another address that was begun without it", async () => {
  const moving = { email: "elsewhere@hearten.test", password: admin.password };
  await call(email, "POST", "/api/user/email", { as: admin, body: moving });
  expect(await db.mailToken.count({ where: { purpose: "change_email" } })).toBe(1);
  await withApp(admin);
  expect(await db.mailToken.count({ where: { purpose: "change_email" } })).toBe(0);
});

test("Once the factor is set up or shown, a copy of the cookie from before opens nothing", async () => {
  const copied = () => ({ cookies: new Map(admin.cookies) });
  const key = await withPasskey(admin);
  let copy = copied();
  const { recoveryCodes } = await withApp(admin);
  expect(await consoleStatus(copy)).toBe(401);
  copy = copied();
  expect((await show(admin, recoveryCodes[0] ?? "")).status).toBe(200);
  expect(await consoleStatus(copy)).toBe(401);
  copy = copied();
  const body = { mailedCode: await mailed(admin), passkey: await answer(key, admin) };
  expect((await post(byPasskey, admin, body)).status).toBe(201);
  expect(await consoleStatus(copy)).toBe(401);
  copy = copied();
  expect((await post(confirm, admin, { passkey: await answer(key, admin) })).status).toBe(200);
  expect([await consoleStatus(copy), await consoleStatus(admin)]).toEqual([401, 200]);
});

test("Turning it off and new recovery codes take the factor shown just now", async () => {
  const { secret } = await withApp(admin);
  pass(11 * MINUTE);
  await db.session.updateMany({ data: { authenticatedAt: new Date() } });
  const again = [403, expect.objectContaining({ code: "second_factor_again" })];
  const turnOff = () => call(secondFactor, "DELETE", CODE, { as: admin });
  expect(told(await post(recovery, admin))).toEqual(again);
  expect(told(await turnOff())).toEqual(again);
  expect((await show(admin, codeNow(secret))).status).toBe(200);
  expect((await post(recovery, admin)).status).toBe(201);
  expect((await turnOff()).status).toBe(200);
});

test("The admin is told by mail of what is set up, of new codes, of a used one and of tries, each run once", async () => {
  const { recoveryCodes } = await withApp(admin);
  const subject = async () => (await newestMail(admin.email))?.subject;
  expect(await subject()).toBe("A second factor was set up");
  const other = await signedIn();
  expect((await show(other, recoveryCodes[0] ?? "")).status).toBe(200);
  expect(await subject()).toBe("A recovery code was used");
  expect((await post(recovery, admin)).status).toBe(201);
  expect(await subject()).toBe("New recovery codes were made");
  for (let tries = 0; tries < 8; tries += 1) await show(other, "000000");
  expect(await subject()).toBe("Someone is trying codes for your second factor");
  const letters = await mailsTo(process.env.DATA_DIR ?? "", admin.email);
  expect(letters.filter(({ subject }) => subject?.startsWith("Someone is trying"))).toHaveLength(1);
});

test("Whoever tries patiently is stopped by the day, and a recovery code lets the admin in all the same", async () => {
  const { secret, recoveryCodes } = await withApp(admin);
  const other = await signedIn();
  for (let tries = 0; tries < 30; tries += 1) {
    await db.rateLimit.deleteMany();
    expect((await show(other, "000000")).status).toBe(400);
  }
  await db.rateLimit.deleteMany();
  pass(HALF_MINUTE);
  expect((await show(other, codeNow(secret))).status).toBe(429);
  expect((await show(other, recoveryCodes[0] ?? "")).status).toBe(200);
  pass(25 * 60 * MINUTE);
  expect((await show(other, codeNow(secret))).status).toBe(200);
});

test("At the door those passkeys alone are asked for that count; what they show and fail is on record", async () => {
  const key = await withPasskey(admin);
  await withPasskey(admin);
  const body = { mailedCode: await mailed(admin), passkey: await answer(key, admin) };
  expect((await post(byPasskey, admin, body)).status).toBe(201);
  const other = await signedIn();
  const path = "/api/auth/reauthenticate/options";
  const asked = async (query: string) =>
    (await call(confirmOptions, "POST", path + query, { as: other })).body as {
      challenge: string;
      allowCredentials: { id: string }[];
    };
  expect((await asked("")).allowCredentials).toHaveLength(2);
  const { allowCredentials, challenge } = await asked("?as=second_factor");
  expect(allowCredentials.map(({ id }) => id)).toEqual([key.id]);

  const forged = key.answer({ challenge }, { isVerified: false });
  expect((await post(confirm, other, { passkey: forged })).status).toBe(401);
  const failed = await db.auditRecord.findFirst({ where: { action: "sign_in_failed", subjectId: admin.id } });
  expect(failed?.actorId).toBe(admin.id);
  expect((await post(confirm, other, { passkey: await answer(key, other) })).status).toBe(200);
  const shown = { action: "second_factor_shown", actorId: admin.id };
  expect((await db.auditRecord.findMany({ where: shown })).map(({ detail }) => detail)).toEqual([
    { means: "passkey" },
  ]);
});

test("Recovery codes outlive the server's secret", async () => {
  const { recoveryCodes } = await withApp(admin);
  const { authSecret } = env();
  const other = await signedIn();
  env().authSecret = "another secret, as long as the one that was lost";
  const { status } = await show(other, recoveryCodes[0] ?? "");
  env().authSecret = authSecret;
  expect(status).toBe(200);
});

test("What other sessions showed of a factor before doesn't count for the next one", async () => {
  const other = await signedIn();
  await db.session.updateMany({ data: { secondFactorAt: new Date() } });
  await withApp(admin);
  expect([await consoleStatus(other), await consoleStatus(admin)]).toEqual([403, 200]);
});

test("One of several means is removed in Settings once the factor was shown just now; the last one stays", async () => {
  const keys = [await withPasskey(admin), await withPasskey(admin)];
  for (const key of keys) {
    const body = { mailedCode: await mailed(admin), passkey: await answer(key, admin) };
    expect((await post(byPasskey, admin, body)).status).toBe(201);
  }
  const remove = async (key: Authenticator | undefined) => {
    const { id } = await db.passkey.findFirstOrThrow({ where: { credentialId: key?.id ?? "" } });
    return told(await call(ownPasskey, "DELETE", CODE, { as: admin, params: { id } }));
  };
  const shown = (secondFactorAt: Date) => db.session.updateMany({ data: { secondFactorAt } });
  await shown(new Date(Date.now() - 11 * MINUTE));
  expect(await remove(keys[0])).toEqual([403, expect.objectContaining({ code: "second_factor_again" })]);
  await shown(new Date());
  expect((await remove(keys[0]))[0]).toBe(200);
  expect(await remove(keys[1])).toEqual([409, { message: expect.stringContaining("only second factor") }]);
});

test("On an account that is the admin's no longer, a reset ends a passkey that once was the second factor", async () => {
  const key = await withPasskey(admin);
  const body = { mailedCode: await mailed(admin), passkey: await answer(key, admin) };
  expect((await post(byPasskey, admin, body)).status).toBe(201);
  await withPasskey(admin);
  await resetPassword(await resetTokenFor(admin.email), "another light left on");
  expect(await newestMail(admin.email, "except for your second factor")).toBeDefined();
  await db.user.update({ where: { id: admin.id }, data: { email: "elsewhere@hearten.test" } });
  await resetPassword(await resetTokenFor("elsewhere@hearten.test"), "one more light left on");
  expect(await db.passkey.count({ where: { userId: admin.id } })).toBe(0);
});

test("New recovery codes end the old ones; turned off, the factor is asked for nowhere, and the mail says so", async () => {
  const { recoveryCodes } = await withApp(admin);
  const renewed = RecoveryCodes.parse((await post(recovery, admin)).body).recoveryCodes;
  expect(renewed).toHaveLength(10);
  const other = await signedIn();
  expect((await show(other, recoveryCodes[0] ?? "")).status).toBe(400);
  expect((await call(secondFactor, "DELETE", CODE, { as: admin })).status).toBe(200);
  expect(await consoleStatus(other)).toBe(200);
  const letter = await newestMail(admin.email, "no longer ask for it");
  expect(letter?.subject).toBe("The second factor was turned off");
  expect(await db.recoveryCode.count()).toBe(0);
});
