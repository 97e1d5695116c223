import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import { type MoodStep, moodStep, shownScore } from "@/lib/check-ins/rules";
import { entryScore } from "@/lib/moods/scores";
import type { Quote } from "./schema";

/** What the member looks for among their saved words; an empty part leaves nothing out. */
export interface ShelfFilter {
  /** How they felt when the words were written. */
  felt: readonly MoodStep[];
  times: readonly TimeOfDay[];
  /** As typed: each word has to be in the text, in any order. */
  words: string;
}

export const WHOLE_SHELF: ShelfFilter = { felt: [], times: [], words: "" };

export function isFiltered({ felt, times, words }: ShelfFilter): boolean {
  return felt.length > 0 || times.length > 0 || words.trim() !== "";
}

type Shelved = Pick<Quote, "text" | "timeOfDay" | "emotionalState">;

/** The quotes that the filter leaves, in their order. Done where they are open: moods and texts are sealed at rest. */
export function fittingQuotes<Kept extends Shelved>(quotes: readonly Kept[], filter: ShelfFilter): Kept[] {
  const { felt, times } = filter;
  const words = plain(filter.words).split(/\s+/);
  return quotes.filter(
    ({ text, timeOfDay, emotionalState }) =>
      (felt.length === 0 || felt.includes(moodStep(shownScore(entryScore(emotionalState))))) &&
      (times.length === 0 || times.includes(timeOfDay)) &&
      words.every((word) => plain(text).includes(word)),
  );
}

/** As people type on any keyboard: no capitals, no accents, straight apostrophes. */
function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[‘’]/g, "'").toLowerCase();
}
