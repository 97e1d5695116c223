import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NextRequest } from "next/server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as nextauth from "@/app/api/auth/[...nextauth]/route";
import * as login from "@/app/api/auth/login/route";
import * as register from "@/app/api/auth/register/route";
import * as currentUser from "@/app/api/user/route";
import { beginSession } from "@/lib/access/sign-in";
import { checkPassword } from "@/lib/accounts/passwords";
import { env } from "@/lib/config/env";
import type { Database } from "@/lib/db/client";
import { useFreshDatabase } from "@/tests/support/database";
import { mailSettled } from "@/tests/support/mail-queue";
import { type OpenIdServer, providerSettings, startOpenIdServer } from "@/tests/support/openid-server";
import { member, PASSWORD } from "@/tests/support/people";
import { comeBack, leave, type Provider, passThrough, signInWith } from "@/tests/support/provider-journey";
import { type Browser, call, newBrowser } from "@/tests/support/request";

const HOME = "http://localhost:3000/";
const NOT_COMPLETED = "/auth?error=sign_in_not_completed";

let db: Database;
let servers: Record<Provider, OpenIdServer>;
let count = 0;

beforeAll(async () => {
  const [google, oidc] = await Promise.all([startOpenIdServer(), startOpenIdServer()]);
  servers = { google, oidc };
  Object.assign(process.env, providerSettings(google, oidc));
  db = (await useFreshDatabase()).prisma;
});

afterAll(() => Promise.all(Object.values(servers).map((server) => server.close())));

beforeEach(() => {
  count += 1;
  for (const server of Object.values(servers)) {
    server.spoil = undefined;
    server.forge = undefined;
    server.saysInIdToken = true;
    server.person = someone();
  }
});

function someone(different: Record<string, unknown> = {}) {
  const email = `Person-${count}@Example.com`;
  return {
    sub: `sub-${count}`,
    email,
    email_verified: true,
    given_name: "Pat",
    family_name: "Doe",
    ...different,
  };
}

const address = () => `person-${count}@example.com`;

async function whoIs(browser: Browser) {
  return (await call(currentUser, "GET", "/api/user", { as: browser })).body;
}

async function mailsTo(email: string): Promise<string[]> {
  await mailSettled();
  const { mail } = env();
  const folder = mail.kind === "outbox" ? mail.folder : "";
  const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  return mails.filter((text) => text.includes(`To: ${email}`));
}

async function audits(subjectId: string): Promise<unknown[]> {
  const records = await db.auditRecord.findMany({ where: { subjectId }, orderBy: { id: "asc" } });
  return records.map(({ action, detail }) => (detail ? [action, detail] : [action]));
}

for (const provider of ["google", "oidc"] as const) {
  test(`The first sign-in makes an account, later ones find it (${provider})`, async () => {
    const browser = newBrowser();
    const first = await signInWith(browser, provider);
    expect([first.status, first.headers.get("location")]).toEqual([302, HOME]);
    const user = await whoIs(browser);
    expect(user).toMatchObject({
      email: address(),
      emailVerified: true,
      firstName: "Pat",
      lastName: "Doe",
      timeZone: "UTC",
    });

    servers[provider].person = someone({ email: "moved-on@example.com", given_name: "Other" });
    const elsewhere = newBrowser();
    await signInWith(elsewhere, provider);
    expect(await whoIs(elsewhere)).toEqual(user);
    expect(await db.account.count({ where: { providerAccountId: `sub-${count}` } })).toBe(1);
    const { id } = user as { id: string };
    expect(await audits(id)).toEqual([
      ["registered", { means: provider }],
      ["signed_in", { means: provider }],
      ["signed_in", { means: provider }],
    ]);
  });
}

test("A new member has all that a registered one has: a key, a summary, preferences", async () => {
  const browser = newBrowser();
  await signInWith(browser, "google");
  const user = await db.user.findUniqueOrThrow({
    where: { email: address() },
    include: { key: true, summary: true, emailPreferences: true, password: true },
  });
  expect(user).toMatchObject({
    key: expect.anything(),
    summary: expect.anything(),
    emailPreferences: expect.anything(),
    password: null,
  });
});

test("The session is one of ours: our cookie, kept by its hash, in the list of devices", async () => {
  const browser = newBrowser();
  const reply = await signInWith(browser, "google");
  const [cookie = ""] = reply.headers.getSetCookie().filter((line) => line.startsWith("session="));
  expect(cookie).toMatch(/^session=[\w-]{43}; /);
  for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/", "Expires="])
    expect(cookie).toContain(attribute);
  const stored = JSON.stringify(await db.session.findMany({ where: { user: { email: address() } } }));
  expect(stored).not.toContain(browser.cookies.get("session"));
  expect([...browser.cookies.keys()]).toEqual(["session"]);
});

