import { beforeAll, beforeEach, expect, test } from "vitest";
import * as generate from "@/app/api/quotes/generate/route";
import * as crisisLines from "@/app/api/user/crisis-lines/route";
import * as exported from "@/app/api/user/data-export/route";
import type { OpenDatabase } from "@/lib/db/client";
import { knowsCrisisLines } from "@/lib/moods/queries";
import { rebuildSummary } from "@/lib/moods/stored-summary";
import { useFreshDatabase } from "@/tests/support/database";
import { type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

const PANEL = { support: true, supportLine: false };
const LINE = { support: false, supportLine: true };
const NEITHER = { support: false, supportLine: false };
const HOPELESS = { hopeForFuture: 1, senseOfPurpose: 1, anxietyLevel: 5 };
const DAY = 86_400_000;

let open: OpenDatabase;
let someone: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
});

beforeEach(async () => {
  someone = await member(open.prisma);
});

async function checkIn(body: object, key?: string): Promise<unknown> {
  const headers: Record<string, string> = key ? { "Idempotency-Key": key } : {};
  return (await call(generate, "POST", "/api/quotes/generate", { as: someone, body, headers })).body;
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

test("A reply says which crisis care applies: the panel, the line, or neither", async () => {
  expect(await checkIn({})).toMatchObject(NEITHER);
  expect(await checkIn({ hopeForFuture: 1 })).toMatchObject(LINE);
  expect(await checkIn(HOPELESS)).toMatchObject(PANEL);
  expect(await checkIn({ hopeForFuture: 1, sleepQuality: 1, confidenceLevel: 1 })).toMatchObject(PANEL);
});

test("Hope of 2 on the last three days with entries brings the line, however far apart they lie", async () => {
  expect(await checkIn({ hopeForFuture: 2, checkedInAt: daysAgo(20) })).toMatchObject(NEITHER);
  expect(await checkIn({ hopeForFuture: 2, checkedInAt: daysAgo(9) })).toMatchObject(NEITHER);
  expect(await checkIn({ hopeForFuture: 2 })).toMatchObject(LINE);
  expect(await checkIn({ hopeForFuture: 3 })).toMatchObject(NEITHER);
});

test("A day is as low as its last entry says", async () => {
  await checkIn({ hopeForFuture: 1, checkedInAt: daysAgo(2) });
  await checkIn({ hopeForFuture: 1, checkedInAt: daysAgo(1.0001) });
  await checkIn({ hopeForFuture: 4, checkedInAt: daysAgo(1) });
  expect(await checkIn({ hopeForFuture: 2 })).toMatchObject(NEITHER);
});

test("A check-in that comes late is told by the days before it alone", async () => {
  await checkIn({ hopeForFuture: 2, checkedInAt: daysAgo(2) });
  await checkIn({ hopeForFuture: 2, checkedInAt: daysAgo(1) });
  expect(await checkIn({ hopeForFuture: 2, checkedInAt: daysAgo(3) })).toMatchObject(NEITHER);
  expect(await checkIn({ hopeForFuture: 2 })).toMatchObject(LINE);
});

test("The same check-in asked for again is answered with the same crisis care", async () => {
  const [low, panel] = ["0190163d-0000-7000-8000-000000000001", "0190163d-0000-7000-8000-000000000002"];
  await checkIn({ hopeForFuture: 2, checkedInAt: daysAgo(2) });
  await checkIn({ hopeForFuture: 2, checkedInAt: daysAgo(1) });
  const [first, second] = [await checkIn({ hopeForFuture: 2 }, low), await checkIn(HOPELESS, panel)];
  expect(first).toMatchObject(LINE);
  expect(second).toMatchObject(PANEL);
  expect(await checkIn({ hopeForFuture: 2 }, low)).toEqual(first);
  expect(await checkIn(HOPELESS, panel)).toEqual(second);
});

test("That a member knows the numbers is kept for them alone, sealed, exported, and through a summary made anew", async () => {
  const other = await member(open.prisma);
  const put = (known: boolean) =>
    call(crisisLines, "PUT", "/api/user/crisis-lines", { as: someone, body: { known } });
  expect((await put(true)).body).toEqual({ known: true });
  await checkIn({ checkedInAt: daysAgo(3) });
  await open.prisma.$transaction((tx) => rebuildSummary(tx, someone.id));
  expect(await knows(someone)).toBe(true);
  expect(await knows(other)).toBe(false);
  const row = await open.prisma.memberSummary.findUniqueOrThrow({ where: { userId: someone.id } });
  expect(Buffer.from(row.sealed).toString("latin1")).not.toContain("knows");
  const { text } = await call(exported, "GET", "/api/user/data-export", { as: someone });
  expect(text).toContain('"knowsCrisisLines":true');
  await put(false);
  expect(await knows(someone)).toBe(false);
});

const knows = ({ id }: Member) => knowsCrisisLines({ id, timeZone: "Europe/London" });
