import { beforeAll, expect, test, vi } from "vitest";
import * as signInOptions from "@/app/api/auth/passkey/options/route";
import * as passkeySignIn from "@/app/api/auth/passkey/route";
import * as confirmOptions from "@/app/api/auth/reauthenticate/options/route";
import * as confirm from "@/app/api/auth/reauthenticate/passkey/route";
import * as passkey from "@/app/api/user/passkeys/[id]/route";
import * as addOptions from "@/app/api/user/passkeys/options/route";
import * as passkeys from "@/app/api/user/passkeys/route";
import { startSession } from "@/lib/access/session";
import { enterWithProvider } from "@/lib/accounts/enter-with-provider";
import { addPasskey } from "@/lib/accounts/passkeys/own-passkeys";
import { AddPasskeyInput, type Passkey, Passkeys } from "@/lib/accounts/schema";
import { PASSKEY_MINUTES, PASSKEYS_MAX } from "@/lib/config/policy";
import type { Database } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { newestMail, resetPassword, resetTokenFor, statusOf } from "@/tests/support/accounts";
import { Authenticator, type Forged } from "@/tests/support/authenticator";
import { isPostgres, useFreshDatabase } from "@/tests/support/database";
import { type Member, member } from "@/tests/support/people";
import { type Browser, call, type Handlers, newBrowser, type Reply } from "@/tests/support/request";

const MINUTE = 60_000;

let db: Database;

beforeAll(async () => {
  db = (await useFreshDatabase()).prisma;
});

interface Question {
  challenge: string;
  user: { id: string };
  excludeCredentials: { id: string }[];
  allowCredentials: { id: string }[];
  rpId: string;
  userVerification: string;
}

const ask = async (handlers: Handlers, path: string, as: Browser) =>
  (await call(handlers, "POST", path, { as })).body as Question;
const order = (as: Browser) => ask(addOptions, "/api/user/passkeys/options", as);
const question = (as: Browser) => ask(signInOptions, "/api/auth/passkey/options", as);

async function add(as: Browser, key: Authenticator, forged?: Forged, name?: string): Promise<Reply> {
  const body = { passkey: key.make(await order(as), forged), ...(name === undefined ? {} : { name }) };
  return call(passkeys, "POST", "/api/user/passkeys", { as, body });
}

const show = (as: Browser, answer: object) =>
  call(passkeySignIn, "POST", "/api/auth/passkey", { as, body: { passkey: answer } });

async function enter(key: Authenticator, forged?: Forged, as = newBrowser()): Promise<Reply> {
  return show(as, key.answer(await question(as), forged));
}

async function listOf(as: Browser): Promise<Passkey[]> {
  return Passkeys.parse((await call(passkeys, "GET", "/api/user/passkeys", { as })).body).passkeys;
}

const change = (as: Browser, id = "", method: "PATCH" | "DELETE" = "DELETE") =>
  call(passkey, method, `/api/user/passkeys/${id}`, {
    as,
    params: { id },
    ...(method === "PATCH" ? { body: { name: "The green phone" } } : {}),
  });

async function memberWithKey(): Promise<{ someone: Member; key: Authenticator }> {
  const [someone, key] = [await member(db), new Authenticator()];
  expect((await add(someone, key)).status).toBe(201);
  return { someone, key };
}

test("A member adds a passkey, is told by mail, and signs in with it without an address", async () => {
  const someone = await member(db);
  const key = new Authenticator();
  const added = await add(someone, key, {}, "  The blue phone ");
  expect([added.status, added.body]).toMatchObject([
    201,
    { passkeys: [{ name: "The blue phone", lastUsedAt: null }] },
  ]);
  expect((await newestMail(someone.email))?.subject).toBe("A passkey was added");

  const browser = newBrowser();
  const asked = await question(browser);
  expect(asked).toMatchObject({ rpId: "localhost", userVerification: "required", allowCredentials: [] });
  const entered = await show(browser, key.answer(asked));
  expect([entered.status, entered.body]).toMatchObject([200, { user: { email: someone.email } }]);
  expect(await statusOf(browser)).toBe(200);
  expect((await listOf(browser))[0]?.lastUsedAt).not.toBeNull();
  const [signedIn] = await db.auditRecord.findMany({
    where: { action: "signed_in", actorId: someone.id },
    orderBy: { id: "desc" },
  });
  expect(signedIn?.detail).toEqual({ means: "passkey" });
});

