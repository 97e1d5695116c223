import { beforeAll, expect, test } from "vitest";
import * as favorite from "@/app/api/quotes/[id]/favorite/route";
import * as favorites from "@/app/api/quotes/favorites/route";
import * as recent from "@/app/api/quotes/recent/route";
import * as entries from "@/app/api/user/entries/route";
import * as stats from "@/app/api/user/stats/route";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { recordMoodConsent } from "@/lib/consent/record-choices";
import type { OpenDatabase } from "@/lib/db/client";
import { importFile } from "@/lib/import/import-file";
import { readFile } from "@/lib/import/read-file";
import { addDays } from "@/lib/time/clock";
import { anotherQuote, generateQuote } from "@/lib/words/generate-quote";
import { setFavorite } from "@/lib/words/quote-acts";
import { EntryList, QuoteList } from "@/lib/words/schema";
import { libraryWriter } from "@/lib/words/writers/writer";
import { useFreshDatabase } from "@/tests/support/database";
import { LAPSED, type Member, member } from "@/tests/support/people";
import { type CallOptions, call, type Handlers, newBrowser } from "@/tests/support/request";

let open: OpenDatabase;
/** Has 65 quotes, two a day. */
let reader: Member;
let ids: string[];

const FIRST_DAY = "2026-03-01";

beforeAll(async () => {
  open = await useFreshDatabase();
  reader = await member(open.prisma);
  ids = await writeQuotes(reader, 65);
});

async function writeQuotes({ id }: Member, count: number): Promise<string[]> {
  const written: string[] = [];
  for (let index = 0; index < count; index++) {
    const at = new Date(
      `${addDays(FIRST_DAY, Math.floor(index / 2))}T${index % 2 === 0 ? "08" : "20"}:00:00Z`,
    );
    const levels = { ...DEFAULT_LEVELS, stressLevel: (index % 5) + 1 };
    const checkIn = { levels, timeOfDay: "morning" as const, idempotencyKey: null };
    written.push((await generateQuote(id, "UTC", checkIn, { at })).id);
  }
  return written;
}

const save = (as: Member, id: string, isFavorite: unknown, options: CallOptions = {}) =>
  call(favorite, "PATCH", `/api/quotes/${id}/favorite`, {
    as,
    body: { isFavorite },
    params: { id },
    ...options,
  });

async function page(handlers: Handlers, as: Member, query = ""): Promise<QuoteList> {
  const reply = await call(handlers, "GET", `/api/quotes/list${query}`, { as });
  expect(reply.status).toBe(200);
  return QuoteList.parse(reply.body);
}

async function allPages(handlers: Handlers, as: Member): Promise<string[][]> {
  const pages: string[][] = [];
  for (let query = ""; ; ) {
    const { quotes, nextCursor } = await page(handlers, as, query);
    pages.push(quotes.map((quote) => quote.id));
    if (nextCursor === null) return pages;
    query = `?before=${nextCursor}`;
  }
}

test("Quotes come newest first, thirty at a time, each once", async () => {
  const pages = await allPages(recent, reader);

  expect(pages.map((ids) => ids.length)).toEqual([30, 30, 5]);
  expect(pages.flat()).toEqual(ids.toReversed());
});

test("A page that ends exactly at the last quote says that nothing follows", async () => {
  const someone = await member(open.prisma);
  await writeQuotes(someone, 30);
  const { quotes, nextCursor } = await page(recent, someone);
  expect([quotes.length, nextCursor]).toEqual([30, null]);
});

test("A quote in a list carries the entry that it was written for", async () => {
  const { quotes } = await page(recent, reader);
  expect(quotes[0]).toEqual({
    id: ids.at(-1),
    checkInId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    text: expect.any(String),
    createdAt: "2026-04-02T08:00:00.000Z",
    localDate: "2026-04-02",
    timeOfDay: "morning",
    isFavorite: false,
    source: "library",
    emotionalState: { ...DEFAULT_LEVELS, stressLevel: 5 },
    checkedInAt: "2026-04-02T08:00:00.000Z",
    line: null,
  });
});

test("Entries come newest first, each once with its latest words, and those without words in their place", async () => {
  const someone = await member(open.prisma);
  await recordMoodConsent(someone.id, { moodData: true });
  const written = await writeQuotes(someone, 32);
  const { text } = await anotherQuote(someone.id, written.at(-1) ?? "", { writer: libraryWriter });
  const daylio = "full_date,time,mood,note\n2026-03-16,09:00,good,Swimming\n2020-01-01,09:00,bad,";
  await importFile(someone.id, readFile(Buffer.from(daylio), { timeZone: "UTC", now: new Date() }));

  const read = async (query = "") => {
    const reply = await call(entries, "GET", `/api/user/entries${query}`, { as: someone });
    return EntryList.strict().parse(reply.body);
  };
  const first = await read();
  const second = await read(`?before=${first.nextCursor}`);
  expect([first.entries.length, second.entries.length, second.nextCursor]).toEqual([30, 4, null]);
  const days = [...first.entries, ...second.entries].map(({ createdAt }) => createdAt);
  expect(days).toEqual([...new Set(days)].sort().reverse());
  expect(first.entries.slice(0, 3).map((entry) => [entry.localDate, entry.quote?.text, entry.line])).toEqual([
    ["2026-03-16", text, null],
    ["2026-03-16", undefined, "Swimming"],
    ["2026-03-16", expect.any(String), null],
  ]);
  expect(second.entries.at(-1)).toMatchObject({ localDate: "2020-01-01", quote: null });
  expect(second.entries.at(-1)?.emotionalState.overall).toBe(2);

  const kept = first.entries[0]?.quote?.id ?? "";
  for (const isFavorite of [true, false]) {
    await setFavorite(someone.id, kept, isFavorite);
    expect((await read()).entries[0]?.quote).toEqual({ id: kept, text, isFavorite });
  }
});

