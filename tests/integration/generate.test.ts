import { beforeAll, beforeEach, expect, test } from "vitest";
import * as entry from "@/app/api/check-ins/[id]/route";
import * as generate from "@/app/api/quotes/generate/route";
import * as analytics from "@/app/api/user/analytics/route";
import * as oneDay from "@/app/api/user/day/route";
import * as stats from "@/app/api/user/stats/route";
import { DIMENSION_KEYS, keysOf } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS, levelsFrom, unpackLevels } from "@/lib/check-ins/levels";
import { exportCsv } from "@/lib/data-rights/export-member";
import type { OpenDatabase } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { readSummary } from "@/lib/moods/stored-summary";
import { localDate } from "@/lib/time/clock";
import { anotherQuote } from "@/lib/words/generate-quote";
import { entryById } from "@/lib/words/library";
import { GeneratedQuote } from "@/lib/words/schema";
import { libraryWriter } from "@/lib/words/writers/writer";
import { contents, useFreshDatabase } from "@/tests/support/database";
import { LAPSED, type Member, member } from "@/tests/support/people";
import { type CallOptions, call } from "@/tests/support/request";

let open: OpenDatabase;
let someone: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
});

beforeEach(async () => {
  someone = await member(open.prisma);
});

const checkIn = (options: CallOptions = {}) =>
  call(generate, "POST", "/api/quotes/generate", { as: someone, body: {}, ...options });

async function storedEntries(userId: string) {
  const rows = await open.prisma.emotionalState.findMany({ where: { userId }, orderBy: { id: "asc" } });
  const cipher = await memberCipher(open.prisma, userId);
  return rows.map(({ id, sealed, timeOfDay, localDate }) => {
    return { timeOfDay, localDate, levels: unpackLevels(cipher.open("EmotionalState", id, sealed)) };
  });
}

test("A check-in is answered with words, where they come from and what they lean on", async () => {
  const reply = await checkIn({
    body: { sleepQuality: 1, hopeForFuture: 2, timeOfDayPreference: "evening" },
  });

  expect(reply.status).toBe(201);
  const quote = GeneratedQuote.strict().parse(reply.body);
  expect(quote).toMatchObject({ isFavorite: false, source: "library", support: false });
  expect(quote.text.split(/\s+/).length).toBeGreaterThanOrEqual(25);
  expect(quote.reason).toMatch(/^You rated .* this evening$/);
});

test("An empty check-in means 3 throughout, in the morning", async () => {
  expect((await checkIn()).status).toBe(201);

  const [entry] = await storedEntries(someone.id);
  expect(entry).toMatchObject({ levels: DEFAULT_LEVELS, timeOfDay: "morning" });
});

test("Each of the fifteen levels is stored as it was sent", async () => {
  const levels = Object.fromEntries(DIMENSION_KEYS.map((key, index) => [key, (index % 5) + 1]));
  await checkIn({ body: { ...levels, timeOfDayPreference: "afternoon" } });

  const [entry] = await storedEntries(someone.id);
  expect(entry).toMatchObject({ levels, timeOfDay: "afternoon" });
});

const FIVE = Object.fromEntries(keysOf("short").map((key) => [key, 2]));

test("A short check-in keeps its five, and nothing that was not rated is said, counted or exported", async () => {
  const reply = await checkIn({ body: { ...FIVE, form: "short", stressLevel: 5 } });
  expect(reply.status).toBe(201);

  const levels = levelsFrom((key) => (keysOf("short").includes(key) ? 2 : null));
  const [entry] = await storedEntries(someone.id);
  expect(entry?.levels).toEqual({ ...levels, stressLevel: 5 });
  const day = await call(oneDay, "GET", `/api/user/day?date=${entry?.localDate}`, { as: someone });
  expect(day.body).toMatchObject({ entries: [{ emotionalState: { ...levels, stressLevel: 5 } }] });
  // Of the seven only stress, turned over, and hope: 1 and 2; of the card's six stress alone.
  const figures = await call(analytics, "GET", "/api/user/analytics", { as: someone });
  expect(figures.body).toMatchObject({ moodTrends: { averageMood: 1.5, moodHistory: [1.5] } });
  expect((await call(stats, "GET", "/api/user/stats", { as: someone })).body).toMatchObject({
    averageMood: 1,
  });
  let csv = "";
  for await (const piece of exportCsv(someone.id)) csv += piece;
  expect(csv).toContain(`${entry?.localDate},morning,5,,,,,2,,,,2,2,,2,,,1.50,`);
});

