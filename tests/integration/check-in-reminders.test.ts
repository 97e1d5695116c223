import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as sessions from "@/app/api/auth/sessions/route";
import * as cron from "@/app/api/cron/[job]/route";
import * as logout from "@/app/api/logout/route";
import * as removal from "@/app/api/user/reminders/devices/[id]/route";
import * as devices from "@/app/api/user/reminders/devices/route";
import * as reminders from "@/app/api/user/reminders/route";
import { startSession } from "@/lib/access/session";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { eraseMember } from "@/lib/data-rights/erase-member";
import type { OpenDatabase } from "@/lib/db/client";
import { push } from "@/lib/reminders/push";
import { MOST_DEVICES } from "@/lib/reminders/rules";
import type { Reminders } from "@/lib/reminders/schema";
import { sendDueReminders } from "@/lib/reminders/send-due-reminders";
import { generateQuote } from "@/lib/words/generate-quote";
import { useFreshDatabase } from "@/tests/support/database";
import { TEST_ENVIRONMENT } from "@/tests/support/environment";
import { LAPSED, type Member, member } from "@/tests/support/people";
import { type PushServer, startPushServer } from "@/tests/support/push-server";
import { type Browser, call, newBrowser, type Reply } from "@/tests/support/request";

let server: PushServer;
let open: OpenDatabase;
let someone: Member;

beforeAll(async () => {
  server = await startPushServer();
  process.env.PUSH_SERVICES = server.url;
  open = await useFreshDatabase();
});

afterAll(() => server.close());

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T12:00:00Z") });
  await open.prisma.user.deleteMany();
  someone = await member(open.prisma);
  server.taken.length = 0;
  server.kept.length = 0;
  server.answers.clear();
});

afterEach(() => {
  expect(server.flaws).toEqual([]);
  vi.useRealTimers();
});

const at = (moment: string) => vi.setSystemTime(new Date(moment));
const endpointOf = (browser: string) => `${server.url}/push/${browser}`;
const addTo = (as: Browser, endpoint: string, time?: string): Promise<Reply> =>
  call(devices, "POST", "/api/user/reminders/devices", { as, body: { endpoint, ...(time && { time }) } });
const turnOn = (as: Browser, browser: string, time = "20:00") => addTo(as, endpointOf(browser), time);
const present = async (as: Browser) =>
  (await call(reminders, "GET", "/api/user/reminders", { as })).body as Reminders;
const setZone = (timeZone: string) =>
  open.prisma.user.update({ where: { id: someone.id }, data: { timeZone } });
const stored = () => open.prisma.pushSubscription.findMany({ orderBy: { id: "asc" } });

/** A further browser in which the member is signed in. */
const anotherBrowser = async (): Promise<Browser> => newBrowser(await startSession(someone.id, null));

test("A device is reminded once a day at the member's time, however often and at once the job runs", async () => {
  await turnOn(someone, "phone");
  at("2026-11-20T19:59:59Z");
  await sendDueReminders();
  expect(server.taken).toEqual([]);

  at("2026-11-20T20:00:10Z");
  await Promise.all(Array.from({ length: 10 }, () => sendDueReminders()));
  await sendDueReminders();
  expect(server.taken).toEqual(["phone"]);
  at("2026-11-20T21:30:00Z");
  await sendDueReminders();
  expect(server.taken).toEqual(["phone"]);

  at("2026-11-21T20:05:00Z");
  await sendDueReminders();
  expect(server.taken).toEqual(["phone", "phone"]);
});

test("Twenty members with two devices each are reminded once a device, by runs that meet", async () => {
  const expected: string[] = [];
  for (let count = 0; count < 20; count++) {
    const { id } = await member(open.prisma);
    for (const device of ["phone", "laptop"]) {
      const browser = newBrowser(await startSession(id, null));
      expect((await turnOn(browser, `${device}-${count}`)).status).toBe(200);
      expected.push(`${device}-${count}`);
    }
  }
  at("2026-11-20T20:00:00Z");
  const runs = await Promise.all(Array.from({ length: 4 }, () => sendDueReminders()));
  expect(server.taken.toSorted()).toEqual(expected.toSorted());
  expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(40);
});

