import { setImmediate } from "node:timers/promises";
import { parse } from "csv-parse/sync";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as everything from "@/app/api/user/data-export/route";
import * as exporting from "@/app/api/user/export/route";
import * as preview from "@/app/api/user/import/preview/route";
import * as importing from "@/app/api/user/import/route";
import * as stats from "@/app/api/user/stats/route";
import { settingsRows } from "@/lib/accounts/sessions";
import { DIMENSIONS, TIMES_OF_DAY } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS, levelsFrom } from "@/lib/check-ins/levels";
import { IMPORT_MAX_ENTRIES, IMPORT_UNDO_HOURS } from "@/lib/config/policy";
import { recordMoodConsent } from "@/lib/consent/record-choices";
import type { OpenDatabase } from "@/lib/db/client";
import { csvRecord } from "@/lib/ground/csv";
import { seededRandom } from "@/lib/ground/seeded-random";
import { IMPORTING, importFile, lastImport, lastImportFor, undoImport } from "@/lib/import/import-file";
import { readFile } from "@/lib/import/read-file";
import { writeLine } from "@/lib/moods/stored-entry";
import { readSummary, rebuildSummary } from "@/lib/moods/stored-summary";
import { NO_TASTE } from "@/lib/moods/taste";
import { deleteEntry } from "@/lib/words/delete-entry";
import { anotherQuote, generateQuote } from "@/lib/words/generate-quote";
import { forgetLearnt, giveFeedback, setFavorite } from "@/lib/words/quote-acts";
import { libraryWriter } from "@/lib/words/writers/writer";
import { isPostgres, useFreshDatabase } from "@/tests/support/database";
import { type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";
import { sampleSize } from "@/tests/support/sample-size";

vi.setConfig({ testTimeout: 180_000 });

const DAYLIO_HEAD = "full_date,date,weekday,time,mood,activities,note_title,note";
const HOUR = 3_600_000;

let open: OpenDatabase;
let someone: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
});

beforeEach(async () => {
  someone = await agreed();
});

async function agreed(): Promise<Member> {
  const made = await member(open.prisma);
  await recordMoodConsent(made.id, { moodData: true });
  return made;
}

type Row = Record<string, unknown>;

const send = async (as: Member, raw: string) => {
  const { text } = await call(importing, "POST", "/api/user/import", { as, raw });
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row)
    .at(-1);
};
const look = async (as: Member, raw: string) =>
  (await call(preview, "POST", "/api/user/import/preview", { as, raw })).body as Row;
const csvOf = async (as: Member) => (await call(exporting, "GET", "/api/user/export", { as })).text;
const jsonOf = async (as: Member) => (await call(everything, "GET", "/api/user/data-export", { as })).text;
const lastOf = async (as: Member): Promise<Row | null> => {
  const { body } = await call(importing, "GET", "/api/user/import", { as });
  return (body as { last: Row | null }).last;
};
const undo = (as: Member, id: unknown) => call(importing, "DELETE", `/api/user/import?id=${id}`, { as });
const countOf = (where: { id: string }) => open.prisma.emotionalState.count({ where: { userId: where.id } });

/** Three check-ins with all that can hang on one: a full, a short, and one with another text, a line and feedback. */
async function live({ id }: Member): Promise<void> {
  const at = (day: number) => ({ at: new Date(Date.UTC(2026, 9, day, 20, 15, 0, 123)) });
  const full = { levels: { ...DEFAULT_LEVELS, stressLevel: 5 }, timeOfDay: "evening" as const };
  const short = levelsFrom((key) =>
    ["hopeForFuture", "stressLevel", "sleepQuality"].includes(key) ? 2 : null,
  );
  await generateQuote(id, "UTC", { ...full, idempotencyKey: "one" }, at(1));
  await generateQuote(id, "UTC", { ...full, levels: short, wish: "view", idempotencyKey: null }, at(2));
  const moved = ["stressLevel" as const];
  const third = await generateQuote(id, "UTC", { ...full, moved, wish: "step", idempotencyKey: null }, at(3));
  await setFavorite(id, third.id, true);
  await giveFeedback(id, third.id, { helped: false, because: "too_long" });
  await anotherQuote(id, third.id, { writer: libraryWriter });
  await writeLine(id, third.checkInId, "=a quiet walk\nby the river");
}

