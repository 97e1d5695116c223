import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import * as login from "@/app/api/auth/login/route";
import * as register from "@/app/api/auth/register/route";
import * as logout from "@/app/api/logout/route";
import * as user from "@/app/api/user/route";
import type { Database } from "@/lib/db/client";
import { useFreshDatabase } from "@/tests/support/database";
import { member, PASSWORD } from "@/tests/support/people";
import { call, newBrowser } from "@/tests/support/request";

let db: Database;

beforeAll(async () => {
  db = (await useFreshDatabase()).prisma;
});

test("Registering makes an account, keeps its address trimmed and in lower case, and signs the member in", async () => {
  const browser = newBrowser();
  const body = {
    email: "  Grace.Hopper@Example.COM ",
    password: PASSWORD,
    firstName: "Grace",
    lastName: " ",
  };
  const reply = await call(register, "POST", "/api/auth/register", {
    as: browser,
    body,
    headers: { "X-Time-Zone": "America/New_York" },
  });

  expect(reply.status).toBe(201);
  expect(reply.body).toEqual({
    user: {
      id: expect.any(String),
      email: "grace.hopper@example.com",
      firstName: "Grace",
      lastName: null,
      profileImageUrl: null,
      emailVerified: false,
      isAdmin: false,
      timeZone: "America/New_York",
      createdAt: expect.any(String),
    },
  });
  expect(reply.headers.get("cache-control")).toBe("private, no-store");
  const current = await call(user, "GET", "/api/user", { as: browser });
  expect({ user: current.body }).toEqual(reply.body);
});

test("The session cookie is HttpOnly and Lax, and only its hash is stored", async () => {
  const someone = await member(db);
  const reply = await call(login, "POST", "/api/auth/login", {
    as: newBrowser(),
    body: { email: someone.email, password: PASSWORD },
  });
  const cookie = reply.headers.getSetCookie().find((line) => line.startsWith("session=")) ?? "";
  const token = /^session=([^;]+)/.exec(cookie)?.[1] ?? "";

  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax/);
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  const sessions = await db.session.findMany({ where: { userId: someone.id } });
  const hash = createHash("sha256").update(token).digest("base64url");
  expect(sessions.map((session) => session.tokenHash)).toContain(hash);
  expect(JSON.stringify(sessions)).not.toContain(token);
});

test("An address that has an account, in whatever case, is not registered again", async () => {
  const someone = await member(db);
  const before = await db.user.count();
  const body = { email: someone.email.toUpperCase(), password: PASSWORD };
  const reply = await call(register, "POST", "/api/auth/register", { body });

  expect(reply.status).toBe(409);
  expect(reply.body).toEqual({
    message: "An account with this email already exists",
    field: "email",
    code: "conflict",
  });
  expect(await db.user.count()).toBe(before);
});

test("The same address registered ten times at once is one account", async () => {
  const body = { email: "rush@example.com", password: PASSWORD };
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => call(register, "POST", "/api/auth/register", { body })),
  );

  expect(replies.map((reply) => reply.status).sort()).toEqual([201, ...Array(9).fill(409)]);
  expect(await db.user.count({ where: { email: "rush@example.com" } })).toBe(1);
});

const REFUSED: readonly [string, unknown, RegExp][] = [
  ["no address", { password: PASSWORD }, /^email is required\.$/],
  ["no password", { email: "a@example.com" }, /^password is required\.$/],
  [
    "an address that is none",
    { email: "not an address", password: PASSWORD },
    /^email must be an address such as/,
  ],
  ["a short password", { email: "a@example.com", password: "1234567" }, /^password must be at least 8/],
  ["a long password", { email: "a@example.com", password: "x".repeat(129) }, /^password must be at most 128/],
  [
    "our own name",
    { email: "a@example.com", password: "Hearten-2026!" },
    /^password is one of the most common/,
  ],
  ["a password that is no text", { email: "a@example.com", password: 12345678 }, /^password must be text/],
  ["a NUL in a name", { email: "a@example.com", password: PASSWORD, firstName: "A\0da" }, /^firstName /],
  [
    "a lone surrogate in a name",
    { email: "a@example.com", password: PASSWORD, lastName: "\ud800" },
    /^lastName /,
  ],
  ["a line break in a name", { email: "a@example.com", password: PASSWORD, lastName: "a\nb" }, /^lastName /],
  [
    "an endless name",
    { email: "a@example.com", password: PASSWORD, firstName: "a".repeat(81) },
    /^firstName /,
  ],
  [
    "an unknown field",
    { email: "a@example.com", password: PASSWORD, isAdmin: true },
    /^Unknown field: isAdmin/,
  ],
  [
    "a verified mark",
    { email: "a@example.com", password: PASSWORD, emailVerified: "2026-01-01" },
    /emailVerified/,
  ],
];

test.each(REFUSED)("Registering with %s is refused by name and writes nothing", async (_, body, message) => {
  const before = await db.user.count();
  const reply = await call(register, "POST", "/api/auth/register", { body });

  expect(reply.status).toBe(400);
  expect(reply.body).toEqual({
    message: expect.stringMatching(message),
    field: expect.any(String),
    code: "invalid_input",
  });
  expect(await db.user.count()).toBe(before);
  expect(reply.headers.getSetCookie()).toEqual([]);
});

