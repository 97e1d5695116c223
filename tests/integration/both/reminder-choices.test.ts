import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as devices from "@/app/api/user/reminders/devices/route";
import * as reminders from "@/app/api/user/reminders/route";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import type { OpenDatabase } from "@/lib/db/client";
import type { Reminders, RemindersInput } from "@/lib/reminders/schema";
import { sendDueReminders } from "@/lib/reminders/send-due-reminders";
import { generateQuote } from "@/lib/words/generate-quote";
import { useFreshDatabase } from "@/tests/support/database";
import { type Member, member } from "@/tests/support/people";
import { type PushServer, startPushServer } from "@/tests/support/push-server";
import { call } from "@/tests/support/request";

let server: PushServer;
let open: OpenDatabase;
let someone: Member;

beforeAll(async () => {
  server = await startPushServer();
  process.env.PUSH_SERVICES = server.url;
  open = await useFreshDatabase();
});

afterAll(() => {
  vi.useRealTimers();
  return server.close();
});

beforeEach(async () => {
  // A Friday.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T01:00:00Z") });
  await open.prisma.user.deleteMany();
  someone = await member(open.prisma);
  server.taken.length = 0;
  const body = { endpoint: `${server.url}/push/phone` };
  await call(devices, "POST", "/api/user/reminders/devices", { as: someone, body });
});

async function choose(body: RemindersInput): Promise<Reminders> {
  const reply = await call(reminders, "PUT", "/api/user/reminders", { as: someone, body });
  expect(reply.status).toBe(200);
  return reply.body as Reminders;
}

/** At which of the moments a reminder came, the job having run at each. */
async function remindedAt(...moments: string[]): Promise<string[]> {
  const reminded: string[] = [];
  for (const moment of moments) {
    vi.setSystemTime(new Date(`${moment}:00Z`));
    const before = server.taken.length;
    await Promise.all([sendDueReminders(), sendDueReminders()]);
    await sendDueReminders();
    for (let sent = before; sent < server.taken.length; sent++) reminded.push(moment);
  }
  return reminded;
}

test("Who chose nothing is reminded once a day, every day of the week", async () => {
  const week = [20, 21, 22, 23, 24, 25, 26].map((day) => `2026-11-${day}T20:01`);
  expect(await remindedAt(...week)).toEqual(week);
});

test("A reminder comes on the chosen days of the member's own week", async () => {
  await open.prisma.user.updateMany({ data: { timeZone: "America/Los_Angeles" } });
  expect((await choose({ time: "20:00", days: [6, 5] })).days).toEqual([5, 6]);
  // Eight in the evening there is four in the morning of the next day in Greenwich.
  expect(
    await remindedAt("2026-11-20T04:01", "2026-11-21T04:01", "2026-11-22T04:01", "2026-11-23T04:01"),
  ).toEqual(["2026-11-21T04:01", "2026-11-22T04:01"]);
});

test("One shortly before midnight is its own day's, also where it is sent after", async () => {
  await choose({ time: "23:59", days: [5] });
  expect(await remindedAt("2026-11-21T00:10", "2026-11-22T00:10")).toEqual(["2026-11-21T00:10"]);
});

test("A second time comes on the same day, whichever of the two is earlier, and is taken back", async () => {
  const day = (date: string) =>
    ["08:00", "08:30", "12:00", "20:00", "20:30"].map((time) => `${date}T${time}`);
  expect((await choose({ time: "20:00", secondTime: "08:00" })).secondTime).toBe("08:00");
  expect(await remindedAt(...day("2026-11-20"))).toEqual(["2026-11-20T08:00", "2026-11-20T20:00"]);
  // An hour is missed: of two that are late, one is enough.
  await choose({ time: "19:00", secondTime: "19:30" });
  expect(await remindedAt("2026-11-21T20:00", "2026-11-21T20:30")).toEqual(["2026-11-21T20:00"]);
  expect((await choose({ time: "20:00", secondTime: null })).secondTime).toBeNull();
  expect(await remindedAt(...day("2026-11-22"))).toEqual(["2026-11-22T20:00"]);
});

test("A second that its service can't take now is handed over again, and the first is not", async () => {
  await choose({ time: "08:00", secondTime: "20:00" });
  expect(await remindedAt("2026-11-20T08:00")).toHaveLength(1);
  server.answers.set("phone", 503);
  expect(await remindedAt("2026-11-20T20:00")).toEqual([]);
  server.answers.clear();
  expect(await remindedAt("2026-11-20T20:01", "2026-11-20T20:02")).toEqual(["2026-11-20T20:01"]);
});

test.each([true, false])(
  "After a check-in of the day 'Skip days when I've already checked in' decides: %s",
  async (isOn) => {
    await choose({ time: "20:00", unlessCheckedIn: isOn });
    vi.setSystemTime(new Date("2026-11-20T09:00:00Z"));
    const checkIn = { levels: DEFAULT_LEVELS, timeOfDay: "morning" as const, idempotencyKey: null };
    await generateQuote(someone.id, "UTC", checkIn);
    const both = ["2026-11-20T20:00", "2026-11-21T20:00"];
    expect(await remindedAt(...both)).toEqual(isOn ? both.slice(1) : both);
  },
);

test("What is left out of a change stays as it is", async () => {
  const chosen = { secondTime: "07:00", days: [1, 3], unlessCheckedIn: false };
  await choose({ time: "20:00", ...chosen });
  expect(await choose({ time: "21:00" })).toMatchObject({ time: "21:00", ...chosen });
});
