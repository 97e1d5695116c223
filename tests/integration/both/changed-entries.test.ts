import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import * as checkIns from "@/app/api/check-ins/[id]/route";
import * as favorite from "@/app/api/quotes/[id]/favorite/route";
import * as favorites from "@/app/api/quotes/favorites/route";
import * as recent from "@/app/api/quotes/recent/route";
import * as analytics from "@/app/api/user/analytics/route";
import * as calendar from "@/app/api/user/calendar/route";
import * as stats from "@/app/api/user/stats/route";
import { type Levels, TIMES_OF_DAY, type TimeOfDay } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS, unpackCheckIn, unpackLevels } from "@/lib/check-ins/levels";
import { WISHES, type Wish } from "@/lib/check-ins/rules";
import { BRAND } from "@/lib/config/brand";
import { recordMoodConsent } from "@/lib/consent/record-choices";
import type { OpenDatabase } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { newId } from "@/lib/db/ids";
import { importFile, undoImport } from "@/lib/import/import-file";
import { readFile } from "@/lib/import/read-file";
import { mendEntry } from "@/lib/moods/stored-entry";
import { readSummary, rebuildSummary } from "@/lib/moods/stored-summary";
import { BECAUSE, type Feedback, NO_TASTE, type Taste, withFeedback } from "@/lib/moods/taste";
import { localDate } from "@/lib/time/clock";
import { deleteEntry } from "@/lib/words/delete-entry";
import { anotherQuote, generateQuote } from "@/lib/words/generate-quote";
import { findQuoteOfEntry } from "@/lib/words/queries";
import { giveFeedback, judgedOf, setFavorite } from "@/lib/words/quote-acts";
import { QuoteList } from "@/lib/words/schema";
import { openFeedback, openQuote } from "@/lib/words/stored-quote";
import { libraryWriter } from "@/lib/words/writers/writer";
import { isPostgres, useFreshDatabase } from "@/tests/support/database";
import { type Member, member } from "@/tests/support/people";
import { anyLevel, anyRatings } from "@/tests/support/ratings";
import { type CallOptions, call } from "@/tests/support/request";

// Each history is lived, changed and lived again.
vi.setConfig({ testTimeout: 60_000 });

const DAY = 86_400_000;

let open: OpenDatabase;

beforeAll(async () => {
  open = await useFreshDatabase();
});

const remove = (as: Member, id: string, options: CallOptions = {}) =>
  call(checkIns, "DELETE", `/api/check-ins/${id}`, { as, params: { id }, ...options });

const mend = (as: Member, id: string, body: object) =>
  call(checkIns, "PATCH", `/api/check-ins/${id}`, { as, params: { id }, body });

function checkIn({ id }: Member, at: string, levels: Partial<Levels> = {}) {
  const entry = { levels: { ...DEFAULT_LEVELS, ...levels }, timeOfDay: "morning" as const };
  return generateQuote(id, "UTC", { ...entry, idempotencyKey: null }, { at: new Date(at) });
}

async function summaryOf({ id }: Member) {
  return readSummary(open.prisma, id);
}

async function expectRebuildToChangeNothing(someone: Member) {
  const before = await summaryOf(someone);
  const { summary } = await open.prisma.$transaction((tx) => rebuildSummary(tx, someone.id));
  expect(summary).toEqual(before);
}

/** What was noticed, opened, oldest first; ids of one instant have no order. */
async function noticed({ id: userId }: Member): Promise<string[]> {
  const cipher = await memberCipher(open.prisma, userId);
  const rows = await open.prisma.insight.findMany({ where: { userId } });
  return rows
    .map(({ id, type, sealed, createdAt }) =>
      [createdAt.toISOString(), type, cipher.open("Insight", id, sealed)].join(" "),
    )
    .sort();
}

interface Lived {
  at: Date;
  zone: string;
  timeOfDay: TimeOfDay;
  levels: Levels;
  favorite: boolean;
}