test("A provider that tells the address only when asked is asked", async () => {
  servers.oidc.saysInIdToken = false;
  const browser = newBrowser();
  await signInWith(browser, "oidc");
  expect(await whoIs(browser)).toMatchObject({ email: address() });
});

test("A provider that gives itself out as another lets nobody in", async () => {
  const { oidc } = servers;
  oidc.callItself(oidc.issuer.replace("localhost", "LOCALHOST"));
  const reply = await signInWith(newBrowser(), "oidc");
  oidc.callItself(oidc.issuer);
  expect(reply.headers.get("location")).toBe(NOT_COMPLETED);
  expect(await db.user.count({ where: { email: address() } })).toBe(0);
});

test("What a provider that was asked tells of somebody else lets nobody in", async () => {
  servers.oidc.saysInIdToken = false;
  servers.oidc.spoil = (token) => {
    token.payload.sub = "somebody else";
  };
  const browser = newBrowser();
  const reply = await signInWith(browser, "oidc");
  expect(reply.headers.get("location")).toBe(NOT_COMPLETED);
  expect(await db.user.count({ where: { email: address() } })).toBe(0);
});

test.each([
  ["not verified", { email_verified: false }, "address_not_verified"],
  ["verified only in words", { email_verified: "true" }, "address_not_verified"],
  ["of which nothing is said", { email_verified: undefined }, "address_not_verified"],
  ["missing", { email: undefined }, "address_unusable"],
  ["two at once", { email: "a@x.com,b@y.com" }, "address_unusable"],
])("An address that is %s lets nobody in", async (_, claim, error) => {
  const held = await member(db, "none", address());
  servers.google.person = someone(claim);
  const browser = newBrowser();
  const reply = await signInWith(browser, "google");
  expect(reply.headers.get("location")).toBe(`/auth?error=${error}`);
  expect(browser.cookies.size).toBe(0);
  expect(await db.account.count({ where: { userId: held.id } })).toBe(0);
});

test.each([
  ["a Kelvin sign", (email: string) => email.replace("k", "\u212A")],
  ["a no-break space", (email: string) => `\u00A0${email}`],
  ["a byte order mark", (email: string) => `\uFEFF${email}`],
  ["a newline", (email: string) => `${email}\n`],
])("An address that differs from a member's by %s does not open their account", async (_, differ) => {
  const held = await member(db, "active", `kate-${count}@example.com`);
  servers.google.person = someone({ email: differ(held.email) });
  const browser = newBrowser();
  const reply = await signInWith(browser, "google");
  expect(reply.headers.get("location")).toBe("/auth?error=address_unusable");
  expect(browser.cookies.size).toBe(0);
  expect(await db.account.count({ where: { userId: held.id } })).toBe(0);
});

test("A verified account is linked, keeps its password and sessions, and its owner is told by mail", async () => {
  const owner = await member(db, "active", address());
  await db.user.update({ where: { id: owner.id }, data: { emailVerified: new Date(), lastName: null } });
  const browser = newBrowser();
  await signInWith(browser, "oidc");
  expect(await whoIs(browser)).toMatchObject({ id: owner.id, firstName: "Ada", lastName: "Doe" });
  expect(await whoIs(owner)).toMatchObject({ id: owner.id });
  const body = { email: owner.email, password: owner.password };
  expect((await call(login, "POST", "/api/auth/login", { body })).status).toBe(200);
  expect(await audits(owner.id)).toContainEqual(["provider_linked", { provider: "oidc" }]);
  const mails = await mailsTo(owner.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain("Example ID");
});

test("Whoever registered another's address is out once the owner comes in through Google", async () => {
  const first = newBrowser();
  const body = { email: address(), password: PASSWORD };
  await call(register, "POST", "/api/auth/register", { as: first, body });
  await mailSettled();
  const { id } = (await whoIs(first)) as { id: string };

  const owner = newBrowser();
  await signInWith(owner, "google");
  expect(await whoIs(owner)).toMatchObject({ id, email: address(), emailVerified: true });
  expect((await call(currentUser, "GET", "/api/user", { as: first })).status).toBe(401);
  expect((await call(login, "POST", "/api/auth/login", { body })).status).toBe(401);
  expect(await db.password.count({ where: { userId: id } })).toBe(0);
  expect(await db.session.count({ where: { userId: id } })).toBe(1);
  expect(await db.mailToken.count({ where: { userId: id, usedAt: null } })).toBe(0);
});

test("A sign-in of the first one that is half done is not finished any more", async () => {
  const body = { email: address(), password: PASSWORD };
  await call(register, "POST", "/api/auth/register", { body });
  const checked = await checkPassword(body, () => false);
  await signInWith(newBrowser(), "google");
  const request = new NextRequest(HOME);
  await expect(beginSession(checked, "password", request)).rejects.toThrow("Invalid email or password");
  expect(await db.session.count({ where: { userId: checked.id } })).toBe(1);
});

test("An unverified account stays as it is while the provider has not verified the address either", async () => {
  const first = newBrowser();
  const body = { email: address(), password: PASSWORD };
  await call(register, "POST", "/api/auth/register", { as: first, body });
  servers.google.person = someone({ email_verified: false });
  await signInWith(newBrowser(), "google");
  expect(await whoIs(first)).toMatchObject({ email: address(), emailVerified: false });
  expect((await call(login, "POST", "/api/auth/login", { body })).status).toBe(200);
});

test("The same person coming in twenty times at once has one account", async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => signInWith(newBrowser(), "google")));
  expect(replies.map((reply) => reply.headers.get("location"))).toEqual(Array(20).fill(HOME));
  expect(await db.user.count({ where: { email: address() } })).toBe(1);
});

