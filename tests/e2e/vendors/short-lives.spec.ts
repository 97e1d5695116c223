import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { configuration, freePort } from "@/tests/e2e/support/app";
import { freshDatabase, templateDatabase } from "@/tests/e2e/support/databases";
import { SERVED_BY, ShortLives } from "@/tests/e2e/support/short-lives";
import { type ResendLoopback, resendServer } from "@/tests/support/mail/resend-server";
import { onServer } from "@/tests/support/postgres";
import { type PushServer, startPushServer } from "@/tests/support/push-server";

const CRON_SECRET = "a secret that the scheduler shows";
const PASSWORD = "warm bread and rain";
const REQUESTS_EACH = 26;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let resend: ResendLoopback;
let push: PushServer;
let folder: string;
let url: string;
let lives: ShortLives;

test.beforeAll(async () => {
  database = await freshDatabase(templateDatabase("migrated"));
  // So few at a time that a server which is ended in the midst of them leaves some.
  resend = await resendServer({ limit: { calls: 4, windowMs: 400 } });
  push = await startPushServer();
  folder = mkdtempSync(join(tmpdir(), "hearten-short-lives-"));
  const port = await freePort();
  url = `http://localhost:${port}`;
  const environment = {
    ...configuration(url, folder),
    ...{ DATABASE_URL: database.url, DATABASE_POOL: "2" },
    ...{ JOBS: "cron", CRON_SECRET },
    ...{ MAIL: "", MAIL_FROM: "Hearten <hello@hearten.example>" },
    ...{ RESEND_API_KEY: "re_test", RESEND_BASE_URL: resend.url, PUSH_SERVICES: push.url },
    CLOCK_FILE: join(folder, "clock-ahead"),
    NODE_OPTIONS: `--import=${resolve("tests/support/programs/shifted-clock.mjs")}`,
  };
  lives = new ShortLives(environment, REQUESTS_EACH);
  await lives.listen(port);
});

test.afterAll(async () => {
  await lives.close();
  await Promise.all([resend.close(), push.close(), database.drop()]);
  rmSync(folder, { recursive: true, force: true });
});

test("servers that live for a few requests lose nothing and do nothing twice", async () => {
  const people = await Promise.all(["ada", "ben", "cleo"].map(register));
  await Promise.all(people.map(startTrial));
  const quotes = await Promise.all(people.map(checkIn));
  await Promise.all(people.map((person, index) => saveFavorites(person, quotes[index] ?? [])));
  await Promise.all(people.map(turnRemindersOn));

  const [ada, , cleo] = people as [Person, Person, Person];
  await signOutEverywhere(cleo);
  await expectLimit(ada);
  expect(resend.taken, "no mail leaves but when the scheduler calls").toEqual([]);

  await mailInSpiteOfAnEnd();
  const bySubject = () => countsOf(resend.taken.map(({ to, subject }) => `${to} ${subject}`));
  const began = bySubject();
  for (const { email } of people) {
    expect(began).toMatchObject({
      [`${email} Please verify your email address`]: 1,
      [`${email} Welcome to Hearten`]: 1,
    });
  }

  goOn(2 * HOUR);
  await callTwice("check-in-reminders");
  expect(push.taken.sort()).toEqual(["ada", "ben"]);
  expect(push.flaws).toEqual([]);

  // Half a day before the trials end.
  goOn(60 * HOUR);
  await callTwice("reminders");
  await callTwice("mail");
  const ahead = Object.fromEntries(people.map(({ email }) => [`${email} Your free trial ends soon`, 1]));
  expect(bySubject()).toEqual({ ...began, ...ahead });
  await callTwice("mail");
  expect(bySubject()).toEqual({ ...began, ...ahead });
  expect(lives.begun).toBeGreaterThan(4);
});

interface Person {
  name: string;
  email: string;
  cookie: string;
}

async function register(name: string): Promise<Person> {
  const email = `${name}@example.com`;
  const reply = await ask("POST", "/api/auth/register", { email, password: PASSWORD, firstName: name });
  expect(reply.status).toBe(201);
  const cookie = reply.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { name, email, cookie: cookie.join("; ") };
}

async function startTrial(person: Person): Promise<void> {
  const { clientSecret } = await told(person, "POST", "/api/create-setup-intent", {});
  const setupIntentId = String(clientSecret).replace(/_secret_.*/, "");
  const path = "/api/create-subscription-after-setup";
  await Promise.all([1, 2].map(() => told(person, "POST", path, { setupIntentId })));
  await told(person, "POST", "/api/user/consents", { moodData: true, aiQuotes: true });
}