const timeOfDay = fc.constantFrom(...TIMES_OF_DAY);
const zone = fc.constantFrom("UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/London");
/** Which of the entries there are. */
const which = fc.nat({ max: 1_000 });
const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("record" as const),
      hours: fc.integer({ min: 1, max: 30 }),
      zone,
      timeOfDay,
      levels: anyRatings,
      favorite: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("earlier" as const),
      hours: fc.integer({ min: 1, max: 7 * 24 }),
      zone,
      timeOfDay,
      levels: anyRatings,
      favorite: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete" as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("judge" as const),
      which,
      helped: fc.boolean(),
      because: fc.constantFrom(null, ...BECAUSE),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("another" as const),
      which,
      wish: fc.constantFrom(null, ...WISHES),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("import" as const), isUndone: fc.boolean() }) },
  // Only what is a day old at most can be mended: one of the last few, if any.
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("mend" as const),
      which: fc.nat({ max: 2 }),
      mend: fc.record(
        {
          stressLevel: anyLevel,
          hopeForFuture: anyLevel,
          sleepQuality: anyLevel,
          timeOfDayPreference: timeOfDay,
        },
        { requiredKeys: ["stressLevel"] },
      ),
    }),
  },
);

/** Lives a history; answers what is left of it. */
async function live(
  { id: userId }: Member,
  acts: readonly (typeof act extends fc.Arbitrary<infer A> ? A : never)[],
) {
  const left: (Lived & { id: string })[] = [];
  let at = Date.parse("2026-01-28T10:00:00Z");
  for (const one of acts) {
    if (one.kind === "record") {
      at += one.hours * 3_600_000;
      const lived = { ...one, at: new Date(at) };
      left.push({ ...lived, id: await record(userId, lived) });
      continue;
    }
    if (one.kind === "earlier") {
      // A millisecond of its own: entries of one instant have no order.
      const lived = { ...one, at: new Date(at - one.hours * 3_600_000 + acts.indexOf(one)) };
      left.push({ ...lived, id: await record(userId, lived, { isLate: true }) });
      continue;
    }
    if (one.kind === "mend") {
      const found = left.at(-1 - one.which);
      if (!found || at - found.at.getTime() > DAY) continue;
      const { timeOfDayPreference = found.timeOfDay, ...levels } = one.mend;
      await mendEntry(userId, found.id, one.mend, new Date(at));
      Object.assign(found, { levels: { ...found.levels, ...levels }, timeOfDay: timeOfDayPreference });
      continue;
    }
    if (one.kind === "judge" || one.kind === "another") {
      const found = left[one.which % Math.max(1, left.length)];
      if (found)
        await (one.kind === "judge" ? judge(userId, found.id, one) : askAgain(userId, found.id, one));
      continue;
    }
    if (one.kind === "import") {
      await importJudged(userId, one.isUndone ? null : left, at - acts.indexOf(one));
      continue;
    }
    const [found] = left.splice(one.which % Math.max(1, left.length), 1);
    if (found) await deleteEntry(userId, found.id);
  }
  return left;
}

/** One of an entry's quotes, the first or the one that came in its place. */
async function judge(userId: string, emotionalStateId: string, { which, helped, because }: Judgement) {
  const quotes = await open.prisma.quote.findMany({
    where: { emotionalStateId },
    orderBy: { variant: "asc" },
  });
  const { id = "" } = quotes[which % quotes.length] ?? {};
  await giveFeedback(userId, id, { helped, because: helped ? null : because });
}

interface Judgement extends Feedback {
  which: number;
}

async function askAgain(userId: string, entryId: string, { wish }: { wish: Wish | null }) {
  const quote = await findQuoteOfEntry(userId, entryId);
  if (quote && quote.othersLeft > 0) await anotherQuote(userId, quote.id, { wish, writer: libraryWriter });
}

/** Imports an entry with a quote that was judged; undoes it, or adds it to what is left. */
async function importJudged(userId: string, left: (Lived & { id: string })[] | null, time: number) {
  const at = new Date(time);
  const [id, quoteId] = [newId(at), newId(at)];
  const file = {
    product: BRAND.name,
    checkIns: [
      { id, localDate: localDate(at, "UTC"), timeOfDay: "morning", createdAt: at, levels: DEFAULT_LEVELS },
    ],
    quotes: [
      {
        id: quoteId,
        emotionalStateId: id,
        variant: 0,
        isCurrent: true,
        text: "Words from before.",
        gives: "step",
        source: "library",
        createdAt: at,
      },
    ],
    quoteFeedback: [{ quoteId, createdAt: at, helped: true, because: null }],
  };
  const read = readFile(Buffer.from(JSON.stringify(file)), { timeZone: "UTC", now: new Date() });
  // One that is alike may be there already.
  if ((await importFile(userId, read)) === 0) return;
  const entry = await open.prisma.emotionalState.findFirstOrThrow({ where: { userId, createdAt: at } });
  const lived = { at, zone: "UTC", timeOfDay: "morning" as const, levels: DEFAULT_LEVELS, favorite: false };
  if (left) left.push({ ...lived, id: entry.id });
  else await undoImport(userId, String(entry.importId));
}

