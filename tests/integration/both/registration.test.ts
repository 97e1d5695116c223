import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as forgot from "@/app/api/auth/forgot-password/route";
import * as login from "@/app/api/auth/login/route";
import * as register from "@/app/api/auth/register/route";
import * as resend from "@/app/api/auth/resend-verification/route";
import * as email from "@/app/api/user/email/route";
import type { Database } from "@/lib/db/client";
import { newestMail, verifyEmail } from "@/tests/support/accounts";
import { useFreshDatabase } from "@/tests/support/database";
import { mailsTo, tokenIn } from "@/tests/support/outbox";
import { member, PASSWORD } from "@/tests/support/people";
import { call, newBrowser } from "@/tests/support/request";

let db: Database;

beforeAll(async () => {
  db = (await useFreshDatabase()).prisma;
});

beforeEach(() => {
  vi.useRealTimers();
});

const signUp = (address: string, as = newBrowser()) =>
  call(register, "POST", "/api/auth/register", { as, body: { email: address, password: PASSWORD } });

test("A hundred registrations of one address at once, in mixed case, are one account", async () => {
  const address = "rush.hour@hearten.test";
  const spellings = Array.from({ length: 100 }, (_, index) =>
    [...address].map((letter, at) => ((at + index) % 3 === 0 ? letter.toUpperCase() : letter)).join(""),
  );
  const replies = await Promise.all(spellings.map((spelling) => signUp(spelling)));

  expect(replies.map((reply) => reply.status).sort()).toEqual([201, ...Array(99).fill(409)]);
  expect(await db.user.count({ where: { email: { equals: address, mode: "insensitive" } } })).toBe(1);
}, 120_000);

const ODD: readonly [string, string][] = [
  ["a full-width letter", "Ａ@x.com"],
  ["a quoted address within an address", '"e@evil"@victim.com'],
  ["two addresses", "a@x.com,b@y.com"],
  ["two addresses with a semicolon", "a@x.com;b@y.com"],
  ["a line break and a header", "a@x.com\r\nBcc: b@y.com"],
  ["a line break after it", "kate@x.com\r\n"],
  ["a Kelvin sign for k", "\u212Aate@x.com"],
  ["a no-break space before it", "\u00A0kate@x.com"],
  ["a line break within", "a@x\r\n.com"],
  ["an address in angle brackets", "A <a@x.com>"],
  ["a percent hop", "a%y.com@x.com@y.com"],
  ["10 kB before the sign", `${"a".repeat(10_240)}@x.com`],
  ["10 kB after the sign", `a@${"x".repeat(10_240)}.com`],
];

test.each(ODD)("An address with %s is no address anywhere", async (_, address) => {
  const someone = await member(db);
  const [users, tokens] = [await db.user.count(), await db.mailToken.count()];
  const replies = [
    await signUp(address),
    await call(forgot, "POST", "/api/auth/forgot-password", { body: { email: address } }),
    await call(resend, "POST", "/api/auth/resend-verification", { body: { email: address } }),
    await call(email, "POST", "/api/user/email", {
      as: someone,
      body: { email: address, password: PASSWORD },
    }),
  ];
  expect(replies.map((reply) => reply.status)).toEqual([400, 400, 400, 400]);
  for (const reply of replies)
    expect(reply.body).toEqual({
      message: expect.stringMatching(/^email must /),
      field: expect.any(String),
      code: "invalid_input",
    });
  const entered = await call(login, "POST", "/api/auth/login", {
    body: { email: address, password: PASSWORD },
  });
  expect([400, 401]).toContain(entered.status);
  expect([await db.user.count(), await db.mailToken.count()]).toEqual([users, tokens]);
});

test("Blanks around a typed address are none of it", async () => {
  expect((await signUp(" Edge@Hearten.TEST ")).status).toBe(201);
  expect((await signUp("edge@hearten.test")).status).toBe(409);
});

test("Registering mails one link, which verifies the address once within a day", async () => {
  const address = "new@hearten.test";
  await signUp(address);
  const mail = await newestMail(address);
  expect(await mailsTo(process.env.DATA_DIR ?? "", address)).toHaveLength(1);
  const token = tokenIn(mail, "/verify-email");

  expect((await verifyEmail(token)).body).toEqual({
    verified: true,
    message: "Your email address is verified.",
  });
  expect((await db.user.findUniqueOrThrow({ where: { email: address } })).emailVerified).toBeInstanceOf(Date);
  expect((await verifyEmail(token)).body).toMatchObject({ verified: false });
});

test("A verification link is dead after a day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-06-01T12:00:00Z") });
  await signUp("late@hearten.test");
  const token = tokenIn(await newestMail("late@hearten.test"), "/verify-email");
  vi.setSystemTime(Date.parse("2026-06-02T12:00:00Z"));
  expect((await verifyEmail(token)).body).toMatchObject({ verified: false });
});

test("A new link goes to an address that waits to be verified, and to no other", async () => {
  const ask = (address: string) =>
    call(resend, "POST", "/api/auth/resend-verification", { body: { email: address } });
  const verified = await member(db);
  await signUp("waits@hearten.test");
  await newestMail("waits@hearten.test");

  await ask("waits@hearten.test");
  await ask(verified.email);
  await newestMail(verified.email);
  expect(await mailsTo(process.env.DATA_DIR ?? "", "waits@hearten.test")).toHaveLength(2);
  expect(await mailsTo(process.env.DATA_DIR ?? "", verified.email)).toHaveLength(0);
});
