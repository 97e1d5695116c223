import { beforeAll, expect, test } from "vitest";
import * as forgot from "@/app/api/auth/forgot-password/route";
import * as login from "@/app/api/auth/login/route";
import * as resend from "@/app/api/auth/resend-verification/route";
import * as subscribe from "@/app/api/newsletter/subscribe/route";
import * as unsubscribe from "@/app/api/newsletter/unsubscribe/route";
import { hashPassword } from "@/lib/accounts/passwords";
import type { Database } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { useFreshDatabase } from "@/tests/support/database";
import { mailSettled } from "@/tests/support/mail-queue";
import { call, type Handlers } from "@/tests/support/request";

const TRIES = 100;
/** How far two medians may lie apart: a quarter of the larger, or three milliseconds where that is more. */
const apartAtMost = (a: number, b: number) => Math.max(0.25 * Math.max(a, b), 3);

let db: Database;

beforeAll(async () => {
  db = (await useFreshDatabase()).prisma;
});

const CALLS: readonly [string, Handlers, string, (email: string) => unknown][] = [
  ["signing in", login, "/api/auth/login", (email) => ({ email, password: "not the password" })],
  ["asking for a new password", forgot, "/api/auth/forgot-password", (email) => ({ email })],
  ["asking for a new link", resend, "/api/auth/resend-verification", (email) => ({ email })],
  ["asking for the newsletter", subscribe, "/api/newsletter/subscribe", (email) => ({ email })],
  ["leaving the newsletter", unsubscribe, "/api/newsletter/unsubscribe", (email) => ({ email })],
];

// Each try has an address of its own, so that no limit ends the measuring.
test.each(CALLS)(
  "Known and unknown addresses are answered alike, and as fast: %s",
  async (name, handlers, path, bodyOf) => {
    const known = await makeAccounts(name.replaceAll(" ", "-"));
    const took: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    const answers = new Set<string>();
    async function ask(kind: "known" | "unknown", email: string): Promise<void> {
      const started = performance.now();
      const reply = await call(handlers, "POST", path, { body: bodyOf(email) });
      took[kind].push(performance.now() - started);
      answers.add(`${reply.status} ${reply.text} ${[...reply.headers.keys()].sort()}`);
      // The mail to a known address is the next caller's neighbour otherwise.
      await mailSettled();
    }
    for (const [index, email] of known.entries()) {
      const unknown = `un${email}`;
      // Neither kind always comes first.
      if (index % 2 === 0) await ask("known", email);
      await ask("unknown", unknown);
      if (index % 2 === 1) await ask("known", email);
    }
    expect([...answers]).toHaveLength(1);
    const [a, b] = [median(took.known), median(took.unknown)];
    expect(Math.abs(a - b), `medians of ${a} and ${b} ms`).toBeLessThan(apartAtMost(a, b));
  },
  180_000,
);

/** Members who have not verified their addresses yet, get the newsletter, and share one password. */
async function makeAccounts(name: string): Promise<string[]> {
  const hash = await hashPassword("the password of all of these");
  const users = Array.from({ length: TRIES }, (_, index) => ({
    id: newId(),
    email: `known-${name}-${index}@hearten.test`,
  }));
  await db.user.createMany({ data: users });
  const since = { source: "website", confirmedAt: new Date() };
  await db.newsletterSubscriber.createMany({
    data: users.map(({ email }) => ({ id: newId(), email, ...since })),
  });
  await db.password.createMany({ data: users.map(({ id }) => ({ userId: id, hash })) });
  return users.map(({ email }) => email);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