/** What is learnt of all that was said and still stands. */
async function tasteOf({ id: userId }: Member): Promise<Taste> {
  const cipher = await memberCipher(open.prisma, userId);
  const said = await open.prisma.quoteFeedback.findMany({ where: { userId }, include: { quote: true } });
  return said.reduce(
    (taste, { quoteId, sealed, quote }) =>
      withFeedback(
        taste,
        judgedOf(openQuote(cipher, quoteId, quote.sealed)),
        openFeedback(cipher, quoteId, sealed),
      ),
    NO_TASTE,
  );
}

/** Without what was counted and is nothing any more. */
function told(taste: Taste): Taste {
  const kept = <Value>(tally: Record<string, Value>, isKept: (value: Value) => boolean) =>
    Object.fromEntries(Object.entries(tally).filter(([, value]) => isKept(value)));
  return {
    ...taste,
    gives: kept(taste.gives, (tally) => tally?.some((count) => count > 0) === true),
    because: kept(taste.because, (count) => count !== 0),
  };
}

async function record(
  userId: string,
  { at, zone, timeOfDay, levels, favorite }: Lived,
  { isLate = false } = {},
): Promise<string> {
  const checkIn = { levels, timeOfDay, idempotencyKey: null, isLate };
  const quote = await generateQuote(userId, zone, checkIn, { at });
  if (favorite) await setFavorite(userId, quote.id, true);
  return quote.checkInId;
}

// The embedded database takes its time: there two do.
test.each(isPostgres() ? [1, 2, 3, 4] : [1, 2])(
  "After any history of entries, imports, corrections, judgements and deletions all stands as if only what is left had ever been (%s)",
  async (seed) => {
    const [acts = []] = fc.sample(fc.array(act, { minLength: 50, maxLength: 50, size: "max" }), {
      seed,
      numRuns: 1,
    });
    const [someone, twin] = [await member(open.prisma), await member(open.prisma)];
    await recordMoodConsent(someone.id, { moodData: true });
    const left = await live(someone, acts);
    expect(left.length).toBeGreaterThan(10);
    for (const lived of left.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      await record(twin.id, lived);
    }

    const { taste } = (await summaryOf(someone)).words;
    expect(told(taste)).toEqual(told(await tasteOf(someone)));
    const [{ words: _, ...summary }, { words: __, ...expected }] = [
      await summaryOf(someone),
      await summaryOf(twin),
    ];
    expect(summary).toEqual(expected);
    expect(await noticed(someone)).toEqual(await noticed(twin));
    await expectRebuildToChangeNothing(someone);
    const userId = someone.id;
    expect(await open.prisma.emotionalState.count({ where: { userId } })).toBe(left.length);
    expect(await open.prisma.quote.count({ where: { userId, isCurrent: true } })).toBe(left.length);
  },
);

test("A deleted entry is gone from lists, favorites, figures and the calendar, with all of its quotes", async () => {
  const someone = await member(open.prisma);
  const kept = await checkIn(someone, "2026-03-01T09:00:00Z");
  const first = await checkIn(someone, "2026-03-02T09:00:00Z", { hopeForFuture: 2 });
  const second = await anotherQuote(someone.id, first.id, { writer: libraryWriter });
  for (const { id } of [first, second]) await setFavorite(someone.id, id, true);

  const reply = await remove(someone, first.checkInId);
  expect([reply.status, reply.body]).toEqual([200, { id: first.checkInId }]);
  const read = async (handlers: object, path: string) =>
    (await call(handlers, "GET", path, { as: someone })).body;
  const listed = QuoteList.parse(await read(recent, "/api/quotes/recent"));
  expect(listed.quotes.map(({ checkInId }) => checkInId)).toEqual([kept.checkInId]);
  expect(QuoteList.parse(await read(favorites, "/api/quotes/favorites")).quotes).toEqual([]);
  expect(await read(stats, "/api/user/stats")).toMatchObject({
    totalEntries: 1,
    totalQuotes: 1,
    favoriteQuotes: 0,
  });
  expect(await read(analytics, "/api/user/analytics")).toMatchObject({ streaks: { longestStreak: 1 } });
  expect(await read(calendar, "/api/user/calendar?month=2026-03")).toMatchObject({
    days: [{ date: "2026-03-01" }],
  });
  expect(await open.prisma.quote.count({ where: { userId: someone.id } })).toBe(1);
  await expectRebuildToChangeNothing(someone);
  const saved = await call(favorite, "PATCH", `/api/quotes/${first.id}/favorite`, {
    as: someone,
    params: { id: first.id },
    body: { isFavorite: true },
  });
  expect(saved.status).toBe(404);
});

