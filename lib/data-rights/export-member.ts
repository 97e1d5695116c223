import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { DIMENSIONS, type TimeOfDay } from "@/lib/check-ins/dimensions";
import { unpackLevels } from "@/lib/check-ins/levels";
import { BRAND } from "@/lib/config/brand";
import { database } from "@/lib/db/client";
import { type MemberCipher, memberCipher } from "@/lib/db/encryption/ciphers";
import { BYTE_ORDER_MARK, csvRecord, joinedTexts } from "@/lib/ground/csv";
import { entryScore } from "@/lib/moods/scores";
import { openLine } from "@/lib/moods/stored-entry";
import { now } from "@/lib/time/clock";
import { openQuote } from "@/lib/words/stored-quote";
import { HELD_ROWS, type Holder } from "./held-rows";

/** How many entries are in memory at a time. */
const PAGE_SIZE = 500;

export const CSV_HEADINGS = [
  "Date",
  "Time of day",
  ...DIMENSIONS.map((dimension) => dimension.label),
  "Mood score",
  "Quote",
  "Saved",
  "Line for yourself",
  "Other saved quotes",
];

/** Everything a member told and was given, an entry a record, oldest first; it comes piece by piece. */
export async function* exportCsv(userId: string): AsyncGenerator<string, void, undefined> {
  const db = await database();
  await recordAudit(db, "data_exported", { actorId: userId, subjectId: userId });
  yield BYTE_ORDER_MARK + csvRecord(CSV_HEADINGS);
  const cipher = await memberCipher(db, userId);
  let after: string | undefined;
  do {
    const rows = await entriesAfter(userId, after);
    yield rows.map((row) => csvRecord(cellsOf(cipher, row))).join("");
    after = rows.length === PAGE_SIZE ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
}

async function entriesAfter(userId: string, after: string | undefined): Promise<EntryRow[]> {
  const db = await database();
  return db.emotionalState.findMany({
    where: { userId, ...(after ? { id: { gt: after } } : {}) },
    orderBy: { id: "asc" },
    take: PAGE_SIZE,
    relationLoadStrategy: "join",
    select: {
      id: true,
      sealed: true,
      sealedLine: true,
      localDate: true,
      timeOfDay: true,
      quotes: {
        where: { OR: [{ isCurrent: true }, { favoritedAt: { not: null } }] },
        orderBy: { variant: "asc" },
        select: { id: true, sealed: true, favoritedAt: true, isCurrent: true },
      },
    },
  });
}

interface EntryRow {
  id: string;
  sealed: Uint8Array;
  sealedLine: Uint8Array | null;
  localDate: string;
  timeOfDay: TimeOfDay;
  /** The current one, and those that are saved. */
  quotes: { id: string; sealed: Uint8Array; favoritedAt: Date | null; isCurrent: boolean }[];
}

function cellsOf(
  cipher: MemberCipher,
  { id, sealed, sealedLine, localDate, timeOfDay, quotes }: EntryRow,
): string[] {
  const quote = quotes.find(({ isCurrent }) => isCurrent);
  const others = quotes.filter(({ isCurrent }) => !isCurrent);
  const levels = unpackLevels(cipher.open("EmotionalState", id, sealed));
  return [
    localDate,
    timeOfDay,
    ...DIMENSIONS.map(({ key }) => String(levels[key] ?? "")),
    entryScore(levels).toFixed(2),
    quote ? openQuote(cipher, quote.id, quote.sealed).text : "",
    quote?.favoritedAt ? "yes" : "no",
    openLine(cipher, id, sealedLine) ?? "",
    joinedTexts(others.map((other) => openQuote(cipher, other.id, other.sealed).text)),
  ];
}

/**
 * Everything held about a member as one JSON object, its private parts opened; it comes piece by piece.
 *
 * @param actorId who asks for it, where that is not the member
 */
export async function* exportJson(
  holder: Holder,
  actorId = holder.id,
): AsyncGenerator<string, void, undefined> {
  const db = await database();
  await recordAudit(db, "data_exported", { actorId, subjectId: holder.id });
  yield `{\n"product": ${JSON.stringify(BRAND.name)},\n"exportedAt": ${JSON.stringify(now())}`;
  for (const held of Object.values(HELD_ROWS)) {
    if ("nothing" in held) continue;
    yield `,\n${JSON.stringify(held.name)}: [`;
    yield* rowsOf(held.rows(db, holder));
    yield "]";
  }
  yield "\n}\n";
}

async function* rowsOf(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string, void, undefined> {
  let separator = "\n";
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield separator + rows.map((row) => JSON.stringify(row)).join(",\n");
    separator = ",\n";
  }
}
