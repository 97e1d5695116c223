import { afterEach, beforeAll, expect, test, vi } from "vitest";
import * as forgot from "@/app/api/auth/forgot-password/route";
import * as resend from "@/app/api/auth/resend-verification/route";
import * as password from "@/app/api/user/password/route";
import type { Database } from "@/lib/db/client";
import { log } from "@/lib/ground/log";
import { LIMITS } from "@/lib/limits/consume";
import { signIn } from "@/tests/support/accounts";
import { useFreshDatabase } from "@/tests/support/database";
import { member, PASSWORD } from "@/tests/support/people";
import { call, newBrowser, type Reply } from "@/tests/support/request";

let db: Database;

beforeAll(async () => {
  db = (await useFreshDatabase()).prisma;
});

afterEach(() => {
  vi.useRealTimers();
});

/** How many wrong passwords an address takes in a quarter of an hour, written out: more would help who guesses. */
const GUESSES = 10;
const QUARTER_HOUR = 15 * 60;

function expectLater(reply: Reply, seconds: number): void {
  expect(reply.status).toBe(429);
  const after = Number(reply.headers.get("retry-after"));
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThanOrEqual(seconds);
  expect(reply.body).toEqual({
    message: expect.stringMatching(/^Too many tries\. Please try again in \d+ (seconds?|minutes?)\.$/),
  });
}

async function useUpTries(email: string): Promise<Reply> {
  for (let count = 0; count < GUESSES; count += 1) {
    expect((await signIn(email, "a guess of a stranger")).status).toBe(401);
  }
  return signIn(email, "a guess of a stranger");
}

test("A stranger who guesses is told when to come back, the right password helps them no more, and the log tells", async () => {
  const { email } = await member(db);
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  expectLater(await useUpTries(email), QUARTER_HOUR);
  expectLater(await signIn(email, PASSWORD), QUARTER_HOUR);
  expect(warn.mock.calls).toEqual(Array(2).fill([{ event: "limit_reached", limit: "login_account" }]));
  warn.mockRestore();
});

test("An address without an account is limited alike", async () => {
  expectLater(await useUpTries("nobody-at-all@hearten.test"), QUARTER_HOUR);
});

test("What counts the tries tells nobody whose they are", async () => {
  const email = "somebody-in-particular@hearten.test";
  const before = await db.rateLimit.count();
  await signIn(email, "a guess of a stranger");
  const keys = (await db.rateLimit.findMany()).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(before);
  expect(keys.filter((key) => key.includes("somebody"))).toEqual([]);
});

test("The owner still gets in from a device that they signed in with before", async () => {
  const { email } = await member(db);
  const known = newBrowser();
  await signIn(email, PASSWORD, known);
  expectLater(await useUpTries(email), QUARTER_HOUR);

  expect((await signIn(email, PASSWORD, known)).status).toBe(200);
  // A device that is known for one address is a stranger to another.
  const other = await member(db);
  await useUpTries(other.email);
  expectLater(await signIn(other.email, PASSWORD, known), QUARTER_HOUR);
});

test("A device that was known by the old password is a stranger once there is a new one", async () => {
  const { email } = await member(db);
  const [theirs, own] = [newBrowser(), newBrowser()];
  await signIn(email, PASSWORD, theirs);
  await signIn(email, PASSWORD, own);
  const next = "another light left on";
  const body = { currentPassword: PASSWORD, newPassword: next };
  expect((await call(password, "POST", "/api/user/password", { as: own, body })).status).toBe(200);

  await useUpTries(email);
  expectLater(await signIn(email, next, theirs), QUARTER_HOUR);
  // The browser in which it was changed goes on being the owner's.
  expect((await signIn(email, next, own)).status).toBe(200);
});

test("The right password forgives the wrong ones before it", async () => {
  const { email } = await member(db);
  for (let round = 0; round < 3; round += 1) {
    for (let count = 1; count < GUESSES; count += 1) {
      expect((await signIn(email, "a slip of the owner")).status).toBe(401);
    }
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  }
});

const MAILS = [
  ["a new password", forgot, "/api/auth/forgot-password", LIMITS.forgot_account],
  ["a new link", resend, "/api/auth/resend-verification", LIMITS.resend_account],
] as const;

test.each(MAILS)(
  "Asking for %s is limited by address, whether or not it has an account",
  async (_, handlers, path, limit) => {
    const { email } = await member(db);
    for (const address of [email, "nobody@hearten.test"]) {
      const ask = () => call(handlers, "POST", path, { body: { email: address } });
      for (let count = 0; count < limit.points; count += 1) expect((await ask()).status).toBe(200);
      expectLater(await ask(), limit.seconds);
    }
  },
);
