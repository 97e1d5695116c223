import { beforeAll, expect, test } from "vitest";
import { DEFAULT_LEVELS, levelsFrom } from "@/lib/check-ins/levels";
import type { OpenDatabase } from "@/lib/db/client";
import { readReport } from "@/lib/moods/queries";
import { askedReport } from "@/lib/moods/report";
import { writeLine } from "@/lib/moods/stored-entry";
import { changeSummary } from "@/lib/moods/stored-summary";
import { EMPTY_SUMMARY } from "@/lib/moods/summary";
import { generateQuote } from "@/lib/words/generate-quote";
import { useFreshDatabase } from "@/tests/support/database";
import { type Member, member } from "@/tests/support/people";

const PERIOD = { from: "2026-03-01", to: "2026-03-14" };

let open: OpenDatabase;
let reader: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
  reader = await member(open.prisma);
  await checkIn(reader, "2026-02-28T23:59:59Z");
  await checkIn(reader, "2026-03-01T00:00:00Z", { ...DEFAULT_LEVELS, sleepQuality: 1 });
  const { checkInId } = await checkIn(reader, "2026-03-14T23:59:59Z", { ...DEFAULT_LEVELS, sleepQuality: 4 });
  await writeLine(reader.id, checkInId, "Walked to the river");
  await checkIn(reader, "2026-03-15T00:00:00Z");
});

function checkIn(as: Member, at: string, levels = DEFAULT_LEVELS, zone = "UTC") {
  const told = { levels, timeOfDay: "morning" as const, idempotencyKey: null, isLate: true };
  return generateQuote(as.id, zone, told, { at: new Date(at) });
}

test("a report holds the member's own entries from its first day to its last, and nobody else's", async () => {
  const other = await member(open.prisma);
  const { checkInId } = await checkIn(
    other,
    "2026-03-02T08:00:00Z",
    levelsFrom(() => 5),
  );
  await writeLine(other.id, checkInId, "Somebody else's");
  const report = await readReport(reader.id, PERIOD, { withLines: true });
  expect(report).toMatchObject({ entries: 2, daysWithEntries: 2, patterns: [] });
  expect(report.dimensions.sleepQuality).toMatchObject({ mean: 2.5, lowest: 1, highest: 4, entries: 2 });
  expect(report.ownLines).toEqual([{ date: "2026-03-14", text: "Walked to the river" }]);
  expect(await readReport((await member(open.prisma)).id, PERIOD, { withLines: true })).toMatchObject({
    entries: 0,
    mood: null,
    ownLines: [],
    patterns: [],
  });
});

test("a day is the one that the entry was made on, where the member was then", async () => {
  const traveller = await member(open.prisma);
  await checkIn(traveller, "2026-02-28T12:00:00Z", DEFAULT_LEVELS, "Pacific/Kiritimati");
  await checkIn(traveller, "2026-03-15T08:00:00Z", DEFAULT_LEVELS, "Pacific/Pago_Pago");
  const { mood } = await readReport(traveller.id, PERIOD, { withLines: false });
  expect(mood?.line.flatMap((value, day) => (value === null ? [] : day))).toEqual([0, 13]);
});

test("own lines stay closed unless they were asked for", async () => {
  expect((await readReport(reader.id, PERIOD, { withLines: false })).ownLines).toEqual([]);
  const asked = askedReport({ ...PERIOD, lines: "on" }, "2026-03-20");
  expect((await readReport(reader.id, asked.period ?? PERIOD, asked)).ownLines).toHaveLength(1);
});

test("patterns are those that the last look clearly found, the strongest first", async () => {
  const someone = await member(open.prisma);
  const link = { entries: 58, isClear: true };
  await open.prisma.$transaction((tx) =>
    changeSummary(tx, someone.id, () => ({
      ...EMPTY_SUMMARY,
      look: [
        { ...link, key: "sleepQuality", strength: 0.4 },
        { ...link, key: "currentChallengeLevel", strength: -0.6, entries: 60 },
        { ...link, key: "gratitudeLevels", strength: 0.5, isClear: false },
        { ...link, key: "evening", strength: 0.5 },
      ],
    })),
  );
  const { patterns } = await readReport(someone.id, PERIOD, { withLines: false });
  expect(patterns).toEqual([
    { key: "currentChallengeLevel", entries: 60, text: "harder challenges and a lower mood went together" },
    { key: "sleepQuality", entries: 58, text: "better sleep and a higher mood went together" },
  ]);
});