/** Four check-ins, each sent by two at once under one key; answers their quotes. */
async function checkIn(person: Person): Promise<string[]> {
  const quotes = await Promise.all(
    [1, 2, 3, 4].map(async (sleepQuality) => {
      const key = { "Idempotency-Key": `${person.name}-${sleepQuality}` };
      const send = () => told(person, "POST", "/api/quotes/generate", { sleepQuality }, key);
      const [one, other] = await Promise.all([send(), send()]);
      expect(one?.id).toBe(other?.id);
      return String(one?.id);
    }),
  );
  const { entries } = await told(person, "GET", "/api/user/entries");
  expect(entries).toHaveLength(4);
  return quotes;
}

async function saveFavorites(person: Person, quotes: readonly string[]): Promise<void> {
  const saved = quotes.slice(1, 3);
  const save = (id: string) => told(person, "PATCH", `/api/quotes/${id}/favorite`, { isFavorite: true });
  await Promise.all([...saved, ...saved].map(save));
  const favorites = await told(person, "GET", "/api/quotes/favorites");
  expect((favorites.quotes as { id: string }[]).map(({ id }) => id).sort()).toEqual(saved.sort());
}

/** At a time of day that is half an hour past when the clock has gone on by two hours. */
async function turnRemindersOn(person: Person): Promise<void> {
  const time = new Date(Date.now() + 1.5 * HOUR).toISOString().slice(11, 16);
  const body = { endpoint: `${push.url}/push/${person.name}`, time, unlessCheckedIn: false };
  await told(person, "POST", "/api/user/reminders/devices", body);
}

/** The session ends on each server, and the device's reminders with it. */
async function signOutEverywhere(person: Person): Promise<void> {
  expect((await ask("GET", "/api/logout", undefined, { Cookie: person.cookie })).status).toBe(303);
  await lives.complete();
  const replies = await Promise.all(
    [1, 2].map(() => ask("GET", "/api/user", undefined, { Cookie: person.cookie })),
  );
  expect(replies.map(({ status }) => status)).toEqual([401, 401]);
}

/** Three links an hour, whichever server is asked; one whose answer was lost has been counted. */
async function expectLimit({ email }: Person): Promise<void> {
  const send = () => ask("POST", "/api/auth/forgot-password", { email });
  const replies = await Promise.all([1, 2, 3, 4, 5].map(send));
  const taken = replies.filter(({ status }) => status === 200);
  const refused = replies.filter(({ status }) => status === 429);
  expect([taken.length <= 3, taken.length + refused.length]).toEqual([true, 5]);
  const servers = new Set(replies.map(({ headers }) => headers.get(SERVED_BY)));
  expect(servers.size).toBeGreaterThan(1);
  expect((await send()).status).toBe(429);
}

/** The server that sends is ended in the midst of it; once its turn is over, the others send the rest. */
async function mailInSpiteOfAnEnd(): Promise<void> {
  const cut = fetch(`${url}/api/cron/mail`, { headers: { Authorization: `Bearer ${CRON_SECRET}` } });
  await expect.poll(() => resend.taken.length, { intervals: [5] }).toBeGreaterThan(0);
  await lives.endAll();
  expect((await cut).status).toBe(502);
  const before = resend.taken.length;
  goOn(3 * MINUTE);
  // Their time goes by the database's own clock.
  const hasPassed = `"started_on" = "started_on" - interval '3 minutes', "start_after" = now() - interval '1 minute'`;
  await onServer(database.url, `UPDATE "pgboss"."job" SET ${hasPassed}`);
  await callTwice("mail");
  await onServer(database.url, `UPDATE "pgboss"."job" SET ${hasPassed}`);
  await callTwice("mail");
  expect(resend.taken.length).toBeGreaterThan(before);
  expect(new Set(resend.taken.map(({ key }) => key)).size).toBe(resend.taken.length);
}

/** Calls a job on two servers at once. */
async function callTwice(job: string): Promise<void> {
  await lives.complete();
  const call = () => ask("POST", `/api/cron/${job}`, {}, { Authorization: `Bearer ${CRON_SECRET}` });
  const replies = await Promise.all([call(), call()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
}

function goOn(ms: number): void {
  writeFileSync(join(folder, "clock-ahead"), String(ms));
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

async function told(
  { cookie }: Person,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const reply = await ask(method, path, body, { Cookie: cookie, ...headers });
  expect(reply.ok, `${path} ${reply.status}`).toBe(true);
  return reply.json();
}

/** Asks, and asks again when the server ended meanwhile, as a device does. */
async function ask(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const about = { "Content-Type": "application/json", ...headers };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  for (;;) {
    const reply = await fetch(url + path, { method, headers: about, redirect: "manual", ...sent });
    if (reply.status !== 502) return reply;
  }
}
