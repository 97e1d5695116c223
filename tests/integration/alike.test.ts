import { beforeAll, expect, test } from "vitest";
import * as forgot from "@/app/api/auth/forgot-password/route";
import * as login from "@/app/api/auth/login/route";
import * as resend from "@/app/api/auth/resend-verification/route";
import * as subscribe from "@/app/api/newsletter/subscribe/route";
import * as unsubscribe from "@/app/api/newsletter/unsubscribe/route";
import { hashPassword } from "@/lib/accounts/passwords";
import type { Database } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { hashed } from "@/tests/support/argon2";
import { useFreshDatabase } from "@/tests/support/database";
import { mailSettled } from "@/tests/support/mail-queue";
import { call, type Handlers } from "@/tests/support/request";
import { sampleSize } from "@/tests/support/sample-size";

const TRIES = sampleSize(100);
/** What tells a known address from an unknown one does so in every round; what else the machine does, in some. */
const ROUNDS = 5;

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

// A second try would find it hashed already.
test("The first unknown address that a process is asked about has nothing hashed for it", {
  retry: 0,
}, async () => {
  const before = hashed();
  const body = { email: "nobody@example.com", password: "not the password" };
  expect((await call(login, "POST", "/api/auth/login", { body })).status).toBe(401);
  expect(hashed()).toBe(before);
});

// Each try has an address of its own, so that no limit ends the measuring.
test.each(CALLS)(
  "Known and unknown addresses are answered alike, and as fast: %s",
  async (_, handlers, path, bodyOf) => {
    const answers = new Set<string>();
    async function ask(email: string): Promise<number> {
      const started = performance.now();
      const reply = await call(handlers, "POST", path, { body: bodyOf(email) });
      const took = performance.now() - started;
      answers.add(`${reply.status} ${reply.text} ${[...reply.headers.keys()].sort()}`);
      // The mail to a known address is the next caller's neighbour otherwise.
      await mailSettled();
      return took;
    }
    let medians = await mediansOf(ask);
    for (let round = 1; round < ROUNDS && areApart(medians); round += 1) medians = await mediansOf(ask);
    expect([...answers]).toHaveLength(1);
    expect(areApart(medians), `medians of ${medians.known} and ${medians.unknown} ms`).toBe(false);
  },
  180_000,
);

interface Medians {
  known: number;
  unknown: number;
}

/** More than a quarter of the larger, or three milliseconds where that is more. */
function areApart({ known, unknown }: Medians): boolean {
  return Math.abs(known - unknown) >= Math.max(0.25 * Math.max(known, unknown), 3);
}

async function mediansOf(ask: (email: string) => Promise<number>): Promise<Medians> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (const [index, email] of (await makeAccounts()).entries()) {
    // Neither kind always comes first.
    if (index % 2 === 0) known.push(await ask(email));
    unknown.push(await ask(`un${email}`));
    if (index % 2 === 1) known.push(await ask(email));
  }
  return { known: median(known), unknown: median(unknown) };
}

/** Members who have not verified their addresses yet, get the newsletter, and share one password. */
async function makeAccounts(): Promise<string[]> {
  const hash = await hashPassword("the password of all of these");
  const users = Array.from({ length: TRIES }, () => {
    const id = newId();
    return { id, email: `known-${id}@hearten.test` };
  });
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
