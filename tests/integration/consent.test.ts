import { beforeAll, expect, test, vi } from "vitest";
import * as login from "@/app/api/auth/login/route";
import * as line from "@/app/api/check-ins/[id]/line/route";
import * as entry from "@/app/api/check-ins/[id]/route";
import * as cookieConsent from "@/app/api/gdpr/cookie-consent/route";
import * as said from "@/app/api/quotes/[id]/feedback/route";
import * as generate from "@/app/api/quotes/generate/route";
import * as consents from "@/app/api/user/consents/route";
import * as dataExport from "@/app/api/user/data-export/route";
import { CONSENT_MARK, POLICY_VERSION } from "@/lib/consent/consent-mark";
import { CONSENT_ROWS, consentsOf, cookieConsentOf, hasCookieChoice } from "@/lib/consent/queries";
import { recordOperatorsNewsletter } from "@/lib/consent/record-choices";
import { Consents } from "@/lib/consent/schema";
import type { Database, OpenDatabase } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { LIMITS } from "@/lib/limits/consume";
import { allowedWriter } from "@/lib/words/request";
import { GeneratedQuote } from "@/lib/words/schema";
import { libraryWriter } from "@/lib/words/writers/writer";
import { useFreshDatabase } from "@/tests/support/database";
import { member, PASSWORD } from "@/tests/support/people";
import { type Browser, call, newBrowser } from "@/tests/support/request";

const COOKIES = "/api/gdpr/cookie-consent";
const ESSENTIAL = { necessary: true, analytics: false, marketing: false, preferences: false };

let open: OpenDatabase;
let db: Database;

beforeAll(async () => {
  open = await useFreshDatabase();
  db = open.prisma;
});

const choose = (as: Browser, body: unknown) => call(cookieConsent, "POST", COOKIES, { as, body });
const chosen = (as: Browser) => call(cookieConsent, "GET", COOKIES, { as });
const agree = (as: Browser, body: unknown) => call(consents, "POST", "/api/user/consents", { as, body });
const signIn = (as: Browser, email: string) =>
  call(login, "POST", "/api/auth/login", { as, body: { email, password: PASSWORD } });

test("a page that has read a member's consents knows whether they chose about cookies, as they are asked otherwise", async () => {
  const rows = {
    cookies_analytics: POLICY_VERSION,
    cookies_marketing: "2020-01-01",
    mood_data: POLICY_VERSION,
  };
  for (const [purpose, policyVersion] of Object.entries(rows)) {
    const { id: userId } = await member(db, "active");
    await db.consent.deleteMany({ where: { userId } });
    const has = async () =>
      hasCookieChoice(
        (await db.user.findUniqueOrThrow({ where: { id: userId }, select: { consents: CONSENT_ROWS } }))
          .consents,
      );
    expect(await has()).toBe(false);
    await db.consent.create({ data: { id: newId(), userId, purpose, granted: false, policyVersion } });
    expect([purpose, await has()]).toEqual([purpose, purpose === "cookies_analytics"]);
    expect((await cookieConsentOf({ userId })) !== null).toBe(await has());
  }
});

test("a visitor's choice is kept for their browser alone, and every change stays on record", async () => {
  const browser = newBrowser();
  expect((await chosen(browser)).status).toBe(404);

  await choose(browser, { ...ESSENTIAL, preferences: true });
  const reply = await choose(browser, { ...ESSENTIAL, analytics: true });
  expect(reply.status).toBe(200);
  expect(await chosen(browser)).toMatchObject({ status: 200, body: reply.body });
  expect(reply.body).toMatchObject({ ...ESSENTIAL, analytics: true, consentGivenAt: expect.any(String) });
  expect(browser.cookies.get(CONSENT_MARK)).toBe(POLICY_VERSION);

  const visitorId = browser.cookies.get("visitor") ?? "";
  expect(await db.consent.count({ where: { visitorId } })).toBe(6);
  expect((await chosen(newBrowser())).status).toBe(404);
});

test.each([
  [{ ...ESSENTIAL, necessary: false }, "necessary"],
  [{ necessary: true, analytics: true, marketing: true }, "preferences"],
  [{ ...ESSENTIAL, tracking: true }, "tracking"],
])("a choice that is not one is refused by its field and leaves nothing behind", async (body, field) => {
  const browser = newBrowser();
  const before = await db.consent.count();
  const reply = await choose(browser, body);
  expect(reply.status).toBe(400);
  expect(JSON.stringify(reply.body)).toContain(field);
  expect(await db.consent.count()).toBe(before);
});

