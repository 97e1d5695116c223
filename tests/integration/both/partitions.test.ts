import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import * as another from "@/app/api/quotes/[id]/another/route";
import * as favorite from "@/app/api/quotes/[id]/favorite/route";
import * as feedback from "@/app/api/quotes/[id]/feedback/route";
import * as favorites from "@/app/api/quotes/favorites/route";
import * as generate from "@/app/api/quotes/generate/route";
import * as recent from "@/app/api/quotes/recent/route";
import * as analytics from "@/app/api/user/analytics/route";
import * as entries from "@/app/api/user/entries/route";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import type { OpenDatabase } from "@/lib/db/client";
import { addDays } from "@/lib/time/clock";
import { generateQuote } from "@/lib/words/generate-quote";
import { useFreshDatabase } from "@/tests/support/database";
import { type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

let open: OpenDatabase;
const people: Member[] = [];
const before: unknown[] = [];
const KEY = "1f0c4f6e-5d0a-4c58-9a4e-3f7b9d1e2a60";

const LISTS = { entries, recent, favorites, analytics };

beforeAll(async () => {
  open = await useFreshDatabase();
  for (let count = 0; count < 3; count += 1) {
    const someone = await member(open.prisma);
    people.push(someone);
    await lived(someone);
    before.push(await listsOf(someone));
  }
  await open.pool.query(readFileSync("scripts/ops/partition.sql", "utf8"));
});

async function lived(someone: Member): Promise<void> {
  for (let day = 0; day < 12; day += 1) {
    const at = new Date(`${addDays("2026-03-01", day)}T08:00:00Z`);
    const checkIn = {
      levels: { ...DEFAULT_LEVELS, stressLevel: (day % 5) + 1 },
      timeOfDay: "morning" as const,
    };
    await generateQuote(someone.id, "UTC", { ...checkIn, idempotencyKey: null }, { at });
  }
  const quote = await checkIn(someone);
  expect((await on(favorite, "PATCH", someone, quote, { isFavorite: true })).status).toBe(200);
  await on(feedback, "POST", someone, quote, { helped: true });
}

/** With the same key each time: it is one check-in. */
async function checkIn(as: Member): Promise<string> {
  const headers = { "idempotency-key": KEY };
  const reply = await call(generate, "POST", "/api/quotes/generate", { as, body: {}, headers });
  expect(reply.status).toBeLessThan(300);
  return (reply.body as { id: string }).id;
}

function on(
  handlers: Parameters<typeof call>[0],
  method: string,
  as: Member,
  id: string,
  body: unknown = {},
) {
  return call(handlers, method as "POST", `/api/quotes/${id}/x`, { as, params: { id }, body });
}

async function listsOf(as: Member): Promise<unknown[]> {
  const replies = Object.entries(LISTS).map(([name, handlers]) =>
    call(handlers, "GET", `/api/${name}`, { as }),
  );
  return (await Promise.all(replies)).map(({ status, body }) => [status, body]);
}

test("Check-ins and quotes are divided by member, and everyone finds all of theirs as it was", async () => {
  const { rows } = await open.pool.query<{ parts: number }>(
    `SELECT count(DISTINCT tableoid)::int AS "parts" FROM "EmotionalState"`,
  );
  expect(rows[0]?.parts).toBeGreaterThan(1);
  for (const [index, someone] of people.entries()) expect(await listsOf(someone)).toEqual(before[index]);
});

test("A member's statements look into the member's part alone", async () => {
  const { rows } = await open.pool.query<{ "QUERY PLAN": string }>(
    `EXPLAIN SELECT 1 FROM "EmotionalState" e LEFT JOIN "Quote" q ON q."emotionalStateId" = e."id"
       AND q."userId" = e."userId" WHERE e."userId" = '${people[0]?.id}' ORDER BY e."id" DESC LIMIT 10`,
  );
  const parts = rows.flatMap(
    (row) => row["QUERY PLAN"].match(/(?:EmotionalState|Quote)_\d+(?=" [eq]\b)/g) ?? [],
  );
  expect(parts.map((part) => part.replace(/_\d+/, "")).sort()).toEqual(["EmotionalState", "Quote"]);
});

test("A key of before still is the same check-in, another text is written, and a second one of it refused", async () => {
  const [someone] = people as [Member, ...Member[]];
  const count = () => open.prisma.emotionalState.count({ where: { userId: someone.id } });
  const stood = await count();
  const quote = await checkIn(someone);
  expect(await count()).toBe(stood);
  const reply = await on(another, "POST", someone, quote);
  expect(reply.status).toBe(201);
  const copy = open.pool.query(
    `INSERT INTO "Quote" ("id", "userId", "emotionalStateId", "source", "variant", "sealed")
     SELECT gen_random_uuid(), "userId", "emotionalStateId", "source", "variant", "sealed"
     FROM "Quote" WHERE "userId" = $1 LIMIT 1`,
    [someone.id],
  );
  await expect(copy).rejects.toThrow(/Quote|unique|duplicate/);
});

test("Deleting a member takes theirs along, and nobody else's", async () => {
  const [, gone, stays] = people as [Member, Member, Member];
  await open.prisma.user.delete({ where: { id: gone.id } });
  const left = (userId: string) =>
    Promise.all([
      open.prisma.emotionalState.count({ where: { userId } }),
      open.prisma.quote.count({ where: { userId } }),
      open.prisma.quoteFeedback.count({ where: { userId } }),
    ]);
  expect(await left(gone.id)).toEqual([0, 0, 0]);
  expect(await left(stays.id)).toEqual([13, 13, 1]);
});