test.each([
  [{ ...FIVE, form: "short", focusClarity: 3 }, "focusClarity is not part of the short check-in."],
  [{ form: "short", stressLevel: 2 }, "connectionWithOthers is required."],
  [{ form: "long" }, /^form /],
  [{ moved: ["mood"] }, /^moved/],
])("What a form does not take is refused by its name, and nothing is kept: %j", async (body, message) => {
  const reply = await checkIn({ body });
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ message: expect.stringMatching(message) });
  expect(await storedEntries(someone.id)).toEqual([]);
});

test("A rating that a short check-in does not have can't be corrected into it", async () => {
  const quote = GeneratedQuote.parse((await checkIn({ body: { ...FIVE, form: "short" } })).body);
  const mend = (body: object) =>
    call(entry, "PATCH", `/api/check-ins/${quote.checkInId}`, {
      as: someone,
      params: { id: quote.checkInId },
      body,
    });
  const refused = await mend({ sleepQuality: 4, focusClarity: 4 });
  expect([refused.status, refused.body]).toMatchObject([400, { field: "focusClarity" }]);
  expect((await mend({ sleepQuality: 4 })).body).toMatchObject({
    emotionalState: { sleepQuality: 4, focusClarity: null },
  });
});

test("The words speak of no slider that was left alone, in the first text and in the others", async () => {
  // Loud, so that words would speak of it, if they might.
  const body = { moved: ["hopeForFuture"], hopeForFuture: 4, stressLevel: 5 };
  for (let turn = 0; turn < 2; turn += 1) {
    const { reason, id } = GeneratedQuote.parse((await checkIn({ body })).body);
    expect(reason).toMatch(/^You (?:rated hope 4|checked in) this morning$/);
    const asked = await anotherQuote(someone.id, id, { writer: libraryWriter });
    expect(asked.reason).toMatch(/^You (?:rated hope 4|checked in) this morning$/);
    const passages = (await readSummary(open.prisma, someone.id)).words.read.slice(0, 2);
    const spoken = passages.flatMap((passage) => entryById(passage)?.spoken ?? []);
    expect(spoken.filter((key) => key !== "hopeForFuture")).toEqual([]);
  }
});

test("An earlier moment counts for its own day, and its words know that it is over", async () => {
  const ago = new Date(Date.now() - 3 * 86_400_000);
  const reply = await checkIn({
    body: { hopeForFuture: 2, timeOfDayPreference: "evening", checkedInAt: ago.toISOString() },
  });
  const { reason, text, id } = GeneratedQuote.parse(reply.body);
  expect(reason).toMatch(/ that evening$/);
  const asked = await anotherQuote(someone.id, id, { writer: libraryWriter });
  expect(asked.reason).toMatch(/ that evening$/);
  expect(`${text} ${asked.text}`).not.toMatch(/tonight|this evening/);
  expect(await storedEntries(someone.id)).toMatchObject([{ localDate: localDate(ago, "UTC") }]);
  const { recent, totals } = await readSummary(open.prisma, someone.id);
  expect([recent[0]?.date, totals[0]]).toEqual([localDate(ago, "UTC"), 1]);
});

test("The day of an entry is the browser's, and its zone is kept", async () => {
  const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];
  for (const zone of zones) await checkIn({ headers: { "X-Time-Zone": zone } });

  const [kiritimati, pagoPago] = await storedEntries(someone.id);
  // 25 hours lie between the two zones: whenever this runs, they are not in the same day.
  expect(kiritimati?.localDate).not.toBe(pagoPago?.localDate);
  const { timeZone } = await open.prisma.user.findUniqueOrThrow({ where: { id: someone.id } });
  expect(timeZone).toBe("Pacific/Pago_Pago");
});

test("A time zone that does not exist is passed over", async () => {
  expect((await checkIn({ headers: { "X-Time-Zone": "Mars/Olympus_Mons" } })).status).toBe(201);
  const { timeZone } = await open.prisma.user.findUniqueOrThrow({ where: { id: someone.id } });
  expect(timeZone).toBe("Europe/London");
});