test("A wrong nonce is refused", async () => {
  servers.google.spoil = ({ payload }) => {
    if ("nonce" in payload) payload.nonce = "another";
  };
  const browser = newBrowser();
  expect((await signInWith(browser, "google")).headers.get("location")).toBe(NOT_COMPLETED);
  expect(browser.cookies.size).toBe(0);
  expect(await db.user.count({ where: { email: address() } })).toBe(0);
});

test.each([
  ["no nonce", (payload: Record<string, unknown>) => delete payload.nonce],
  ["another audience", (payload: Record<string, unknown>) => (payload.aud = "another app")],
  ["another issuer", (payload: Record<string, unknown>) => (payload.iss = "https://evil.example")],
  ["an end that has passed", (payload: Record<string, unknown>) => (payload.exp = 1)],
])("An ID token with %s is refused", async (_, spoil) => {
  servers.oidc.spoil = ({ payload }) => void spoil(payload);
  const browser = newBrowser();
  expect((await signInWith(browser, "oidc")).headers.get("location")).toBe(NOT_COMPLETED);
  expect(browser.cookies.size).toBe(0);
});

/** What the ID token says, under another header, with what a forger puts for its signature. */
const resigned = (alg: string, sign: (text: Buffer) => Buffer) => (idToken: string) => {
  const [header = "", payload = ""] = idToken.split(".");
  const written = JSON.parse(Buffer.from(header, "base64url").toString());
  const changed = Buffer.from(JSON.stringify({ ...written, alg })).toString("base64url");
  return `${changed}.${payload}.${sign(Buffer.from(`${changed}.${payload}`)).toString("base64url")}`;
};
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const underSecret = (text: Buffer) => createHmac("sha256", "oidc secret").update(text).digest();

test.each([
  ["no signature", resigned("none", () => Buffer.alloc(0))],
  ["a stranger's signature", resigned("RS256", (text) => sign("sha256", text, privateKey))],
  ["a signature under the shared secret", resigned("HS256", underSecret)],
])("An ID token under %s is refused", async (_, forge) => {
  servers.oidc.forge = forge;
  const browser = newBrowser();
  expect((await signInWith(browser, "oidc")).headers.get("location")).toBe(NOT_COMPLETED);
  expect(browser.cookies.size).toBe(0);
});

test("The state of one provider opens nothing at the other", async () => {
  const browser = newBrowser();
  const { to } = await leave(browser, "google");
  const back = await passThrough(to);
  back.pathname = "/api/auth/callback/oidc";
  expect((await comeBack(browser, back)).headers.get("location")).toBe(NOT_COMPLETED);
  expect(browser.cookies.size).toBe(0);
});

test("A made-up state, or none of this browser's, is refused", async () => {
  const browser = newBrowser();
  const { to } = await leave(browser, "google");
  const back = await passThrough(to);
  expect((await comeBack(newBrowser(), back)).headers.get("location")).toBe(NOT_COMPLETED);
  back.searchParams.set("state", "made-up");
  expect((await comeBack(browser, back)).headers.get("location")).toBe(NOT_COMPLETED);
  expect(await db.user.count({ where: { email: address() } })).toBe(0);
});

test("A callback that is replayed opens nothing, even with the cookies of its time", async () => {
  const browser = newBrowser();
  const { to } = await leave(browser, "google");
  const back = await passThrough(to);
  const kept = { cookies: new Map(browser.cookies) };
  expect((await comeBack(browser, back)).headers.get("location")).toBe(HOME);
  const user = await whoIs(browser);
  const again = await comeBack(browser, back);
  expect(again.headers.get("location")).toBe(NOT_COMPLETED);
  expect(await whoIs(browser)).toEqual(user);
  expect((await comeBack(kept, back)).headers.get("location")).toBe(NOT_COMPLETED);
  expect(kept.cookies.size).toBe(0);
});

