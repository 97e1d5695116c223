import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import * as analytics from "@/app/api/user/analytics/route";
import * as exported from "@/app/api/user/data-export/route";
import * as stats from "@/app/api/user/stats/route";
import * as streaks from "@/app/api/user/streaks/route";
import type { Levels } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import type { OpenDatabase } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { Analytics } from "@/lib/moods/schema";
import { readSummary, rebuildSummary } from "@/lib/moods/stored-summary";
import { addDays } from "@/lib/time/clock";
import { generateQuote } from "@/lib/words/generate-quote";
import { useFreshDatabase } from "@/tests/support/database";
import { type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

let open: OpenDatabase;
let someone: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
});

beforeEach(async () => {
  someone = await member(open.prisma);
});

afterEach(async () => {
  await open.pool.query(`ALTER TABLE "Insight" DROP CONSTRAINT IF EXISTS refused`);
});

/** Sunday 1 March 2026, and on. */
const FIRST_DAY = "2026-03-01";

function checkIn(date: string, levels: Partial<Levels> = {}, hour = 12) {
  const at = new Date(`${date}T${hour}:00:00Z`);
  return generateQuote(
    someone.id,
    "UTC",
    { levels: { ...DEFAULT_LEVELS, ...levels }, timeOfDay: "afternoon", idempotencyKey: null },
    { at },
  );
}

/** One check-in a day, in which sleep and hope rise and fall as one. */
async function live(days: number, from = FIRST_DAY): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    const level = 1 + ((day * 7 + (day % 3)) % 5);
    await checkIn(addDays(from, day), { sleepQuality: level, hopeForFuture: level });
  }
}

async function shown(as = someone) {
  const reply = await call(analytics, "GET", "/api/user/analytics", { as });
  return Analytics.strict().parse(reply.body).recentInsights;
}

test("Twenty days of check-ins show their insights on analytics, newest first, on the days they were noticed", async () => {
  await live(20);

  const all = await shown();
  expect(all.map(({ insightType, createdAt }) => [insightType, createdAt.slice(0, 10)])).toEqual([
    ["pattern", "2026-03-20"],
    ["weekly", "2026-03-15"],
    ["milestone", "2026-03-10"],
    ["weekly", "2026-03-08"],
    ["streak", "2026-03-07"],
  ]);
  expect(all[0]?.insightText).toBe(
    "In your last 20 entries, better sleep and a higher mood went together. That doesn't tell us why.",
  );
  expect(await shown(await member(open.prisma))).toEqual([]);
});

test("Analytics shows the ten newest", async () => {
  await live(80);
  expect(await open.prisma.insight.count({ where: { userId: someone.id } })).toBeGreaterThan(10);
  const days = (await shown()).map((insight) => insight.createdAt);
  expect(days).toHaveLength(10);
  expect(days).toEqual(days.toSorted().reverse());
  expect(days[0]?.slice(0, 10)).toBe("2026-05-17");
});

test("Two members with the same entries are told the same, at most two things a check-in", async () => {
  await live(31);
  const first = await shown();
  someone = await member(open.prisma);
  await live(31);
  const told = (insights: typeof first) => insights.map(({ insightText }) => insightText).sort();
  expect(told(await shown())).toEqual(told(first));

  const rows = await open.prisma.insight.groupBy({ by: ["userId", "createdAt"], _count: true });
  expect(Math.max(...rows.map((row) => row._count))).toBe(2);
});

test("An insight lies sealed, and opens for its own member and row only", async () => {
  await live(7);
  const [row] = await open.prisma.insight.findMany({ where: { userId: someone.id } });
  if (!row) throw new Error("seven days make a streak");
  expect(Buffer.from(row.sealed).includes("entries")).toBe(false);
  expect(row.topicHash).toMatch(/^[\w-]{43}$/);

  const other = await member(open.prisma);
  const [own, others] = await Promise.all([someone, other].map(({ id }) => memberCipher(open.prisma, id)));
  expect(own?.open("Insight", row.id, row.sealed)).toContain("7 days");
  expect(() => own?.open("Insight", other.id, row.sealed)).toThrow();
  expect(() => others?.open("Insight", row.id, row.sealed)).toThrow();
});