test("The name is kept sealed, and the list and the export hold no key", async () => {
  const { someone } = await memberWithKey();
  const [row] = await db.passkey.findMany({ where: { userId: someone.id } });
  expect(Buffer.from(row?.sealedName ?? []).toString()).not.toContain("browser");
  expect(row?.transports).toEqual(["internal"]);
  const [listed] = await listOf(someone);
  expect(Object.keys(listed ?? {}).sort()).toEqual(["createdAt", "id", "lastUsedAt", "name"]);
  expect(listed?.name).toBe("Unknown browser");
});

test.each<[string, Forged]>([
  ["from another site", { origin: "https://evil.example" }],
  ["for another site", { rpId: "evil.example" }],
  ["that nobody's finger, face or code let sign", { isVerified: false }],
  ["of a challenge that isn't ours", { challenge: Buffer.from("a.9999999999999.b").toString("base64url") }],
  ["with another member's handle", { userHandle: "c29tZWJvZHk" }],
  ["that was made for adding", { type: "webauthn.create" }],
])("A signature %s signs nobody in, and is on record", async (_, forged) => {
  const { someone, key } = await memberWithKey();
  const browser = newBrowser();
  const refused = await enter(key, forged, browser);
  expect([refused.status, await statusOf(browser)]).toEqual([401, 401]);
  expect(refused.text).not.toContain(someone.email);
  const failed = { action: "sign_in_failed", subjectId: someone.id };
  expect((await db.auditRecord.findFirst({ where: failed }))?.detail).toEqual({ means: "passkey" });
  expect((await enter(key)).status).toBe(200);
});

test.each<[string, Forged]>([
  ["from another site", { origin: "https://evil.example" }],
  ["for another site", { rpId: "evil.example" }],
  ["that asks nobody who they are", { isVerified: false }],
])("A passkey made %s is not added", async (_, forged) => {
  const someone = await member(db);
  expect((await add(someone, new Authenticator(), forged)).status).toBe(400);
  expect(await listOf(someone)).toEqual([]);
});

test("A signature signs in once, in the browser that asked, and within minutes", async () => {
  const { key } = await memberWithKey();
  const browser = newBrowser();
  // With one that doesn't count: a count alone would refuse it as well.
  const uncounted = { counter: 0 };
  const answer = key.answer(await question(browser), uncounted);
  const cookies = new Map(browser.cookies);
  expect((await show(newBrowser(), answer)).status).toBe(401);
  const again = key.answer(await question(browser), uncounted);
  expect((await show(browser, again)).status).toBe(200);
  expect((await show({ cookies }, again)).status).toBe(401);

  const late = newBrowser();
  const asked = await question(late);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + PASSKEY_MINUTES * MINUTE });
  const tooLate = await show(late, key.answer(asked, uncounted));
  vi.useRealTimers();
  expect(tooLate.status).toBe(401);
});

test("What was asked for in one place counts in no other", async () => {
  const { someone, key } = await memberWithKey();
  const [browser, other] = [newBrowser(), await member(db)];
  const made = new Authenticator().make(await order(someone));
  expect(
    (await call(passkeys, "POST", "/api/user/passkeys", { as: other, body: { passkey: made } })).status,
  ).toBe(400);
  await question(browser);
  expect((await show(browser, key.answer(await order(someone)))).status).toBe(401);
});

test("A counter that goes back, or stays, is a copy's", async () => {
  const { key } = await memberWithKey();
  expect((await enter(key, { counter: 7 })).status).toBe(200);
  expect((await enter(key, { counter: 7 })).status).toBe(401);
  expect((await enter(key, { counter: 3 })).status).toBe(401);
  expect((await enter(key, { counter: 8 })).status).toBe(200);
});

test("A passkey that doesn't count signs in again and again", async () => {
  const { key } = await memberWithKey();
  expect((await enter(key, { counter: 0 })).status).toBe(200);
  expect((await enter(key, { counter: 0 })).status).toBe(200);
});