test("Somebody else's entries are not there, whatever is paged from", async () => {
  const other = await member(open.prisma);
  const last = await open.prisma.emotionalState.findFirst({
    where: { userId: reader.id },
    orderBy: { id: "desc" },
  });
  const { body } = await call(entries, "GET", `/api/user/entries?before=${last?.id}`, { as: other });
  expect(body).toEqual({ entries: [], nextCursor: null });
});

test("The quotes of one day are those of the member's own day", async () => {
  const { quotes } = await page(recent, reader, "?date=2026-03-03");
  expect(quotes.map((quote) => quote.id)).toEqual([ids[5], ids[4]]);
  expect(await page(recent, reader, "?date=2025-03-03")).toEqual({ quotes: [], nextCursor: null });
});

test.each([
  "?date=2026-02-30",
  "?date=yesterday",
  "?before=1",
  "?before=",
  "?page=2",
  "?date=2026-03-01&date=2026-03-02",
])("A list asked for with %s is refused by name", async (query) => {
  for (const handlers of [recent, favorites]) {
    const reply = await call(handlers, "GET", `/api/quotes/list${query}`, { as: reader });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      message: expect.stringMatching(/date|before|page/),
      field: expect.any(String),
      code: "invalid_input",
    });
  }
});

test("Saving twice is saving once, and so is letting go", async () => {
  const someone = await member(open.prisma);
  const [id = ""] = await writeQuotes(someone, 2);
  const counted = async () => (await call(stats, "GET", "/api/user/stats", { as: someone })).body;

  for (let time = 0; time < 2; time++) {
    const reply = await save(someone, id, true);
    expect([reply.status, reply.body]).toEqual([200, { id, isFavorite: true }]);
    expect(await counted()).toMatchObject({ favoriteQuotes: 1 });
  }
  expect((await page(favorites, someone)).quotes.map((quote) => [quote.id, quote.isFavorite])).toEqual([
    [id, true],
  ]);
  for (let time = 0; time < 2; time++) {
    expect((await save(someone, id, false)).body).toEqual({ id, isFavorite: false });
    expect(await counted()).toMatchObject({ favoriteQuotes: 0 });
  }
  expect((await page(favorites, someone)).quotes).toEqual([]);
});

test("Saving one quote ten times at once counts it once", async () => {
  const someone = await member(open.prisma);
  const [id = ""] = await writeQuotes(someone, 1);
  await Promise.all(Array.from({ length: 10 }, () => save(someone, id, true)));
  expect((await call(stats, "GET", "/api/user/stats", { as: someone })).body).toMatchObject({
    favoriteQuotes: 1,
  });
});

test("Favorites are paged like quotes", async () => {
  const someone = await member(open.prisma);
  const written = await writeQuotes(someone, 35);
  for (const id of written) await save(someone, id, true);
  const pages = await allPages(favorites, someone);

  expect(pages.map((ids) => ids.length)).toEqual([30, 5]);
  expect(pages.flat()).toEqual(written.toReversed());
});

test("Somebody else's quote is not there: not to save, not to see, not to page from", async () => {
  const other = await member(open.prisma);
  const [id = ""] = ids;
  const reply = await save(other, id, true);

  expect([reply.status, reply.body]).toEqual([404, { message: "This quote is no longer here." }]);
  expect(await open.prisma.quote.count({ where: { id, favoritedAt: { not: null } } })).toBe(0);
  expect(await page(recent, other, `?before=${ids.at(-1)}`)).toEqual({ quotes: [], nextCursor: null });
});

test("A quote that does not exist is not found, and neither is what cannot be an id", async () => {
  for (const id of ["01900000-0000-7000-8000-000000000000", "1", "' OR 1=1", "\0"]) {
    expect((await save(reader, id, true, { params: { id } })).status).toBe(404);
  }
});

test.each([{ isFavorite: "true" }, { isFavorite: 1 }, {}, { isFavorite: true, text: "mine" }])(
  "Saving with %j is refused and changes nothing",
  async (body) => {
    const [id = ""] = ids;
    const reply = await save(reader, id, null, { body });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      message: expect.stringMatching(/isFavorite|text/),
      field: expect.any(String),
      code: "invalid_input",
    });
    expect(await open.prisma.quote.count({ where: { userId: reader.id, favoritedAt: { not: null } } })).toBe(
      0,
    );
  },
);

test("Signed out, there are no lists and nothing to save", async () => {
  const [id = ""] = ids;
  const nobody = newBrowser();
  const replies = [
    await call(recent, "GET", "/api/quotes/recent", { as: nobody }),
    await call(favorites, "GET", "/api/quotes/favorites", { as: nobody }),
    await call(favorite, "PATCH", `/api/quotes/${id}/favorite`, {
      as: nobody,
      params: { id },
      body: { isFavorite: true },
    }),
  ];
  expect(replies.map((reply) => reply.status)).toEqual([401, 401, 401]);
});

test.each(Object.entries(LAPSED))("With access over (%s), lists tell why", async (reason, state) => {
  const lapsed = await member(open.prisma, state);
  for (const handlers of [recent, favorites]) {
    const reply = await call(handlers, "GET", "/api/quotes/list", { as: lapsed });
    expect([reply.status, reply.body]).toEqual([
      403,
      { requiresAuth: true, reason, message: expect.any(String) },
    ]);
  }
  const [id = ""] = ids;
  expect((await save(lapsed, id, true)).status).toBe(403);
});
