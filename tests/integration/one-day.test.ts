import { beforeAll, expect, test } from "vitest";
import * as another from "@/app/api/quotes/[id]/another/route";
import * as day from "@/app/api/user/day/route";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import type { OpenDatabase } from "@/lib/db/client";
import { generateQuote } from "@/lib/words/generate-quote";
import { OneDay } from "@/lib/words/schema";
import { useFreshDatabase } from "@/tests/support/database";
import { type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

const EVENING = { ...DEFAULT_LEVELS, sleepQuality: 1 };

let open: OpenDatabase;
let reader: Member;
let eveningQuote: string;

beforeAll(async () => {
  open = await useFreshDatabase();
  reader = await member(open.prisma);
  await checkIn(reader, "2026-03-01T08:00:00Z");
  eveningQuote = (await checkIn(reader, "2026-03-05T20:00:00Z", "evening", EVENING)).id;
  // Sent later than it was made.
  await checkIn(reader, "2026-03-05T08:00:00Z");
  await checkIn(reader, "2026-05-09T08:00:00Z");
  await checkIn(await member(open.prisma), "2026-03-06T08:00:00Z");
});

function checkIn(
  as: Member,
  at: string,
  timeOfDay: "morning" | "evening" = "morning",
  levels = DEFAULT_LEVELS,
) {
  return generateQuote(
    as.id,
    "UTC",
    { levels, timeOfDay, idempotencyKey: null, isLate: true },
    { at: new Date(at) },
  );
}

async function read(date: string, as = reader): Promise<OneDay> {
  const reply = await call(day, "GET", `/api/user/day?date=${date}`, { as });
  expect(reply.status).toBe(200);
  return OneDay.strict().parse(reply.body);
}

test("a day holds its entries in order with their ratings, and the nearest days that have entries", async () => {
  const { entries, previous, next } = await read("2026-03-05");
  expect(entries.map(({ timeOfDay }) => timeOfDay)).toEqual(["morning", "evening"]);
  expect(entries[1]?.emotionalState).toEqual(EVENING);
  expect([previous, next]).toEqual(["2026-03-01", "2026-05-09"]);
});

test("each entry holds every text that was written for it", async () => {
  const first = (await read("2026-03-05")).entries[1]?.quotes ?? [];
  expect(first.map(({ id }) => id)).toEqual([eveningQuote]);
  const path = `/api/quotes/${eveningQuote}/another`;
  const reply = await call(another, "POST", path, { as: reader, params: { id: eveningQuote } });
  expect(reply.status).toBe(201);
  const both = (await read("2026-03-05")).entries[1]?.quotes ?? [];
  expect(both).toHaveLength(2);
  expect(both[0]).toEqual(first[0]);
  expect(both[1]?.text).not.toBe(first[0]?.text);
});

test("a day without entries still knows its neighbours, and the ends have none beyond", async () => {
  expect(await read("2026-04-01")).toEqual({
    date: "2026-04-01",
    previous: "2026-03-05",
    next: "2026-05-09",
    entries: [],
  });
  expect((await read("2026-03-01")).previous).toBeNull();
  expect((await read("2026-05-09")).next).toBeNull();
});

test("nobody finds another's day, or a day that there is not", async () => {
  expect(await read("2026-03-06")).toMatchObject({ entries: [], previous: "2026-03-05" });
  const stranger = await member(open.prisma);
  expect(await read("2026-03-05", stranger)).toMatchObject({ entries: [], previous: null, next: null });
  expect((await call(day, "GET", "/api/user/day?date=2026-02-30", { as: reader })).status).toBe(400);
  expect((await call(day, "GET", "/api/user/day", { as: reader })).status).toBe(400);
});