test.each([false, true])(
  "A deleted entry doesn't come back when its key is sent again (late: %s)",
  async (isLate) => {
    const someone = await member(open.prisma);
    const at = new Date("2026-09-01T08:00:00Z");
    const send = (idempotencyKey: string) =>
      generateQuote(
        someone.id,
        "UTC",
        { levels: DEFAULT_LEVELS, timeOfDay: "morning", idempotencyKey, isLate },
        { at },
      );
    const { checkInId } = await send("one");
    expect((await remove(someone, checkInId)).status).toBe(200);
    const before = await summaryOf(someone);
    await expect(send("one")).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("deleted"),
    });
    expect(await summaryOf(someone)).toEqual(before);
    const where = { userId: someone.id };
    expect(await open.prisma.emotionalState.count({ where })).toBe(0);
    expect((await send("another")).checkInId).not.toBe(checkInId);
  },
);

test("What was learnt from a deleted entry's quotes is unlearnt", async () => {
  const someone = await member(open.prisma);
  const kept = await checkIn(someone, "2026-03-01T09:00:00Z");
  await giveFeedback(someone.id, kept.id, { helped: true, because: null });
  const { taste } = (await summaryOf(someone)).words;
  const gone = await checkIn(someone, "2026-03-02T09:00:00Z", { stressLevel: 5 });
  await giveFeedback(someone.id, gone.id, { helped: false, because: "too_long" });

  await remove(someone, gone.checkInId);
  const { because, ...rest } = (await summaryOf(someone)).words.taste;
  expect(because.too_long ?? 0).toBe(0);
  expect(rest.length).toEqual(taste.length);
  await remove(someone, kept.checkInId);
  expect((await summaryOf(someone)).words.taste).toMatchObject({
    length: NO_TASTE.length,
    image: NO_TASTE.image,
  });
});

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

test("An entry can be corrected for 24 hours, field by field, and everything that is counted follows", async () => {
  const someone = await member(open.prisma);
  const { checkInId, text } = await checkIn(someone, ago(DAY - 60_000), { stressLevel: 5, hopeForFuture: 2 });
  const reply = await mend(someone, checkInId, { stressLevel: 1, timeOfDayPreference: "evening" });
  const emotionalState = { ...DEFAULT_LEVELS, stressLevel: 1, hopeForFuture: 2 };
  expect([reply.status, reply.body]).toEqual([200, { id: checkInId, timeOfDay: "evening", emotionalState }]);
  const { body } = await call(recent, "GET", "/api/quotes/recent", { as: someone });
  expect(QuoteList.parse(body).quotes).toMatchObject([{ text, timeOfDay: "evening", emotionalState }]);
  const figures = await call(stats, "GET", "/api/user/stats", { as: someone });
  expect(figures.body).toMatchObject({ totalEntries: 1, averageMood: 20 / 6 });
  await expectRebuildToChangeNothing(someone);
});

test("After 24 hours an entry stays as it is, and the refusal says so", async () => {
  const someone = await member(open.prisma);
  const { checkInId } = await checkIn(someone, ago(DAY + 60_000), { stressLevel: 5 });
  const before = await summaryOf(someone);
  const reply = await mend(someone, checkInId, { stressLevel: 1 });
  expect([reply.status, reply.body]).toEqual([
    409,
    { message: "An entry can be corrected for 24 hours. This one is older, so it stays as it is." },
  ]);
  expect(await summaryOf(someone)).toEqual(before);
});

