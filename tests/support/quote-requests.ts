import { DIMENSION_KEYS, type Levels } from "@/lib/check-ins/dimensions";
import { crisisCare } from "@/lib/crisis/rules";
import { NO_TASTE } from "@/lib/moods/taste";
import { dayOf, trendsOf } from "@/lib/words/day";
import type { QuoteRequest } from "@/lib/words/writers/port";

/** Ratings of 3 throughout, but for those given. */
export function levels(different: Partial<Levels> = {}): Levels {
  const middle = Object.fromEntries(DIMENSION_KEYS.map((key) => [key, 3])) as Levels;
  return { ...middle, ...different };
}

/** A check-in on an ordinary evening, but for what is given; what follows from the levels follows. */
export function quoteRequest(different: Partial<QuoteRequest> = {}): QuoteRequest {
  const rated = different.levels ?? levels({ sleepQuality: 2, stressLevel: 4 });
  const usual = different.usual ?? null;
  return {
    levels: rated,
    timeOfDay: "evening",
    usual,
    day: dayOf(rated),
    trends: trendsOf(rated, usual, [rated]),
    care: crisisCare(rated) === "panel",
    folded: false,
    line: crisisCare(rated) === "line",
    wish: null,
    taste: NO_TASTE,
    read: { passages: [], sentences: new Set() },
    recentTexts: [],
    seed: "one check-in",
    ...different,
  };
}

/** Kinds of check-in that every writer must find words for. */
export const EVERY_KIND: readonly { name: string; request: QuoteRequest }[] = [
  { name: "an ordinary evening", request: quoteRequest() },
  {
    name: "a good morning, better than usual",
    request: quoteRequest({
      levels: levels({ hopeForFuture: 5, sleepQuality: 5, motivationLevel: 4, stressLevel: 1 }),
      usual: levels(),
      timeOfDay: "morning",
    }),
  },
  {
    name: "low confidence",
    request: quoteRequest({ levels: levels({ confidenceLevel: 1 }) }),
  },
  {
    name: "acute distress",
    request: quoteRequest({
      levels: levels({ hopeForFuture: 1, senseOfPurpose: 1, anxietyLevel: 5, confidenceLevel: 1 }),
      usual: levels({ hopeForFuture: 2 }),
    }),
  },
  {
    name: "nothing to lean on",
    request: quoteRequest({ levels: levels(), timeOfDay: "afternoon" }),
  },
];