test("signing in carries the browser's newer choice to the account, and an older one not", async () => {
  const ada = await member(db);
  const before = newBrowser();
  await choose(before, { ...ESSENTIAL, marketing: true });
  await signIn(before, ada.email);
  expect((await chosen(ada)).body).toMatchObject({ marketing: true, analytics: false });

  const stale = newBrowser();
  await choose(stale, { ...ESSENTIAL, analytics: true });
  await new Promise((done) => setTimeout(done, 5));
  await choose(ada, ESSENTIAL);
  await signIn(stale, ada.email);
  expect((await chosen(ada)).body).toMatchObject(ESSENTIAL);
});

test("what one member chose in a browser does not become the next one's", async () => {
  const [ada, grace] = [await member(db), await member(db)];
  const shared = newBrowser();
  await signIn(shared, ada.email);
  await choose(shared, { ...ESSENTIAL, analytics: true });
  await signIn(shared, grace.email);
  expect((await chosen(shared)).status).toBe(404);
});

test("agreeing, changing one's mind about AI and withdrawing are each on record, for oneself only", async () => {
  const [ada, grace] = [await member(db, "active"), await member(db, "active")];
  await db.consent.deleteMany({ where: { userId: ada.id } });
  expect((await call(consents, "GET", "/api/user/consents", { as: ada })).body).toEqual({
    moodData: null,
    aiQuotes: null,
    given: [],
  });
  await agree(ada, { moodData: true, aiQuotes: true });
  await agree(ada, { aiQuotes: false });
  const reply = await agree(ada, { moodData: false });
  expect(reply.body).toMatchObject({ moodData: { granted: false }, aiQuotes: { granted: false } });
  const rows = await db.consent.findMany({
    where: { userId: ada.id },
    orderBy: [{ createdAt: "asc" }, { purpose: "desc" }],
  });
  expect(rows.map(({ purpose, granted, policyVersion }) => [purpose, granted, policyVersion])).toEqual([
    ["mood_data", true, POLICY_VERSION],
    ["ai_quotes", true, POLICY_VERSION],
    ["ai_quotes", false, POLICY_VERSION],
    ["mood_data", false, POLICY_VERSION],
  ]);
  const others = await call(consents, "GET", "/api/user/consents", { as: grace });
  expect(others.body).toMatchObject({ moodData: { granted: true }, aiQuotes: { granted: true } });
});

test("Settings and the export say when each consent was given, the newest choice of each", async () => {
  const ada = await member(db);
  await agree(ada, { aiQuotes: false });
  await choose(ada, { ...ESSENTIAL, analytics: true });
  await recordOperatorsNewsletter(db, ada.id, [ada.id], true);
  const { given } = Consents.parse((await call(consents, "GET", "/api/user/consents", { as: ada })).body);
  expect(given.map(({ purpose, granted, byOperator }) => [purpose, granted, byOperator])).toEqual([
    ["mood_data", true, false],
    ["ai_quotes", false, false],
    ["cookies_analytics", true, false],
    ["cookies_marketing", false, false],
    ["cookies_preferences", false, false],
    ["newsletter", true, true],
  ]);
  const exported = JSON.parse((await call(dataExport, "GET", "/api/user/data-export", { as: ada })).text);
  for (const { purpose, granted, at } of given)
    expect(exported.consents).toContainEqual(
      expect.objectContaining({ purpose, granted, consentGivenAt: at }),
    );
});

test("nothing is kept of a check-in once consent was taken back, until it is given again", async () => {
  const ada = await member(db);
  await agree(ada, { moodData: false });
  const refused = await call(generate, "POST", "/api/quotes/generate", { as: ada, body: {} });
  expect(refused.status).toBe(403);
  expect(refused.body).not.toHaveProperty("requiresAuth");
  expect(await db.emotionalState.count({ where: { userId: ada.id } })).toBe(0);
  await agree(ada, { moodData: true });
  expect((await call(generate, "POST", "/api/quotes/generate", { as: ada, body: {} })).status).toBe(201);
});