/** The rows of 'Export everything' that an import brings along, without what another account names otherwise. */
function rowsOf(text: string): Row {
  const file = JSON.parse(text) as Record<string, Row[]>;
  const without = (row: Row, names: string[]) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
  const placeOf = (name: string, id: unknown) => file[name]?.findIndex((row) => row.id === id);
  return {
    checkIns: file.checkIns?.map((row) => without(row, ["id", "userId", "importId", "idempotencyKey"])),
    quotes: file.quotes?.map((row) => ({
      ...without(row, ["id", "userId", "emotionalStateId"]),
      of: placeOf("checkIns", row.emotionalStateId),
    })),
    quoteFeedback: file.quoteFeedback?.map((row) => ({
      ...without(row, ["quoteId", "userId"]),
      of: placeOf("quotes", row.quoteId),
    })),
    insights: file.insights
      ?.map(({ type, text: said, createdAt }) => [createdAt, type, said].join(" "))
      .sort(),
    summary: file.summary?.map((row) => without(row, ["userId", "updatedAt", "changes"])),
  };
}

test("'Export everything', imported into another account and exported there, gives the same rows", async () => {
  await live(someone);
  const file = await jsonOf(someone);
  const other = await agreed();
  expect(await look(other, file)).toEqual({
    kind: "hearten_json",
    found: 3,
    entries: 3,
    days: { from: "2026-10-01", to: "2026-10-03" },
    lines: 1,
    quotes: 4,
    favorites: 1,
    alreadyHere: 0,
    shortened: 0,
    activities: 0,
    problems: [],
    problemCount: 0,
    otherMoods: 0,
  });
  expect(await countOf(other)).toBe(0);
  expect(await send(other, file)).toEqual({ imported: 3 });
  const again = await jsonOf(other);
  expect(rowsOf(again)).toEqual(rowsOf(file));
  expect(await csvOf(other)).toBe(await csvOf(someone));
  // Nothing comes in twice, from whichever account it was exported.
  for (const known of [file, again, await csvOf(other)]) {
    expect(await look(other, known)).toMatchObject({ entries: 0, alreadyHere: 3, days: null });
    expect(await send(other, known)).toEqual({ imported: 0 });
  }
  expect(await look(someone, again)).toMatchObject({ entries: 0, alreadyHere: 3 });
  expect(await countOf(someone)).toBe(3);
});

test("'Export your data', imported into another account and exported there, gives the same records", async () => {
  await live(someone);
  const daylio = `${DAYLIO_HEAD}\n2026-09-01,1 September,Tuesday,08:00,good,,,\n`;
  expect(await send(someone, daylio)).toEqual({ imported: 1 });
  const file = await csvOf(someone);
  const other = await agreed();
  expect(await send(other, file)).toEqual({ imported: 4 });
  expect(await csvOf(other)).toBe(file);
  expect(await send(other, file)).toEqual({ imported: 0 });
  expect(await send(other, daylio)).toEqual({ imported: 0 });
  const { body } = await call(stats, "GET", "/api/user/stats", { as: other });
  expect(body).toMatchObject({ totalEntries: 4, totalQuotes: 3, favoriteQuotes: 1 });
  // As the file was before it held saved quotes that are no longer current: the same entries all the same.
  expect(await look(other, withoutLastColumn(file))).toMatchObject({ entries: 0, alreadyHere: 4 });
  expect(await send(await agreed(), withoutLastColumn(file))).toEqual({ imported: 4 });
});

function withoutLastColumn(csv: string): string {
  const records: string[][] = parse(csv, { bom: true });
  return records.map((cells) => csvRecord(cells.slice(0, -1))).join("");
}

test("Daylio's moods count as scores, and an entry that is exported again with others comes in once", async () => {
  const day = (time: string, mood: string) => `2026-11-02,November 2,Monday,${time},${mood},tea | bath,,`;
  const first = [DAYLIO_HEAD, day("08:00", "rad"), day("09:00", "rad")].join("\n");
  expect(await send(someone, first)).toEqual({ imported: 2 });
  const longer = [
    DAYLIO_HEAD,
    day("10:00", "rad"),
    day("09:00", "rad"),
    day("08:00", "rad"),
    day("20:00", "awful"),
  ];
  expect(await look(someone, longer.join("\n"))).toMatchObject({ entries: 2, alreadyHere: 2, activities: 4 });
  // They travelled meanwhile.
  await open.prisma.user.update({ where: { id: someone.id }, data: { timeZone: "Asia/Tokyo" } });
  expect(await send(someone, longer.join("\n"))).toEqual({ imported: 2 });
  const { body } = await call(stats, "GET", "/api/user/stats", { as: someone });
  expect(body).toMatchObject({ totalEntries: 4, averageMood: 4 });
});