test("The same topic has another hash with another member", async () => {
  await live(7);
  someone = await member(open.prisma);
  await live(7);
  const rows = await open.prisma.insight.findMany({ where: { type: "streak" }, select: { topicHash: true } });
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows.map((row) => row.topicHash)).size).toBe(rows.length);
});

/** The days on which a streak of seven was noticed. */
async function streakDays(): Promise<string[]> {
  const rows = await open.prisma.insight.findMany({
    where: { userId: someone.id, type: "streak" },
    orderBy: { id: "asc" },
  });
  return rows.map((row) => row.createdAt.toISOString().slice(0, 10));
}

test("What was said is not said again within 14 days, and may be after", async () => {
  await live(7, "2026-03-01");
  await live(7, "2026-03-09");
  expect(await streakDays()).toEqual(["2026-03-07"]);
  await live(7, "2026-03-17");
  expect(await streakDays()).toEqual(["2026-03-07", "2026-03-23"]);
});

test("Check-ins at once, each of which shows a trend, say it once", async () => {
  const low = { hopeForFuture: 1, senseOfPurpose: 1 };
  const high = { hopeForFuture: 5, senseOfPurpose: 5 };
  for (const day of [0, 2, 4, 6, 8]) await checkIn(addDays(FIRST_DAY, day), low);
  for (const day of [15, 17, 19, 21]) await checkIn(addDays(FIRST_DAY, day), high);
  expect(await open.prisma.insight.count({ where: { userId: someone.id, type: "trend" } })).toBe(0);

  await Promise.all([1, 2, 3, 4].map((hour) => checkIn("2026-03-24", high, 10 + hour)));
  expect(await open.prisma.insight.count({ where: { userId: someone.id, type: "trend" } })).toBe(1);
});

test("A check-in whose insight cannot be stored has its quote and is counted all the same", async () => {
  await live(6);
  await open.pool.query(`ALTER TABLE "Insight" ADD CONSTRAINT refused CHECK (false) NOT VALID`);
  const quote = await checkIn("2026-03-07");

  expect(quote.text).not.toBe("");
  expect(await open.prisma.quote.count({ where: { id: quote.id } })).toBe(1);
  expect(await readSummary(open.prisma, someone.id)).toMatchObject({ quotes: 7, streak: { current: 7 } });
  expect(await shown()).toEqual([]);
});

test("Streaks are hidden and shown again: sealed, in the export, outlasting a rebuilt summary", async () => {
  await live(12);
  const kinds = async () => new Set((await shown()).map(({ insightType }) => insightType));
  const put = (isOn: unknown) => call(streaks, "PUT", "/api/user/streaks", { as: someone, body: { isOn } });
  const isOn = async () => (await call(streaks, "GET", "/api/user/streaks", { as: someone })).body;
  expect(await isOn()).toEqual({ isOn: true });
  const all = await kinds();
  expect([all.has("streak"), all.has("milestone"), all.has("weekly")]).toEqual([true, true, true]);

  expect((await put("no")).status).toBe(400);
  expect((await put(false)).body).toEqual({ isOn: false });
  await open.prisma.$transaction((tx) => rebuildSummary(tx, someone.id));
  expect(await isOn()).toEqual({ isOn: false });
  all.delete("streak");
  all.delete("milestone");
  expect(await kinds()).toEqual(all);
  const { body } = await call(stats, "GET", "/api/user/stats", { as: someone });
  expect(body).toMatchObject({ showsStreaks: false });
  const row = await open.prisma.memberSummary.findUniqueOrThrow({ where: { userId: someone.id } });
  expect(Buffer.from(row.sealed).toString("latin1")).not.toContain("hidesStreaks");
  const { text } = await call(exported, "GET", "/api/user/data-export", { as: someone });
  expect(text).toContain('"hidesStreaks":true');
  await put(true);
  expect((await kinds()).has("streak")).toBe(true);
});
