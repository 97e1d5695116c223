import { beforeAll, expect, test } from "vitest";
import * as generate from "@/app/api/quotes/generate/route";
import type { OpenDatabase } from "@/lib/db/client";
import { readSummary, rebuildSummary } from "@/lib/moods/stored-summary";
import { useFreshDatabase } from "@/tests/support/database";
import { type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

let open: OpenDatabase;

beforeAll(async () => {
  open = await useFreshDatabase();
});

const checkIn = (as: Member, key: string | null, body: object = {}) =>
  call(generate, "POST", "/api/quotes/generate", {
    as,
    body,
    headers: key === null ? {} : { "Idempotency-Key": key },
  });

const rows = async ({ id: userId }: Member) => ({
  entries: await open.prisma.emotionalState.count({ where: { userId } }),
  quotes: await open.prisma.quote.count({ where: { userId } }),
});

test("The same key fifty times at once is one entry, one quote and one answer", async () => {
  const someone = await member(open.prisma);
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => checkIn(someone, "fifty", { stressLevel: 4 })),
  );

  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]));
  expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  expect(await rows(someone)).toEqual({ entries: 1, quotes: 1 });
  const { totals, quotes } = await readSummary(open.prisma, someone.id);
  expect([totals[0], quotes]).toEqual([1, 1]);
});

test("The same key later gives the same answer", async () => {
  const someone = await member(open.prisma);
  const first = await checkIn(someone, "again", { hopeForFuture: 2 });
  const second = await checkIn(someone, "again", { hopeForFuture: 2 });

  expect(second.status).toBe(201);
  expect(second.text).toBe(first.text);
  expect(await rows(someone)).toEqual({ entries: 1, quotes: 1 });
});

test("The same key with other ratings or another time of day is a conflict, and the first entry stays", async () => {
  const someone = await member(open.prisma);
  await checkIn(someone, "taken", { stressLevel: 2 });

  for (const body of [{ stressLevel: 3 }, {}, { stressLevel: 2, timeOfDayPreference: "evening" }]) {
    const reply = await checkIn(someone, "taken", body);
    expect(reply.status).toBe(409);
    expect(reply.body).toEqual({ message: expect.any(String) });
  }
  expect(await rows(someone)).toEqual({ entries: 1, quotes: 1 });
});

test("Two members can use the same key without meeting", async () => {
  const [one, other] = [await member(open.prisma), await member(open.prisma)];
  const replies = [await checkIn(one, "shared"), await checkIn(other, "shared", { stressLevel: 5 })];

  expect(replies.map((reply) => reply.status)).toEqual([201, 201]);
  expect(replies[0]?.text).not.toBe(replies[1]?.text);
});

test("Without a key, each call is a check-in of its own", async () => {
  const someone = await member(open.prisma);
  await checkIn(someone, null);
  await checkIn(someone, null);
  expect(await rows(someone)).toEqual({ entries: 2, quotes: 2 });
});

test("Twenty different check-ins at once are all counted", async () => {
  const someone = await member(open.prisma);
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      checkIn(someone, `burst-${index}`, { stressLevel: (index % 5) + 1 }),
    ),
  );

  expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(201));
  expect(await rows(someone)).toEqual({ entries: 20, quotes: 20 });
  const { recent: kept, ...counted } = await readSummary(open.prisma, someone.id);
  const { summary } = await open.prisma.$transaction((tx) => rebuildSummary(tx, someone.id));
  const { recent: anew, ...rebuilt } = summary;
  expect(counted).toEqual(rebuilt);
  // Made in the same instant, none of them came first.
  expect(new Set(kept.map(({ levels }) => levels))).toEqual(new Set(anew.map(({ levels }) => levels)));
});