test("Signing in takes the address in any case, and the password as it is", async () => {
  const { email } = await member(db);
  const signIn = (body: unknown) => call(login, "POST", "/api/auth/login", { body });

  expect((await signIn({ email: ` ${email.toUpperCase()} `, password: PASSWORD })).status).toBe(200);
  expect((await signIn({ email, password: PASSWORD.toUpperCase() })).status).toBe(401);
  expect((await signIn({ email, password: `${PASSWORD} ` })).status).toBe(401);
});

test("A wrong password and an unknown address are told in the same words", async () => {
  const { email } = await member(db);
  const wrong = await call(login, "POST", "/api/auth/login", { body: { email, password: "something else" } });
  const unknown = await call(login, "POST", "/api/auth/login", {
    body: { email: "nobody@example.com", password: PASSWORD },
  });

  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(wrong.body).toEqual({ message: "Invalid email or password" });
  expect(unknown.body).toEqual(wrong.body);
});

test("Signing in with broken input is refused by name", async () => {
  const signIn = async (body: unknown) => (await call(login, "POST", "/api/auth/login", { body })).body;

  const code = "invalid_input";
  expect(await signIn({ password: PASSWORD })).toEqual({
    message: "email is required.",
    field: "email",
    code,
  });
  expect(await signIn({ email: "a@example.com" })).toEqual({
    message: "password is required.",
    field: "password",
    code,
  });
  expect(await signIn({ email: ["a@example.com"], password: PASSWORD })).toEqual({
    message: "email must be text.",
    field: "email",
    code,
  });
  expect(await signIn(null)).toEqual({ message: "The body must be an object." });
});

test("Signing out ends the session itself, so that a kept cookie opens nothing", async () => {
  const someone = await member(db);
  const kept = newBrowser(someone.cookies.get("session"));
  const reply = await call(logout, "GET", "/api/logout", { as: someone });

  expect(reply.status).toBe(303);
  expect(reply.headers.get("location")).toBe("/");
  expect(someone.cookies.size).toBe(0);
  expect((await call(user, "GET", "/api/user", { as: kept })).status).toBe(401);
  expect(await db.session.count({ where: { userId: someone.id } })).toBe(0);
});

test("A link on another site cannot sign anyone out", async () => {
  const someone = await member(db);
  const reply = await call(logout, "GET", "/api/logout", {
    as: someone,
    headers: { "Sec-Fetch-Site": "cross-site" },
  });

  expect(reply.status).toBe(303);
  expect((await call(user, "GET", "/api/user", { as: someone })).status).toBe(200);
});

test("A password is stored as Argon2id makes it, over 19 MiB and in two passes", async () => {
  const body = { email: "stored@hearten.test", password: "a password of its own" };
  expect((await call(register, "POST", "/api/auth/register", { as: newBrowser(), body })).status).toBe(201);
  const { hash } = await db.password.findFirstOrThrow({ where: { user: { email: body.email } } });
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("A cookie planted before signing in is never taken over, and the session it opened ends", async () => {
  const attacker = await member(db);
  const victim = await member(db);
  const planted = attacker.cookies.get("session") ?? "";
  const browser = newBrowser(planted);
  const reply = await call(login, "POST", "/api/auth/login", {
    as: browser,
    body: { email: victim.email, password: PASSWORD },
  });

  expect(reply.status).toBe(200);
  expect(browser.cookies.get("session")).not.toBe(planted);
  expect((await call(user, "GET", "/api/user", { as: newBrowser(planted) })).status).toBe(401);
  expect((await call(user, "GET", "/api/user", { as: browser })).body).toMatchObject({ id: victim.id });
});

test("A made-up value planted as a cookie does not become a session by signing in", async () => {
  const { email } = await member(db);
  const planted = Buffer.alloc(32, "planted").toString("base64url");
  await call(login, "POST", "/api/auth/login", {
    as: newBrowser(planted),
    body: { email, password: PASSWORD },
  });

  expect((await call(user, "GET", "/api/user", { as: newBrowser(planted) })).status).toBe(401);
});

test("The current user tells nobody who is signed out", async () => {
  for (const browser of [newBrowser(), newBrowser("nonsense"), newBrowser("x".repeat(5_000))]) {
    const reply = await call(user, "GET", "/api/user", { as: browser });
    expect(reply.status).toBe(401);
    expect(reply.body).toEqual({ message: "Please sign in." });
  }
});

test("The current user carries no hash, key or session along", async () => {
  const someone = await member(db, "none");
  const reply = await call(user, "GET", "/api/user", { as: someone });

  expect(reply.body).toMatchObject({
    id: someone.id,
    email: someone.email,
    firstName: "Ada",
    lastName: "Lovelace",
  });
  expect(reply.text).not.toMatch(/hash|argon2|wrapped|sealed|session|subscription/i);
});