test("The scheduler's call sends them, and says how many", async () => {
  await turnOn(someone, "phone");
  at("2026-11-20T20:00:00Z");
  const headers = { Authorization: `Bearer ${TEST_ENVIRONMENT.CRON_SECRET}` };
  const options = { params: { job: "check-in-reminders" }, headers };
  const reply = await call(cron, "GET", "/api/cron/check-in-reminders", options);
  expect(reply.body).toEqual({ job: "check-in-reminders", done: { sent: 1, failed: 0 } });
});

test("Every device of the member has its own, and one that came on after the time waits for tomorrow", async () => {
  await turnOn(someone, "phone");
  const laptop = await anotherBrowser();
  at("2026-11-20T20:01:00Z");
  await addTo(laptop, endpointOf("laptop"));
  await sendDueReminders();
  expect(server.taken).toEqual(["phone"]);
  at("2026-11-21T20:01:00Z");
  await sendDueReminders();
  expect(server.taken.toSorted()).toEqual(["laptop", "phone", "phone"]);
});

test("A time that is set after it has passed is for tomorrow; one that is still ahead comes today as well", async () => {
  await turnOn(someone, "phone", "09:00");
  at("2026-11-20T20:30:00Z");
  await call(reminders, "PUT", "/api/user/reminders", { as: someone, body: { time: "20:00" } });
  await sendDueReminders();
  expect(server.taken).toEqual([]);
  at("2026-11-21T20:00:00Z");
  await sendDueReminders();
  await call(reminders, "PUT", "/api/user/reminders", { as: someone, body: { time: "20:10" } });
  await sendDueReminders();
  expect(server.taken).toEqual(["phone"]);
  at("2026-11-21T20:10:00Z");
  await sendDueReminders();
  await call(reminders, "PUT", "/api/user/reminders", { as: someone, body: { days: [0, 6] } });
  await sendDueReminders();
  expect(server.taken).toEqual(["phone", "phone"]);
});

test("A reminder that is more than two hours late is left out", async () => {
  await turnOn(someone, "phone");
  at("2026-11-20T22:00:00Z");
  await sendDueReminders();
  expect(server.taken).toEqual([]);
});

test.each([
  ["20:00:00.000", 7_200],
  ["20:00:00.001", 7_199],
  ["21:30:00.000", 1_800],
  ["21:59:00.000", 60],
  ["21:59:59.999", 0],
])(
  "A reminder that goes out at %s is kept for a sleeping device until two hours after its time",
  async (time, seconds) => {
    await turnOn(someone, "phone");
    at(`2026-11-20T${time}Z`);
    await sendDueReminders();
    expect([server.taken, server.kept]).toEqual([["phone"], [seconds]]);
  },
);

test("Who has checked in on their own day is left alone, and reminded the next", async () => {
  await setZone("America/Los_Angeles");
  await turnOn(someone, "phone");
  // Ten at night on the 20th there, and the 21st in UTC.
  at("2026-11-21T03:30:00Z");
  const checkIn = { levels: DEFAULT_LEVELS, timeOfDay: "evening" as const, idempotencyKey: null };
  await generateQuote(someone.id, "America/Los_Angeles", checkIn);
  at("2026-11-21T04:00:00Z");
  await sendDueReminders();
  expect(server.taken).toEqual([]);
  at("2026-11-22T04:00:00Z");
  await sendDueReminders();
  expect(server.taken).toEqual(["phone"]);
});

test.each(Object.values(LAPSED))("A member without access (%s) is not reminded", async (state) => {
  const lapsed = await member(open.prisma, state);
  expect((await turnOn(lapsed, "phone")).status).toBe(200);
  at("2026-11-20T20:00:00Z");
  await sendDueReminders();
  expect(server.taken).toEqual([]);
});

test("Where the clock skips the time it comes when it has; where it shows it twice it comes once", async () => {
  at("2026-03-27T12:00:00Z");
  await setZone("Europe/London");
  await turnOn(await anotherBrowser(), "phone", "01:30");
  at("2026-03-29T00:59:00Z");
  await sendDueReminders();
  expect(server.taken).toEqual([]);
  at("2026-03-29T01:00:00Z");
  await sendDueReminders();
  await sendDueReminders();
  expect(server.taken).toEqual(["phone"]);

  server.taken.length = 0;
  at("2026-10-24T12:00:00Z");
  await turnOn(await anotherBrowser(), "phone", "01:30");
  for (const moment of ["00:29", "00:30", "01:00", "01:30", "01:45", "02:15"]) {
    at(`2026-10-25T${moment}:00Z`);
    await sendDueReminders();
    expect([moment, server.taken.length]).toEqual([moment, moment === "00:29" ? 0 : 1]);
  }
});