test("An import is undone as a whole for a day, and all stands as before; what was checked in since stays", async () => {
  await live(someone);
  const file = await jsonOf(someone);
  const other = await agreed();
  const checkIn = { levels: DEFAULT_LEVELS, timeOfDay: "morning" as const, idempotencyKey: null };
  await generateQuote(other.id, "UTC", checkIn, { at: new Date("2026-10-02T08:00:00Z") });
  const { words: _, ...before } = await readSummary(open.prisma, other.id);
  await send(other, file);
  const last = await lastOf(other);
  expect(last).toMatchObject({ entries: 3 });
  const later = new Date(Date.now() + IMPORT_UNDO_HOURS * HOUR + 60_000);
  await expect(undoImport(other.id, String(last?.id), later)).rejects.toMatchObject({ code: "conflict" });
  expect(await countOf(other)).toBe(4);
  expect((await undo(other, last?.id)).body).toEqual({ last: null });
  const { words, ...after } = await readSummary(open.prisma, other.id);
  expect(after).toEqual(before);
  expect(words.taste).toEqual({
    ...NO_TASTE,
    gives: expect.anything(),
    because: { too_long: 0 },
  });
  expect([await countOf(other), await open.prisma.quote.count({ where: { userId: other.id } })]).toEqual([
    1, 1,
  ]);
  expect(await countOf(someone)).toBe(3);
  expect(await send(other, file)).toEqual({ imported: 3 });
});

test("What is undone is the import that was named: again it touches no other, and an older one waits its turn", async () => {
  const day = (date: string) => `${DAYLIO_HEAD}\n${date},any,any,08:00,meh,,,\n`;
  const ids = [];
  for (const date of ["2026-11-02", "2026-11-03", "2026-11-04"]) {
    await send(someone, day(date));
    ids.push((await lastOf(someone))?.id);
  }
  const [first, second, third] = ids;
  expect((await call(importing, "DELETE", "/api/user/import", { as: someone })).status).toBe(400);
  expect((await undo(someone, "the last")).status).toBe(400);
  const refused = await undo(someone, first);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { message: expect.stringContaining("Only the last import") },
  ]);
  expect(await countOf(someone)).toBe(3);
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await undo(someone, third);
    expect([status, body]).toMatchObject([200, { last: { id: second } }]);
    expect(await countOf(someone)).toBe(2);
  }
  // Nor is anybody else's.
  expect((await undo(await agreed(), second)).body).toEqual({ last: null });
  expect(await countOf(someone)).toBe(2);
  expect((await undo(someone, second)).body).toMatchObject({ last: { id: first } });
});

/** 'Export your data' of so many entries, three a day. */
function longHistory(entries: number): ReturnType<typeof readFile> {
  const head = ["Date", "Time of day", ...DIMENSIONS.map(({ label }) => label), "Quote", "Saved"].join(",");
  const random = seededRandom("a long history");
  const rows = Array.from({ length: entries }, (_, index) => {
    const date = new Date(Date.UTC(2000, 0, 2 + Math.floor(index / 3))).toISOString().slice(0, 10);
    const levels = DIMENSIONS.map(() => 1 + Math.floor(random() * 5));
    return [date, TIMES_OF_DAY[index % 3], ...levels, "Words that are as long as most or nearly.", "no"].join(
      ",",
    );
  });
  return readFile(Buffer.from([head, ...rows].join("\n")), { timeZone: "Europe/London", now: new Date() });
}

test("An import that fails in the middle has imported nothing", async () => {
  const before = await readSummary(open.prisma, someone.id);
  const heard: number[] = [];
  const failing = importFile(someone.id, longHistory(1_200), (done) => {
    heard.push(done);
    if (done === 1_000) throw new Error("The power went.");
  });
  await expect(failing).rejects.toThrow("The power went.");
  expect([heard, await countOf(someone)]).toEqual([[500, 1_000], 0]);
  expect(await readSummary(open.prisma, someone.id)).toEqual(before);
});

