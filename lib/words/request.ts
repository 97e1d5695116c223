import "server-only";
import type { Levels, TimeOfDay } from "@/lib/check-ins/dimensions";
import { spokenOf, type Told, unpackLevels } from "@/lib/check-ins/levels";
import { choicesOf, MOOD_CHOICES, refuseTakenBack } from "@/lib/consent/queries";
import { type Choice, type Choices, MOOD_PURPOSES, mayAskAi } from "@/lib/consent/schema";
import { crisisCare } from "@/lib/crisis/rules";
import { database, sharedDatabase } from "@/lib/db/client";
import { AppError } from "@/lib/ground/errors";
import {
  openSummary,
  type StoredSummary,
  SUMMARY_COLUMNS,
  type SummaryRow,
} from "@/lib/moods/stored-summary";
import { hopeBefore, recentLevels, type Summary } from "@/lib/moods/summary";
import { NO_SENTENCE_REPEAT } from "./choose";
import { DAYS_FOR_USUAL, dayOf, trendsOf, usualLevels } from "./day";
import { entryById, sentencesIn, sentencesOf } from "./library";
import { recentTexts } from "./queries";
import type { QuoteRequest } from "./writers/port";
import { libraryWriter, type QuoteWriter, quoteWriter } from "./writers/writer";

/** What the words are for. */
export interface Written extends Required<Told> {
  userId: string;
  entryId: string;
  localDate: string;
  timeOfDay: TimeOfDay;
  isPast: boolean;
}

/**
 * What a writer is told of an entry.
 *
 * @param summary the member's, with the entry in it
 * @param writer a model alone is shown the texts before; the library knows its own
 * @param variant 0 for its first text, 1 for the next
 */
export async function requestFor(
  entry: Written,
  summary: Summary,
  writer: QuoteWriter,
  variant = 0,
): Promise<QuoteRequest> {
  const { userId, entryId, localDate, levels, timeOfDay, wish, isPast } = entry;
  const care = crisisCare(levels, hopeBefore(summary, localDate));
  const upToIt = { ...summary, recent: summary.recent.filter(({ date }) => date <= localDate) };
  const [, ...earlier] = recentLevels(upToIt);
  // Many entries on one day tell nothing of other days.
  const days = new Set(upToIt.recent.slice(1).map(({ date }) => date)).size;
  const usual = days < DAYS_FOR_USUAL ? null : usualLevels(earlier);
  const { read } = summary.words;
  const passages = read.slice(0, NO_SENTENCE_REPEAT).flatMap((id) => entryById(id) ?? []);
  const texts = writer === libraryWriter ? [] : await recentTexts(userId, NO_SENTENCE_REPEAT);
  return {
    levels: spokenOf(entry),
    timeOfDay,
    isPast,
    wish,
    day: dayOf(levels),
    usual,
    trends: trendsOf(levels, usual, lastDays(upToIt)),
    care: care === "panel",
    line: care === "line",
    folded: summary.knowsCrisisLines,
    taste: summary.words.taste,
    read: {
      passages: read,
      sentences: new Set([...passages.flatMap(sentencesIn), ...texts.flatMap(sentencesOf)]),
    },
    recentTexts: texts,
    seed: variant === 0 ? entryId : `${entryId} ${variant}`,
  };
}

/** The newest levels of each day with entries, today's first. */
function lastDays({ recent }: Summary): Levels[] {
  const days = new Map<string, Levels>();
  for (const { date, levels } of recent) if (!days.has(date)) days.set(date, unpackLevels(levels));
  return [...days.values()];
}

/**
 * The writer that this member allows: an AI only where they said yes to it.
 *
 * @throws AppError forbidden when the member took back their consent to keeping ratings
 */
export async function allowedWriter(userId: string): Promise<QuoteWriter> {
  return writerUnder(userId, await moodChoices(userId));
}

const BEGINNING = `
  SELECT ${SUMMARY_COLUMNS}, ${MOOD_CHOICES} AS "choices" FROM "MemberSummary" WHERE "userId" = $1`;

type Mood = Partial<Record<(typeof MOOD_PURPOSES)[number], Pick<Choice, "granted" | "policyVersion">>>;
type BeginningRow = SummaryRow & {
  choices: { purpose: keyof Mood; granted: boolean; policyVersion: string }[];
};

/** The same writer, with the summary that a check-in is counted into: both by one statement. */
export async function beginCheckIn(userId: string): Promise<{ writer: QuoteWriter; known: StoredSummary }> {
  const { pool, prisma } = await sharedDatabase();
  const { rows } = await pool.query<BeginningRow>(BEGINNING, [userId]);
  const [row] = rows;
  if (!row) throw new AppError("not_found", "This account no longer exists.");
  const choices: Mood = Object.fromEntries(row.choices.map(({ purpose, ...choice }) => [purpose, choice]));
  return { writer: writerUnder(userId, choices), known: await openSummary(prisma, userId, row) };
}

function writerUnder(userId: string, { mood_data, ai_quotes }: Mood): QuoteWriter {
  refuseTakenBack(mood_data);
  const writer = quoteWriter();
  if (!mayAskAi(ai_quotes) || writer === libraryWriter) return libraryWriter;
  const mayAskAgain = async () => mayAskAi((await moodChoices(userId)).ai_quotes);
  return { write: (request) => writer.write({ ...request, mayAskAgain }) };
}

/** A check-in that waited on a device may come before they are asked anew: a no from then still is one. */
async function moodChoices(userId: string): Promise<Choices> {
  return choicesOf(await database(), { userId }, MOOD_PURPOSES, { everBefore: true });
}
