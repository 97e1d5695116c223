import type { Env } from "@/lib/env";
import { anthropicWriter } from "@/lib/services/quote-writer/anthropic";
import { composer } from "@/lib/services/quote-writer/embedded";
import type { QuoteRequest, WrittenQuote } from "@/lib/services/quote-writer/port";
import { type OnFallback, writeWithin } from "@/lib/services/quote-writer/within-deadline";

/** The writer as the domain sees it: the deadline is already inside. */
export interface TimedQuoteWriter {
  write(request: QuoteRequest): Promise<WrittenQuote>;
}

/** Leaves a second of three for storing the words and bringing them to the screen. */
const DEADLINE_MS = 2_000;
/** Without a fallback a late quote is better than none. */
const PATIENT_DEADLINE_MS = 8_000;

/** Hearten's own library, whatever is configured: for members who want no AI. */
export const libraryWriter: TimedQuoteWriter = {
  write: (request) => writeWithin(composer, null, request, DEADLINE_MS),
};

export function chooseQuoteWriter(config: Env["quoteWriter"], onFallback: OnFallback): TimedQuoteWriter {
  if (config.kind === "composer") {
    return libraryWriter;
  }
  const writer = anthropicWriter(config);
  if (config.fallback === "none") {
    return { write: (request) => writeWithin(writer, null, request, PATIENT_DEADLINE_MS) };
  }
  return { write: (request) => writeWithin(writer, composer, request, DEADLINE_MS, onFallback) };
}