test.skipIf(!isPostgres())(
  "An import whose database goes away in the middle has imported nothing, and comes in whole the next time",
  async () => {
    const before = await readSummary(open.prisma, someone.id);
    const file = longHistory(3_000);
    const away = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    let ended: Promise<unknown> = Promise.resolve();
    const failing = importFile(someone.id, file, (done) => {
      if (done === 500) ended = open.pool.query(away);
    });
    await expect(failing).rejects.toThrow();
    await ended;
    expect(await countOf(someone)).toBe(0);
    expect(await readSummary(open.prisma, someone.id)).toEqual(before);
    expect(await importFile(someone.id, file)).toBe(3_000);
    expect(await countOf(someone)).toBe(3_000);
  },
);

test("As many entries as a file may hold are in within a minute, and are counted", async () => {
  const entries = sampleSize(IMPORT_MAX_ENTRIES);
  const file = longHistory(entries);
  // Of the processor, so that a busy machine tells the same as a quiet one.
  const began = process.cpuUsage();
  expect(await importFile(someone.id, file)).toBe(entries);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1_000).toBeLessThan((60_000 * entries) / IMPORT_MAX_ENTRIES);
  const counted = await readSummary(open.prisma, someone.id);
  expect([counted.totals[0], counted.quotes]).toEqual([entries, entries]);
  const { summary } = await open.prisma.$transaction((tx) => rebuildSummary(tx, someone.id), IMPORTING);
  expect(counted).toEqual(summary);
});

/** A file of one entry, which lies before such a history, so that all of it is counted anew. */
function oneBefore(): ReturnType<typeof readFile> {
  const csv = `${DAYLIO_HEAD}\n2000-01-01,January 1,Saturday,08:00,meh,,,\n`;
  return readFile(Buffer.from(csv), { timeZone: "Europe/London", now: new Date() });
}

/** How often another member's figures were answered while something was done, and the longest wait for them, in parts of the whole. */
async function readsDuring(work: Promise<unknown>): Promise<{ reads: number; longest: number }> {
  const other = await agreed();
  const waits: number[] = [];
  const began = performance.now();
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const asked = performance.now();
    await call(stats, "GET", "/api/user/stats", { as: other });
    waits.push(performance.now() - asked);
    // The embedded database answers in the same turn: what is done meanwhile has to come to its own.
    await setImmediate();
  }
  await done;
  return { reads: waits.length, longest: Math.max(...waits) / (performance.now() - began) };
}

test("While a long history is counted for an import, and for its undoing, other members are answered", async () => {
  await importFile(someone.id, longHistory(4_500));
  const importing = await readsDuring(importFile(someone.id, oneBefore()));
  expect(importing.longest).toBeLessThan(0.5);
  expect(importing.reads).toBeGreaterThan(5);
  const undoing = await readsDuring(undoLast(someone.id));
  expect(undoing.longest).toBeLessThan(0.5);
  expect(await countOf(someone)).toBe(4_500);
});

test("A check-in that is made while an import goes on waits for no counting, stands afterwards and is counted once", async () => {
  await importFile(someone.id, longHistory(8_000));
  const checkIn = { levels: DEFAULT_LEVELS, timeOfDay: "morning" as const, idempotencyKey: null };
  let answered: ReturnType<typeof generateQuote> | undefined;
  let [asked, waited] = [0, Number.POSITIVE_INFINITY];
  const began = performance.now();
  await importFile(someone.id, oneBefore(), () => {
    asked = performance.now();
    answered = generateQuote(someone.id, "UTC", checkIn).finally(() => {
      waited = performance.now() - asked;
    });
  });
  const { checkInId } = (await answered) ?? {};
  expect(waited / (performance.now() - began)).toBeLessThan(0.5);
  expect(await open.prisma.emotionalState.count({ where: { id: checkInId, userId: someone.id } })).toBe(1);
  const counted = await readSummary(open.prisma, someone.id);
  expect([counted.totals[0], await countOf(someone)]).toEqual([8_002, 8_002]);
  const { summary } = await open.prisma.$transaction((tx) => rebuildSummary(tx, someone.id), IMPORTING);
  expect(counted).toEqual(summary);
});

