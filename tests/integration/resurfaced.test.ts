import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as resurfaced from "@/app/api/quotes/resurfaced/route";
import * as exported from "@/app/api/user/data-export/route";
import * as resurfacing from "@/app/api/user/resurfacing/route";
import type { Levels } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import type { OpenDatabase } from "@/lib/db/client";
import { rebuildSummary } from "@/lib/moods/stored-summary";
import { localDate } from "@/lib/time/clock";
import { generateQuote } from "@/lib/words/generate-quote";
import { giveFeedback, setFavorite } from "@/lib/words/quote-acts";
import { ResurfacedReply } from "@/lib/words/schema";
import { useFreshDatabase } from "@/tests/support/database";
import { type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

const DAY = 86_400_000;
const HARD = { ...DEFAULT_LEVELS, stressLevel: 5 };

let open: OpenDatabase;
let someone: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
});

beforeEach(async () => {
  someone = await member(open.prisma);
});

afterEach(() => {
  vi.useRealTimers();
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

/** A check-in some days ago; answers its quote's id. */
async function checkIn(days: number, levels: Levels = DEFAULT_LEVELS, as = someone): Promise<string> {
  const made = { levels, timeOfDay: "morning" as const, idempotencyKey: null };
  return (await generateQuote(as.id, "UTC", made, { at: daysAgo(days) })).id;
}

/** The same, and its words were saved then. */
async function keep(days: number, levels: Levels = DEFAULT_LEVELS, as = someone): Promise<string> {
  const id = await checkIn(days, levels, as);
  await setFavorite(as.id, id, true, daysAgo(days));
  return id;
}

async function today(as = someone): Promise<ResurfacedReply["quote"]> {
  const reply = await call(resurfaced, "GET", "/api/quotes/resurfaced", { as });
  expect(reply.status).toBe(200);
  return ResurfacedReply.strict().parse(reply.body).quote;
}

test("words that were kept long enough ago come back, the same all day, to nobody else", async () => {
  const other = await member(open.prisma);
  for (const days of [40, 30, 20]) await keep(days);
  const shown = await today();
  expect(shown?.text).toBeTruthy();
  const { timeZone } = await open.prisma.user.findUniqueOrThrow({ where: { id: someone.id } });
  expect([20, 30, 40].map((days) => localDate(daysAgo(days), timeZone))).toContain(shown?.keptOn);
  await checkIn(0);
  expect(await today()).toEqual(shown);
  expect(await today(other)).toBeNull();
});

test("to who is low now nothing comes but what has helped", async () => {
  const id = await keep(30);
  await checkIn(1, HARD);
  expect(await today()).toBeNull();
  await giveFeedback(someone.id, id, { helped: true, because: null });
  expect((await today())?.id).toBe(id);
});

test("words that were kept of late, or not at all, stay where they are", async () => {
  await keep(5);
  await checkIn(30);
  const id = await keep(25);
  await setFavorite(someone.id, id, false);
  expect(await today()).toBeNull();
});

test("words of a hard entry come back only to who is low now and said that they helped", async () => {
  const id = await keep(30, HARD);
  expect(await today()).toBeNull();
  await giveFeedback(someone.id, id, { helped: false, because: null });
  expect(await today()).toBeNull();
  await giveFeedback(someone.id, id, { helped: true, because: null });
  expect((await today())?.id).toBe(id);
  await checkIn(0);
  expect(await today()).toBeNull();
  await checkIn(0, HARD);
  expect((await today())?.id).toBe(id);
});

test("'Not today' holds for the day on every device, and no longer", async () => {
  await keep(30);
  expect(await today()).not.toBeNull();
  const reply = await call(resurfaced, "DELETE", "/api/quotes/resurfaced", { as: someone });
  expect(reply.body).toEqual({ quote: null });
  expect(await today()).toBeNull();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + DAY });
  expect(await today()).not.toBeNull();
});

test("the switch turns it off and on; it is sealed, in the export, and outlasts a rebuilt summary", async () => {
  await keep(30);
  const path = "/api/user/resurfacing";
  const put = (isOn: unknown) => call(resurfacing, "PUT", path, { as: someone, body: { isOn } });
  const isOn = async () => (await call(resurfacing, "GET", path, { as: someone })).body;
  expect(await isOn()).toEqual({ isOn: true });
  expect((await put("no")).status).toBe(400);
  expect((await put(false)).body).toEqual({ isOn: false });
  await open.prisma.$transaction((tx) => rebuildSummary(tx, someone.id));
  expect(await isOn()).toEqual({ isOn: false });
  expect(await today()).toBeNull();
  const row = await open.prisma.memberSummary.findUniqueOrThrow({ where: { userId: someone.id } });
  expect(Buffer.from(row.sealed).toString("latin1")).not.toContain("resurfacing");
  const { text } = await call(exported, "GET", "/api/user/data-export", { as: someone });
  expect(text).toContain('"resurfacing":{"isOff":true,"hiddenOn":null}');
  await put(true);
  expect(await today()).not.toBeNull();
});

test("the screen is told whether the panel with the crisis lines stands with what comes back", async () => {
  const acute = { ...HARD, hopeForFuture: 1, senseOfPurpose: 1 };
  const id = await keep(30, acute);
  await giveFeedback(someone.id, id, { helped: true, because: null });
  await checkIn(0, HARD);
  expect(await today()).toMatchObject({ id, support: true });
  someone = await member(open.prisma);
  await keep(30);
  expect(await today()).toMatchObject({ support: false });
});