test("What would help stays with a corrected entry, and a correction outlives other words asked for meanwhile", async () => {
  const someone = await member(open.prisma);
  const { checkInId, id } = await checkIn(someone, ago(60_000), { stressLevel: 5 });
  await anotherQuote(someone.id, id, {
    wish: "heard",
    writer: {
      async write(request) {
        await mendEntry(someone.id, checkInId, { stressLevel: 2 });
        return libraryWriter.write(request);
      },
    },
  });
  const cipher = await memberCipher(open.prisma, someone.id);
  const packed = async () => {
    const { sealed } = await open.prisma.emotionalState.findFirstOrThrow({ where: { id: checkInId } });
    return cipher.open("EmotionalState", checkInId, sealed);
  };
  expect([unpackLevels(await packed()).stressLevel, unpackCheckIn(await packed()).wish]).toEqual([
    2,
    "heard",
  ]);
  await mend(someone, checkInId, { stressLevel: 3 });
  expect(unpackCheckIn(await packed()).wish).toBe("heard");
  await expectRebuildToChangeNothing(someone);
});

test.each([{}, { stressLevel: 6 }, { stressLevel: "2" }, { timeOfDayPreference: "night" }, { wish: "step" }])(
  "A correction with %j is refused and changes nothing",
  async (body) => {
    const someone = await member(open.prisma);
    const { checkInId } = await checkIn(someone, ago(60_000));
    const before = await summaryOf(someone);
    const reply = await mend(someone, checkInId, body);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ message: expect.any(String) });
    expect(await summaryOf(someone)).toEqual(before);
  },
);

test("Words that are written for an entry which is deleted meanwhile are not kept, and nothing counts them", async () => {
  const someone = await member(open.prisma);
  const writing = generateQuote(
    someone.id,
    "UTC",
    { levels: DEFAULT_LEVELS, timeOfDay: "morning", idempotencyKey: null },
    {
      writer: {
        async write(request) {
          const { id } = await open.prisma.emotionalState.findFirstOrThrow({ where: { userId: someone.id } });
          await deleteEntry(someone.id, id);
          return libraryWriter.write(request);
        },
      },
    },
  );
  await expect(writing).rejects.toMatchObject({ code: "not_found" });
  const { totals, quotes } = await summaryOf(someone);
  expect([totals[0], quotes]).toEqual([0, 0]);
  await expectRebuildToChangeNothing(someone);
});

test("Somebody else's entry is not there to be corrected or deleted, and neither is what is gone or cannot be an id", async () => {
  const [someone, other] = [await member(open.prisma), await member(open.prisma)];
  const { checkInId } = await checkIn(someone, "2026-03-01T09:00:00Z");
  expect((await remove(other, checkInId)).status).toBe(404);
  expect((await mend(other, checkInId, { stressLevel: 1 })).status).toBe(404);
  expect((await summaryOf(someone)).totals[0]).toBe(1);
  expect((await remove(someone, checkInId)).status).toBe(200);
  expect((await remove(someone, checkInId)).body).toEqual({ message: "This entry is no longer here." });
  for (const id of ["1", "' OR 1=1", "\0"]) expect((await remove(someone, id)).status).toBe(404);
});

test("Deleting, saving and judging at once are all counted, and nothing waits for ever", async () => {
  const someone = await member(open.prisma);
  const quotes = [];
  for (let day = 1; day <= 8; day += 1) quotes.push(await checkIn(someone, `2026-03-0${day}T09:00:00Z`));
  const acts = quotes.flatMap(({ id, checkInId }, index) => [
    setFavorite(someone.id, id, true),
    mendEntry(someone.id, checkInId, { stressLevel: 1 + (index % 5) }, new Date("2026-03-01T10:00:00Z")),
    giveFeedback(someone.id, id, { helped: true, because: null }),
    anotherQuote(someone.id, id, { writer: libraryWriter, wish: "step" }),
    ...(index % 2 === 0 ? [deleteEntry(someone.id, checkInId)] : []),
  ]);
  // Of an entry that is gone there is nothing to save; nothing else fails.
  for (const done of await Promise.allSettled([...acts, checkIn(someone, "2026-03-19T09:00:00Z")])) {
    if (done.status === "rejected") expect(done.reason).toMatchObject({ code: "not_found" });
  }
  expect((await summaryOf(someone)).totals[0]).toBe(5);
  await expectRebuildToChangeNothing(someone);
});
