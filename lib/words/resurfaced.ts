import "server-only";
import { unpackLevels } from "@/lib/check-ins/levels";
import { isHard } from "@/lib/check-ins/rules";
import { KEPT_WORDS_REST_DAYS } from "@/lib/config/policy";
import { crisisCare } from "@/lib/crisis/rules";
import { database, sharedDatabase } from "@/lib/db/client";
import { type MemberCipher, memberCipher } from "@/lib/db/encryption/ciphers";
import { memberSummary } from "@/lib/moods/queries";
import { entryScore } from "@/lib/moods/scores";
import { changeSummary } from "@/lib/moods/stored-summary";
import type { Resurfacing, Summary } from "@/lib/moods/summary";
import { addDays, localDate, now } from "@/lib/time/clock";
import type { ResurfacedReply, ResurfacingChoice } from "./schema";
import { openFeedback, openQuote } from "./stored-quote";

interface Member {
  id: string;
  timeZone: string;
}

/** Among so many a day finds its words: each one has to be opened. */
const LOOKED_AT = 50;

// The order is the day's own, so that all of it brings the same words, on every device.
const KEPT = `
  SELECT q."id", q."sealed", q."favoritedAt", e."id" AS "entryId", e."sealed" AS "entrySealed",
    f."sealed" AS "feedbackSealed"
  FROM "Quote" q
  JOIN "EmotionalState" e ON e."id" = q."emotionalStateId" AND e."userId" = q."userId"
  LEFT JOIN "QuoteFeedback" f ON f."quoteId" = q."id" AND f."userId" = q."userId"
  WHERE q."userId" = $1 AND q."favoritedAt" < $2::timestamptz
  ORDER BY hashtextextended(q."id"::text || $3::text, 0), q."id" LIMIT $4`;

/** The words that the member kept and that come back to them today. */
export async function resurfaced(member: Member): Promise<ResurfacedReply> {
  const summary = await memberSummary(member.id);
  const today = localDate(now(), member.timeZone);
  if (summary.favorites === 0 || !mayResurface(summary.resurfacing, today)) return { quote: null };
  const { pool, prisma } = await sharedDatabase();
  const keptBefore = `${addDays(today, -KEPT_WORDS_REST_DAYS)}T00:00:00Z`;
  const { rows } = await pool.query<KeptRow>(KEPT, [member.id, keptBefore, today, LOOKED_AT]);
  const cipher = await memberCipher(prisma, member.id);
  const found = wordsToResurface(
    rows.map((row) => ({ ...row, ...judged(cipher, row) })),
    lowsOf(summary, today),
  );
  if (!found) return { quote: null };
  const { id, sealed, favoritedAt, support } = found;
  const { text } = openQuote(cipher, id, sealed);
  return { quote: { id, text, keptOn: localDate(favoritedAt, member.timeZone), support } };
}

/** Has no words come back for the rest of the member's day, on none of their devices. */
export async function hideForToday(member: Member): Promise<ResurfacedReply> {
  await change(member.id, { hiddenOn: localDate(now(), member.timeZone) });
  return { quote: null };
}

/** Whether words that the member kept come back by themselves. */
export async function resurfacingOf(userId: string): Promise<ResurfacingChoice> {
  return { isOn: !(await memberSummary(userId)).resurfacing.isOff };
}

export async function chooseResurfacing(
  userId: string,
  { isOn }: ResurfacingChoice,
): Promise<ResurfacingChoice> {
  await change(userId, { isOff: !isOn });
  return { isOn };
}

async function change(userId: string, part: Partial<Resurfacing>): Promise<void> {
  const db = await database();
  await db.$transaction((tx) =>
    changeSummary(tx, userId, (summary) => ({
      ...summary,
      resurfacing: { ...summary.resurfacing, ...part },
    })),
  );
}

interface KeptRow {
  id: string;
  sealed: Uint8Array;
  favoritedAt: Date;
  entryId: string;
  entrySealed: Uint8Array;
  /** Null where the member said nothing of it. */
  feedbackSealed: Uint8Array | null;
}

function judged(cipher: MemberCipher, { id, entryId, entrySealed, feedbackSealed }: KeptRow) {
  const levels = unpackLevels(cipher.open("EmotionalState", entryId, entrySealed));
  const helped = feedbackSealed !== null && openFeedback(cipher, id, feedbackSealed).helped;
  return { score: entryScore(levels), helped, support: crisisCare(levels) === "panel" };
}

function lowsOf({ recent }: Summary, today: string) {
  return { wasLow: isLow(recent.find(({ date }) => date < today)), isLow: isLow(recent[0]) };
}

function isLow(entry: Summary["recent"][number] | undefined): boolean {
  return entry !== undefined && isHard(entryScore(unpackLevels(entry.levels)));
}

/** What is known of words that the member kept. */
interface KeptWords {
  /** The score of the entry that they were written for. */
  score: number;
  /** Whether the member said that they helped. */
  helped: boolean;
}

/** Whether words may come back by themselves on this day at all. */
export function mayResurface({ isOff, hiddenOn }: Resurfacing, today: string): boolean {
  return !isOff && hiddenOn !== today;
}

/** Whether the member was low at the day's beginning, and whether they are now, by their last entries. */
interface Lows {
  wasLow: boolean;
  isLow: boolean;
}

/**
 * Which of the words that a member kept come back. To who is low nothing comes but what they said has helped: bright
 * words would hurt. To anyone else nothing of a hard entry comes.
 *
 * A day has one text at most, chosen by how it began; where it no longer fits, nothing takes its place.
 *
 * @param kept in the day's own order
 */
export function wordsToResurface<Words extends KeptWords>(
  kept: readonly Words[],
  { wasLow, isLow }: Lows,
): Words | null {
  const ofToday = kept.find((words) => fits(words, wasLow));
  if (!ofToday) return kept.find((words) => fits(words, isLow)) ?? null;
  return fits(ofToday, isLow) ? ofToday : null;
}

function fits({ score, helped }: KeptWords, isLow: boolean): boolean {
  return isLow ? helped : !isHard(score);
}