test("Whoever turns back at the provider is told so calmly", async () => {
  const browser = newBrowser();
  await leave(browser, "google");
  const back = new URL("http://localhost:3000/api/auth/callback/google?error=access_denied");
  expect((await comeBack(browser, back)).headers.get("location")).toBe("/auth?error=sign_in_cancelled");
});

test("A planted session is neither taken over nor linked to whoever comes in", async () => {
  const attacker = await member(db);
  const browser = newBrowser(attacker.cookies.get("session") ?? "");
  await signInWith(browser, "google");
  expect(await whoIs(browser)).toMatchObject({ email: address() });
  expect((await call(currentUser, "GET", "/api/user", { as: attacker })).status).toBe(401);
  expect(await db.account.count({ where: { userId: attacker.id } })).toBe(0);
});

test.each([
  ["/settings", `${HOME}settings`],
  ["/progress?date=2026-11-01", `${HOME}progress?date=2026-11-01`],
  ["//evil.example", HOME],
  ["/\\evil.example", HOME],
  ["https://evil.example/", HOME],
  ["https://localhost:3000.evil.example/", HOME],
  ["http://localhost:3000.evil.example/", HOME],
  ["http://localhost:3000@evil.example/", HOME],
  ["javascript:alert(1)", HOME],
  ["/api/logout", HOME],
])("Sign-in with callbackUrl=%s stays on the site", async (asked, ends) => {
  const query = `?callbackUrl=${encodeURIComponent(asked)}`;
  expect((await signInWith(newBrowser(), "google", query)).headers.get("location")).toBe(ends);
});

test("A callbackUrl on the way back, or in a planted cookie, leads nowhere else either", async () => {
  for (const planted of ["//evil.example", "https://evil.example", "not an address"]) {
    const browser = newBrowser();
    const { to } = await leave(browser, "google");
    const back = await passThrough(to);
    back.searchParams.set("callbackUrl", planted);
    browser.cookies.set("sign-in-return", encodeURIComponent(planted));
    const location = (await comeBack(browser, back)).headers.get("location") ?? "";
    expect(new URL(location).origin).toBe("http://localhost:3000");
  }
});

test("A forged Host shows in no redirect", async () => {
  const forged = { Host: "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" };
  process.env.VERCEL = "1";
  const browser = newBrowser();
  const { to } = await leave(browser, "google", { headers: forged });
  delete process.env.VERCEL;
  expect(to.origin).toBe(servers.google.issuer);
  expect(to.searchParams.get("redirect_uri")).toBe("http://localhost:3000/api/auth/callback/google");
  const reply = await comeBack(browser, await passThrough(to), forged);
  expect(reply.headers.get("location")).toBe(HOME);
});

test("A sign-in carries code challenge, state and nonce, in cookies that scripts cannot read", async () => {
  for (const provider of ["google", "oidc"] as const) {
    const { to, headers } = await leave(newBrowser(), provider);
    expect(to.searchParams.get("code_challenge_method")).toBe("S256");
    for (const check of ["code_challenge", "state", "nonce"])
      expect(to.searchParams.get(check)).toMatch(/.{40}/);
    const cookies = headers.getSetCookie();
    expect(cookies.length).toBeGreaterThanOrEqual(4);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/;.*HttpOnly; SameSite=Lax/);
  }
});

test("A link on another site starts no sign-in", async () => {
  const { to } = await leave(newBrowser(), "google", { headers: { "Sec-Fetch-Site": "cross-site" } });
  expect(to.pathname).toBe("/auth");
});

test("What the sign-in does not need of next-auth is not there", async () => {
  const paths = ["session", "providers", "csrf", "signin", "signin/google", "signout", "error", "_log"];
  for (const path of [...paths, "verify-request", "callback", "callback/email", "callback/google/more"]) {
    for (const method of ["GET", "POST"] as const) {
      const options = { params: { nextauth: path.split("/") } };
      const reply = await call(nextauth, method, `/api/auth/${path}`, options);
      expect([path, method, reply.status]).toEqual([path, method, 404]);
    }
  }
  const post = await call(nextauth, "POST", "/api/auth/callback/google", {
    params: { nextauth: ["callback", "google"] },
  });
  expect(post.status).toBe(404);
});

test("A provider that is down sends nobody into the void", async () => {
  await servers.oidc.close();
  const { to } = await leave(newBrowser(), "oidc");
  expect(to.pathname + to.search).toBe("/auth?error=provider_unreachable");
  servers.oidc = await startOpenIdServer();
});