test("Who flies west is not reminded again of a day that comes back", async () => {
  await setZone("Asia/Tokyo");
  await turnOn(someone, "phone", "08:00");
  at("2026-11-21T23:00:00Z");
  await sendDueReminders();
  await setZone("America/Los_Angeles");
  for (const moment of ["2026-11-22T16:00:00Z", "2026-11-22T16:30:00Z"]) {
    at(moment);
    await sendDueReminders();
  }
  expect(server.taken).toEqual(["phone"]);
});

test.each([404, 410])(
  "A browser whose push service says that it is gone (%i) is forgotten",
  async (status) => {
    await turnOn(someone, "phone");
    await turnOn(await anotherBrowser(), "laptop");
    server.answers.set("phone", status);
    at("2026-11-20T20:00:00Z");
    expect(await sendDueReminders()).toEqual({ sent: 1, failed: 1 });
    expect(server.taken).toEqual(["laptop"]);
    expect((await present(someone)).devices.map(({ isThisOne }) => isThisOne)).toEqual([false]);
  },
);

test.each([429, 500, 503])(
  "One that can't take it now (%i) is asked again, and takes it once",
  async (status) => {
    await turnOn(someone, "phone");
    server.answers.set("phone", status);
    at("2026-11-20T20:00:00Z");
    await sendDueReminders();
    expect((await present(someone)).devices).toMatchObject([{ isFailing: true }]);
    server.answers.clear();
    at("2026-11-20T20:01:00Z");
    await sendDueReminders();
    await sendDueReminders();
    expect(server.taken).toEqual(["phone"]);
    expect((await present(someone)).devices).toMatchObject([{ isFailing: false }]);
  },
);

test.each([0, 302, 400, 403, 413])(
  "One that refuses, leads elsewhere or gives no answer (%i) is not asked again that day",
  async (status) => {
    await turnOn(someone, "phone");
    server.answers.set("phone", status);
    at("2026-11-20T20:00:00Z");
    await sendDueReminders();
    server.answers.clear();
    await sendDueReminders();
    expect(server.taken).toEqual([]);
    expect((await present(someone)).devices).toMatchObject([{ isFailing: true, isThisOne: true }]);
  },
);

test("Signing out ends the reminders there and leaves those of the other devices", async () => {
  const laptop = await anotherBrowser();
  await turnOn(someone, "phone");
  await turnOn(laptop, "laptop");
  await call(logout, "GET", "/api/logout", { as: laptop });
  at("2026-11-20T20:00:00Z");
  await sendDueReminders();
  expect(server.taken).toEqual(["phone"]);
  expect(await stored()).toHaveLength(1);

  const tablet = await anotherBrowser();
  await call(sessions, "DELETE", "/api/auth/sessions", { as: tablet });
  expect(await stored()).toEqual([]);
});

test("A sign-in that ran out reminds nobody, before it is cleared away", async () => {
  await turnOn(someone, "phone");
  at("2026-12-05T20:00:00Z");
  await sendDueReminders();
  expect(server.taken).toEqual([]);
});

test("Erasing the account takes its reminders along", async () => {
  await turnOn(someone, "phone");
  await eraseMember(someone.id, someone.id);
  expect(await stored()).toEqual([]);
  expect(await open.prisma.checkInReminder.count()).toBe(0);
});

test("A browser reminds whoever signed in there last, and nobody of two days at once", async () => {
  const other = await member(open.prisma);
  await turnOn(someone, "shared");
  await turnOn(other, "shared");
  expect((await present(someone)).devices).toEqual([]);
  at("2026-11-20T20:00:00Z");
  await sendDueReminders();
  expect(server.taken).toEqual(["shared"]);
});

test("Turned on again, a device takes its new address and is not reminded twice that day", async () => {
  await turnOn(someone, "old");
  at("2026-11-20T20:00:00Z");
  await sendDueReminders();
  await addTo(someone, endpointOf("new"));
  await sendDueReminders();
  at("2026-11-21T20:00:00Z");
  await sendDueReminders();
  expect(server.taken).toEqual(["old", "new"]);
});

