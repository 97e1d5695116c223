import { afterEach, beforeAll, expect, test, vi } from "vitest";
import * as generate from "@/app/api/quotes/generate/route";
import * as stats from "@/app/api/user/stats/route";
import type { Database } from "@/lib/db/client";
import { runJob } from "@/lib/jobs/run-job";
import { statusOf } from "@/tests/support/accounts";
import { useFreshDatabase } from "@/tests/support/database";
import { member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

const HOUR = 3_600_000;
const NOON = new Date("2026-11-22T12:00:00Z");

let db: Database;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  db = (await useFreshDatabase()).prisma;
});

afterEach(() => {
  vi.useRealTimers();
});

test("A server's clock that is set back by an hour signs nobody out and loses no check-in", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  const someone = await member(db);
  const checkIn = () =>
    call(generate, "POST", "/api/quotes/generate", { as: someone, body: { sleepQuality: 2 } });
  const before = await checkIn();
  vi.setSystemTime(NOON.getTime() - HOUR);
  const after = await checkIn();
  expect([before.status, after.status, await statusOf(someone)]).toEqual([201, 201, 200]);
  const told = await call(stats, "GET", "/api/user/stats", { as: someone });
  expect([told.status, told.body]).toEqual([200, expect.objectContaining({ totalEntries: 2 })]);
});

test("A job that ran before the server's clock was set back waits for the clock, and no longer", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  expect(await runJob("cleanup")).not.toBeNull();
  const due = () => runJob("cleanup", new Date(Date.now() - HOUR));
  vi.setSystemTime(NOON.getTime() - HOUR);
  expect(await due()).toBeNull();
  vi.setSystemTime(NOON.getTime() + HOUR);
  expect(await due()).not.toBeNull();
});
