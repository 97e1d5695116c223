import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { changeSummary, readSummary } from "@/lib/moods/stored-summary";
import { EMPTY_SUMMARY } from "@/lib/moods/summary";
import { generateQuote } from "@/lib/words/generate-quote";
import { isPostgres, type StoredDatabase, storedDatabase, within } from "@/tests/support/database";
import { TEST_ENVIRONMENT } from "@/tests/support/environment";
import { bytesUnder } from "@/tests/support/files";
import { startLoopbackStripe } from "@/tests/support/loopback-stripe/server";
import { type Member, member } from "@/tests/support/people";
import { type Ending, run } from "@/tests/support/program";
import { newCustomer, newLife } from "@/tests/support/stripe-life";

const OLD_KEY = TEST_ENVIRONMENT.DATA_ENCRYPTION_KEYS;
const NEW_KEY = Buffer.alloc(32, "second master key").toString("base64");

let stored: StoredDatabase;

beforeEach(async () => {
  stored = await storedDatabase();
});

afterEach(() => stored.remove());

/** To these the database makes no difference beyond the others. */
const onServer = test.runIf(isPostgres());

const checkIn = async ({ id }: Member, stressLevel: number) => {
  const levels = { ...DEFAULT_LEVELS, stressLevel };
  return (await generateQuote(id, "UTC", { levels, timeOfDay: "evening", idempotencyKey: null })).text;
};

test("After a rotation what was written before opens with the new master key alone", async () => {
  const { someone, text } = await within(stored, async ({ prisma }) => {
    const someone = await member(prisma);
    for (let count = 0; count < 5; count++) await member(prisma);
    return { someone, text: await checkIn(someone, 2) };
  });
  const read = (keys: string): Promise<Ending> =>
    run("tests/support/programs/read-quotes.ts", [someone.id], {
      ...stored.environment,
      DATA_ENCRYPTION_KEYS: keys,
    });
  const rotate = (keys: string): Promise<Ending> =>
    run("scripts/ops/every-member.ts", ["keys"], { ...stored.environment, DATA_ENCRYPTION_KEYS: keys });
  const opened = { code: 0, stdout: `${JSON.stringify([text])}\n`, stderr: "" };

  expect(await read(`${NEW_KEY},${OLD_KEY}`)).toEqual(opened);
  expect((await read(NEW_KEY)).code).toBe(1);
  expect((await rotate(NEW_KEY)).code).toBe(1);
  expect(await rotate(`${NEW_KEY},${OLD_KEY}`)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Wrapped 6 keys/),
  });
  expect(await rotate(`${NEW_KEY},${OLD_KEY}`)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Wrapped 0 keys/),
  });
  expect(await read(NEW_KEY)).toEqual(opened);
  const refused = await read(OLD_KEY);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/DATA_ENCRYPTION_KEYS is missing the master key/);
}, 120_000);

onServer(
  "Rebuilding makes every member's summary anew from their entries",
  async () => {
    const { people, before } = await within(stored, async ({ prisma }) => {
      const people = [await member(prisma), await member(prisma)];
      for (const someone of people) for (const level of [1, 3, 5]) await checkIn(someone, level);
      const before = await Promise.all(people.map(({ id }) => readSummary(prisma, id)));
      for (const [index, { id }] of people.entries()) {
        // What no entry tells stays as it is.
        const { words } = before[index] ?? EMPTY_SUMMARY;
        await prisma.$transaction((tx) => changeSummary(tx, id, () => ({ ...EMPTY_SUMMARY, words })));
      }
      return { people, before };
    });
    expect(await run("scripts/ops/every-member.ts", ["summaries"], stored.environment)).toEqual({
      code: 0,
      stdout: "Rebuilt 2 summaries.\n",
      stderr: "",
    });
    const after = await within(stored, ({ prisma }) =>
      Promise.all(people.map(({ id }) => readSummary(prisma, id))),
    );
    expect(after).toEqual(before);
    expect(after[0]?.totals[0]).toBe(3);
  },
  120_000,
);

test("Whoever was erased is listed by id, and erased again from a backup that still has them", async () => {
  const { gone, stays } = await within(stored, async ({ prisma }) => {
    const [gone, stays] = [await member(prisma), await member(prisma)];
    await prisma.erasureRecord.create({
      data: { userId: gone.id, erasedAt: new Date("2026-11-01T08:00:00Z") },
    });
    return { gone, stays };
  });
  const listed = await run("scripts/ops/erasures.ts", ["list"], stored.environment);
  expect(listed).toEqual({ code: 0, stdout: `${gone.id} 2026-11-01T08:00:00.000Z\n`, stderr: "" });
  // The backup: from before the erasure, so without its record.
  await within(stored, ({ prisma }) => prisma.erasureRecord.deleteMany());
  const folder = mkdtempSync(join(tmpdir(), "hearten-erasures-"));
  const [list, broken] = [join(folder, "list"), join(folder, "broken")];
  writeFileSync(list, listed.stdout);
  writeFileSync(broken, `${listed.stdout}maya@hearten.test\n`);
  try {
    const refused = await run("scripts/ops/erasures.ts", ["apply", broken], stored.environment);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Line 2 is not a member's id/) });
    expect(await run("scripts/ops/erasures.ts", ["apply", list], stored.environment)).toEqual({
      code: 0,
      stdout: "Erased 1 member again.\n",
      stderr: "",
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const left = await within(stored, ({ prisma }) => prisma.user.findMany({ select: { id: true } }));
  expect(left).toEqual([{ id: stays.id }]);
  const files = "DATA_DIR" in stored.environment ? bytesUnder(stored.environment.DATA_DIR) : Buffer.alloc(0);
  expect(files.includes(gone.email)).toBe(false);
}, 120_000);

onServer(
  "Reconciling asks Stripe about everybody, and says what it found",
  async () => {
    const stripe = await startLoopbackStripe();
    try {
      const someone = await within(stored, async ({ prisma }) => {
        const someone = await member(prisma, "none");
        const customerId = newCustomer(stripe.world);
        await prisma.subscription.create({ data: { userId: someone.id, provider: "stripe", customerId } });
        newLife(() => 0.99)[0]?.(stripe.world, customerId);
        return someone;
      });
      const reconcile = () =>
        run("scripts/ops/every-member.ts", ["subscriptions"], {
          ...stored.environment,
          ...stripe.environment,
        });
      const ended = await reconcile();
      expect(ended).toEqual({
        code: 0,
        stdout: "Checked 1 subscriptions: 1 changed, 0 failed.\n",
        stderr: "",
      });
      const row = await within(stored, ({ prisma }) =>
        prisma.subscription.findUnique({ where: { userId: someone.id }, select: { status: true } }),
      );
      expect(row).toEqual({ status: "trialing" });

      const gone = newCustomer(stripe.world);
      const metadata = { memberId: "00000000-0000-7000-8000-000000000000" };
      Object.assign(stripe.world.customers.get(gone) ?? {}, { metadata });
      newLife(() => 0.99)[0]?.(stripe.world, gone);
      expect(await reconcile()).toEqual({
        code: 1,
        stdout:
          "Checked 1 subscriptions: 0 changed, 0 failed.\n" +
          `Charged at Stripe, but their account is not here. Cancel and refund there:\n  ${gone}\n`,
        stderr: "",
      });
      await stripe.close();
      expect((await reconcile()).code).toBe(1);
    } finally {
      await stripe.close();
    }
  },
  120_000,
);
