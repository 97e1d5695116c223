import { beforeAll, beforeEach, expect, test } from "vitest";
import * as generate from "@/app/api/quotes/generate/route";
import * as user from "@/app/api/user/route";
import * as zone from "@/app/api/user/time-zone/route";
import type { Database } from "@/lib/db/client";
import { TIME_ZONE_HEADER } from "@/lib/time/clock";
import { useFreshDatabase } from "@/tests/support/database";
import { LAPSED, type Member, member } from "@/tests/support/people";
import { type Browser, call, newBrowser } from "@/tests/support/request";

let db: Database;
let someone: Member;

beforeAll(async () => {
  db = (await useFreshDatabase()).prisma;
});

beforeEach(async () => {
  someone = await member(db);
});

const set = (as: Browser, body: unknown) => call(zone, "PATCH", "/api/user/time-zone", { as, body });

async function zoneOf(as: Browser): Promise<unknown> {
  return (await call(user, "GET", "/api/user", { as })).body;
}

test("A member sets their own time zone, and nobody else's", async () => {
  const other = await member(db);
  const before = await zoneOf(other);
  const reply = await set(someone, { timeZone: "Asia/Tokyo" });

  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ id: someone.id, timeZone: "Asia/Tokyo" });
  expect(await zoneOf(someone)).toEqual(reply.body);
  expect(await zoneOf(other)).toEqual(before);
});

test("A check-in sets it to the zone of its device, and leaves it where the device says none", async () => {
  await set(someone, { timeZone: "Asia/Tokyo" });
  const checkIn = (headers: Record<string, string>) =>
    call(generate, "POST", "/api/quotes/generate", { as: someone, body: {}, headers });

  expect((await checkIn({})).status).toBe(201);
  expect(await zoneOf(someone)).toMatchObject({ timeZone: "Asia/Tokyo" });
  expect((await checkIn({ [TIME_ZONE_HEADER]: "Europe/Paris" })).status).toBe(201);
  expect(await zoneOf(someone)).toMatchObject({ timeZone: "Europe/Paris" });
});

test.each([
  {},
  { timeZone: "" },
  { timeZone: 3 },
  { timeZone: "Middle-earth/Shire" },
  { timeZone: "x".repeat(65) },
  { timeZone: "UTC", id: "somebody" },
])("Setting it with %j is refused by name and changes nothing", async (body) => {
  const before = await zoneOf(someone);
  const reply = await set(someone, body);
  expect(reply.status).toBe(400);
  expect(reply.body).toEqual({
    message: expect.stringMatching(/timeZone|id/),
    field: expect.any(String),
    code: "invalid_input",
  });
  expect(await zoneOf(someone)).toEqual(before);
});

test("It needs a sign-in, but no subscription", async () => {
  expect((await set(newBrowser(), { timeZone: "Asia/Tokyo" })).status).toBe(401);
  for (const state of [...Object.values(LAPSED), "none" as const]) {
    expect((await set(await member(db, state), { timeZone: "Asia/Tokyo" })).status).toBe(200);
  }
});
