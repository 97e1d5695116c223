import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import type { GeneratedQuote, ListedEntry, Quote } from "@/lib/words/schema";

/** A quote as a list shows it. */
export function aQuote(parts: Partial<Quote> = {}): Quote {
  return {
    id: "019a0000-0000-7000-8000-000000000001",
    checkInId: `entry of ${parts.id ?? "the quote"}`,
    text: `${"Words that were written for a quiet morning, ".repeat(3)}and these are the last of them.`,
    createdAt: "2026-11-20T20:00:00.000Z",
    localDate: "2026-11-20",
    timeOfDay: "evening",
    isFavorite: false,
    source: "library",
    emotionalState: DEFAULT_LEVELS,
    checkedInAt: "2026-11-20T20:00:00.000Z",
    line: null,
    ...parts,
  };
}

/** A quote as the answer to a check-in. */
export function aGeneratedQuote(parts: Partial<GeneratedQuote> = {}): GeneratedQuote {
  return {
    id: "0190a000-0000-7000-8000-00000000000a",
    checkInId: "0190a000-0000-7000-8000-00000000000c",
    text: "Little sleep, and still you came.",
    isFavorite: false,
    createdAt: "2026-11-21T08:00:00.000Z",
    source: "library",
    reason: "You rated sleep 2 this morning",
    support: false,
    supportLine: false,
    line: null,
    othersLeft: 0,
    ...parts,
  };
}

/** An entry as the list of Progress shows it. */
export function anEntry({
  text = aQuote().text,
  ...parts
}: Partial<ListedEntry> & { text?: string | null } = {}): ListedEntry {
  const { id, isFavorite, localDate, timeOfDay, emotionalState, checkedInAt, line } = aQuote();
  return {
    id: "019a0000-0000-7000-8000-000000000002",
    quote: text === null ? null : { id, text, isFavorite },
    localDate,
    timeOfDay,
    emotionalState,
    createdAt: checkedInAt,
    line,
    ...parts,
  };
}
