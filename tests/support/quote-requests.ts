import { DIMENSION_KEYS, type Levels } from "@/lib/check-ins/dimensions";
import type { QuoteRequest } from "@/lib/services/quote-writer/port";

/** Ratings of 3 throughout, but for those given. */
export function levels(different: Partial<Levels> = {}): Levels {
  const middle = Object.fromEntries(DIMENSION_KEYS.map((key) => [key, 3])) as Levels;
  return { ...middle, ...different };
}

/** A check-in on an ordinary evening, but for what is given. */
export function quoteRequest(different: Partial<QuoteRequest> = {}): QuoteRequest {
  return {
    levels: levels({ sleepQuality: 2, stressLevel: 4 }),
    timeOfDay: "evening",
    usual: null,
    recentTexts: [],
    leaning: ["sleepQuality", "stressLevel"],
    care: false,
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
      leaning: ["hopeForFuture", "sleepQuality"],
    }),
  },
  {
    name: "low confidence",
    request: quoteRequest({ levels: levels({ confidenceLevel: 1 }), leaning: ["confidenceLevel"] }),
  },
  {
    name: "acute distress",
    request: quoteRequest({
      levels: levels({ hopeForFuture: 1, senseOfPurpose: 1, anxietyLevel: 5, confidenceLevel: 1 }),
      usual: levels({ hopeForFuture: 2 }),
      leaning: ["hopeForFuture", "anxietyLevel", "senseOfPurpose"],
      care: true,
    }),
  },
  {
    name: "nothing to lean on",
    request: quoteRequest({ levels: levels(), leaning: [], timeOfDay: "afternoon" }),
  },
];
