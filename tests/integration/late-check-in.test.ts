import { beforeAll, expect, test } from "vitest";
import * as generate from "@/app/api/quotes/generate/route";
import * as recent from "@/app/api/quotes/recent/route";
import type { Database } from "@/lib/db/client";
import { readSummary, rebuildSummary } from "@/lib/moods/stored-summary";
import { TIME_ZONE_HEADER } from "@/lib/time/clock";
import { useFreshDatabase } from "@/tests/support/database";
import { type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

const DAY = 86_400_000;

let db: Database;

beforeAll(async () => {
  db = (await useFreshDatabase()).prisma;
});

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

function checkIn(as: Member, body: object, headers: Record<string, string> = {}) {
  return call(generate, "POST", "/api/quotes/generate", { as, body, headers });
}

test("a check-in sent later counts for the day on which it was made, where it was made", async () => {
  const ada = await member(db);
  const at = "T23:30:00Z";
  const day = ago(3 * DAY).slice(0, 10);
  const headers = { [TIME_ZONE_HEADER]: "Asia/Tokyo", "Idempotency-Key": "on-the-train" };
  const body = { sleepQuality: 1, checkedInAt: `${day}${at}` };
  const first = await checkIn(ada, body, headers);
  const again = await checkIn(ada, body, headers);
  expect(first.status).toBe(201);
  expect(again.body).toEqual(first.body);

  const [quote] = (
    (await call(recent, "GET", "/api/quotes/recent", { as: ada })).body as { quotes: unknown[] }
  ).quotes;
  const nextDay = new Date(Date.parse(`${day}T12:00:00Z`) + DAY).toISOString().slice(0, 10);
  expect(quote).toMatchObject({ localDate: nextDay });
  // Where they were then says nothing of where they are now.
  const stored = await db.user.findUniqueOrThrow({ where: { id: ada.id }, select: { timeZone: true } });
  expect(stored.timeZone).toBe("Europe/London");
});

test("it takes its place among the entries made since, in the list and in every sum", async () => {
  const ada = await member(db);
  for (const [stressLevel, checkedInAt] of [
    [1, ago(4 * DAY)],
    [2, ago(2 * DAY)],
    [5, ago(3 * DAY)],
  ] as const) {
    expect((await checkIn(ada, { stressLevel, checkedInAt })).status).toBe(201);
  }
  await checkIn(ada, { stressLevel: 4 });
  const list = (await call(recent, "GET", "/api/quotes/recent", { as: ada })).body as {
    quotes: { emotionalState: { stressLevel: number } }[];
  };
  expect(list.quotes.map(({ emotionalState }) => emotionalState.stressLevel)).toEqual([4, 2, 5, 1]);
  const summary = await readSummary(db, ada.id);
  const rebuilt = await db.$transaction((tx) => rebuildSummary(tx, ada.id));
  expect(rebuilt.summary).toEqual(summary);
});

test.each([ago(31 * DAY), ago(-DAY), "yesterday"])("%s is no time of a check-in", async (checkedInAt) => {
  const ada = await member(db);
  const reply = await checkIn(ada, { checkedInAt });
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ message: expect.stringContaining("checkedInAt") });
  expect(await db.emotionalState.count({ where: { userId: ada.id } })).toBe(0);
});

test("one that was refused for its time goes in as one of now, once", async () => {
  const ada = await member(db);
  const key = (name: string) => ({ "Idempotency-Key": name });
  const refused = await checkIn(ada, { sleepQuality: 1, checkedInAt: ago(40 * DAY) }, key("kept"));
  expect([refused.status, (refused.body as { field?: string }).field]).toEqual([400, "checkedInAt"]);
  const first = await checkIn(ada, { sleepQuality: 1 }, key("now-kept"));
  const again = await checkIn(ada, { sleepQuality: 1 }, key("now-kept"));
  expect([first.status, again.body]).toEqual([201, first.body]);
  expect(await db.emotionalState.count({ where: { userId: ada.id } })).toBe(1);
});