const RANGE = "must be a whole number from 1 to 5.";
const REFUSED: readonly [string, CallOptions, string | RegExp][] = [
  ...[0, 6, -1, 2.5, 1e9, "3", true, null, [3], {}].map((value): [string, CallOptions, string] => [
    `stress ${JSON.stringify(value)}`,
    { body: { stressLevel: value } },
    `stressLevel ${RANGE}`,
  ]),
  ["urgency 6", { body: { urgencyOfNeed: 6 } }, `urgencyOfNeed ${RANGE}`],
  ["a number beyond all numbers", { raw: '{"stressLevel":1e999}' }, `stressLevel ${RANGE}`],
  [
    "an unknown time of day",
    { body: { timeOfDayPreference: "night" } },
    /^timeOfDayPreference must be one of morning/,
  ],
  ["an unknown field", { body: { stress: 3 } }, "Unknown field: stress."],
  ["a member's id", { body: { userId: "0190" } }, "Unknown field: userId."],
  ["a prototype", { raw: '{"__proto__":{"stressLevel":1}}' }, /__proto__/],
  ["a list", { body: [] }, "The body must be an object."],
  ["null", { raw: "null" }, "The body must be an object."],
  ["text", { raw: '"3"' }, "The body must be an object."],
  ["broken JSON", { raw: '{"stressLevel":' }, "The body is not valid JSON."],
  ["no body", { raw: "" }, "The body is not valid JSON."],
  ["bytes that are no text", { raw: new Uint8Array([0xff, 0xfe, 0x00]) }, "The body is not valid JSON."],
  ["a NUL", { body: { timeOfDayPreference: "morning\0" } }, /^timeOfDayPreference contains characters/],
  [
    "deep nesting",
    { raw: `{"stressLevel":${"[".repeat(30_000)}${"]".repeat(30_000)}}` },
    "The body is nested too deeply.",
  ],
  ["a long body", { body: { note: "x".repeat(70_000) } }, "The body is larger than 64 kB."],
  [
    "a form",
    { raw: "stressLevel=3", headers: { "Content-Type": "application/x-www-form-urlencoded" } },
    /application\/json/,
  ],
  ["plain text", { raw: "{}", headers: { "Content-Type": "text/plain" } }, /application\/json/],
  ["an empty key", { headers: { "Idempotency-Key": "" } }, /^Idempotency-Key/],
  ["a key with spaces", { headers: { "Idempotency-Key": "a b" } }, /^Idempotency-Key/],
  ["an endless key", { headers: { "Idempotency-Key": "k".repeat(201) } }, /^Idempotency-Key/],
];

test.each(REFUSED)(
  "A check-in with %s is refused by name and writes nothing",
  async (_, options, message) => {
    const before = await contents(open.pool);
    const reply = await checkIn(options);

    expect(reply.body).toMatchObject({ message: expect.stringMatching(message) });
    expect(reply.status).toBe(400);
    expect(await contents(open.pool)).toEqual(before);
  },
);

test("A body over 64 kB without a stated length is cut off where it passes the limit", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 8_192;
      controller.enqueue(new Uint8Array(8_192).fill(0x20));
      if (sent > 64_000_000) controller.close();
    },
  });
  const reply = await checkIn({ raw: endless });

  expect(reply.status).toBe(400);
  expect(reply.body).toEqual({ message: "The body is larger than 64 kB." });
  expect(sent).toBeLessThan(200_000);
});

test.each([
  "https://evil.example",
  "http://app.localhost:3000",
  "http://localhost:3001",
  "https://localhost:3000",
  "http://localhost:3000.evil.example",
  "null",
  "",
])("A check-in from the origin '%s' is refused and writes nothing", async (origin) => {
  const before = await contents(open.pool);
  const reply = await checkIn({ headers: { Origin: origin, "Sec-Fetch-Site": "cross-site" } });

  expect(reply.status).toBe(403);
  expect(reply.body).toEqual({ message: "This request came from another site." });
  expect(await contents(open.pool)).toEqual(before);
});

test("Signed out, a check-in writes nothing", async () => {
  const before = await contents(open.pool);
  const reply = await checkIn({ as: { cookies: new Map() } });

  expect(reply.status).toBe(401);
  expect(reply.body).toEqual({ message: "Please sign in." });
  expect(await contents(open.pool)).toEqual(before);
});

test.each(Object.entries(LAPSED))(
  "With access over (%s), a check-in tells why and writes nothing",
  async (reason, state) => {
    const lapsed = await member(open.prisma, state);
    const before = await contents(open.pool);
    const reply = await checkIn({ as: lapsed });

    expect(reply.status).toBe(403);
    expect(reply.body).toEqual({ requiresAuth: true, reason, message: expect.any(String) });
    expect(await contents(open.pool)).toEqual(before);
  },
);
