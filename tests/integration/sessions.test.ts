import { NextRequest } from "next/server";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as user from "@/app/api/user/route";
import * as stats from "@/app/api/user/stats/route";
import { findViewer, renewToken, sessionCookieName } from "@/lib/access/session";
import type { OpenDatabase } from "@/lib/db/client";
import { middleware } from "@/middleware";
import { useFreshDatabase } from "@/tests/support/database";
import { type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

const START = Date.parse("2026-06-01T00:00:00Z");
const DAY = 86_400_000;

let open: OpenDatabase;
let someone: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  someone = await member(open.prisma);
});

afterEach(() => {
  vi.useRealTimers();
});

async function visitAfter(days: number): Promise<number> {
  vi.setSystemTime(START + days * DAY);
  return (await call(user, "GET", "/api/user", { as: someone })).status;
}

test("A session ends after a fortnight without a visit", async () => {
  expect(await visitAfter(13.99)).toBe(200);
  expect(await visitAfter(27.9)).toBe(200);
  expect(await visitAfter(41.9)).toBe(401);
});

test("A session ends after ninety days, however often it is used", async () => {
  for (let day = 10; day < 90; day += 10) expect(await visitAfter(day)).toBe(200);
  expect(await visitAfter(89.99)).toBe(200);
  expect(await visitAfter(90)).toBe(401);
});

test("A page asked for with the cookie from before it was renewed does not take the new one back", async () => {
  const ask = (token: string) =>
    middleware(
      new NextRequest("http://localhost:3000/settings", {
        headers: { cookie: `${sessionCookieName()}=${token}` },
      }),
    );
  const before = someone.cookies.get(sessionCookieName()) ?? "";
  const viewer = await findViewer(before);
  if (!viewer) throw new Error("Nobody is signed in.");
  const renewed = await renewToken(viewer);
  const late = await ask(before);
  expect([late.status, late.headers.getSetCookie()]).toEqual([401, []]);
  expect((await ask(renewed)).status).toBe(200);
});

test("A visit is written down once an hour at most", async () => {
  const lastSeen = async () => {
    const { lastSeenAt } = await open.prisma.session.findFirstOrThrow({ where: { userId: someone.id } });
    return lastSeenAt.getTime() - START;
  };
  await visitAfter(0.5 / 24);
  expect(await lastSeen()).toBe(0);
  await visitAfter(2 / 24);
  expect(await lastSeen()).toBe(2 * 3_600_000);
});

test("The admin is the member whose verified address the configuration names", async () => {
  const [named, unverified, other] = [
    await member(open.prisma, "none", "admin@hearten.test"),
    await member(open.prisma, "none"),
    await member(open.prisma, "none", "admin@hearten.test.evil.example"),
  ];
  const isAdmin = async (as: Member) => (await call(user, "GET", "/api/user", { as })).body;
  expect(await isAdmin(named)).toMatchObject({ isAdmin: true });
  expect(await isAdmin(other)).toMatchObject({ isAdmin: false });

  await open.prisma.user.update({ where: { id: named.id }, data: { emailVerified: null } });
  expect(await isAdmin(named)).toMatchObject({ isAdmin: false, emailVerified: false });
  expect(await isAdmin(unverified)).toMatchObject({ isAdmin: false });
});

test("A session that ended under an open page is told apart from never having signed in, where access is needed", async () => {
  vi.setSystemTime(START + 15 * DAY);
  const over = await call(stats, "GET", "/api/user/stats", { as: someone });
  expect([over.status, over.body]).toEqual([
    401,
    { requiresAuth: true, reason: "session_ended", message: "Your session has ended." },
  ]);
  const stranger = await call(stats, "GET", "/api/user/stats");
  expect([stranger.status, stranger.body]).toEqual([401, { message: "Please sign in." }]);
});