test("A browser that was given a new address keeps its reminders; one that has none gets none by that", async () => {
  const renew = (as: Browser, browser: string) =>
    call(devices, "PUT", "/api/user/reminders/devices", { as, body: { endpoint: endpointOf(browser) } });
  await turnOn(someone, "old");
  expect((await renew(someone, "new")).status).toBe(200);
  const laptop = await anotherBrowser();
  expect((await renew(laptop, "laptop")).status).toBe(404);
  at("2026-11-20T20:00:00Z");
  await sendDueReminders();
  expect(server.taken).toEqual(["new"]);
});

test("A device is turned off by its id, by its member alone", async () => {
  const other = await member(open.prisma);
  const reply = await turnOn(someone, "phone");
  const [device] = (reply.body as Reminders).devices;
  const remove = (as: Browser) =>
    call(removal, "DELETE", `/api/user/reminders/devices/${device?.id}`, {
      as,
      params: { id: device?.id ?? "" },
    });
  expect((await remove(other)).status).toBe(404);
  expect((await present(someone)).devices).toHaveLength(1);
  expect((await remove(someone)).body).toEqual({
    time: "20:00",
    secondTime: null,
    days: [0, 1, 2, 3, 4, 5, 6],
    unlessCheckedIn: true,
    publicKey: TEST_ENVIRONMENT.VAPID_PUBLIC_KEY,
    devices: [],
  });
  expect((await remove(someone)).status).toBe(404);
});

test("A member has ten devices at most, also when the last are turned on at once", async () => {
  const browsers = await Promise.all(Array.from({ length: MOST_DEVICES + 3 }, anotherBrowser));
  const replies = await Promise.all(browsers.map((browser, index) => turnOn(browser, `device-${index}`)));
  const statuses = replies.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array.from({ length: MOST_DEVICES }, () => 200), 409, 409, 409]);
  expect(await stored()).toHaveLength(MOST_DEVICES);
});

test("The endpoint stands in no column in the clear", async () => {
  await turnOn(someone, "phone-of-somebody");
  const [row] = await stored();
  const bytes = Buffer.concat([Buffer.from(row?.sealed ?? []), Buffer.from(JSON.stringify(row))]);
  expect(bytes.includes("phone-of-somebody")).toBe(false);
  expect(row?.sealed.length).toBeGreaterThan(0);
});

test.each([
  "http://fcm.googleapis.com/fcm/send/x",
  "https://fcm.googleapis.com:8443/fcm/send/x",
  "https://fcm.googleapis.com.evil.example/x",
  "https://evilfcm.googleapis.com/x",
  "https://push.services.mozilla.com.evil.example/x",
  "https://.notify.windows.com/x",
  "https://user:secret@web.push.apple.com/x",
  "https://localhost/x",
  "https://127.0.0.1/x",
  "https://[::1]/x",
  "https://169.254.169.254/latest/meta-data",
  "file:///etc/passwd",
  "not an address",
])("An endpoint that is not at a push service is refused: %s", async (endpoint) => {
  const reply = await addTo(someone, endpoint);
  expect([reply.status, (reply.body as { message: string }).message]).toEqual([
    400,
    "Reminders don't work in this browser. Please try another one.",
  ]);
  expect(await stored()).toEqual([]);
});

test.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://wns2-par02p.notify.windows.com/w/?token=abc",
  "https://web.push.apple.com/abc",
])("An endpoint of a known browser is taken: %s", async (endpoint) => {
  expect((await addTo(someone, endpoint)).status).toBe(200);
});

test.each([
  { time: "24:00" },
  { time: "8:00" },
  { time: "20:60" },
  { time: 20 },
  {},
  { time: "20:00", zone: 1 },
  { time: "20:00", secondTime: "9" },
  { time: "20:00", days: [] },
  { time: "20:00", days: [1, 1] },
  { time: "20:00", days: [7] },
  { time: "20:00", unlessCheckedIn: "no" },
])("Setting the time with %j is refused", async (body) => {
  expect((await call(reminders, "PUT", "/api/user/reminders", { as: someone, body })).status).toBe(400);
  expect((await present(someone)).time).toBe("20:00");
});

test("What was stored under another configuration is not called under this one", async () => {
  expect(await push()?.send("http://127.0.0.1:9/inside", 60_000)).toBe("refused");
});