test("nor of an entry's line, of its correction or of what was said of its words; deleting goes on", async () => {
  const ada = await member(db);
  const { body } = await call(generate, "POST", "/api/quotes/generate", { as: ada, body: {} });
  const { id: quoteId, checkInId } = GeneratedQuote.parse(body);
  const params = { id: checkInId };
  const write = (text: string) =>
    call(line, "PUT", `/api/check-ins/${checkInId}/line`, { as: ada, params, body: { text } });
  expect((await write("Soup with Jo")).status).toBe(200);
  const before = await heldOf(ada.id);

  await agree(ada, { moodData: false });
  const refused = await call(generate, "POST", "/api/quotes/generate", { as: ada, body: {} });
  const feedback = { as: ada, params: { id: quoteId }, body: { helped: true } };
  const tries = [
    await write("A walk by the river"),
    await call(entry, "PATCH", `/api/check-ins/${checkInId}`, { as: ada, params, body: { stressLevel: 5 } }),
    await call(said, "POST", `/api/quotes/${quoteId}/feedback`, feedback),
  ];
  for (const { status, body } of tries) expect([status, body]).toEqual([403, refused.body]);
  expect(await heldOf(ada.id)).toEqual(before);

  expect(await write("")).toMatchObject({ status: 200, body: { line: null } });
  expect((await call(entry, "DELETE", `/api/check-ins/${checkInId}`, { as: ada, params })).status).toBe(200);
  expect(await heldOf(ada.id)).toEqual({ entries: [], feedback: 0 });
});

async function heldOf(userId: string) {
  const select = { sealed: true, sealedLine: true };
  return {
    entries: await db.emotionalState.findMany({ where: { userId }, select }),
    feedback: await db.quoteFeedback.count({ where: { userId } }),
  };
}

test("a no from under an earlier policy still is one, until the member is asked anew", async () => {
  const ada = await member(db);
  await db.consent.deleteMany({ where: { userId: ada.id } });
  const before = { userId: ada.id, granted: false, policyVersion: "2024-01-01" };
  await db.consent.create({ data: { id: newId(), purpose: "ai_quotes", ...before } });
  expect(await allowedWriter(ada.id)).toBe(libraryWriter);
  await db.consent.create({ data: { id: newId(), purpose: "mood_data", ...before } });
  await expect(allowedWriter(ada.id)).rejects.toThrow("You've taken back your consent");
  // The present policy's question is still open.
  const { body } = await call(consents, "GET", "/api/user/consents", { as: ada });
  expect(body).toMatchObject({ moodData: null, aiQuotes: null });
});

test.each([{}, { moodData: "yes" }, { ratings: true }])("%j is no answer about ratings", async (body) => {
  expect((await agree(await member(db), body)).status).toBe(400);
});

test("Choosing is limited: each choice is one more row for good", async () => {
  const ada = await member(db);
  for (let count = 0; count < LIMITS.preferences_member.points; count += 1)
    expect((await agree(ada, { aiQuotes: count % 2 === 0 })).status).toBe(200);
  const before = await db.consent.count({ where: { userId: ada.id } });
  expect((await agree(ada, { aiQuotes: true })).status).toBe(429);
  expect(await db.consent.count({ where: { userId: ada.id } })).toBe(before);
});

test("However often a member chose, only the newest choice of each purpose leaves the database", async () => {
  const ada = await member(db);
  const userId = ada.id;
  const chosenAt = (minute: number) => ({ createdAt: new Date(Date.UTC(2020, 0, 1, 0, minute)), userId });
  const older = { purpose: "mood_data", granted: false, policyVersion: POLICY_VERSION };
  // Put on record later than the newest one, as when a browser's choices are carried over.
  for (let minute = 0; minute < 50; minute += 1)
    await db.consent.create({ data: { id: newId(), ...older, ...chosenAt(minute) } });
  const query = vi.spyOn(open.pool, "query");
  const { given } = await consentsOf(userId);
  const answers = await Promise.all(query.mock.results.map(({ value }) => value));
  vi.restoreAllMocks();
  expect(given.find(({ purpose }) => purpose === "mood_data")).toMatchObject({ granted: true });
  expect(JSON.stringify(answers.map(({ rows }) => rows))).not.toContain("2020-01-01");
});