test("Nobody signs in by another's passkey under its name, nor by one that was removed", async () => {
  const { someone, key } = await memberWithKey();
  const stranger = new Authenticator();
  const browser = newBrowser();
  const forged = { ...stranger.answer(await question(browser)), id: key.id, rawId: key.id };
  expect((await show(browser, forged)).status).toBe(401);
  expect((await enter(stranger)).status).toBe(401);

  const [own] = await listOf(someone);
  expect((await change(someone, own?.id)).status).toBe(200);
  expect((await newestMail(someone.email, "removed from your account"))?.subject).toBe(
    "A passkey was removed",
  );
  expect((await enter(key)).status).toBe(401);
});

test("A passkey that somebody has is nobody else's to add, rename or remove", async () => {
  const { someone, key } = await memberWithKey();
  const other = await member(db);
  expect((await add(other, key)).status).toBe(409);
  const [own] = await listOf(someone);
  for (const method of ["PATCH", "DELETE"] as const)
    expect((await change(other, own?.id, method)).status).toBe(404);
  expect((await listOf(someone)).map(({ name }) => name)).toEqual([own?.name]);
  expect((await change(someone, own?.id, "PATCH")).body).toMatchObject({
    passkeys: [{ name: "The green phone" }],
  });
  expect((await order(someone)).excludeCredentials.map(({ id }) => id)).toEqual([key.id]);
});

test("Adding and removing need a fresh sign-in, which a passkey of one's own gives", async () => {
  const { someone, key } = await memberWithKey();
  const { key: others } = await memberWithKey();
  const [own] = await listOf(someone);
  await db.session.updateMany({
    where: { userId: someone.id },
    data: { authenticatedAt: new Date(Date.now() - 11 * MINUTE) },
  });
  expect(await order(someone)).toMatchObject({ code: "reauthenticate" });
  expect((await change(someone, own?.id)).body).toMatchObject({ code: "reauthenticate" });

  const asked = await ask(confirmOptions, "/api/auth/reauthenticate/options", someone);
  expect(asked.allowCredentials.map(({ id }) => id)).toEqual([key.id]);
  const answer = (answer: object) =>
    call(confirm, "POST", "/api/auth/reauthenticate/passkey", { as: someone, body: { passkey: answer } });
  expect((await answer(others.answer(asked))).status).toBe(401);
  expect((await order(someone)).challenge).toBeUndefined();
  const again = await ask(confirmOptions, "/api/auth/reauthenticate/options", someone);
  expect((await answer(key.answer(again))).status).toBe(200);
  expect((await order(someone)).challenge).toEqual(expect.any(String));
});

test("The last way in stays", async () => {
  const { someone, key } = await memberWithKey();
  const [own] = await listOf(someone);
  await db.password.delete({ where: { userId: someone.id } });
  const refused = await change(someone, own?.id);
  expect([refused.status, refused.body]).toEqual([409, { message: expect.stringContaining("only way in") }]);
  expect((await enter(key)).status).toBe(200);

  await add(someone, new Authenticator());
  expect((await change(someone, own?.id)).status).toBe(200);
});

test("A password set by mail ends the passkeys, which the mail says", async () => {
  const { someone, key } = await memberWithKey();
  await resetPassword(await resetTokenFor(someone.email), "another light left on");
  const mail = await newestMail(someone.email);
  expect(mail?.subject).toBe("Your password was changed");
  expect(mail?.text).toContain("passkeys were removed");
  expect((await enter(key)).status).toBe(401);
});

test("A passkey whose session ended while it was being added is not added", async () => {
  const someone = await member(db);
  const { id, email } = someone;
  const { id: sessionId } = await db.session.findFirstOrThrow({ where: { userId: id } });
  const made = new Authenticator().make(await order(someone));
  await resetPassword(await resetTokenFor(email), "another light left on");
  const adding = addPasskey({ id, email, sessionId }, AddPasskeyInput.parse({ passkey: made }), null);
  await expect(adding).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await db.passkey.count({ where: { userId: id } })).toBe(0);
});

test("A passkey of whoever registered an address first doesn't open it once a provider shows its owner", async () => {
  const { someone, key } = await memberWithKey();
  await db.user.update({ where: { id: someone.id }, data: { emailVerified: null, ownerShownAt: null } });
  const profile = { email: someone.email, firstName: null, lastName: null };
  await enterWithProvider({ provider: "google", providerAccountId: someone.id }, profile, "Google");
  expect((await enter(key)).status).toBe(401);
});

