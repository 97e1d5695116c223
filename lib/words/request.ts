import "server-only";
import type { Levels, TimeOfDay } from "@/lib/check-ins/dimensions";
import { unpackLevels } from "@/lib/check-ins/levels";
import type { Wish } from "@/lib/check-ins/wish";
import { crisisCare } from "@/lib/crisis/rules";
import { hopeBefore, recentLevels, type Summary } from "@/lib/moods/summary";
import { NO_SENTENCE_REPEAT } from "./choose";
import { dayOf, trendsOf, usualLevels } from "./day";
import { sentencesOf } from "./library";
import { recentTexts } from "./queries";
import type { QuoteRequest } from "./writers/port";

/** What the words are for. */
export interface Written {
  userId: string;
  entryId: string;
  localDate: string;
  levels: Levels;
  timeOfDay: TimeOfDay;
  wish: Wish | null;
}

/**
 * What a writer is told of an entry.
 *
 * @param summary the member's, with the entry in it
 * @param variant 0 for its first text, 1 for the next
 */
export async function requestFor(entry: Written, summary: Summary, variant = 0): Promise<QuoteRequest> {
  const { userId, entryId, localDate, levels, timeOfDay, wish } = entry;
  const care = crisisCare(levels, hopeBefore(summary, localDate));
  const [, ...earlier] = recentLevels(summary);
  const usual = usualLevels(earlier);
  const texts = await recentTexts(userId);
  return {
    levels,
    timeOfDay,
    wish,
    day: dayOf(levels),
    usual,
    trends: trendsOf(levels, usual, lastDays(summary)),
    care: care === "panel",
    line: care === "line",
    folded: summary.knowsCrisisLines,
    taste: summary.words.taste,
    read: {
      passages: summary.words.read,
      sentences: new Set(texts.slice(0, NO_SENTENCE_REPEAT).flatMap(sentencesOf)),
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