test("What is said of words after everything learnt was forgotten stays learnt when an import is undone", async () => {
  await live(someone);
  const other = await agreed();
  await send(other, await jsonOf(someone));
  await forgetLearnt(other.id);
  const checkIn = { levels: DEFAULT_LEVELS, timeOfDay: "morning" as const, idempotencyKey: null };
  const { id } = await generateQuote(other.id, "UTC", { ...checkIn, wish: "step" });
  await giveFeedback(other.id, id, { helped: false, because: "too_long" });
  const { taste } = (await readSummary(open.prisma, other.id)).words;
  await undoLast(other.id);
  expect((await readSummary(open.prisma, other.id)).words.taste).toEqual(taste);
  expect(taste.because.too_long).toBe(1);
});

test("An import is undone while its entries are deleted, saved and judged, and nothing waits for ever", async () => {
  await live(someone);
  const other = await agreed();
  await send(other, await jsonOf(someone));
  const id = (await lastImport(other.id)).last?.id ?? "";
  const quotes = await open.prisma.quote.findMany({ where: { userId: other.id } });
  const acts = quotes.flatMap(({ id: quoteId, emotionalStateId }) => [
    giveFeedback(other.id, quoteId, { helped: true, because: null }),
    setFavorite(other.id, quoteId, true),
    deleteEntry(other.id, emotionalStateId),
  ]);
  const done = await Promise.allSettled([...acts.slice(0, 4), undoImport(other.id, id), ...acts.slice(4)]);
  for (const one of done) {
    if (one.status === "rejected") expect(one.reason.code).toMatch(/^(not_found|conflict)$/);
  }
  const counted = await readSummary(open.prisma, other.id);
  const { summary } = await open.prisma.$transaction((tx) => rebuildSummary(tx, other.id));
  expect(counted).toEqual(summary);
});

test("Two imports of the same file at once import it once", async () => {
  const file = `${DAYLIO_HEAD}\n2026-11-02,November 2,Monday,08:00,meh,,,\n`;
  const replies = await Promise.all([send(someone, file), send(someone, file)]);
  expect(replies).toEqual(expect.arrayContaining([{ imported: 1 }, { imported: 0 }]));
  expect(await countOf(someone)).toBe(1);
});

test("Nothing comes in for who has not agreed to it being kept", async () => {
  const file = `${DAYLIO_HEAD}\n2026-11-02,November 2,Monday,08:00,meh,,,\n`;
  await recordMoodConsent(someone.id, { moodData: false });
  expect(await send(someone, file)).toEqual({ message: expect.stringContaining("please agree") });
  expect(await countOf(someone)).toBe(0);
});

test("A file that is too large is refused in a sentence, and the audit holds counts alone", async () => {
  const { status, body } = await call(importing, "POST", "/api/user/import", {
    as: someone,
    raw: "x".repeat(8 * 1024 * 1024 + 1),
  });
  expect([status, body]).toEqual([400, { message: expect.stringContaining("larger than 8 MB") }]);
  await send(someone, `${DAYLIO_HEAD}\n2026-11-02,November 2,Monday,08:00,meh,,,my private note\n`);
  await undo(someone, (await lastOf(someone))?.id);
  const records = await open.prisma.auditRecord.findMany({
    where: { actorId: someone.id },
    orderBy: { id: "asc" },
  });
  expect(records.slice(1).map(({ action, detail }) => [action, detail])).toEqual([
    ["data_imported", { entries: 1 }],
    ["import_undone", { entries: 1 }],
  ]);
});

test("Settings knows of the last import with its other rows, for as long as it can be undone", async () => {
  expect((await settingsRows(someone.id)).lastImportId).toBeNull();
  await send(someone, `${DAYLIO_HEAD}\n2026-11-02,November 2,Monday,08:00,meh,,,\n`);
  const { lastImportId } = await settingsRows(someone.id);
  expect(await lastImportFor(someone.id, lastImportId)).toEqual({
    last: expect.objectContaining({ id: lastImportId, entries: 1 }),
  });
  const later = new Date(Date.now() + (IMPORT_UNDO_HOURS + 1) * 3_600_000);
  expect(await lastImportFor(someone.id, lastImportId, later)).toEqual({ last: null });
});

async function undoLast(userId: string) {
  const { last } = await lastImport(userId);
  return undoImport(userId, String(last?.id));
}