const somebodyWaits = () =>
  vi.waitFor(async () => {
    const waiting = await db.$queryRaw<object[]>`
      SELECT 1 FROM pg_stat_activity WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`;
    expect(waiting).not.toEqual([]);
  }, 5_000);

test.runIf(isPostgres())(
  "A sign-in that is under way while a password is set by mail ends with the others",
  async () => {
    const { someone } = await memberWithKey();
    const token = await resetTokenFor(someone.email);
    const { reset } = await db.$transaction(async (tx) => {
      const data = { lastUsedAt: new Date() };
      await tx.passkey.updateMany({ where: { userId: someone.id }, data });
      await startSession(someone.id, null, tx);
      const reset = resetPassword(token, "another light left on");
      await somebodyWaits();
      return { reset };
    });
    expect((await reset).status).toBe(200);
    expect(await db.session.count({ where: { userId: someone.id } })).toBe(0);
  },
);

test.runIf(isPostgres()).each(["a password is set by mail", "a provider shows the owner"])(
  "A passkey that is being added while %s ends with the others",
  async (means) => {
    const { someone } = await memberWithKey();
    const { id: userId, email } = someone;
    const token = await resetTokenFor(email);
    await db.user.update({ where: { id: userId }, data: { emailVerified: null, ownerShownAt: null } });
    const identity = { provider: "google", providerAccountId: userId } as const;
    // Linked already: a new link would wait for the member's row of itself.
    await db.account.create({ data: { ...identity, type: "oauth", userId } });
    const profile = { email, firstName: null, lastName: null };
    const row = await db.passkey.findFirstOrThrow({ where: { userId } });
    const { ending } = await db.$transaction(async (tx) => {
      // As adding one does.
      await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
      await tx.passkey.create({ data: { ...row, id: newId(), credentialId: `under way ${means}` } });
      const ending = means.startsWith("a password")
        ? resetPassword(token, "another light left on")
        : enterWithProvider(identity, profile, "Google");
      await somebodyWaits();
      return { ending };
    });
    await ending;
    expect(await db.passkey.count({ where: { userId } })).toBe(0);
  },
);

test("A passkey that is nobody's leaves nothing behind", async () => {
  const stored = async () => [
    await db.auditRecord.count(),
    await db.rateLimit.count({ where: { key: { startsWith: "passkey" } } }),
  ];
  const before = await stored();
  expect((await enter(new Authenticator())).status).toBe(401);
  expect(await stored()).toEqual(before);
});

test("Where nobody has said who they are, the passkey has to", async () => {
  const { someone, key } = await memberWithKey();
  const unnamed = (asked: Question) => {
    const answer = key.answer(asked);
    return { ...answer, response: { ...answer.response, userHandle: undefined } };
  };
  const browser = newBrowser();
  expect((await show(browser, unnamed(await question(browser)))).status).toBe(401);
  const asked = await ask(confirmOptions, "/api/auth/reauthenticate/options", someone);
  const confirmed = await call(confirm, "POST", "/api/auth/reauthenticate/passkey", {
    as: someone,
    body: { passkey: unnamed(asked) },
  });
  expect(confirmed.status).toBe(200);
});

test("Beyond so many passkeys the device isn't asked to make one", async () => {
  const { someone } = await memberWithKey();
  const [row] = await db.passkey.findMany({ where: { userId: someone.id }, omit: { id: true } });
  if (!row) throw new Error("There is a passkey.");
  await db.passkey.createMany({
    data: Array.from({ length: PASSKEYS_MAX - 1 }, (_, n) => ({
      ...row,
      id: newId(),
      credentialId: `more-${n}`,
    })),
  });
  const refused = await call(addOptions, "POST", "/api/user/passkeys/options", { as: someone });
  expect([refused.status, refused.body]).toEqual([409, { message: expect.stringContaining("already") }]);
});

test("A passkey can't be tried without end", async () => {
  const { key } = await memberWithKey();
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1) statuses.push((await enter(key, { isVerified: false })).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});
